import { type KeyboardEvent, useId, useRef } from 'react';
import { useWords } from '../../app/words.ts';
import type { LogProps } from '../parts.ts';
import { TextParts } from './TextParts.tsx';
import { useFollowing } from './use-following.ts';
import './tones.css';
import './Log.css';

/** Hundreds of names are no stops for Tab: within the log the arrows walk over them. */
function walkNames(e: KeyboardEvent<HTMLElement>): void {
  const by = e.key === 'ArrowUp' ? -1 : e.key === 'ArrowDown' ? 1 : 0;
  if (by === 0) return;
  const names = [...e.currentTarget.querySelectorAll<HTMLElement>('.text-part')];
  const now = names.indexOf(document.activeElement as HTMLElement);
  names.at(now < 0 ? -1 : Math.min(names.length - 1, Math.max(0, now + by)))?.focus();
  e.preventDefault();
  e.stopPropagation();
}

/** What happened, the newest last. It follows along unless the reader went back to read. */
export function Log({ lines, onRef }: LogProps) {
  const t = useWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { behind, goToEnd, moved, handlers } = useFollowing(box, lines);
  return (
    <div className="log">
      <h2 className="kicker" id={id}>
        {t('table.log')}
      </h2>
      <div
        className="log-lines"
        ref={box}
        role="log"
        aria-live="off"
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        {...handlers}
        onKeyDown={(e) => {
          moved();
          walkNames(e);
        }}
      >
        {lines.length === 0 ? (
          <p className="log-empty">{t('table.log.empty')}</p>
        ) : (
          <ol>
            {lines.map(({ narration }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added or taken back at the end
              <li key={i} data-tone={narration.tone} className={narration.indent === 1 ? 'indent' : ''}>
                <TextParts parts={narration.line} aside onPoint={onRef} onChoose={onRef} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {behind && (
        <button type="button" className="log-newest" onClick={goToEnd}>
          {t('table.log.newest')} ↓
        </button>
      )}
    </div>
  );
}

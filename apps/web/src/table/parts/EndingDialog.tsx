import { useEffect, useRef } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Tone } from '../part-types.ts';
import type { EndingProps } from '../parts.ts';
import { paragraphs } from './measures.ts';
import { RuleLink } from './RuleLink.tsx';
import './tones.css';
import './EndingDialog.css';

interface Props extends EndingProps {
  /** whose rules say that it is over */
  readonly game?: string;
}

const SPARKS = 9;

const LOST: readonly Tone[] = ['foe', 'danger', 'muted'];

/** The match is over: who won, the end of the story, and where to go from here. */
export function EndingDialog({ ending, links, note, onClose, game }: Props) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open !== false) return;
    dialog.current.showModal();
    // The way on, not the first link of the story.
    dialog.current.querySelector<HTMLElement>('.ending-links > *')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="ending"
      data-tone={ending.tone}
      aria-labelledby="ending-title"
      onClose={onClose}
    >
      <div className="ending-glow" aria-hidden="true">
        {Array.from({ length: SPARKS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sparks are all the same
          <span key={i} />
        ))}
      </div>
      <div className="ending-story">
        <span className="ending-emblem">
          <Icon name={LOST.includes(ending.tone) ? 'death-skull' : 'achievement'} />
        </span>
        <h2 id="ending-title">{ending.title}</h2>
        {ending.why !== undefined && <p className="ending-why">{ending.why}</p>}
        {paragraphs(ending.text).map((p) => (
          <p key={p}>{p}</p>
        ))}
        {ending.figures !== undefined && (
          <dl className="ending-figures">
            {ending.figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {ending.rule !== null && game !== undefined && (
          <p className="ending-rule">
            <RuleLink game={game} rule={ending.rule} />
          </p>
        )}
      </div>
      <p className="ending-note" role="status">
        {note}
      </p>
      <div className="ending-links">
        {links.map(({ label, to, primary }) => {
          const look = primary ? 'button primary' : 'button';
          return typeof to === 'string' ? (
            <a key={label} href={to} className={look}>
              {label}
            </a>
          ) : (
            <button key={label} type="button" onClick={to} className={look}>
              {label}
            </button>
          );
        })}
        <button type="button" className="button" onClick={onClose} data-test="look">
          {t('table.ending.look')}
        </button>
      </div>
    </dialog>
  );
}

import { useRef } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { CoachProps } from '../parts.ts';
import { paragraphs } from './measures.ts';
import { useClearSide } from './use-clear-side.ts';
import './Coach.css';

/** The voice of the guided match: what to look at or do now. */
export function Coach({ coaching, onRead }: CoachProps) {
  const t = useWords();
  const { step, steps, title, text, read } = coaching;
  const card = useRef<HTMLElement>(null);
  useClearSide(card, coaching);
  return (
    <section className="coach" aria-labelledby="coach-title" ref={card}>
      <span className="coach-icon">
        <Icon name="graduate-cap" />
      </span>
      <div className="coach-words" aria-live="polite">
        <h2 id="coach-title">{title}</h2>
        {paragraphs(text).map((p) => (
          <p key={p}>{p}</p>
        ))}
      </div>
      <footer>
        <span className="coach-steps" role="img" aria-label={t('table.coach.step', { step, steps })}>
          {Array.from({ length: steps }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
            <span key={i} className={i + 1 === step ? 'now' : i + 1 < step ? 'done' : ''} />
          ))}
        </span>
        {read && (
          <button type="button" className="button primary" onClick={onRead} data-test="read-on">
            {t('table.coach.next')}
          </button>
        )}
      </footer>
    </section>
  );
}

import type { CSSProperties } from 'react';
import { useWords } from '../../app/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Moment } from '../parts.ts';
import { DieCube } from './DieFace.tsx';
import { Sum } from './Sum.tsx';
import { TurnedCard } from './TurnedCard.tsx';
import './tones.css';
import './MomentBox.css';

interface Props {
  readonly moment: Moment | null;
  readonly pace: number;
  /** seen enough of this part of it */
  onNext(): void;
}

/** Seconds the dice take to come to rest at normal pace. */
const TUMBLE = 0.8;

/**
 * What is decided right now, in the middle of the board: dice, cards, the sum, what follows. Its room is kept free by
 * the camera while a moment is shown. Screen readers hear it from the log.
 */
export function MomentBox({ moment, pace, onNext }: Props) {
  const t = useWords();
  const result = moment?.result ?? null;
  // The sum names the cards that count.
  const sum = result?.ledger ?? null;
  return (
    <div className="moment-room" data-moment-room aria-hidden="true">
      {moment !== null && (
        <div
          className="moment-box"
          data-test="moment"
          data-many={moment.dice.length > 6}
          style={{ '--tumble': `${TUMBLE * pace}s` } as CSSProperties}
        >
          {moment.title !== '' && <p className="moment-title">{moment.title}</p>}
          {moment.dice.length > 0 && (
            <div className="moment-dice" key={moment.id}>
              {moment.dice.map((die, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is nothing but its place in the roll
                <DieCube key={i} die={die} place={i} />
              ))}
            </div>
          )}
          {moment.note !== '' && moment.result === null && <p className="moment-note">{moment.note}</p>}
          {moment.cards.length > 0 && sum === null && (
            <ul className="moment-cards">
              {moment.cards.map((turned, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be turned over twice
                <li key={i}>
                  <TurnedCard {...turned} />
                </li>
              ))}
            </ul>
          )}
          {result !== null &&
            (sum === null ? (
              <p className="moment-result" data-tone={result.tone}>
                {result.text}
              </p>
            ) : (
              <Sum ledger={sum} tone={result.tone} />
            ))}
          {moment.outcomes.map(({ text, tone, icon }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be told alike
            <p key={i} className="moment-outcome" data-tone={tone}>
              {icon !== undefined && <Icon name={icon} />}
              {text}
            </p>
          ))}
          {/* The keyboard has Escape, and the prompt a button of its own. */}
          <button
            type="button"
            className="moment-next"
            tabIndex={-1}
            aria-label={t('table.moment.next')}
            onClick={onNext}
          />
        </div>
      )}
    </div>
  );
}

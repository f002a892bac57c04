import { termsInWords } from '@sightline/table';
import type { CSSProperties } from 'react';
import { useWords } from '../../app/words.ts';
import type { DiceTrayProps } from '../parts.ts';
import { DieCube } from './DieFace.tsx';
import { TurnedCard } from './TurnedCard.tsx';
import './tones.css';
import './DiceTray.css';

/** Seconds the dice take to come to rest at normal pace. */
const TUMBLE = 0.9;

/** The last roll: dice on their real faces, the cards turned over against them, and what came of it. */
export function DiceTray({ roll, pace }: DiceTrayProps) {
  const t = useWords();
  const time = { '--tumble': `${TUMBLE * pace}s` } as CSSProperties;
  return (
    <section className="dice-tray" aria-label={t('table.dice')} style={time}>
      <header className="dice-tray-head">
        <h2 className="kicker">{t('table.dice')}</h2>
        {roll !== null && <p className="dice-tray-title">{roll.title}</p>}
      </header>
      {roll === null ? (
        <p className="dice-tray-felt dice-tray-none">{t('table.dice.none')}</p>
      ) : (
        <div className="dice-tray-felt" key={roll.id}>
          {roll.dice.length > 0 && (
            <div
              className="dice-tray-dice"
              data-many={roll.dice.length > 5 ? 'many' : roll.dice.length > 3 ? 'some' : 'few'}
            >
              {roll.dice.map((die, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die is nothing but its place in the roll
                <DieCube key={i} die={die} place={i} />
              ))}
            </div>
          )}
          {roll.cards.length > 0 && (
            <ul className="dice-tray-cards">
              {roll.cards.map((turned, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be turned over twice
                <li key={i}>
                  <TurnedCard {...turned} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {roll?.result && (
        <p className="dice-tray-result" data-tone={roll.result.tone} key={`result ${roll.id}`}>
          {roll.result.ledger !== null && <span>{termsInWords(roll.result.ledger.terms)}</span>}
          <b>{roll.result.text}</b>
        </p>
      )}
    </section>
  );
}

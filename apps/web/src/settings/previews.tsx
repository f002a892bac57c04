import type { CSSProperties } from 'react';
import type { Settings } from '../app/settings.ts';
import { useWords, useWordsStore } from '../app/words.ts';
import { Token } from '../home/art/Token.tsx';
import { paceOf, stepPace } from '../table/pace.ts';
import { percent } from '../table/parts/measures.ts';

const STEPS = [0, 1, 2, 3, 4];

/** A figure that walks as fast as on the table. */
export function SpeedWalk({ speed }: { readonly speed: Settings['speed'] }) {
  const t = useWords();
  const pace = paceOf(speed);
  // Four steps there, a rest, four steps back, a rest.
  const whole = stepPace(pace) * STEPS.length + 900 * pace;
  return (
    <>
      <svg className="settings-walk" viewBox="0 0 252 54" aria-hidden="true">
        {STEPS.map((step) => (
          <rect key={step} x={3 + step * 50} y="4" width="46" height="46" rx="4" />
        ))}
        <g
          className={pace === 0 ? undefined : 'settings-walker'}
          style={{ '--walk': `${whole * 2}ms` } as CSSProperties}
        >
          <Token x={26} y={27} r={16} icon="robot-helmet" tone="friend" />
        </g>
      </svg>
      {pace === 0 && speed !== 'off' && <p>{t('settings.speed.still')}</p>}
    </>
  );
}

/** The two sides in the colours of the table, each with its name: colour is never alone. */
export function Colours() {
  const t = useWords();
  return (
    <p className="settings-colours">
      <span>
        <svg viewBox="0 0 44 46" aria-hidden="true">
          <Token x={22} y={22} r={18} icon="robot-helmet" tone="friend" />
        </svg>
        {t('settings.friend')}
      </span>
      <span>
        <svg viewBox="0 0 44 46" aria-hidden="true">
          <Token x={22} y={22} r={18} icon="imp" tone="foe" />
        </svg>
        {t('settings.foe')}
      </span>
    </p>
  );
}

const CHANCE = 0.642;

/** What stands beside the dice, with odds or without. */
export function Odds({ shown }: { readonly shown: boolean }) {
  const t = useWords();
  const language = useWordsStore((s) => s.language);
  return (
    <div className="settings-odds" aria-hidden="true">
      <i data-die="red" />
      <i data-die="red" />
      <i data-die="black" />
      {shown && (
        <span>
          {t('settings.odds.sample')}
          <meter value={CHANCE} />
          <b>{percent(CHANCE, language)}</b>
        </span>
      )}
    </div>
  );
}

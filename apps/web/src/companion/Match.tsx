import { useEffect, useLayoutEffect } from 'react';
import { useWords } from '../app/words.ts';
import { useDesk, useFace, useMatch } from './companion-context.ts';
import { Half } from './Half.tsx';
import { Middle } from './Middle.tsx';
import { usePreferences } from './preferences.ts';
import { Said } from './Said.tsx';
import { storageKey } from './stored-record.ts';
import { useCompanionKeys } from './use-companion-keys.ts';
import { useSignals } from './use-signals.ts';
import { useWakeLock } from './wake-lock.ts';

/** So often somebody could see a second come too late. */
const LOOKED_EVERY = 100;

/** The clocks between two players, and what to do between the clocks. */
export function Match() {
  const t = useWords();
  const { say } = useDesk();
  const face = useFace();
  const { arrangement, swappedEnds, awake } = usePreferences();
  useTime();
  useWakeLock(awake && face.finish !== null);
  useCompanionKeys();
  useSignals();
  const title = say({ key: 'title' });
  useEffect(() => {
    document.title = `${title} · Sightline`;
  }, [title]);
  const [near, far] = swappedEnds ? [face.sides[1], face.sides[0]] : face.sides;
  return (
    <main className="companion" data-arrangement={arrangement} data-stopped={face.stop?.stopped === true}>
      <h1 className="visually-hidden">{title}</h1>
      <Half side={far} far />
      <Middle />
      <Half side={near} far={false} />
      <Said />
      <Away />
      <span className="visually-hidden">{t('companion.keys')}</span>
    </main>
  );
}

/** The clocks are looked at while the page is shown, and as soon as it is shown again. */
function useTime(): void {
  const { game, store } = useDesk();
  // Before the next task: another page may act as soon as this one is drawn.
  useLayoutEffect(() => {
    const { look, save, adopt } = store.getState();
    const timer = setInterval(look, LOOKED_EVERY);
    const seen = () => {
      look();
      save();
    };
    const elsewhere = ({ key }: StorageEvent) => {
      if (key === storageKey(game)) adopt();
    };
    document.addEventListener('visibilitychange', seen);
    addEventListener('pagehide', seen);
    addEventListener('storage', elsewhere);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('pagehide', seen);
      removeEventListener('storage', elsewhere);
      seen();
    };
  }, [game, store]);
}

/** The device slept or the page was closed while a clock ran. */
function Away() {
  const t = useWords();
  const away = useMatch((match) => match.away);
  const takeBack = useMatch((match) => match.takeBack);
  const seen = useMatch((match) => match.seen);
  if (away === null) return null;
  return (
    <div className="companion-away" role="alert" data-test="away">
      <p>
        {t('companion.away', { minutes: Math.floor(away / 60_000), seconds: Math.round(away / 1000) % 60 })}
      </p>
      <button type="button" className="button" onClick={takeBack} data-test="away-not">
        {t('companion.away.not')}
      </button>
      <button type="button" className="button primary" onClick={seen}>
        {t('companion.away.yes')}
      </button>
    </div>
  );
}

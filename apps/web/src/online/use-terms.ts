import type { OnlineMatch } from '@sightline/wire';
import { useOnlineWords } from './words.tsx';

const DAY = 86_400;

/** Under which terms a match is played: who may come, whether it may be watched, how much time there is. */
export function useTerms({ open, watch, clock }: OnlineMatch): readonly string[] {
  const t = useOnlineWords();
  const time =
    clock === null
      ? t('online.rules.noClock')
      : clock < DAY
        ? t('online.rules.clock.minutes', { n: Math.round(clock / 60) })
        : t('online.rules.clock.days', { n: Math.round(clock / DAY) });
  return [
    t(open ? 'online.rules.open' : 'online.rules.link'),
    ...(watch ? [t('online.rules.watch')] : []),
    time,
  ];
}

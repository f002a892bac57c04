import type { OnlineMatch } from '@sightline/wire';
import { type OnlineTranslate, useOnlineWords } from './words.tsx';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** In the largest unit that does not hide a part of it. */
function span(t: OnlineTranslate, seconds: number): string {
  if (seconds % DAY === 0) return t('online.span.days', { n: seconds / DAY });
  if (seconds % HOUR === 0) return t('online.span.hours', { n: seconds / HOUR });
  if (seconds % MINUTE === 0) return t('online.span.minutes', { n: seconds / MINUTE });
  return t('online.span.seconds', { n: seconds });
}

function timeWords(t: OnlineTranslate, clock: number | null, refill: number | null): string {
  if (clock === null) return t('online.rules.noClock');
  const time = span(t, clock);
  if (refill === null) return t('online.rules.clock', { time });
  const turn = span(t, refill);
  return refill < clock
    ? t('online.rules.clock.both', { time, turn })
    : t('online.rules.clock.turn', { turn });
}

/** Under which terms a match is played: who may come, whether it may be watched, how much time there is. */
export function useTerms({ open, watch, clock, refill }: OnlineMatch): readonly string[] {
  const t = useOnlineWords();
  return [
    t(open ? 'online.rules.open' : 'online.rules.link'),
    ...(watch ? [t('online.rules.watch')] : []),
    timeWords(t, clock, refill),
  ];
}

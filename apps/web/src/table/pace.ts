import type { ShownEffect } from '@sightline/table';
import type { Settings } from '../app/settings.ts';

/** How long each thing is shown, in milliseconds at normal speed. */
const SHOWN: Readonly<Record<ShownEffect['show'], number>> = {
  move: 170,
  enter: 420,
  appear: 260,
  vanish: 320,
  number: 560,
  icon: 560,
  shot: 430,
  dice: 950,
  flip: 750,
  result: 800,
  outcome: 450,
  sight: 1800,
  door: 260,
  border: 260,
  banner: 850,
  focus: 160,
};

const FACTOR: Readonly<Record<Settings['speed'], number>> = { slow: 1.7, normal: 1, fast: 0.45, off: 0 };

/** Reduced motion is a wish of the whole machine: nothing is shown moving. */
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What has words to be read stays a little longer: a sum by its terms, a card by what it says. */
function reading(effect: ShownEffect): number {
  switch (effect.show) {
    case 'result':
      return Math.min(1200, 300 * (effect.ledger?.terms.length ?? 0));
    case 'flip':
      return Math.min(900, 12 * (effect.effect?.length ?? 0));
    default:
      return 0;
  }
}

export const paceOf = (speed: Settings['speed']): number => (still() ? 0 : FACTOR[speed]);
export const durationOf = (effect: ShownEffect, pace: number): number =>
  (SHOWN[effect.show] + reading(effect)) * pace;
export const stepPace = (pace: number): number => SHOWN.move * pace;

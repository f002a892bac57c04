import type { Effect } from '@sightline/table';
import type { Settings } from '../app/settings.ts';

/** How long each thing is shown, in milliseconds at normal speed. */
const SHOWN: Readonly<Record<Effect['show'], number>> = {
  move: 170,
  enter: 420,
  appear: 260,
  vanish: 320,
  number: 560,
  icon: 560,
  shot: 430,
  dice: 950,
  flip: 750,
  result: 900,
  door: 260,
  banner: 850,
  focus: 160,
};

const FACTOR: Readonly<Record<Settings['speed'], number>> = { slow: 1.7, normal: 1, fast: 0.45, off: 0 };

/** Reduced motion is a wish of the whole machine: nothing is shown moving. */
const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const paceOf = (speed: Settings['speed']): number => (still() ? 0 : FACTOR[speed]);
export const durationOf = (effect: Effect, pace: number): number => SHOWN[effect.show] * pace;
export const stepPace = (pace: number): number => SHOWN.move * pace;

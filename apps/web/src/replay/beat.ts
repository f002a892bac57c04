import type { Told } from '@sightline/table';

/** Time to take in a moment before the next one, in milliseconds: at normal speed, and where nothing is shown moving. */
const BEATS = {
  /** what leaves no line passes by */
  quiet: { moving: 40, still: 40 },
  /** steps of a walk follow each other */
  walk: { moving: 30, still: 300 },
  told: { moving: 380, still: 900 },
} as const;

export function beatOf(told: readonly Told[], pace: number): number {
  const { moving, still } = BEATS[kindOf(told)];
  return pace > 0 ? moving * pace : still;
}

function kindOf(told: readonly Told[]): keyof typeof BEATS {
  if (told.every((each) => each.line.length === 0)) return 'quiet';
  const effects = told.flatMap((each) => each.effects);
  return effects.length > 0 && effects.every((effect) => effect.show === 'move') ? 'walk' : 'told';
}

import type { Narration } from '@sightline/table';

/** Time to take in a moment before the next one, in milliseconds: at normal speed, and where nothing is shown moving. */
const BEATS = {
  /** what leaves no line passes by */
  quiet: { moving: 40, still: 40 },
  /** steps of a walk follow each other */
  walk: { moving: 30, still: 300 },
  narration: { moving: 380, still: 900 },
} as const;

export function beatOf(narration: readonly Narration[], pace: number): number {
  const { moving, still } = BEATS[kindOf(narration)];
  return pace > 0 ? moving * pace : still;
}

function kindOf(narration: readonly Narration[]): keyof typeof BEATS {
  if (narration.every((each) => each.line.length === 0)) return 'quiet';
  const effects = narration.flatMap((each) => each.effects);
  return effects.length > 0 && effects.every((effect) => effect.show === 'move') ? 'walk' : 'narration';
}

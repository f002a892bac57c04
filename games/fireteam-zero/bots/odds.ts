import { sumOdds } from '@sightline/bots';
import type { AttackType } from '../content/card-types.ts';
import { ATTACK_DIE, MOST_DICE, TYPES } from '../content/dice.ts';

/** More dice than may be rolled: a reroll counts as a part of a die more. */
const MOST_COUNTED = MOST_DICE + 4;
const MOST_HITS = MOST_COUNTED * Math.max(...ATTACK_DIE.flat());

/** [type][dice][hits]: how likely at least so many symbols are. */
const AT_LEAST: readonly (readonly Float64Array[])[] = TYPES.map((_, type) => {
  const faces = ATTACK_DIE.map((face) => face[type]);
  return Array.from({ length: MOST_COUNTED + 1 }, (_, dice) => {
    const exactly = sumOdds(Array(dice).fill(faces));
    const row = new Float64Array(MOST_HITS + 2);
    for (let k = MOST_HITS; k >= 0; k--) row[k] = row[k + 1] + (exactly[k] ?? 0);
    return row;
  });
});

/** How likely so many dice, perhaps a part of one, show at least so many symbols. */
export function chance(type: AttackType, dice: number, hits: number): number {
  if (hits <= 0) return 1;
  if (hits > MOST_HITS) return 0;
  const n = Math.max(0, Math.min(MOST_COUNTED, dice));
  const whole = Math.floor(n);
  const rows = AT_LEAST[TYPES.indexOf(type)];
  const p = rows[whole][hits];
  return whole === n ? p : p + (n - whole) * (rows[whole + 1][hits] - p);
}

/** What a reroll is worth in dice: there is a die to reroll in most rolls. */
export const REROLL = 0.7;

/** [hand][hits in quarters]: how likely more hits come than cards are held. */
const FALLS: readonly Float64Array[] = Array.from({ length: 13 }, (_, hand) =>
  Float64Array.from({ length: 81 }, (_, quarter) => {
    const mean = quarter / 4;
    let p = Math.exp(-mean);
    let sum = p;
    for (let k = 1; k <= hand; k++) {
      p *= mean / k;
      sum += p;
    }
    return 1 - sum;
  }),
);

/** How likely a hero with so many cards falls who expects so many hits. */
export function falls(hand: number, hits: number): number {
  const row = FALLS[Math.max(0, Math.min(12, hand))];
  const at = Math.max(0, Math.min(79.99, hits * 4));
  const low = Math.floor(at);
  return row[low] + (at - low) * (row[low + 1] - row[low]);
}

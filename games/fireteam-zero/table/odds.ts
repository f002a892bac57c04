import type { AttackType } from '../content/card-types.ts';
import { ATTACK_DIE, TYPES } from '../content/dice.ts';

/** How likely each number of hits on one die of a type is: none, one, two. */
export function faceChances(type: AttackType): readonly number[] {
  const column = TYPES.indexOf(type);
  const chances: number[] = [];
  for (const face of ATTACK_DIE) {
    const hits = face[column];
    while (chances.length <= hits) chances.push(0);
    chances[hits] += 1 / ATTACK_DIE.length;
  }
  return chances;
}

/** The best chance once all dice lie: by how many dice of each face may still be rerolled, what lies, and how often. */
function rerolling(type: AttackType, need: number) {
  const faces = faceChances(type);
  const known = new Map<string, number>();
  const best = (left: readonly number[], sum: number, again: number): number => {
    if (sum >= need) return 1;
    if (again === 0) return 0;
    const key = `${left.join()} ${sum} ${again}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let most = 0;
    left.forEach((count, hits) => {
      if (count === 0) return;
      const rest = left.map((n, h) => (h === hits ? n - 1 : n));
      let chance = 0;
      faces.forEach((p, fresh) => {
        chance += p * best(rest, sum - hits + fresh, again - 1);
      });
      most = Math.max(most, chance);
    });
    known.set(key, most);
    return most;
  };
  return best;
}

/** How likely dice that lie come to enough if this one is rerolled now, and then the best of those that still may be. */
export function chanceOfReroll(
  type: AttackType,
  { dice, redone }: { readonly dice: readonly number[]; readonly redone: readonly number[] },
  die: number,
  { need, left }: { readonly need: number; readonly left: number },
): number {
  const column = TYPES.indexOf(type);
  const faces = faceChances(type);
  const loose = faces.map(() => 0);
  let sum = 0;
  dice.forEach((face, i) => {
    if (i === die) return;
    const hits = ATTACK_DIE[face][column];
    sum += hits;
    if (!redone.includes(i)) loose[hits]++;
  });
  const best = rerolling(type, need);
  return faces.reduce((chance, p, fresh) => chance + p * best(loose, sum + fresh, left - 1), 0);
}

/**
 * How likely it is that dice show at least so many hits, with so many of them rerolled, each once, by somebody who wants
 * just that: dice without a hit first, then those with few, as long as it helps (FZ-HEN-01, 02). Exact.
 */
export function chanceOf(type: AttackType, dice: number, need: number, rerolls = 0): number {
  if (need <= 0) return 1;
  const faces = faceChances(type);
  const best = rerolling(type, need);
  let total = 0;
  const roll = (die: number, left: readonly number[], p: number): void => {
    if (die === dice) {
      const sum = left.reduce((all, count, hits) => all + count * hits, 0);
      total += p * best(left, sum, Math.min(rerolls, dice));
      return;
    }
    faces.forEach((chance, hits) => {
      // How many ways there are to get here is counted by going through every order of dice.
      if (chance > 0)
        roll(
          die + 1,
          left.map((n, h) => (h === hits ? n + 1 : n)),
          p * chance,
        );
    });
  };
  roll(
    0,
    faces.map(() => 0),
    1,
  );
  return Math.min(1, total);
}

/** The chance of at least 1, 2, … hits, without rerolls: for attacks on heroes. */
export const hitChances = (type: AttackType, dice: number, most: number): readonly number[] =>
  Array.from({ length: most }, (_, i) => chanceOf(type, dice, i + 1));

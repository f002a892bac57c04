import { isMonster, monsterOf } from './board.ts';
import type { OpenTable } from './fireteam.ts';

/** The effects that lie on a monster, in any order. */
const effectsOn = (t: OpenTable, monster: number): string =>
  t.state.lasting
    .flatMap(({ effect, figure }) => (figure === monster ? [effect] : []))
    .sort((a, b) => a - b)
    .join();

/** FZ-MON-09: two monsters that it makes no difference to choose between. */
export function areAlike(t: OpenTable, a: number, b: number): boolean {
  const [one, other] = [monsterOf(t, a), monsterOf(t, b)];
  return (
    t.state.at[a] === t.state.at[b] &&
    one.kind === other.kind &&
    one.home === other.home &&
    one.spent === other.spent &&
    one.stunned === other.stunned &&
    effectsOn(t, a) === effectsOn(t, b)
  );
}

/** Of figures that may be chosen, one of each kind of monster that is alike, and everything else. */
export const distinct = (t: OpenTable, figures: readonly number[]): number[] =>
  figures.filter(
    (a, i) => !figures.slice(0, i).some((b) => isMonster(a) && isMonster(b) && areAlike(t, a, b)),
  );

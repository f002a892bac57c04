import { ABILITIES } from '../rules/abilities/registry.ts';
import { NONE } from '../rules/doom.ts';
import type { TestTable } from './given.ts';

/** The number of an ability by the key of its card's words, `class.guardian`; of two on one card, the first is 0. */
export function abilityOf(words: string, nth = 0): number {
  const found = ABILITIES.flatMap((ability, i) => (ability.words === words ? [i] : []))[nth];
  if (found === undefined) throw new Error(`there is no ability ${nth} on ${words}`);
  return found;
}

/** The answers by which a seat may use an ability now: ability, card, target. */
export function usesOf(
  table: TestTable,
  seat: number,
  words: string,
  nth = 0,
): readonly (readonly number[])[] {
  const ability = abilityOf(words, nth);
  return table.options(seat, 'use').filter(([offered]) => offered === ability);
}

/** Whom or what a seat may choose for an ability now. */
export const targetsOf = (table: TestTable, seat: number, words: string, nth = 0): readonly number[] =>
  usesOf(table, seat, words, nth).map(([, , target]) => target);

/** Passes windows until the ability is offered to the seat: true; or nothing is left to pass: false. */
export function comesUp(table: TestTable, seat: number, words: string, nth = 0): boolean {
  for (;;) {
    if (usesOf(table, seat, words, nth).length > 0) return true;
    const asked = table.match.awaiting().find((s) => table.verbs(s).includes('pass'));
    if (asked === undefined) return false;
    table.play(asked, 'pass');
  }
}

/** Passes windows until the ability is offered, and uses it. */
export function use(table: TestTable, seat: number, words: string, target = NONE, nth = 0): TestTable {
  comesUp(table, seat, words, nth);
  const answer = usesOf(table, seat, words, nth).find(([, , chosen]) => chosen === target);
  if (answer === undefined) throw new Error(`seat ${seat} is not offered ${words} with ${target}`);
  return table.play(seat, 'use', ...answer);
}

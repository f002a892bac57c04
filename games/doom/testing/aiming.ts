import { type CornerLine, sightByCorners } from '@sightline/board';
import { call } from '@sightline/kernel';
import { hasCover, rangeBetween, seesCells } from '../rules/line-of-sight.ts';
import { demonActivation, marineActivation } from '../rules/procedures.ts';
import { boardOf } from '../rules/statics.ts';
import { action, cardsOf, demon, eventsOf, put } from './arranging.ts';
import { given, type TestTable } from './given.ts';
import { ALPHA } from './marines.ts';
import { corner, placeOf, type Sketch, sketch, spaceAt } from './sketch.ts';

export { ALPHA, BRAVO } from './marines.ts';

export const SOLDIER = demon('possessedSoldier');

/** A card whose attack reaches seven spaces: as far as any vector of the catalog asks. */
const LONG = 'staticRifle2';

export type FigureSpaces = readonly (readonly [figure: number, space: string])[];

const arrangeFigures =
  (standing: FigureSpaces, hand: readonly string[]) =>
  (...[g, at]: Parameters<NonNullable<Parameters<typeof given>[0]['arrange']>>): void => {
    for (const [figure, space] of standing) put(g, figure, at(...placeOf(space)));
    cardsOf(g, ALPHA, { hand, deck: ['uac1', 'uac4', 'uac2'] });
    // none of them brings a special symbol into play
    eventsOf(g, { deck: ['noEscape', 'ironSkin', 'unstoppable'] });
  };

/** Alpha in his activation, the card just played: its attack waits. */
export function alphaAims(board: readonly string[], standing: FigureSpaces, card: string = LONG): TestTable {
  const table = given({
    board,
    arrange: arrangeFigures(standing, [card]),
    run: () => call(marineActivation, { figure: ALPHA }),
  });
  return table.passAll().play(1, 'play', action(card), -1).passAll();
}

export type Size = readonly [width: number, height: number];

/** Alpha and a soldier on their spaces, Alpha about to attack with a range of seven. */
export const facing = (
  size: Size,
  alpha: string,
  soldier: string,
  drawn: Sketch = {},
  others: FigureSpaces = [],
): TestTable => alphaAims(sketch(...size, drawn), [[ALPHA, alpha], [SOLDIER, soldier], ...others]);

/** A demon in its activation, before its attack. */
export function demonAims(
  board: readonly string[],
  standing: FigureSpaces,
  figure: number = SOLDIER,
  events: readonly string[] = [],
): TestTable {
  const table = given({
    board,
    arrange(g, at) {
      arrangeFigures(standing, [])(g, at);
      if (events.length > 0) eventsOf(g, { hand: events });
    },
    run: () => call(demonActivation, { figure }),
  });
  return table.passAll();
}

/** Which figures may be declared defender now? */
export const targets = (table: TestTable, seat = 1): readonly number[] =>
  table.options(seat, 'attack').map(([figure]) => figure);

/** Alpha attacks, and nobody uses anything before the roll. */
export function alphaAttacks(table: TestTable, defender: number = SOLDIER, card: string = LONG): TestTable {
  return table.play(1, 'attack', defender, action(card)).passAll();
}

/** Is the defender asked whether to reveal another card (DM-COV-07)? */
export const asksForRedraw = (table: TestTable, seat: number): boolean =>
  table.asked(seat) === 'attack.cover';

export const covers = (table: TestTable, attacker: number, defender: number): boolean =>
  hasCover(table.g, attacker, defender);

/** Do the spaces see one another? Asked both ways, since sight is mutual (DM-LOS-09). */
export function sight(table: TestTable, a: string, b: string): boolean {
  const one = seesCells(table.g, [spaceAt(table, a)], [spaceAt(table, b)]);
  const other = seesCells(table.g, [spaceAt(table, b)], [spaceAt(table, a)]);
  if (one !== other) throw new Error(`sight between ${a} and ${b} is not mutual`);
  return one;
}

export const range = (table: TestTable, a: string, b: string): number =>
  rangeBetween(table.g, [spaceAt(table, a)], [spaceAt(table, b)]);

/** Every clear line between corners of two spaces, by the board's own borders. */
export const clearLines = (table: TestTable, a: string, b: string): readonly CornerLine[] =>
  sightByCorners(boardOf(table.g).cover.sight, [spaceAt(table, a)], [spaceAt(table, b)]).clear;

/** Is the line `<1,1>→<6,2>` from one space to the other clear? */
export function isClear(table: TestTable, a: string, line: string, b: string): boolean {
  const [from, to] = line.split('→').map((point) => corner(table, point));
  return clearLines(table, a, b).some((l) => l.from === from && l.to === to);
}

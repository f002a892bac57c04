import { type Call, call } from '@sightline/kernel';
import type { Doom } from '../rules/doom.ts';
import { cellsOf, isDemon } from '../rules/figures.ts';
import { demonActivation, marineActivation, spendNow } from '../rules/procedures.ts';
import { action, cardsOf, put } from './arranging.ts';
import { type Given, given, type TestTable } from './given.ts';
import { ALPHA } from './marines.ts';
import { placeOf, spaceAt } from './sketch.ts';

export { ALPHA, BRAVO, CHARLIE } from './marines.ts';

/** Who stands where, `(4,1)`; a large figure with its anchor there, turned by 90° if `lying`. */
export type FigurePlacements = readonly (readonly [figure: number, space: string, lying?: 'lying'])[];

export interface Moving extends Omit<Given, 'run'> {
  /** the first one is who moves */
  readonly standing: FigurePlacements;
}

function begin({ standing, arrange, ...rest }: Moving, run: () => Call<Doom>): TestTable {
  return given({
    ...rest,
    arrange(g, at) {
      for (const [figure, space, lying] of standing)
        put(g, figure, at(...placeOf(space)), lying === undefined ? 0 : 1);
      arrange?.(g, at);
    },
    run,
  });
}

/** The first figure has points to spend, out of its activation. */
export const moving = (points: number, m: Moving): TestTable =>
  begin(m, () => call(spendNow, { figure: m.standing[0][0], points }));

/** The first figure's activation, once nobody has a card to use before it acts. */
export function activating(m: Moving): TestTable {
  const [[figure]] = m.standing;
  return begin(m, () =>
    isDemon(figure) ? call(demonActivation, { figure }) : call(marineActivation, { figure }),
  ).passAll();
}

/** Alpha's activation, a main action card for 5 points (and an attack of range 4) just played. */
export function marching(m: Moving): TestTable {
  const table = activating({
    ...m,
    arrange(g, at) {
      cardsOf(g, ALPHA, { hand: ['uac4', 'uac1', 'uac2'] });
      m.arrange?.(g, at);
    },
  });
  return table.play(1, 'play', action('uac4'), -1);
}

const mover = (table: TestTable): number => table.match.awaiting()[0];
const name = (table: TestTable, cell: number): string =>
  `(${cell % table.width},${Math.floor(cell / table.width)})`;

/** Where the figure may step to, or teleport to, now. */
export const ways = (table: TestTable, verb: 'step' | 'teleport' = 'step'): string[] =>
  table.options(mover(table), verb).map(([cell]) => name(table, cell));

/** How a large figure may lie after its next step or rotation. */
export const bases = (table: TestTable): string[] =>
  table
    .options(mover(table), 'shift')
    .map(([anchor, lying]) => (lying === 1 ? `${name(table, anchor)} lying` : name(table, anchor)));

/** The same without the rotations. */
export const uprightBases = (table: TestTable): string[] => bases(table).filter((b) => !b.endsWith('lying'));

/** Steps from space to space. */
export function walk(table: TestTable, ...spaces: readonly string[]): TestTable {
  for (const space of spaces) table.play(mover(table), 'step', spaceAt(table, space));
  return table;
}

export const teleport = (table: TestTable, space: string): TestTable =>
  table.play(mover(table), 'teleport', spaceAt(table, space));

export function shift(table: TestTable, space: string, lying?: 'lying'): TestTable {
  return table.play(mover(table), 'shift', spaceAt(table, space), lying === undefined ? 0 : 1);
}

/** The rule that forbids a step, a teleport, a shift. */
export const stops = (table: TestTable, space: string, verb: 'step' | 'teleport' = 'step'): string | null =>
  table.forbids(mover(table), verb, spaceAt(table, space));

export const stopsShift = (table: TestTable, space: string, lying?: 'lying'): string | null =>
  table.forbids(mover(table), 'shift', spaceAt(table, space), lying === undefined ? 0 : 1);

/** The movement points of whoever is asked. */
export const points = (table: TestTable): unknown => table.match.decision(mover(table))?.about.points;

/** The rule by which a figure may not stop here. */
export const stopsEnd = (table: TestTable): string | null => table.forbids(mover(table), 'end');

/** The spaces a figure occupies, none if it is not on the board. */
export const spacesOf = (table: TestTable, figure: number): string[] =>
  cellsOf(table.g, figure).map((cell) => name(table, cell));

/** Where each displaced figure may be put by a seat. */
export const displacements = (table: TestTable, seat: number, figure: number): string[] =>
  table
    .options(seat, 'displace')
    .filter(([who]) => who === figure)
    .map(([, cell]) => name(table, cell));

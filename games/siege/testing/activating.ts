import { call } from '@sightline/kernel';
import { squadOf } from '../rules/operators.ts';
import { activation } from '../rules/procedures.ts';
import { type Given, given, type TestTable } from './given.ts';

/** An Operator's activation, up to its first question. The clock of its squad runs. */
export const activating = (operator: number, of: Omit<Given, 'run'>): TestTable =>
  given({
    ...of,
    arrange(g, at) {
      g.state.round = 1;
      g.state.phase = squadOf(operator);
      g.state.running = squadOf(operator);
      of.arrange?.(g, at);
    },
    run: () => call(activation, { operator }),
  });

/** The spaces it may step to. */
export const steps = (table: TestTable, seat: number): string[] =>
  table.options(seat, 'step').map(([cell]) => table.name(cell));

/** Walks from space to space; windows are passed. */
export function walk(table: TestTable, seat: number, ...spaces: readonly string[]): TestTable {
  for (const space of spaces) table.play(seat, 'step', table.at(space)).passAll();
  return table;
}

/** MP left, as the question says. */
export const points = (table: TestTable, seat: number): unknown => table.match.decision(seat)?.about.points;

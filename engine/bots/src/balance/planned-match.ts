import { type GameTypes, type Seed, seedFrom } from '@sightline/kernel';
import type { Balance, BalanceTable, Level } from './plan.ts';

/** Which levels are held against each other: the better one first. */
export const DUELS: readonly { readonly better: Level; readonly worse: Level }[] = [
  { better: 'normal', worse: 'easy' },
  { better: 'easy', worse: 'random' },
];

export interface BalanceOptions {
  /** matches at every table at least, and rounds of duels between two levels */
  readonly games: number;
  readonly seed: number;
  /** the name of the only table to play at */
  readonly only?: string;
  /** percentage points: a table is played at until the 95 % interval of every role reaches at most so far either way */
  readonly margin?: number;
}

/** A match of the measurement before it is played: plain data, to be sent from one thread to another. */
export interface PlannedMatch {
  readonly table: BalanceTable;
  readonly roles: readonly string[];
  readonly seed: Seed;
  /** by seat */
  readonly levels: readonly Level[];
  /** null: normal against normal, for the balance of the table */
  readonly duel: { readonly number: number; readonly betterRole: string } | null;
}

/**
 * The matches of a measurement before its margin is known, always in the same order. Each has a seed of its own that
 * depends on nothing but its name, so the figures are the same however the matches are spread over cores.
 */
export function plannedMatches<T extends GameTypes>(
  plan: Balance<T>,
  options: BalanceOptions,
): PlannedMatch[] {
  const { games, only } = options;
  const tables = tablesOf(plan, only);
  const out = tables.flatMap((table) => tableMatches(plan, options, table, 0, games));
  // Where all are of one role nobody is left to duel with.
  const arenas = tables
    .map((table) => ({ table, roles: rolesAt(plan, table) }))
    .filter(({ roles }) => new Set(roles).size > 1);
  DUELS.forEach(({ better, worse }, number) => {
    for (let i = 0; i < games && arenas.length > 0; i++) {
      const { table, roles } = arenas[i % arenas.length];
      // The same dice for each role in turn: what a lucky seed gives to one, the next match gives to another.
      for (const betterRole of new Set(roles))
        out.push({
          table,
          roles,
          seed: seedFrom(`${nameOf(plan, options)} ${better} ${worse} ${i}`),
          levels: roles.map((role) => (role === betterRole ? better : worse)),
          duel: { number, betterRole },
        });
    }
  });
  return out;
}

/** Matches normal against normal at a table, from the first number up to the last, which is not among them. */
export function tableMatches<T extends GameTypes>(
  plan: Balance<T>,
  options: BalanceOptions,
  table: BalanceTable,
  from: number,
  to: number,
): PlannedMatch[] {
  const roles = rolesAt(plan, table);
  return Array.from({ length: to - from }, (_, i) => ({
    table,
    roles,
    seed: seedFrom(`${nameOf(plan, options)} ${table.name} ${from + i}`),
    levels: roles.map(() => 'normal' as const),
    duel: null,
  }));
}

export function tablesOf<T extends GameTypes>(plan: Balance<T>, only?: string): readonly BalanceTable[] {
  const tables = plan.tables();
  return only === undefined ? tables : tables.filter((t) => t.name === only);
}

const nameOf = <T extends GameTypes>(plan: Balance<T>, { seed }: BalanceOptions): string =>
  `${plan.game.name} balance ${seed}`;

function rolesAt<T extends GameTypes>(plan: Balance<T>, table: BalanceTable): readonly string[] {
  const roles = plan.roles(table);
  if (roles.length !== table.seats)
    throw new RangeError(`${table.name} has ${table.seats} seats, but roles for ${roles.length}`);
  return roles;
}

import type { GameTypes } from '@sightline/kernel';
import { gamesFor, marginOf } from './interval.ts';
import type { MatchRecord } from './match-record.ts';
import type { Balance } from './plan.ts';
import { type BalanceOptions, type PlannedMatch, plannedMatches, tableMatches } from './planned-match.ts';
import { type BalanceReport, balanceReport, type PlayedMatch } from './report.ts';

/** Plays matches, wherever and with how many threads, and gives their records in the matches' order. */
export type PlayMatches = (matches: readonly PlannedMatch[]) => Promise<readonly MatchRecord[]>;

/**
 * Measures a game's balance: every table is played at as often as asked, and on until its intervals are narrow enough.
 * When to stop depends on the records alone, so the figures are the same however the matches are spread over cores.
 */
export async function measureBalance<T extends GameTypes>(
  plan: Balance<T>,
  options: BalanceOptions,
  play: PlayMatches,
): Promise<BalanceReport> {
  const played: PlayedMatch[] = [];
  let matches = plannedMatches(plan, options);
  while (matches.length > 0) {
    const records = await play(matches);
    played.push(...matches.map((match, i): PlayedMatch => [match, records[i]]));
    matches = furtherMatches(plan, options, played);
  }
  return balanceReport(plan, options, played);
}

/** What has still to be played at tables whose intervals are too wide. */
function furtherMatches<T extends GameTypes>(
  plan: Balance<T>,
  options: BalanceOptions,
  played: readonly PlayedMatch[],
): PlannedMatch[] {
  const { margin } = options;
  if (margin === undefined) return [];
  const tables = Map.groupBy(
    played.filter(([match]) => match.duel === null),
    ([match]) => match.table.name,
  );
  return [...tables.values()].flatMap((there) => {
    const [{ table, roles }] = there[0];
    const games = there.length;
    const wins = [...new Set(roles)].map(
      (role) => there.filter(([, record]) => record.end?.winners.includes(role)).length,
    );
    if (wins.every((won) => marginOf(won, games) <= margin)) return [];
    const enough = Math.max(...wins.map((won) => gamesFor(won, games, margin)));
    return tableMatches(plan, options, table, games, enough);
  });
}

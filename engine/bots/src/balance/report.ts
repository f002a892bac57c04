import type { GameTypes } from '@sightline/kernel';
import { type Range, wilsonInterval } from './interval.ts';
import type { CardRecord, MatchRecord } from './match-record.ts';
import { type Aim, type Balance, LEVELS, type Level } from './plan.ts';
import { type BalanceOptions, DUELS, type PlannedMatch, tablesOf } from './planned-match.ts';

/** Percentages and means are rounded to one decimal; null where nothing was counted. */
export interface BalanceReport {
  /** grows when a field changes its meaning or goes away */
  readonly schema: 'sightline-balance/2';
  readonly game: string;
  readonly rules: string;
  readonly games: number;
  readonly margin: number | null;
  readonly seed: number;
  readonly matches: number;
  /** normal against normal */
  readonly tables: readonly TableReport[];
  readonly duels: readonly DuelReport[];
  /** over all matches; times are the only figures that differ from run to run */
  readonly bots: readonly BotReport[];
  /** of the matches normal against normal: decisions at which a card could be played, and was */
  readonly cards: readonly (CardRecord & { readonly percent: number | null })[];
  /** answers of bots that were not taken, the first few in words */
  readonly refusals: readonly string[];
  /** matches that did not come to their end, the first few in words */
  readonly troubles: readonly string[];
}

export interface TableReport {
  readonly name: string;
  readonly seats: number;
  readonly games: number;
  readonly roles: readonly RoleReport[];
  /** a draw, or a defeat of all */
  readonly nobody: number;
  readonly unfinished: number;
  readonly rounds: number | null;
  readonly decisions: number | null;
  /** whether it is where it should be; null if nothing is wanted of it */
  readonly aim: (Aim & { readonly met: boolean }) | null;
}

/** How often a role won, out of the matches that it played. */
export interface RoleReport {
  readonly role: string;
  readonly games: number;
  readonly wins: number;
  readonly percent: number | null;
  /** the 95 % interval of the true rate */
  readonly interval: Range | null;
}

export interface DuelReport {
  readonly better: Level;
  readonly worse: Level;
  readonly games: number;
  /** of the better level, whatever its role */
  readonly wins: number;
  readonly percent: number | null;
  /** of the better level in each role */
  readonly roles: readonly RoleReport[];
}

export interface BotReport {
  readonly level: Level;
  readonly answers: number;
  readonly refused: number;
  readonly meanMicros: number | null;
  readonly worstMicros: number;
}

/** A planned match and what was noted of it. */
export type PlayedMatch = readonly [PlannedMatch, MatchRecord];

/** So many refusals and troubles are told in words. */
const TOLD = 5;

export function balanceReport<T extends GameTypes>(
  plan: Balance<T>,
  { games, seed, only, margin }: BalanceOptions,
  played: readonly PlayedMatch[],
): BalanceReport {
  const atTables = played.filter(([p]) => p.duel === null);
  return {
    schema: 'sightline-balance/2',
    game: plan.game.name,
    rules: plan.game.version,
    games,
    margin: margin ?? null,
    seed,
    matches: played.length,
    tables: tablesOf(plan, only).map(({ name }) =>
      tableReport(atTables.filter(([p]) => p.table.name === name)),
    ),
    duels: DUELS.map(({ better, worse }, number) =>
      duelReport(
        better,
        worse,
        played.filter(([p]) => p.duel?.number === number),
      ),
    ).filter((d) => d.games > 0),
    bots: LEVELS.map((level) => botReport(level, played)).filter((b) => b.answers > 0),
    cards: cardReports(plan.cards?.titles ?? [], atTables),
    refusals: played.flatMap(([, r]) => r.refusals).slice(0, TOLD),
    troubles: played
      .flatMap(([p, r]) => (r.trouble === null ? [] : [`${nameOf(p)}: ${r.trouble}`]))
      .slice(0, TOLD),
  };
}

function tableReport(played: readonly PlayedMatch[]): TableReport {
  const [{ table, roles: seats }] = played[0];
  const roles = [...new Set(seats)].map((role) => roleReport(role, played));
  const ends = played.flatMap(([, r]) => (r.end === null ? [] : [{ ...r.end, decisions: r.decisions }]));
  return {
    name: table.name,
    seats: table.seats,
    games: played.length,
    roles,
    nobody: ends.filter((e) => e.winners.length === 0).length,
    unfinished: played.length - ends.length,
    rounds: mean(ends.map((e) => e.rounds)),
    decisions: mean(ends.map((e) => e.decisions)),
    aim: table.aim === undefined ? null : { ...table.aim, met: isMet(table.aim, roles) },
  };
}

function isMet({ role, middle, interval }: Aim, roles: readonly RoleReport[]): boolean {
  const measured = roles.find((r) => r.role === role);
  if (measured?.interval == null || measured.percent === null) return false;
  const [low, high] = measured.interval;
  return isIn(measured.percent, middle) && isIn(low, interval) && isIn(high, interval);
}

const isIn = (x: number, [low, high]: Range): boolean => low <= x && x <= high;

function duelReport(better: Level, worse: Level, played: readonly PlayedMatch[]): DuelReport {
  const roles = [...new Set(played.map(([p]) => p.duel?.betterRole ?? ''))].map((role) =>
    roleReport(
      role,
      played.filter(([p]) => p.duel?.betterRole === role),
    ),
  );
  const wins = sum(roles.map((r) => r.wins));
  return { better, worse, games: played.length, wins, percent: percentOf(wins, played.length), roles };
}

function roleReport(role: string, played: readonly PlayedMatch[]): RoleReport {
  const wins = played.filter(([, r]) => r.end?.winners.includes(role)).length;
  const interval = wilsonInterval(wins, played.length);
  return {
    role,
    games: played.length,
    wins,
    percent: percentOf(wins, played.length),
    interval: interval && [oneDecimal(interval[0]), oneDecimal(interval[1])],
  };
}

function botReport(level: Level, played: readonly PlayedMatch[]): BotReport {
  const seats = played.flatMap(([p, r]) => r.seats.filter((_, seat) => p.levels[seat] === level));
  const answers = sum(seats.map((s) => s.answers));
  const micros = sum(seats.map((s) => s.answers * s.meanMicros));
  return {
    level,
    answers,
    refused: sum(seats.map((s) => s.refused)),
    meanMicros: answers === 0 ? null : Math.round(micros / answers),
    worstMicros: Math.round(seats.reduce((worst, s) => Math.max(worst, s.worstMicros), 0)),
  };
}

function cardReports(titles: readonly string[], played: readonly PlayedMatch[]): BalanceReport['cards'] {
  const counts = new Map(titles.map((title) => [title, { could: 0, played: 0 }]));
  for (const { title, ...n } of played.flatMap(([, r]) => r.cards)) {
    const so = counts.get(title) ?? { could: 0, played: 0 };
    counts.set(title, { could: so.could + n.could, played: so.played + n.played });
  }
  return [...counts].map(([title, n]) => ({ title, ...n, percent: percentOf(n.played, n.could) }));
}

/** Enough to find a match again: its seed plays it anew. */
function nameOf({ table, levels, seed }: PlannedMatch): string {
  return `${table.name}, ${levels.join(' and ')}, seed ${seed}`;
}

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);
const oneDecimal = (x: number): number => Math.round(x * 10) / 10;
const mean = (xs: readonly number[]): number | null =>
  xs.length === 0 ? null : oneDecimal(sum(xs) / xs.length);
const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : oneDecimal((100 * part) / whole);

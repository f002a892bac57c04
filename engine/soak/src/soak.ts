import {
  CheckError,
  dice,
  type GameTypes,
  Match,
  type MatchFile,
  RuleError,
  save,
  seedFrom,
} from '@sightline/kernel';
import { DetectedFailure, type Failure } from './failure.ts';
import { RandomPlayer } from './player.ts';
import type { Scenario } from './scenario.ts';

export interface SoakOptions {
  readonly games: number;
  readonly seed: number;
  /** stop after this many decisions, even if games are left */
  readonly decisions?: number;
  /** the costly detectors look at one decision in so many */
  readonly checkEvery?: number;
  /** a match that takes more decisions is not going to end */
  readonly endlessAfter?: number;
  /** told after each match: how many were played, and their decisions */
  readonly progress?: (played: number, decisions: number) => void;
}

export interface SoakReport {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  /** while playing only: the time of the detectors is not counted */
  readonly decisionsPerSecond: number;
  /** what the detectors had to look at */
  readonly checked: { readonly leaks: number; readonly undone: number; readonly largestState: number };
  readonly failures: readonly Failure[];
}

/** More failures than this say nothing new. */
const ENOUGH = 5;

/** Plays random complete matches and lets every detector look over the player's shoulder. */
export function soak<T extends GameTypes>(scenario: Scenario<T>, options: SoakOptions): SoakReport {
  const { game } = scenario;
  const failures: Failure[] = [];
  let games = 0;
  let finished = 0;
  let decisions = 0;
  let playing = 0;
  let leaks = 0;
  let undone = 0;
  let largestState = 0;
  const most = options.decisions ?? Number.POSITIVE_INFINITY;
  while (games < options.games && decisions < most && failures.length < ENOUGH) {
    const name = `${game.name} ${options.seed} ${games++}`;
    const random = dice(hashName(name));
    const table = scenario.table(random);
    let match: Match<T> | null = null;
    let player: RandomPlayer<T> | null = null;
    try {
      match = Match.start(game, { ...table, seed: seedFrom(name) });
      player = new RandomPlayer(match, random, options.checkEvery ?? 16, options.endlessAfter ?? 20_000);
      try {
        player.playOut(most - decisions);
      } finally {
        decisions += player.decisions;
        playing += player.playing;
        leaks += player.leaks;
        undone += player.undone;
        largestState = Math.max(largestState, player.largestState);
      }
      if (match.result !== null) finished++;
    } catch (e) {
      const found = foundIn(e);
      failures.push({
        detector: found.detector,
        detail: found.message,
        match: match ? save(match, 'always') : unstarted(scenario, table, name),
        attempt: player?.attempt ?? null,
      });
    }
    options.progress?.(games, decisions);
  }
  const decisionsPerSecond = playing > 0 ? Math.round(decisions / (playing / 1000)) : 0;
  return {
    game: game.name,
    games,
    finished,
    decisions,
    decisionsPerSecond,
    checked: { leaks, undone, largestState },
    failures,
  };
}

/** What a detector threw, or what the rules or the kernel did while one looked. */
function foundIn(e: unknown): DetectedFailure {
  if (e instanceof DetectedFailure) return e;
  if (e instanceof RuleError) return new DetectedFailure(e.kind, e.message);
  if (e instanceof CheckError) return new DetectedFailure('broken-check', e.stack ?? e.message);
  return new DetectedFailure('crash', e instanceof Error ? (e.stack ?? e.message) : String(e));
}

function hashName(name: string): number {
  let h = 0;
  for (const c of name) h = (Math.imul(h, 31) + c.charCodeAt(0)) | 0;
  return h;
}

/** A match that did not even begin, as a file that shows it. */
function unstarted<T extends GameTypes>(
  scenario: Scenario<T>,
  table: ReturnType<Scenario<T>['table']>,
  name: string,
): MatchFile {
  const { game } = scenario;
  return {
    format: 'sightline-match/1',
    game: game.name,
    rules: game.version,
    setup: table.setup,
    seats: table.seats,
    clocks: table.clocks ?? null,
    at: 0,
    chapters: [{ from: 0, commitment: '', seed: seedFrom(name) }],
    opening: [],
    log: [],
    result: null,
  };
}

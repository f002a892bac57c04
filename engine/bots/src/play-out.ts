import {
  dice,
  type Game,
  type GameTypes,
  Match,
  members,
  type Result,
  type Seed,
  seedFrom,
} from '@sightline/kernel';
import { actUnasked } from './act-unasked.ts';
import { answerFor, type BotTurn } from './answer-for.ts';
import type { Bot } from './bot.ts';

export interface PlayOutOptions<T extends GameTypes> {
  readonly setup: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** by seat */
  readonly bots: readonly Bot<T>[];
  /** a match that takes more is left unfinished */
  readonly maxDecisions?: number;
  /** told of every answer that was taken; the question is as it stood before, the match has gone on */
  readonly watch?: (turn: BotTurn<T>, match: Match<T>) => void;
}

/** How a seat's bot did; times are the machine's and differ from run to run. */
export interface SeatFigures {
  readonly answers: number;
  readonly refused: number;
  readonly meanMicros: number;
  readonly worstMicros: number;
}

export interface PlayedOut<T extends GameTypes> {
  readonly match: Match<T>;
  /** null if it was left unfinished */
  readonly result: Result | null;
  readonly decisions: number;
  readonly seats: readonly SeatFigures[];
  /** why answers of bots were refused, the first few in words */
  readonly refusals: readonly string[];
}

const MOST_DECISIONS = 20_000;
/** More refusals than this say nothing new. */
const ENOUGH = 5;

/** Plays one match with bots to its end. The same bots and seed give the same match. */
export function playOut<T extends GameTypes>(game: Game<T>, options: PlayOutOptions<T>): PlayedOut<T> {
  const { setup, seats, seed, bots, maxDecisions = MOST_DECISIONS, watch } = options;
  if (bots.length !== seats) throw new RangeError(`${seats} seats need ${seats} bots, not ${bots.length}`);
  const match = Match.start(game, { setup, seats, seed });
  // Each bot has dice of its own, so that how much one thinks does not change what another rolls.
  const random = bots.map((_, seat) => diceOf(`${seed} seat ${seat}`));
  const first = diceOf(`${seed} who is first`);
  const figures = bots.map(() => ({ answers: 0, refused: 0, micros: 0, worstMicros: 0 }));
  const refusals: string[] = [];
  let decisions = 0;
  const note = (turn: BotTurn<T>, seat: number): void => {
    const f = figures[seat];
    f.answers++;
    f.micros += turn.micros;
    f.worstMicros = Math.max(f.worstMicros, turn.micros);
    if (turn.refused === null) return;
    f.refused++;
    if (refusals.length < ENOUGH) refusals.push(turn.refused);
  };
  for (; match.result === null && decisions < maxDecisions; decisions++) {
    // Whoever may act unasked does so before the next answer; who has acted is not asked again before that.
    for (const seat of members(match.bystanders)) {
      const turn = actUnasked(match, seat, bots[seat], { random: random[seat], at: 0 });
      if (turn === null) continue;
      note(turn, seat);
      if (turn.outcome.ok) watch?.(turn, match);
    }
    if (match.result !== null) break;
    // Where several are asked at once, whoever is first at a real table is a matter of chance.
    const awaited = match.awaiting();
    const seat = awaited[awaited.length === 1 ? 0 : first(awaited.length)];
    const turn = answerFor(match, seat, bots[seat], { random: random[seat], at: 0 });
    if (turn === null || !turn.outcome.ok)
      throw new Error(
        `seat ${seat} can't go on at ${match.position.where()}: ${turn === null ? 'not asked' : why(turn)}`,
      );
    note(turn, seat);
    watch?.(turn, match);
  }
  return {
    match,
    result: match.result,
    decisions,
    seats: figures.map(({ micros, ...f }) => ({
      ...f,
      meanMicros: f.answers === 0 ? 0 : micros / f.answers,
    })),
    refusals,
  };
}

/** Dice by name. What they roll tells nothing of the match's own: the name goes through a hash. */
const diceOf = (name: string): ((n: number) => number) =>
  dice(Number.parseInt(seedFrom(`bots ${name}`).slice(0, 8), 16));

const why = <T extends GameTypes>({ outcome }: BotTurn<T>): string =>
  outcome.ok ? '' : (outcome.report ?? outcome.refusal.code);

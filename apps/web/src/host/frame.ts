import {
  type Answer,
  type Decision,
  determinize,
  dice,
  type GameTypes,
  type Match,
  quickSource,
  type Seat,
  viewOf,
} from '@sightline/kernel';
import type { Looking, Question, TableGame, Told } from '@sightline/table';
import type { Eyes, Frame, LogLine, OpenedMatch, Player } from './api.ts';
import { type Course, coaching } from './lessons.ts';
import type { Words } from './words.ts';

/** A table as somebody looks at it now. */
export interface Sitting<T extends GameTypes> {
  readonly table: TableGame<T>;
  readonly match: Match<T>;
  readonly players: readonly Player[];
  readonly eyes: Eyes;
  readonly words: Words;
  readonly at: Looking<T>;
  /** the lesson, where the match is one */
  readonly course: Course<T> | null;
  /** how many inputs may be taken back from here */
  readonly undo: number;
}

export function frameOf<T extends GameTypes>(
  s: Sitting<T>,
  told: readonly Told[],
  log?: readonly LogLine[],
): Frame {
  const { table, match, at, eyes, course } = s;
  const { result } = match;
  const decision = decisionFor(s);
  const question = decision === null ? null : questionFor(s, decision);
  return {
    n: match.length,
    eyes,
    scene: table.scene(at),
    told,
    question,
    awaited: match.awaiting().map((seat) => ({
      seat,
      name: nameOf(table, s.words, s.players[seat], seat),
      person: s.players[seat].kind !== 'bot',
    })),
    waiting: question === null && result === null ? table.waiting(at) : '',
    undo: s.undo,
    ending: result === null ? null : table.ending(at, result),
    coaching: course === null || decision === null ? null : coaching(course, { at, decision }),
    ...(log === undefined ? {} : { log }),
  };
}

/** Whoever let a bot take over goes on looking, but is not asked. */
const decisionFor = <T extends GameTypes>({ match, eyes, players }: Sitting<T>): Numbered | null =>
  typeof eyes === 'number' && players[eyes].kind !== 'bot' ? match.decision(eyes) : null;

type Numbered = Decision & { readonly id: number };

/** The question to the seat that looks, with what only the host can say: its number, and what can't be taken back. */
function questionFor<T extends GameTypes>(s: Sitting<T>, decision: Numbered): Question {
  const { table, match, at } = s;
  const { id, ...asked } = decision;
  const { options, ...question } = table.question(at, asked);
  return {
    ...question,
    id,
    options: options.map((o) => ({
      ...o,
      final: !match.canBeUndone(asked.seat, o.answer) || botGoesOn(s, asked.seat, o.answer),
    })),
  };
}

/**
 * Whether a bot is asked next: it answers at once, and then nothing is taken back, though nobody has learned anything
 * yet. Tried out on a guess from the seat's own view, as whatever foretells.
 */
function botGoesOn<T extends GameTypes>({ match, players }: Sitting<T>, seat: Seat, answer: Answer): boolean {
  const { position: p } = match;
  const guess = determinize(p.game, p.statics, viewOf(p, seat), dice(0), quickSource(0));
  if (guess.answer(seat, answer) !== null) return false;
  return guess.awaiting().some((other) => players[other].kind === 'bot');
}

/** A guest is called by name, everybody else by what they play. */
function nameOf<T extends GameTypes>(
  table: TableGame<T>,
  words: Words,
  player: Player,
  seat: number,
): string {
  return player.kind === 'guest' && player.name !== '' ? player.name : table.seat(words, seat).name;
}

export function seatsOf<T extends GameTypes>(
  table: TableGame<T>,
  words: Words,
  players: readonly Player[],
): OpenedMatch['seats'] {
  return players.map((player, seat) => ({
    seat,
    ...table.seat(words, seat),
    role: table.seat(words, seat).name,
    name: nameOf(table, words, player, seat),
    player,
  }));
}

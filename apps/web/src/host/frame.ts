import {
  type Decision,
  determinize,
  dice,
  Foresight,
  type GameTypes,
  type MatchTiming,
  members,
  type Position,
  quickSource,
  type Seat,
} from '@sightline/kernel';
import type { Narration, Question, TableGame, ViewContext } from '@sightline/table';
import type {
  BarAct,
  LogLine,
  NoUndo,
  OpenedMatch,
  Player,
  TableFrame,
  TableTime,
  Viewpoint,
} from './api.ts';
import { type Course, coaching } from './lessons.ts';
import type { GameWords } from './words.ts';

/** A table as somebody looks at it now. All of it is in the view: it may be here or on the far side of a wire. */
export interface Sitting<T extends GameTypes> {
  readonly table: TableGame<T>;
  /** how many inputs were logged */
  readonly n: number;
  /** the number of the open decision */
  readonly decision: number;
  readonly players: readonly Player[];
  readonly viewpoint: Viewpoint;
  readonly words: GameWords;
  readonly at: ViewContext<T>;
  /** the lesson, where the match is one */
  readonly course: Course<T> | null;
  /** how many inputs may be taken back from here */
  readonly undo: number;
  /** why that is none */
  readonly noUndo: NoUndo | null;
  /** the question is answered for the seat in the next moment: it is not put to it */
  readonly spared: boolean;
  /** seats of people at this screen, for what they may do unasked */
  readonly own: readonly OwnSeat<T>[];
  /** of a match with clocks that is held here */
  readonly time?: TableTime;
  /** whether somebody at this screen plays so */
  isHere(player: Player): boolean;
}

/** A seat of somebody at this screen; `at` is null where who looks now must not see what it sees. */
export interface OwnSeat<T extends GameTypes> {
  readonly seat: Seat;
  readonly at: ViewContext<T> | null;
}

export function frameOf<T extends GameTypes>(
  s: Sitting<T>,
  narration: readonly Narration[],
  log?: readonly LogLine[],
): TableFrame {
  const { table, n, at, viewpoint, course, players, words } = s;
  const { result, awaiting } = at.view;
  const decision = decisionFor(s);
  const question = decision === null || s.spared ? null : questionAt(s, decision);
  return {
    n,
    viewpoint,
    scene: table.scene(at),
    narration,
    question,
    awaited: awaiting.map((seat) => ({
      seat,
      name: nameOf(table, words, players[seat], seat),
      person: s.isHere(players[seat]),
    })),
    waiting: decision === null && result === null ? table.waiting(at) : '',
    undo: s.undo,
    ...(s.noUndo !== null && { noUndo: s.noUndo }),
    ...(table.unasked !== undefined && result === null && { bar: barOf(s) }),
    ...(s.time !== undefined && { time: s.time }),
    ending: result === null ? null : table.ending(at, result),
    coaching: course === null || decision === null ? null : coaching(course, { at, decision }),
    ...(log === undefined ? {} : { log }),
  };
}

/** Whoever let a bot take over goes on looking, but is not asked; what may be done unasked is in the bar. */
const decisionFor = <T extends GameTypes>({ at, viewpoint, players }: Sitting<T>): Decision | null =>
  typeof viewpoint === 'number' && players[viewpoint].kind !== 'bot' && !isUnasked(at.view.decision)
    ? at.view.decision
    : null;

const isUnasked = (decision: Decision | null): boolean => decision?.way === 'meanwhile';

/** Everything that people here may ever do unasked, with what can be done now: the bar is always the same. */
function barOf<T extends GameTypes>(s: Sitting<T>): BarAct[] {
  const { table, words, players } = s;
  const several = new Set(s.own.map(({ seat }) => nameOf(table, words, players[seat], seat))).size > 1;
  return s.own.flatMap(({ seat, at }) =>
    (table.unasked?.(words, seat) ?? []).map(({ verb, label, icon, hint, plain = false }) => {
      const decision = at !== null && isUnasked(at.view.decision) ? at.view.decision : null;
      const offered = decision?.choices.some((c) => c.verb === verb) === true;
      const looks = at !== null && decision !== null && offered && seat === s.viewpoint;
      return {
        seat,
        who: several ? nameOf(table, words, players[seat], seat) : '',
        verb,
        label,
        ...(icon !== undefined && { icon }),
        ...(hint !== undefined && { hint }),
        open: at === null || offered,
        plain,
        decision: s.decision,
        question: looks ? only(verb, questionAt({ ...s, at }, decision)) : null,
      };
    }),
  );
}

/** A question with one of its verbs. */
const only = (verb: string, question: Question): Question => ({
  ...question,
  options: question.options.filter(({ answer }) => answer[0] === verb),
  walks: question.walks.filter(({ answers }) => answers[0][0] === verb),
  composed: question.composed.filter(({ answer }) => answer === verb),
});

/** The question to the seat that looks, with what only the host can say: its number, and what can't be taken back. */
export function questionAt<T extends GameTypes>(
  s: Pick<Sitting<T>, 'table' | 'at' | 'players' | 'decision'>,
  decision: Decision,
): Question {
  const { table, at, players } = s;
  const { options, ...question } = table.question(at, decision);
  const foresight = new Foresight(table.game, at.statics, at.view);
  const isBot = (seat: Seat) => players[seat].kind === 'bot';
  return {
    ...question,
    id: s.decision,
    options: options.map((o) => ({
      ...o,
      final: !foresight.canBeUndone(o.answer, isBot),
    })),
  };
}

/** A position that looks just like this from the seat that looks: for whatever is tried out beforehand. */
export const guessOf = <T extends GameTypes>({ game }: TableGame<T>, at: ViewContext<T>): Position<T> =>
  determinize(game, at.statics, at.view, dice(0), quickSource(0));

/** A guest is called by name, everybody else by what they play. */
function nameOf<T extends GameTypes>(
  table: TableGame<T>,
  words: GameWords,
  player: Player,
  seat: number,
): string {
  return player.kind === 'guest' && player.name !== '' ? player.name : table.seat(words, seat).name;
}

export function seatsOf<T extends GameTypes>(
  table: TableGame<T>,
  words: GameWords,
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

/** The clocks that a match has by its set-up. */
export const clocksOf = ({ clocks, sharing, mayPause }: MatchTiming): OpenedMatch['clocks'] =>
  clocks === null ? null : { sharedWith: sharing.map((set) => members(set)[0]), mayPause };

import {
  type Decision,
  determinize,
  dice,
  Foresight,
  type GameTypes,
  type Position,
  quickSource,
  type Seat,
} from '@sightline/kernel';
import type { Narration, Question, TableGame, ViewContext } from '@sightline/table';
import type { LogLine, NoUndo, OpenedMatch, Player, TableFrame, Viewpoint } from './api.ts';
import { withFinality } from './finality.ts';
import type { Pupil } from './pupil.ts';
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
  /** whoever looks, where the match is a lesson */
  readonly pupil: Pupil<T> | null;
  /** how many inputs may be taken back from here */
  readonly undo: number;
  /** why that is none */
  readonly noUndo: NoUndo | null;
  /** the question is answered for the seat in the next moment: it is not put to it */
  readonly spared: boolean;
  /** of a match that has clocks, or acts that nobody is asked for */
  readonly beside?: Pick<TableFrame, 'bar' | 'time'>;
  /** whether somebody at this screen plays so */
  isHere(player: Player): boolean;
}

export function frameOf<T extends GameTypes>(
  s: Sitting<T>,
  narration: readonly Narration[],
  log?: readonly LogLine[],
): TableFrame {
  const { table, n, at, viewpoint, pupil, players, words } = s;
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
      name: nameOf(table, words, players, seat),
      person: s.isHere(players[seat]),
    })),
    waiting: decision === null && result === null ? table.waiting(at) : '',
    undo: s.undo,
    ...(s.noUndo !== null && { noUndo: s.noUndo }),
    ...s.beside,
    ending: result === null ? null : table.ending(at, result),
    coaching: pupil === null || decision === null ? null : pupil.coaching(decision),
    ...(log === undefined ? {} : { log }),
  };
}

/** Whoever let a bot take over goes on looking, but is not asked; what may be done unasked is in the bar. */
const decisionFor = <T extends GameTypes>({ at, viewpoint, players }: Sitting<T>): Decision | null =>
  typeof viewpoint === 'number' && players[viewpoint].kind !== 'bot' && !isUnasked(at.view.decision)
    ? at.view.decision
    : null;

export const isUnasked = (decision: Decision | null): boolean => decision?.way === 'meanwhile';

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
    options: withFinality(options, question.alike, (o) => !foresight.canBeUndone(o.answer, isBot)),
  };
}

/** A position that looks just like this from the seat that looks: for whatever is tried out beforehand. */
export const guessOf = <T extends GameTypes>({ game }: TableGame<T>, at: ViewContext<T>): Position<T> =>
  determinize(game, at.statics, at.view, dice(0), quickSource(0));

/** A guest is called by name, everybody else by what they play. */
export function nameOf<T extends GameTypes>(
  table: TableGame<T>,
  words: GameWords,
  players: readonly Player[],
  seat: number,
): string {
  const player = players[seat];
  return player.kind === 'guest' && player.name !== ''
    ? player.name
    : table.seat(words, seat, players.length).name;
}

export function seatsOf<T extends GameTypes>(
  table: TableGame<T>,
  words: GameWords,
  players: readonly Player[],
): OpenedMatch['seats'] {
  return players.map((player, seat) => ({
    seat,
    ...table.seat(words, seat, players.length),
    role: table.seat(words, seat, players.length).name,
    name: nameOf(table, words, players, seat),
    player,
  }));
}

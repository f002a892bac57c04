import type { GameTypes, MatchTiming, Seat } from '@sightline/kernel';
import { members } from '@sightline/kernel';
import type { Question, TableGame, ViewContext } from '@sightline/table';
import type { BarAct, OpenedMatch, Player, Viewpoint } from './api.ts';
import { isUnasked, nameOf, questionAt } from './frame.ts';
import type { GameWords } from './words.ts';

/** A seat of somebody at this screen; `at` is null where who looks now must not see what it sees. */
export interface OwnSeat<T extends GameTypes> {
  readonly seat: Seat;
  readonly at: ViewContext<T> | null;
}

/** What the bar of a table is made of. */
interface Bar<T extends GameTypes> {
  readonly table: TableGame<T>;
  readonly words: GameWords;
  readonly statics: T['statics'];
  readonly players: readonly Player[];
  readonly viewpoint: Viewpoint;
  /** the number of the open decision */
  readonly decision: number;
  readonly seats: readonly OwnSeat<T>[];
  readonly over: boolean;
}

/** Everything that people here may ever do unasked, with what can be done now: the bar is always the same. */
export function barOf<T extends GameTypes>(s: Bar<T>): BarAct[] {
  const { table, words, statics, players } = s;
  if (s.over || table.unasked === undefined) return [];
  const several = new Set(s.seats.map(({ seat }) => nameOf(table, words, players, seat))).size > 1;
  return s.seats.flatMap(({ seat, at }) =>
    (table.unasked?.({ say: words.say, statics }, seat, players.length) ?? []).map(
      ({ verb, label, icon, hint, plain = false }) => {
        const decision = at !== null && isUnasked(at.view.decision) ? at.view.decision : null;
        const offered = decision?.choices.some((c) => c.verb === verb) === true;
        const looks = at !== null && decision !== null && offered && seat === s.viewpoint;
        return {
          seat,
          who: several ? nameOf(table, words, players, seat) : '',
          verb,
          label,
          ...(icon !== undefined && { icon }),
          ...(hint !== undefined && { hint }),
          open: at === null || offered,
          plain,
          decision: s.decision,
          question: looks
            ? only(verb, questionAt({ table, players, decision: s.decision, at }, decision))
            : null,
        };
      },
    ),
  );
}

/** A question with one of its verbs. */
const only = (verb: string, question: Question): Question => ({
  ...question,
  options: question.options.filter(({ answer }) => answer[0] === verb),
  walks: question.walks.filter(({ answers }) => answers[0][0] === verb),
  composed: question.composed.filter(({ answer }) => answer === verb),
});

/** The clocks that a match has by its set-up. */
export const clocksOf = ({ clocks, sharing, mayPause }: MatchTiming): OpenedMatch['clocks'] =>
  clocks === null ? null : { sharedWith: sharing.map((set) => members(set)[0]), mayPause };

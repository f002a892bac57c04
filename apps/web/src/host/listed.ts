import { canPlay, type GameTypes, staticsOf, type View } from '@sightline/kernel';
import type { TableGame } from '@sightline/table';
import type { OnlineMatch } from '@sightline/wire';
import type { ListedMatch, MatchSummary } from './api.ts';
import { seatsOf } from './frame.ts';
import type { SavedHeader } from './stored.ts';
import type { GameWords } from './words.ts';

/** A match as lists show it; nothing is replayed for it. */
export function savedMatch<T extends GameTypes>(
  table: TableGame<T>,
  words: GameWords,
  header: SavedHeader,
): MatchSummary {
  const { match, glance, players } = header;
  const seats = seatsOf(table, words, players);
  return {
    ...plainly(header),
    title: table.title(words, match.setup),
    ...(glance === null || !canPlay(table.game, match) ? {} : spoken(table, words, header, glance)),
    players: seats.map(({ name, icon, tone, player }) => ({
      name,
      icon,
      tone,
      bot: player.kind === 'bot' ? player.level : null,
    })),
    ...(canPlay(table.game, match) ? {} : { fault: 'other-rules' }),
  };
}

/** Whether the server has other rules for an online match than those that are here. */
export const isForeign = <T extends GameTypes>({ game }: TableGame<T>, match: OnlineMatch): boolean =>
  !match.outdated && !canPlay(game, match);

/** An online match as lists show it. */
export function listedMatch<T extends GameTypes>(
  table: TableGame<T>,
  words: GameWords,
  match: OnlineMatch,
): ListedMatch {
  const { id, setup, seats } = match;
  const unsaid = { id, foreign: isForeign(table, match), title: '', roles: [], levels: {} };
  try {
    const { levels, roles, rolesOf } = table.newMatch(words);
    const taken = rolesOf?.[seats.length] ?? roles;
    const textOf = (seat: number) => taken.find((role) => role.seat === seat)?.text ?? '';
    return {
      ...unsaid,
      title: table.title(words, setup),
      roles: seats.map(({ seat }) => ({ ...table.seat(words, seat, seats.length), text: textOf(seat) })),
      levels: Object.fromEntries(levels.map(({ id: level, label }) => [level, label])),
    };
  } catch (error) {
    // By other rules there may be missions that nobody here has heard of.
    if (canPlay(table.game, match)) throw error;
    return unsaid;
  }
}

function spoken<T extends GameTypes>(
  table: TableGame<T>,
  words: GameWords,
  { match }: SavedHeader,
  view: View<T>,
): Pick<MatchSummary, 'where' | 'state'> {
  const { say, listed } = words;
  const { game } = table;
  const at = { game, view, statics: staticsOf(game, match.setup, match.seats), say, listed };
  const state =
    match.result !== null
      ? table.ending(at, match.result).title
      : view.decision !== null && view.decision.way !== 'meanwhile'
        ? table.question(at, view.decision).title
        : table.waiting(at);
  return { where: table.scene(at).header.kicker, state };
}

/** What can be said of a match without its game. */
function plainly(header: SavedHeader): MatchSummary {
  const { id, match, mine, inputs, started, touched, lesson } = header;
  return {
    id,
    game: match.game,
    title: '',
    where: '',
    state: '',
    over: match.result !== null,
    mine,
    players: [],
    inputs,
    started,
    touched,
    lesson,
  };
}

/** A match that can't be read any more: it can still be removed. */
export const unreadable = (id: string): MatchSummary => ({
  id,
  game: '',
  title: '',
  where: '',
  state: '',
  over: false,
  mine: false,
  players: [],
  inputs: 0,
  started: 0,
  touched: 0,
  lesson: null,
  fault: 'damaged',
});

export const ofNoGame = (header: SavedHeader): MatchSummary => ({ ...plainly(header), fault: 'other-game' });

/**
 * SG-CMT-01 to 03, 10 to 12: a match of two or three games on one mission, as plain data that a table keeps. Players are
 * 0 and 1, by their seats; each game is a match of its own to the kernel.
 */
export type CompetitivePlayer = 0 | 1;

/** A game that has been played. */
export interface CompetitiveGame {
  /** who attacked */
  readonly attacker: CompetitivePlayer;
  /** null: nobody (SG-VIC-03) */
  readonly winner: CompetitivePlayer | null;
  /** the ids of the profiles banned in it, not those brought along (SG-CMT-10) */
  readonly banned: readonly string[];
}

export interface CompetitiveMatch {
  readonly mission: string;
  /** SG-CMT-11 */
  readonly bansLast: 'game' | 'match';
  readonly games: readonly CompetitiveGame[];
}

const MOST_GAMES = 3;
/** SG-CMT-01 */
const TO_WIN = 2;

export const startCompetitive = (
  mission: string,
  bansLast: CompetitiveMatch['bansLast'] = 'game',
): CompetitiveMatch => ({ mission, bansLast, games: [] });

/** Games won by each player; a drawn one counts for nobody (SG-CMT-12). */
export function gamesWon({ games }: CompetitiveMatch): readonly [number, number] {
  const by = (player: CompetitivePlayer) => games.filter(({ winner }) => winner === player).length;
  return [by(0), by(1)];
}

/** How it stands: going on, won by a player, or drawn, if the third game decided nothing (SG-CMT-12). */
export function outcomeOf(match: CompetitiveMatch): CompetitivePlayer | 'drawn' | 'open' {
  const [first, second] = gamesWon(match);
  if (first >= TO_WIN) return 0;
  if (second >= TO_WIN) return 1;
  return match.games.length < MOST_GAMES ? 'open' : 'drawn';
}

/** What the next game is set up with, besides the match's own settings. */
export interface CompetitiveSetup {
  readonly mission: string;
  readonly squads: 'draft';
  readonly bansLast: CompetitiveMatch['bansLast'];
  readonly swapped: boolean;
  readonly banned: readonly string[];
}

/**
 * SG-CMT-02, 03: roles are drawn by `lot` in the first and third game and swapped in the second. Null: the match is over.
 */
export function nextGame(match: CompetitiveMatch, lot: CompetitivePlayer): CompetitiveSetup | null {
  if (outcomeOf(match) !== 'open') return null;
  const { mission, bansLast, games } = match;
  const attacker = games.length === 1 ? otherPlayer(games[0].attacker) : lot;
  return {
    mission,
    squads: 'draft',
    bansLast,
    swapped: attacker === 1,
    banned: bansLast === 'match' ? games.flatMap(({ banned }) => banned) : [],
  };
}

const otherPlayer = (player: CompetitivePlayer): CompetitivePlayer => (player === 0 ? 1 : 0);

/** A game is over: what it was set up with, who won it, and everything banned in the end. */
export function recordGame(
  match: CompetitiveMatch,
  { swapped, banned: brought }: Pick<CompetitiveSetup, 'swapped' | 'banned'>,
  { winner, banned }: Omit<CompetitiveGame, 'attacker'>,
): CompetitiveMatch {
  const game: CompetitiveGame = {
    attacker: swapped ? 1 : 0,
    winner,
    banned: banned.filter((id) => !brought.includes(id)),
  };
  return { ...match, games: [...match.games, game] };
}

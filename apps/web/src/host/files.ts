import {
  type AnyGame,
  commitmentTo,
  type GameTypes,
  loading,
  type Match,
  type MatchFile,
  readFile,
} from '@sightline/kernel';
import type { TableGame } from '@sightline/table';
import type { Fault, Player } from './api.ts';
import type { Environment } from './environment.ts';
import { fault, faultOf } from './fault.ts';
import type { AnyHostGame } from './shelf.ts';
import { arePlayers, fileOf, type SavedHeader, type SavedMatch } from './stored.ts';
import { inPieces, TooHeavy } from './taking-in.ts';
import type { GameWords } from './words.ts';

/** Nothing that anybody played is nearly as large. */
const LARGEST = 5_000_000;

/** A match and who played it, out of something that came from outside. */
export interface TakenIn {
  readonly shelf: AnyHostGame;
  readonly match: Match<AnyGame>;
  readonly players: readonly Player[];
}

/** The file of a match: the kernel's own, with the players. */
export function fileText(stored: SavedMatch): string {
  const { log, ...file } = fileOf(stored);
  const inputs = log.map((entry) => JSON.stringify(entry)).join(',\n');
  const head = JSON.stringify({ ...file, players: stored.header.players });
  // One input a line: people look into such files, and so do the tools that compare them.
  return `${head.slice(0, -1)},"log":[\n${inputs}\n]}\n`;
}

export function fileName<T extends GameTypes>(
  table: TableGame<T>,
  words: GameWords,
  header: SavedHeader,
): string {
  const title = table
    .title(words, header.match.setup)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const day = new Date(header.started).toISOString().slice(0, 10);
  return `${header.match.game}-${title}-${day}.json`;
}

/** Reads a file that may be anything at all. */
export async function readText(
  env: Pick<Environment, 'games' | 'breathe'>,
  text: string,
): Promise<TakenIn | Fault> {
  if (text.length > LARGEST) return fault('too-heavy');
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return fault(/^\s*\{\s*"format"\s*:\s*"sightline-match\//.test(text) ? 'cut-short' : 'not-a-match');
  }
  try {
    const file = readFile(raw);
    const { games } = env;
    if (!Object.hasOwn(games, file.game)) return fault('other-game', file.game);
    const shelf = await games[file.game]();
    if (file.chapters.some(isForged)) return fault('damaged', 'a seed is not the one committed to');
    const match = await inPieces(env, loading(shelf.table.game, file));
    return { shelf, match, players: playersOf(file, shelf) };
  } catch (error) {
    return error instanceof TooHeavy ? fault('too-heavy') : faultOf(error);
  }
}

const isForged = ({ seed, commitment }: MatchFile['chapters'][number]): boolean =>
  seed !== null && commitmentTo(seed) !== commitment;

/** Who played, as far as the file says so sensibly; else whoever opens it takes the first seat. */
function playersOf(file: MatchFile, { bots }: AnyHostGame): readonly Player[] {
  const { players } = file as MatchFile & { readonly players?: unknown };
  if (arePlayers(players, file.seats)) return players.map(plainPlayer);
  const [level = ''] = Object.keys(bots);
  return Array.from({ length: file.seats }, (_, seat) =>
    seat === 0 ? { kind: 'me' } : { kind: 'bot', level },
  );
}

/** The player and nothing else that the file may have put there. */
function plainPlayer(p: Player): Player {
  switch (p.kind) {
    case 'me':
      return { kind: 'me' };
    case 'guest':
      return { kind: 'guest', name: p.name };
    case 'bot':
      return { kind: 'bot', level: p.level };
  }
}

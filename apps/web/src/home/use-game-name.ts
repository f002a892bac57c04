import { useCovers } from '../app/words.ts';

/** What a game is called; its own short name, where a server has one that this page does not know. */
export function useGameName(): (game: string) => string {
  const coverOf = useCovers();
  return (game) => coverOf(game)?.name ?? game;
}

import { useWords } from '../app/words.ts';
import { GAMES } from './games.ts';

/** What a game is called; its own short name, where a server has one that this page does not know. */
export function useGameName(): (game: string) => string {
  const t = useWords();
  return (game) => {
    const known = GAMES.find((facts) => facts.game === game);
    return known === undefined ? game : t(`home.game.${known.game}.name`);
  };
}

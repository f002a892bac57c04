import { useSettings } from '../../app/settings.ts';
import './GameArt.css';

/** By the path of its file: where the picture of every game is. */
const PICTURES = import.meta.glob<string>('../../../../../games/*/art.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The picture of a game. What moves in it stands still for readers who have turned motion off. */
export function GameArt({ game }: { readonly game: string }) {
  const still = useSettings((s) => s.speed === 'off');
  const picture = PICTURES[`../../../../../games/${game}/art.svg`];
  return <img className="game-picture" src={still ? `${picture}#still` : picture} alt="" />;
}

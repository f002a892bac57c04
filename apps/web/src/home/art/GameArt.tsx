import { DoomArt } from './DoomArt.tsx';
import { EarthRebornArt } from './EarthRebornArt.tsx';
import { FireteamArt } from './FireteamArt.tsx';
import { SiegeArt } from './SiegeArt.tsx';
import './GameArt.css';

const ARTS = { doom: DoomArt, 'fireteam-zero': FireteamArt, 'earth-reborn': EarthRebornArt, siege: SiegeArt };

export type GameName = keyof typeof ARTS;

/** The picture of a game. */
export function GameArt({ game }: { readonly game: GameName }) {
  const Art = ARTS[game];
  return <Art />;
}

import type { GameName } from './art/GameArt.tsx';

/** What the boxes say of themselves. */
export interface GameFacts {
  readonly game: GameName;
  readonly players: readonly [least: number, most: number];
  readonly time: { readonly unit: 'hours' | 'minutes'; readonly from: number; readonly to: number };
  /** of 5 */
  readonly weight: 3 | 4 | 5;
  readonly modes: readonly ('solo' | 'coop' | 'versus')[];
  /** it can be played here */
  readonly ready: boolean;
}

export const GAMES: readonly GameFacts[] = [
  {
    game: 'doom',
    players: [2, 5],
    time: { unit: 'hours', from: 2, to: 3 },
    weight: 3,
    modes: ['solo', 'versus'],
    ready: true,
  },
  {
    game: 'fireteam-zero',
    players: [1, 4],
    time: { unit: 'hours', from: 1, to: 2 },
    weight: 3,
    modes: ['solo', 'coop'],
    ready: true,
  },
  {
    game: 'earth-reborn',
    players: [2, 4],
    time: { unit: 'hours', from: 1, to: 3 },
    weight: 5,
    modes: ['solo', 'versus'],
    ready: false,
  },
  {
    game: 'siege',
    players: [2, 4],
    time: { unit: 'minutes', from: 40, to: 60 },
    weight: 4,
    modes: ['solo', 'versus'],
    ready: false,
  },
];

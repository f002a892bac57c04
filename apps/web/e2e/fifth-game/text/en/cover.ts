import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: 'Bids',
  short: 'Bids',
  text: 'Secret purses, sealed bids, and a crown that six rounds decide about.',
};

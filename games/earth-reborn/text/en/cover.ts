import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: 'Earth Reborn',
  short: 'Earth Reborn',
  text: 'Order tiles, bluff and search among the ruins, centuries after the silence.',
};

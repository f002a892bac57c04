import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: 'Ставки',
  short: 'Ставки',
  text: 'Тайные кошельки, закрытые ставки и корона, которую разыграют за шесть раундов.',
};

import type { Cover } from '@sightline/manifest';

export const cover: Cover = {
  name: 'Ставки',
  short: 'Ставки',
  text: 'Тайные кошельки, закрытые ставки и корона, которую разыграют за шесть раундов.',
};

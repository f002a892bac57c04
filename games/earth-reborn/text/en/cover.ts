import type { Cover } from '@sightline/manifest';

export const cover: Cover = {
  name: 'Earth Reborn',
  short: 'Earth Reborn',
  text: 'Order tiles, bluff and search among the ruins, centuries after the silence.',
};

import type { Cover } from '@sightline/manifest';

export const cover: Cover = {
  name: 'Lances',
  short: 'Lances',
  text: 'Bolsas secretas, lances fechados e uma coroa que seis rodadas decidem.',
};

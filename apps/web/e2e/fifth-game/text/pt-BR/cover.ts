import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: 'Lances',
  short: 'Lances',
  text: 'Bolsas secretas, lances fechados e uma coroa que seis rodadas decidem.',
};

import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: 'Earth Reborn',
  short: 'Earth Reborn',
  text: 'Жетоны приказов, блеф и поиски в руинах спустя века тишины.',
};

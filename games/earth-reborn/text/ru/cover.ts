import type { Cover } from '@sightline/manifest';

export const cover: Cover = {
  name: 'Earth Reborn',
  short: 'Earth Reborn',
  text: 'Жетоны приказов, блеф и поиски в руинах спустя века тишины.',
};

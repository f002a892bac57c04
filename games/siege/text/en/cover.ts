import type { Cover } from '@sightline/manifest';

export const cover: Cover = {
  name: '6: Siege',
  short: '6: Siege',
  text: 'One floor plan, two squads: breach, peek, hold the room.',
};

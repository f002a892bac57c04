import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: '6: Siege',
  short: '6: Siege',
  text: 'One floor plan, two squads: breach, peek, hold the room.',
};

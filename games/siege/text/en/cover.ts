import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: '6: Siege',
  short: '6: Siege',
  text: 'One floor plan, two squads: breach, peek, hold the room.',
  lesson: {
    title: 'In the open',
    text: 'Consulate, Control: your first round against defenders who hide from nobody. At every step the table says what to do and why, and points at it. Leave whenever you like: the match waits for you.',
  },
};

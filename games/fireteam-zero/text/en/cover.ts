import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: 'Fireteam Zero',
  short: 'Fireteam Zero',
  text: 'A field team against what the files don’t name. Your hand is your health.',
  lesson: {
    title: 'The quiet village',
    text: 'A small mission of Fireteam Zero, with a friend who knows his trade. At every step the table says what to do and why, and points at it. Leave whenever you like: the match waits for you.',
  },
};

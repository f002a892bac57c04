import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: 'DOOM: The Board Game',
  short: 'DOOM',
  text: 'Marines fight their way through a burning base; one player is the invasion.',
  terms: ['line of sight', 'cover', 'glory kill', 'stagger', 'portal', 'stun'],
  lesson: {
    title: 'First steps',
    text: 'One mission of DOOM against a gentle opponent. At every step the table says what to do and why, and points at it. Leave whenever you like: the match waits for you.',
  },
};

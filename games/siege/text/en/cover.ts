import type { GameCover } from '@sightline/manifest';

export const cover: GameCover = {
  name: '6: Siege',
  short: '6: Siege',
  text: 'One floor plan, two squads: breach, peek, hold the room.',
  lesson: {
    title: 'In the open',
    text: 'Consulate, Control: your first round against defenders who hide from nobody. At every step the table says what to do and why, and points at it. Leave whenever you like: the match waits for you.',
  },
  lessons: {
    'hidden-tokens': {
      title: 'Hidden tokens',
      text: 'Two tokens of each defender, one of them a decoy: demand a reveal, cross where they watch, fire back.',
    },
    'claims-and-clock': {
      title: 'Claims and the clock',
      text: 'Nobody measures lines for you: look, claim, challenge, with a clock that runs.',
    },
    'gadgets-and-floors': {
      title: 'Gadgets and floors',
      text: 'Two bombs: go upstairs, come in from above, spend gadgets, start the defuser.',
    },
  },
};

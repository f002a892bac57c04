import type { ReconEventCard } from './card-types.ts';

/** What else is found while searching: 9 cards help, 10 do not. */
export const EVENTS: readonly ReconEventCard[] = [
  { id: 'ammunition', copies: 2, effects: [{ do: 'draw', who: 'you', cards: 2 }] },
  {
    id: 'medicalKit',
    target: { choose: 'hero' },
    effects: [{ do: 'draw', who: 'target', cards: 3 }],
  },
  { id: 'rations', effects: [{ do: 'draw', who: 'all', cards: 1 }] },
  {
    id: 'luckyFind',
    effects: [
      {
        do: 'either',
        options: [{ effects: [{ do: 'coin' }] }, { effects: [{ do: 'draw', who: 'you', cards: 2 }] }],
      },
    ],
  },
  {
    id: 'backDoor',
    effects: [
      { do: 'lasting', until: 'roundEnds', who: 'here', heroes: { slips: true } },
      { do: 'move', who: 'here', points: 2 },
    ],
  },
  { id: 'oldMap', effects: [{ do: 'scout' }, { do: 'reopenSpawn', at: 'here' }] },
  {
    id: 'buriedCharge',
    target: { choose: 'monster', within: 3 },
    effects: [{ do: 'hit', who: 'there', hits: 4, type: 'bomb' }],
  },
  { id: 'clearChannel', effects: [{ do: 'threat', spaces: -1 }] },

  { id: 'ambushed', copies: 3, effects: [{ do: 'ambush', class: 'minion' }] },
  { id: 'somethingWorse', effects: [{ do: 'ambush', class: 'elite' }] },
  {
    id: 'tripwire',
    effects: [
      {
        do: 'either',
        options: [
          { effects: [{ do: 'harm', who: 'here', hits: 1 }] },
          { effects: [{ do: 'threat', spaces: 1 }] },
        ],
      },
    ],
  },
  { id: 'theyHeardYou', effects: [{ do: 'advance', who: 'all', steps: 1 }] },
  { id: 'cornered', effects: [{ do: 'activate', who: 'near' }] },
  { id: 'gasPocket', effects: [{ do: 'harm', who: 'here', hits: 1, unblockable: true }] },
  {
    id: 'badMemories',
    effects: [
      {
        do: 'lasting',
        until: 'roundEnds',
        who: 'here',
        heroes: { noReactions: true, noSteppingIn: true },
      },
      { do: 'discard', who: 'you', cards: 1 },
    ],
  },
  {
    id: 'nestInTheWall',
    effects: [
      {
        do: 'either',
        options: [
          { cost: 2, effects: [] },
          { effects: [{ do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 2 }] },
        ],
      },
    ],
  },
];

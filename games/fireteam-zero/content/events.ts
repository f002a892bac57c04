import type { EventCard } from './card-types.ts';

export const EVENTS: readonly EventCard[] = [
  { id: 'ambushed', copies: 3, effects: [{ do: 'ambush', class: 'minion' }] },
  { id: 'somethingWorse', effects: [{ do: 'ambush', class: 'elite' }] },
  { id: 'ammunition', copies: 2, effects: [{ do: 'draw', who: 'you', cards: 2 }] },
  {
    id: 'medicalKit',
    target: { choose: 'hero' },
    effects: [{ do: 'draw', who: 'target', cards: 2 }],
  },
  { id: 'luckyFind', effects: [{ do: 'coin' }] },
  {
    id: 'tripwire',
    copies: 2,
    effects: [
      {
        do: 'either',
        options: [
          { effects: [{ do: 'harm', who: 'you', hits: 1 }] },
          { effects: [{ do: 'threat', spaces: 1 }] },
        ],
      },
    ],
  },
  { id: 'shortCut', effects: [{ do: 'move', who: 'you', points: 2 }] },
  { id: 'oldMap', effects: [{ do: 'scout' }] },
];

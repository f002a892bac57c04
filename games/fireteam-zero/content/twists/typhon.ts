import type { TwistCard } from '../card-types.ts';

export const TYPHON_TWISTS: readonly TwistCard[] = [
  { id: 'nightFog', heroes: [{ while: { ranged: true }, range: -1 }] },
  { id: 'hungryPack', monsters: [{ while: { class: 'minion' }, speed: 1 }] },
  { id: 'theHumanTurns', reveal: { effects: [{ do: 'enlist', class: 'elite', figures: 1 }] } },
  { id: 'tornNerves', heroes: [{ while: { alone: true }, handLimit: -1 }] },
  {
    id: 'riverRises',
    triggers: [
      {
        when: 'heroDown',
        effects: [{ do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 1 }],
      },
    ],
  },
];

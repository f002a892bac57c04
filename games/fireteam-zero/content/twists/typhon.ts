import type { TwistCard } from '../card-types.ts';

/** Sicily, a night in July: what may still go wrong there. */
export const TYPHON_TWISTS: readonly TwistCard[] = [
  { id: 'nightFog', heroes: [{ while: { ranged: true }, range: -1 }] },
  { id: 'hungryPack', monsters: [{ while: { class: 'minion' }, speed: 1 }] },
  { id: 'theHumanTurns', reveal: { effects: [{ do: 'enlist', class: 'elite', figures: 1 }] } },
  { id: 'tornNerves', heroes: [{ while: { alone: true }, handLimit: -1 }] },
  {
    id: 'scentOfBlood',
    triggers: [
      {
        when: 'heroHit',
        if: { hits: 2 },
        effects: [{ do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 1 }],
      },
    ],
  },
  { id: 'armouredHides', monsters: [{ while: { class: 'minion' }, resistance: { bomb: 1 } }] },
  { id: 'theyKnowTheWay', table: { closerSpawns: true } },
  { id: 'burrowsEverywhere', table: { unsecured: true } },
];

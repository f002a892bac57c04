import type { MonsterCard } from '../card-types.ts';

/**
 * The Infested: slow bodies full of something quick. They are hard to stop and worse to touch: who kills one with his
 * hands is bitten, so the squad has to keep its distance and give ground, and the carriers take that ground.
 */
export const INFESTED: readonly MonsterCard[] = [
  {
    id: 'wormHost',
    family: 'infested',
    class: 'minion',
    figures: 8,
    health: 3,
    resistance: { brawl: 0, bullet: 0, bomb: 0 },
    speed: 1,
    attack: { type: 'brawl', strength: 2, range: 0 },
    // What was in it looks for a new house.
    attribute: {
      triggers: [
        { when: 'monsterKilled', if: { type: 'brawl' }, effects: [{ do: 'harm', who: 'other', hits: 1 }] },
      ],
    },
    special: { effects: [{ do: 'dice', by: 1 }] },
  },
  {
    id: 'broodCarrier',
    family: 'infested',
    class: 'elite',
    figures: 4,
    health: 4,
    resistance: { brawl: 1, bullet: 0, bomb: 1 },
    speed: 1,
    attack: { type: 'brawl', strength: 3, range: 0 },
    // It brings along what was killed this round.
    attribute: {
      triggers: [
        {
          when: 'monsterActivates',
          effects: [{ do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 1 }],
        },
      ],
    },
    // Under the skin: nothing prevents these hits.
    special: {
      effects: [{ do: 'lasting', until: 'roundEnds', who: 'it', monsters: { unblockable: true } }],
    },
  },
  {
    id: 'motherOfWorms',
    family: 'infested',
    class: 'boss',
    figures: 1,
    health: 4,
    resistance: { brawl: 1, bullet: 1, bomb: 0 },
    speed: 1,
    attack: { type: 'brawl', strength: 4, range: 1 },
    power: { perHero: 1 },
    // She gives birth wherever she goes.
    attribute: {
      triggers: [
        {
          when: 'monsterActivates',
          effects: [{ do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 1 }],
        },
      ],
    },
    special: { effects: [{ do: 'harm', who: 'near', hits: 1 }] },
  },
];

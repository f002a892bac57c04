import type { MonsterCard } from '../card-types.ts';

/**
 * Typhon's Children: beasts in a pack, and the people in whom more of them wait. Quick, always at one's throat, and
 * worse together: what a squad must do is thin the pack before it closes, and not be standing where a human bursts.
 */
export const TYPHON: readonly MonsterCard[] = [
  {
    id: 'corruptedAnimal',
    family: 'typhon',
    class: 'minion',
    figures: 8,
    health: 2,
    resistance: { brawl: 1, bullet: 1, bomb: 0 },
    speed: 2,
    attack: { type: 'brawl', strength: 2, range: 0 },
    // Three of them together pull down anybody.
    attribute: { monsters: [{ while: { others: 2 }, dice: 1 }] },
    // It leaps, and lands on somebody.
    special: {
      effects: [
        { do: 'advance', who: 'it', steps: 1 },
        { do: 'dice', by: 1 },
      ],
    },
  },
  {
    id: 'corruptedHuman',
    family: 'typhon',
    class: 'elite',
    figures: 4,
    health: 3,
    resistance: { brawl: 1, bullet: 1, bomb: 1 },
    speed: 2,
    attack: { type: 'brawl', strength: 2, range: 1 },
    // It bursts: if an animal waits in the pool, it comes out here.
    attribute: {
      triggers: [
        {
          when: 'monsterKilled',
          effects: [{ do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 1 }],
        },
      ],
    },
    special: { effects: [{ do: 'bonus', hits: 1 }] },
  },
  {
    id: 'sonOfTyphon',
    family: 'typhon',
    class: 'boss',
    figures: 1,
    health: 4,
    resistance: { brawl: 1, bullet: 2, bomb: 1 },
    speed: 1,
    attack: { type: 'brawl', strength: 4, range: 1 },
    power: { perHero: 1 },
    // The more it hurts, the faster it comes.
    attribute: { monsters: [{ while: { atMostPower: 2 }, speed: 1 }] },
    // A tail through the whole place.
    special: { effects: [{ do: 'harm', who: 'here', hits: 1 }] },
  },
];

import type { MonsterCard } from '../card-types.ts';

/** Typhon's Children. */
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
    attribute: { monsters: [{ while: { others: 2 }, dice: 1 }] },
    special: { effects: [{ do: 'dice', by: 1 }] },
  },
  {
    id: 'corruptedHuman',
    family: 'typhon',
    class: 'elite',
    figures: 4,
    health: 3,
    resistance: { brawl: 1, bullet: 1, bomb: 1 },
    speed: 1,
    attack: { type: 'brawl', strength: 2, range: 1 },
    attribute: { monsters: [{ fixedTarget: true }] },
    special: { effects: [{ do: 'bonus', hits: 1 }] },
  },
  {
    id: 'sonOfTyphon',
    family: 'typhon',
    class: 'boss',
    figures: 1,
    health: 5,
    resistance: { brawl: 1, bullet: 2, bomb: 1 },
    speed: 1,
    attack: { type: 'brawl', strength: 4, range: 1 },
    power: { perHero: 1 },
    attribute: { monsters: [{ while: { atMostPower: 1 }, speed: 1 }] },
    special: { effects: [{ do: 'harm', who: 'here', hits: 1 }] },
  },
];

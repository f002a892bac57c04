import type { MonsterCard } from '../card-types.ts';

/**
 * The Fetch: burning dead, each with the face of somebody living. They need not touch what they burn, and they come for
 * whoever walks alone; but fists break old bones better than bullets do.
 */
export const FETCH: readonly MonsterCard[] = [
  {
    id: 'kindledDead',
    family: 'fetch',
    class: 'minion',
    figures: 8,
    health: 2,
    resistance: { brawl: 0, bullet: 1, bomb: 1 },
    speed: 1,
    attack: { type: 'bullet', strength: 2, range: 1 },
    // The face it wears is yours: it wants you by yourself.
    attribute: { monsters: [{ while: { againstLone: true }, dice: 1 }] },
    // It flares up, and all who stand with it burn.
    special: { effects: [{ do: 'harm', who: 'here', hits: 1 }] },
  },
  {
    id: 'pyreBearer',
    family: 'fetch',
    class: 'elite',
    figures: 4,
    health: 3,
    resistance: { brawl: 0, bullet: 1, bomb: 2 },
    speed: 1,
    attack: { type: 'bomb', strength: 2, range: 2 },
    // By its light the others see.
    attribute: {
      monsters: [
        { near: 1, ignoresCover: true },
        { near: 1, while: { class: 'minion' }, speed: 1 },
      ],
    },
    special: { effects: [{ do: 'dice', by: 1 }] },
  },
  {
    id: 'lanternKing',
    family: 'fetch',
    class: 'boss',
    figures: 1,
    health: 4,
    resistance: { brawl: 1, bullet: 1, bomb: 2 },
    speed: 1,
    attack: { type: 'bullet', strength: 4, range: 2 },
    power: { perHero: 1 },
    // Every wound lets out the dead he carries.
    attribute: {
      triggers: [
        {
          when: 'bossInjured',
          effects: [{ do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 1 }],
        },
      ],
    },
    // Nobody raises a hand against his own face.
    special: {
      effects: [
        {
          do: 'lasting',
          until: 'roundEnds',
          who: 'it',
          monsters: { unblockable: true, fixedTarget: true },
        },
      ],
    },
  },
];

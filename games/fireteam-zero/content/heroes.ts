import type { HeroCard } from './card-types.ts';

/** FZ-SET-05 */
export const HEROES: readonly HeroCard[] = [
  {
    id: 'abe',
    role: 'leader',
    speed: 2,
    hand: 5,
    abilities: [
      {
        when: 'heroTargeted',
        if: { part: 'ally', within: 1 },
        once: 'round',
        effects: [{ do: 'dice', by: -1 }],
      },
    ],
  },
  { id: 'maxine', role: 'leader', speed: 2, hand: 5, modifiers: [{ while: { alone: true }, dice: 1 }] },
  {
    id: 'shad',
    role: 'closeCombat',
    speed: 2,
    hand: 5,
    modifiers: [{ while: { type: 'brawl', ranged: false }, rerolls: 1 }],
  },
  {
    id: 'frank',
    role: 'sniper',
    speed: 2,
    hand: 5,
    modifiers: [{ while: { type: 'bullet', ranged: true }, range: 1 }],
  },
  {
    id: 'don',
    role: 'demolitions',
    speed: 2,
    hand: 5,
    acts: [
      {
        id: 'patchUp',
        free: true,
        once: 'round',
        target: { choose: 'hero', within: 0, others: true },
        cost: 1,
        effects: [{ do: 'draw', who: 'target', cards: 2 }],
      },
    ],
  },
];

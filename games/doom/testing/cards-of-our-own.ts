import type { ClassCard } from '../content/card-types.ts';
import type { ClassId } from '../content/class-cards.ts';

/**
 * Class cards that say, in the vocabulary of all cards, what no card in the box says, though rules speak of it. A
 * test file lays them beside the others by a mock of content/class-cards.ts.
 */
const CARDS: readonly ClassCard[] = [
  { id: 'slipsAway', abilities: [{ when: 'defend', effects: [{ do: 'move', who: 'you', points: 4 }] }] },
  { id: 'movesOn', abilities: [{ when: 'attack', effects: [{ do: 'move', who: 'you', points: 4 }] }] },
  {
    id: 'takesCover',
    abilities: [
      { when: 'declared', if: { part: 'enemy' }, effects: [{ do: 'move', who: 'you', points: 2 }] },
    ],
  },
  {
    id: 'strikesBackFirst',
    abilities: [{ when: 'defend', effects: [{ do: 'harm', who: 'attacker', damage: 20 }] }],
  },
  {
    id: 'killsBeforeDamage',
    abilities: [{ when: 'attack', effects: [{ do: 'harm', who: 'defender', damage: 20 }] }],
  },
  {
    id: 'strikesBackAfterwards',
    abilities: [
      {
        when: 'afterAttack',
        if: { part: 'enemy' },
        effects: [{ do: 'strike', box: { range: 5, red: 0, black: 3 } }],
      },
    ],
  },
  { id: 'staggersByTwo', modifiers: { stagger: { by: 2 } } },
  { id: 'staggersByTen', modifiers: { stagger: { by: 10 } } },
  { id: 'lowersPrintedByTwo', modifiers: { stagger: { by: 2, printed: true } } },
];

/** A card that is in no box has no words: nobody may read it. */
export const unprinted = (card: ClassCard) => card as ClassCard<ClassId>;

type Module = typeof import('../content/class-cards.ts');
export const withCardsOfOurOwn = ({ CLASS_CARDS }: Module): Module => ({
  CLASS_CARDS: [...CLASS_CARDS, ...CARDS.map(unprinted)],
});

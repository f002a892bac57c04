import type { RoleCards } from '../card-types.ts';

export const LEADER: RoleCards = {
  role: 'leader',
  actions: [
    {
      id: 'snapVolley',
      copies: 4,
      attack: { type: 'bullet', strength: 3, range: 2 },
      reaction: {
        when: 'monsterEnters',
        if: { within: 1 },
        effects: [{ do: 'attack', with: 'thisCard', at: 'subject' }],
      },
    },
    {
      id: 'steadyNow',
      copies: 3,
      attack: { type: 'bullet', strength: 2, range: 2, bonus: 1 },
      reaction: {
        when: 'heroTargeted',
        if: { within: 1 },
        effects: [{ do: 'move', who: 'subject', points: 1 }],
      },
    },
    {
      id: 'elbowAndBoot',
      copies: 4,
      attack: { type: 'brawl', strength: 3, range: 0, bonus: 1 },
      reaction: { when: 'heroHit', if: { part: 'own' }, effects: [{ do: 'prevent', hits: 1 }] },
      response: { effects: [{ do: 'draw', who: 'all', cards: 1 }] },
    },
    {
      id: 'shortFuse',
      copies: 2,
      attack: { type: 'bomb', strength: 3, range: 1 },
      response: { effects: [{ do: 'move', who: 'all', points: 1 }] },
    },
    {
      id: 'coverMe',
      copies: 3,
      attack: { type: 'bullet', strength: 3, range: 1 },
      reaction: { when: 'heroAttacks', if: { part: 'ally', within: 1 }, effects: [{ do: 'dice', by: 2 }] },
    },
  ],
  upgrades: [
    {
      id: 'fieldOrders',
      attack: { type: 'bullet', strength: 4, range: 2 },
      response: {
        target: { choose: 'hero', others: true },
        effects: [
          { do: 'move', who: 'target', points: 2 },
          { do: 'draw', who: 'target', cards: 2 },
        ],
      },
    },
  ],
  focuses: [
    {
      id: 'oldSoldier',
      role: 'leader',
      acts: [
        {
          id: 'rally',
          target: { choose: 'hero', within: 1, others: true },
          effects: [{ do: 'draw', who: 'target', cards: 1 }],
        },
      ],
    },
  ],
};

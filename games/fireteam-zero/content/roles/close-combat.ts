import type { RoleCards } from '../card-types.ts';

export const CLOSE_COMBAT: RoleCards = {
  role: 'closeCombat',
  actions: [
    {
      id: 'trenchKnife',
      copies: 6,
      attack: { type: 'brawl', strength: 4, range: 0 },
      reaction: { when: 'heroHit', if: { part: 'own' }, effects: [{ do: 'prevent', hits: 2 }] },
    },
    {
      id: 'bodyBlock',
      copies: 4,
      attack: { type: 'brawl', strength: 3, range: 0, bonus: 1 },
      reaction: { when: 'heroTargeted', if: { part: 'ally', within: 1 }, effects: [{ do: 'takeIt' }] },
    },
    {
      id: 'shoulderRam',
      copies: 4,
      attack: { type: 'brawl', strength: 3, range: 0, pierce: 1 },
      response: {
        target: { choose: 'monster', within: 1 },
        effects: [{ do: 'push', who: 'target', steps: 2 }],
      },
    },
    {
      id: 'sidearm',
      copies: 2,
      attack: { type: 'bullet', strength: 3, range: 1 },
      reaction: {
        when: 'monsterKilled',
        if: { part: 'own' },
        effects: [{ do: 'draw', who: 'you', cards: 1 }],
      },
    },
  ],
  upgrades: [
    {
      id: 'haymaker',
      attack: { type: 'brawl', strength: 4, range: 0, bonus: 1 },
      reaction: { when: 'heroHit', if: { part: 'own' }, effects: [{ do: 'prevent', hits: 3 }] },
    },
  ],
  focuses: [{ id: 'thickHide', role: 'closeCombat', modifiers: [{ while: { atMostCards: 2 }, armor: 1 }] }],
};

import type { RoleCards } from '../card-types.ts';

export const SNIPER: RoleCards = {
  role: 'sniper',
  actions: [
    {
      id: 'shortBurst',
      copies: 4,
      attack: { type: 'bullet', strength: 3, range: 2 },
      reaction: {
        when: 'monsterActivates',
        if: { within: 2 },
        effects: [{ do: 'attack', with: 'thisCard', at: 'subject' }],
      },
    },
    {
      id: 'forcedPattern',
      copies: 4,
      attack: { type: 'bullet', strength: 2, range: 3, bonus: 2 },
      response: {
        target: { choose: 'monster', within: 4 },
        effects: [{ do: 'attack', with: 'thisCard', at: 'target' }],
      },
    },
    {
      id: 'steadyBreath',
      copies: 4,
      attack: { type: 'bullet', strength: 3, range: 4, rerolls: 1 },
      reaction: { when: 'heroRolled', if: { within: 2 }, effects: [{ do: 'bonus', hits: 1 }] },
    },
    {
      id: 'rifleButt',
      copies: 4,
      attack: { type: 'brawl', strength: 3, range: 0 },
      reaction: {
        when: 'heroTargeted',
        if: { part: 'own' },
        effects: [{ do: 'move', who: 'you', points: 1 }],
      },
    },
  ],
  upgrades: [
    {
      id: 'throughAndThrough',
      attack: { type: 'bullet', strength: 4, range: 4, pierce: 'all' },
      response: { effects: [{ do: 'stun', who: 'target' }], target: { choose: 'monster', within: 3 } },
    },
  ],
  focuses: [
    {
      id: 'perch',
      role: 'sniper',
      modifiers: [{ while: { type: 'bullet', ranged: true }, ignoresCover: true }],
    },
  ],
};

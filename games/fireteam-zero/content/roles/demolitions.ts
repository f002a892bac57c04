import type { RoleCards } from '../card-types.ts';

export const DEMOLITIONS: RoleCards = {
  role: 'demolitions',
  actions: [
    {
      id: 'fragGrenade',
      copies: 5,
      attack: { type: 'bomb', strength: 4, range: 2 },
      response: {
        target: { choose: 'monster', within: 2 },
        effects: [{ do: 'hit', who: 'there', hits: 2, type: 'bomb' }],
      },
    },
    {
      id: 'satchel',
      copies: 4,
      attack: { type: 'bomb', strength: 3, range: 1, bonus: 1 },
      reaction: { when: 'heroHit', if: { within: 1 }, effects: [{ do: 'prevent', hits: 1 }] },
    },
    {
      id: 'fieldDressing',
      copies: 4,
      attack: { type: 'bullet', strength: 3, range: 1 },
      response: {
        target: { choose: 'hero', others: true },
        effects: [{ do: 'draw', who: 'target', cards: 3 }],
      },
    },
    {
      id: 'wrench',
      copies: 3,
      attack: { type: 'brawl', strength: 3, range: 0 },
      reaction: {
        when: 'monsterKilled',
        if: { within: 1 },
        effects: [{ do: 'draw', who: 'you', cards: 1 }],
      },
    },
  ],
  upgrades: [
    {
      id: 'shapedCharge',
      attack: { type: 'bomb', strength: 4, range: 1, pierce: 'all', bonus: 1 },
      response: {
        target: { choose: 'location', within: 2, spawn: true },
        effects: [{ do: 'closeSpawn', at: 'target' }],
      },
    },
  ],
  focuses: [{ id: 'longArm', role: 'demolitions', modifiers: [{ while: { type: 'bomb' }, range: 1 }] }],
};

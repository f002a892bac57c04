import type { RoleCards } from '../card-types.ts';

/** Hits many at once, friends too; lays traps, smoke and wire, opens ways, and patches up who was too near. */
export const DEMOLITIONS: RoleCards = {
  role: 'demolitions',
  actions: [
    {
      id: 'fragGrenade',
      copies: 2,
      attack: { type: 'bomb', strength: 3, range: 2 },
      response: {
        target: { choose: 'monster', within: 2 },
        effects: [{ do: 'hit', who: 'there', hits: 2, type: 'bomb' }],
      },
    },
    {
      id: 'satchel',
      copies: 2,
      attack: { type: 'bomb', strength: 3, range: 1 },
      reaction: {
        when: 'turnEnds',
        if: { part: 'own', monstersHere: 1 },
        cost: 1,
        effects: [
          { do: 'move', who: 'you', points: 2 },
          { do: 'hit', who: 'here', hits: 2, type: 'bomb' },
        ],
      },
    },
    {
      id: 'fieldDressing',
      copies: 2,
      attack: { type: 'bullet', strength: 3, range: 1 },
      response: {
        target: { choose: 'hero', others: true },
        effects: [{ do: 'draw', who: 'target', cards: 2 }],
      },
      reaction: { when: 'heroHit', if: { part: 'ally', within: 1 }, effects: [{ do: 'prevent', hits: 1 }] },
    },
    {
      id: 'smokePot',
      copies: 2,
      attack: {
        type: 'bomb',
        strength: 2,
        range: 2,
        after: { effects: [{ do: 'lasting', until: 'roundEnds', who: 'here', monsters: { dice: -1 } }] },
      },
      response: {
        effects: [{ do: 'lasting', until: 'roundEnds', who: 'near', monsters: { dice: -1, speed: -1 } }],
      },
      reaction: {
        when: 'heroTargeted',
        if: { within: 1 },
        effects: [
          { do: 'dice', by: -1 },
          { do: 'move', who: 'subject', points: 1 },
        ],
      },
    },
    {
      id: 'wrench',
      attack: {
        type: 'brawl',
        strength: 3,
        range: 0,
        after: { effects: [{ do: 'draw', who: 'you', cards: 1 }] },
      },
      reaction: {
        when: 'monsterKilled',
        if: { within: 2 },
        target: { choose: 'hero', within: 2 },
        effects: [{ do: 'draw', who: 'target', cards: 1 }],
      },
    },
    {
      id: 'crowbar',
      attack: { type: 'brawl', strength: 2, range: 0, bonus: 1 },
      response: { effects: [{ do: 'move', who: 'you', points: 2 }, { do: 'search' }] },
      reaction: {
        when: 'searched',
        if: { within: 1 },
        effects: [
          { do: 'reopenSpawn', at: 'here' },
          { do: 'draw', who: 'you', cards: 1 },
        ],
      },
    },
    {
      id: 'tripMine',
      attack: { type: 'bomb', strength: 2, range: 2 },
      reaction: {
        when: 'monsterEnters',
        if: { within: 2, notTerrain: 'covered' },
        effects: [{ do: 'attack', with: 'thisCard', at: 'subject' }],
      },
    },
    {
      id: 'barbedWire',
      attack: { type: 'brawl', strength: 3, range: 0 },
      response: { effects: [{ do: 'lasting', until: 'roundEnds', who: 'sector', monsters: { speed: -1 } }] },
      reaction: {
        when: 'monsterActivates',
        if: { within: 2 },
        effects: [{ do: 'lasting', until: 'roundEnds', who: 'subject', monsters: { speed: -2, dice: -1 } }],
      },
    },
    {
      id: 'blastingCap',
      attack: { type: 'bomb', strength: 2, range: 1, pierce: 'all', bonus: 1 },
      response: {
        target: { choose: 'location', within: 1, spawn: true },
        effects: [
          { do: 'reopenSpawn', at: 'target' },
          { do: 'hit', who: 'there', hits: 3, type: 'bomb' },
          { do: 'move', who: 'you', points: 1 },
        ],
      },
    },
    {
      id: 'fireInTheHole',
      attack: { type: 'bomb', strength: 2, range: 2 },
      reaction: {
        when: 'heroAttacks',
        if: { type: 'bomb', within: 3 },
        effects: [
          { do: 'move', who: 'all', points: 1 },
          { do: 'dice', by: 1 },
        ],
      },
    },
    {
      id: 'adrenaline',
      attack: { type: 'bullet', strength: 3, range: 1 },
      reaction: {
        when: 'heroDown',
        if: { part: 'ally', within: 1 },
        effects: [
          { do: 'stand', who: 'subject' },
          { do: 'draw', who: 'subject', cards: 3 },
        ],
      },
    },
    {
      id: 'thermite',
      attack: {
        type: 'bomb',
        strength: 2,
        range: 1,
        after: {
          effects: [
            {
              do: 'lasting',
              until: 'roundEnds',
              who: 'here',
              monsters: { resistance: { brawl: -1, bullet: -1, bomb: -1 } },
            },
          ],
        },
      },
      reaction: {
        when: 'heroRolled',
        if: { part: 'ally', within: 2 },
        effects: [
          { do: 'bonus', hits: 1 },
          { do: 'pierce', resistance: 1 },
        ],
      },
    },
  ],
  upgrades: [
    {
      id: 'shapedCharge',
      attack: { type: 'bomb', strength: 4, range: 1, pierce: 'all', bonus: 1 },
      response: {
        // Searched before it is closed: no recon card is lost for good.
        target: { choose: 'location', within: 0, spawn: true },
        effects: [
          { do: 'hit', who: 'there', hits: 3, type: 'bomb' },
          { do: 'onlyIf', if: { atMostMonstersHere: 0 } },
          { do: 'search' },
          { do: 'closeSpawn', at: 'target' },
        ],
      },
    },
    {
      id: 'clusterBomb',
      attack: { type: 'bomb', strength: 4, range: 3 },
      response: {
        target: { choose: 'monster', within: 3 },
        effects: [{ do: 'hit', who: 'there', hits: 3, type: 'bomb' }],
      },
      reaction: {
        when: 'spawned',
        if: { within: 3 },
        effects: [{ do: 'attack', with: 'thisCard', at: 'subject' }],
      },
    },
    {
      id: 'bangalore',
      attack: { type: 'bomb', strength: 3, range: 2, bonus: 1 },
      response: {
        effects: [
          { do: 'lasting', until: 'roundEnds', who: 'all', heroes: { sureFooted: true, slips: true } },
          { do: 'move', who: 'all', points: 1 },
        ],
      },
    },
    {
      id: 'fieldHospital',
      attack: { type: 'bullet', strength: 3, range: 2, bonus: 1 },
      response: { effects: [{ do: 'draw', who: 'near', cards: 2 }] },
      reaction: {
        when: 'heroDown',
        if: { part: 'ally', within: 2 },
        effects: [
          { do: 'stand', who: 'subject' },
          { do: 'draw', who: 'subject', cards: 3 },
          { do: 'move', who: 'subject', points: 1 },
        ],
      },
    },
  ],
  focuses: [
    { id: 'longArm', role: 'demolitions', modifiers: [{ while: { type: 'bomb' }, range: 1 }] },
    {
      id: 'blastSuit',
      role: 'demolitions',
      abilities: [
        {
          when: 'heroHit',
          if: { type: 'bomb', within: 1 },
          effects: [{ do: 'prevent', hits: 2 }],
        },
      ],
    },
    {
      id: 'trapper',
      role: 'demolitions',
      abilities: [
        {
          when: 'monsterActivates',
          if: { within: 1 },
          once: 'round',
          cost: 1,
          effects: [{ do: 'attack', with: { type: 'bomb', strength: 3, range: 1 }, at: 'subject' }],
        },
      ],
    },
    {
      id: 'corpsman',
      role: 'demolitions',
      abilities: [
        {
          when: 'heroHit',
          if: { part: 'ally', within: 1 },
          once: 'round',
          effects: [{ do: 'prevent', hits: 1 }],
        },
      ],
    },
    {
      id: 'sapper',
      role: 'demolitions',
      modifiers: [{ sureFooted: true }],
      acts: [
        {
          id: 'collapse',
          free: true,
          if: { atMostMonstersHere: 0 },
          once: 'mission',
          target: { choose: 'location', within: 0, spawn: true },
          effects: [{ do: 'search' }, { do: 'closeSpawn', at: 'target' }],
        },
      ],
    },
    { id: 'packMule', role: 'demolitions', modifiers: [{ handLimit: 1 }] },
  ],
};

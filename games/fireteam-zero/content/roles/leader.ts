import type { RoleCards } from '../card-types.ts';

/** Makes the others better: dice, steps, cards and actions for whoever needs them, and a rifle for the rest. */
export const LEADER: RoleCards = {
  role: 'leader',
  actions: [
    {
      id: 'snapVolley',
      copies: 2,
      attack: { type: 'bullet', strength: 3, range: 2 },
      response: { effects: [{ do: 'attack', with: 'thisCard', at: 'choose' }] },
      reaction: {
        when: 'monsterEnters',
        if: { within: 1 },
        effects: [{ do: 'attack', with: 'thisCard', at: 'subject' }],
      },
    },
    {
      id: 'coverMe',
      copies: 2,
      attack: { type: 'bullet', strength: 3, range: 2, bonus: 1 },
      reaction: { when: 'heroAttacks', if: { part: 'ally', within: 2 }, effects: [{ do: 'dice', by: 2 }] },
    },
    {
      id: 'fallBack',
      copies: 2,
      attack: { type: 'bullet', strength: 3, range: 2, bonus: 1 },
      reaction: {
        when: 'heroTargeted',
        if: { within: 2 },
        effects: [{ do: 'move', who: 'subject', points: 1 }],
      },
    },
    {
      id: 'elbowAndBoot',
      copies: 2,
      attack: { type: 'brawl', strength: 3, range: 0, bonus: 1 },
      response: { effects: [{ do: 'draw', who: 'allies', cards: 1 }] },
      reaction: { when: 'heroHit', if: { part: 'own' }, effects: [{ do: 'prevent', hits: 1 }] },
    },
    {
      id: 'steadyNow',
      attack: { type: 'bullet', strength: 3, range: 2 },
      reaction: { when: 'heroRolled', if: { part: 'ally', within: 2 }, effects: [{ do: 'reroll', dice: 3 }] },
    },
    {
      id: 'shortFuse',
      attack: { type: 'bomb', strength: 3, range: 1 },
      response: { effects: [{ do: 'move', who: 'all', points: 1 }] },
    },
    {
      id: 'goGoGo',
      attack: { type: 'bullet', strength: 3, range: 3 },
      response: { effects: [{ do: 'lasting', until: 'roundEnds', who: 'all', heroes: { speed: 1 } }] },
      reaction: {
        when: 'turnBegins',
        if: { part: 'ally', within: 2 },
        effects: [{ do: 'action', who: 'subject' }],
      },
    },
    {
      id: 'thatOne',
      attack: { type: 'bullet', strength: 3, range: 3, bonus: 1 },
      response: {
        target: { choose: 'monster', within: 3 },
        effects: [
          {
            do: 'lasting',
            until: 'roundEnds',
            who: 'there',
            monsters: { resistance: { brawl: -1, bullet: -1, bomb: -1 } },
          },
        ],
      },
    },
    {
      id: 'pinThemDown',
      attack: {
        type: 'bullet',
        strength: 3,
        range: 2,
        after: { effects: [{ do: 'lasting', until: 'roundEnds', who: 'other', monsters: { dice: -1 } }] },
      },
      response: { effects: [{ do: 'lasting', until: 'roundEnds', who: 'sector', monsters: { dice: -1 } }] },
      reaction: { when: 'heroTargeted', if: { part: 'ally', within: 2 }, effects: [{ do: 'dice', by: -2 }] },
    },
    {
      id: 'rallyingCry',
      attack: { type: 'brawl', strength: 3, range: 0 },
      response: {
        target: { choose: 'hero', others: true },
        effects: [
          { do: 'draw', who: 'target', cards: 2 },
          { do: 'onlyIf', if: { coin: 'tails' } },
          { do: 'draw', who: 'allies', cards: 1 },
        ],
      },
    },
    {
      id: 'onYourFeet',
      attack: { type: 'brawl', strength: 3, range: 0 },
      reaction: {
        when: 'heroDown',
        if: { part: 'ally', within: 2 },
        effects: [
          { do: 'stand', who: 'subject' },
          { do: 'draw', who: 'subject', cards: 1 },
          { do: 'move', who: 'subject', points: 1 },
        ],
      },
    },
    {
      id: 'handSignals',
      attack: { type: 'bullet', strength: 3, range: 2 },
      response: {
        target: { choose: 'specialist' },
        effects: [{ do: 'fetchSpecialist' }, { do: 'draw', who: 'you', cards: 1 }],
      },
      reaction: {
        when: 'searched',
        if: { within: 3 },
        effects: [{ do: 'draw', who: 'subject', cards: 1 }, { do: 'scout' }],
      },
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
    {
      id: 'combinedArms',
      attack: { type: 'bullet', strength: 3, range: 2, bonus: 1 },
      reaction: {
        when: 'heroAttacks',
        if: { part: 'ally', within: 3 },
        effects: [
          { do: 'dice', by: 2 },
          { do: 'pierce', resistance: 1 },
        ],
      },
    },
    {
      id: 'holdTheLine',
      attack: { type: 'brawl', strength: 4, range: 0 },
      response: { effects: [{ do: 'lasting', until: 'roundEnds', who: 'near', heroes: { armor: 1 } }] },
      reaction: { when: 'heroHit', if: { within: 1 }, effects: [{ do: 'prevent', hits: 2 }] },
    },
    {
      id: 'callItIn',
      attack: { type: 'bomb', strength: 4, range: 3 },
      response: {
        target: { choose: 'monster' },
        effects: [{ do: 'hit', who: 'there', hits: 2, type: 'bomb' }],
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
          effects: [{ do: 'draw', who: 'target', cards: 2 }],
        },
      ],
    },
    {
      id: 'fieldGlasses',
      role: 'leader',
      abilities: [{ when: 'roundBegins', once: 'round', effects: [{ do: 'scout' }] }],
    },
    {
      id: 'crossfire',
      role: 'leader',
      abilities: [
        {
          when: 'heroAttacks',
          if: { part: 'ally', ranged: true, within: 3 },
          once: 'round',
          effects: [{ do: 'dice', by: 1 }],
        },
      ],
    },
    {
      id: 'fourLeafClover',
      role: 'leader',
      acts: [
        {
          id: 'keepFaith',
          free: true,
          if: { coin: 'tails' },
          once: 'mission',
          cost: 3,
          effects: [{ do: 'coin' }],
        },
      ],
    },
    {
      id: 'rallyPoint',
      role: 'leader',
      abilities: [
        {
          when: 'heroEnters',
          if: { part: 'ally', within: 0 },
          once: 'round',
          effects: [{ do: 'draw', who: 'subject', cards: 1 }],
        },
      ],
    },
    {
      id: 'byExample',
      role: 'leader',
      abilities: [
        {
          when: 'monsterKilled',
          if: { part: 'own' },
          once: 'round',
          target: { choose: 'hero', within: 2, others: true },
          effects: [{ do: 'draw', who: 'target', cards: 1 }],
        },
        { when: 'bossEnters', once: 'mission', effects: [{ do: 'draw', who: 'all', cards: 1 }] },
      ],
    },
  ],
};

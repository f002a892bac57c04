import type { RoleCards } from '../card-types.ts';

/** Stands in front: fists in the same location, hits taken for others, monsters held, thrown and called. */
export const CLOSE_COMBAT: RoleCards = {
  role: 'closeCombat',
  actions: [
    {
      id: 'trenchKnife',
      copies: 2,
      attack: { type: 'brawl', strength: 5, range: 0 },
      reaction: { when: 'heroHit', if: { part: 'own' }, effects: [{ do: 'prevent', hits: 2 }] },
    },
    {
      id: 'bodyBlock',
      copies: 2,
      attack: { type: 'brawl', strength: 3, range: 0, bonus: 1 },
      reaction: {
        when: 'heroTargeted',
        if: { part: 'ally', within: 1 },
        effects: [{ do: 'takeIt' }, { do: 'lasting', until: 'roundEnds', who: 'you', heroes: { armor: 1 } }],
      },
    },
    {
      id: 'shoulderRam',
      copies: 2,
      attack: { type: 'brawl', strength: 4, range: 0, pierce: 1 },
      response: {
        target: { choose: 'monster', within: 1 },
        effects: [
          { do: 'push', who: 'target', steps: 2 },
          { do: 'stun', who: 'target' },
        ],
      },
    },
    {
      id: 'counterpunch',
      copies: 2,
      attack: { type: 'brawl', strength: 5, range: 0 },
      reaction: {
        when: 'heroTargeted',
        if: { part: 'own', ranged: false },
        effects: [{ do: 'attack', with: 'thisCard', at: 'other' }],
      },
    },
    {
      id: 'charge',
      copies: 2,
      attack: { type: 'brawl', strength: 5, range: 0 },
      response: {
        effects: [
          { do: 'move', who: 'you', points: 2 },
          { do: 'attack', with: 'thisCard', at: 'choose' },
        ],
      },
      reaction: {
        when: 'monsterEnters',
        if: { within: 0 },
        effects: [{ do: 'attack', with: 'thisCard', at: 'subject' }],
      },
    },
    {
      id: 'sidearm',
      attack: { type: 'bullet', strength: 4, range: 2 },
      response: {
        effects: [
          { do: 'attack', with: 'thisCard', at: 'choose' },
          { do: 'move', who: 'you', points: 1 },
        ],
      },
      reaction: {
        when: 'monsterKilled',
        if: { part: 'own' },
        effects: [{ do: 'draw', who: 'you', cards: 2 }],
      },
    },
    {
      id: 'diveIn',
      attack: { type: 'brawl', strength: 3, range: 0, bonus: 1 },
      reaction: {
        when: 'heroHit',
        if: { part: 'ally', within: 2 },
        effects: [{ do: 'place', who: 'you', at: 'here' }, { do: 'takeIt' }, { do: 'prevent', hits: 1 }],
      },
    },
    {
      id: 'comeAndGetMe',
      attack: { type: 'brawl', strength: 3, range: 0, rerolls: 2 },
      response: {
        effects: [
          { do: 'lasting', until: 'roundEnds', who: 'you', heroes: { armor: 1, bonus: 1 } },
          { do: 'advance', who: 'sector', steps: 1 },
        ],
      },
    },
    {
      id: 'headlock',
      attack: {
        type: 'brawl',
        strength: 3,
        range: 0,
        pierce: 'all',
        after: { effects: [{ do: 'stun', who: 'other' }] },
      },
      response: {
        target: { choose: 'monster', within: 2 },
        effects: [
          { do: 'place', who: 'you', at: 'target' },
          { do: 'stun', who: 'target' },
        ],
      },
      reaction: {
        when: 'monsterActivates',
        if: { within: 0 },
        effects: [{ do: 'lasting', until: 'roundEnds', who: 'subject', monsters: { dice: -2 } }],
      },
    },
    {
      id: 'boneBreaker',
      attack: {
        type: 'brawl',
        strength: 4,
        range: 0,
        onKill: {
          effects: [
            { do: 'action', who: 'you' },
            { do: 'stride', points: 1 },
          ],
        },
      },
      reaction: {
        when: 'heroDown',
        if: { part: 'ally' },
        effects: [
          { do: 'draw', who: 'you', cards: 2 },
          { do: 'move', who: 'you', points: 2 },
        ],
      },
    },
    {
      id: 'shakeItOff',
      attack: { type: 'brawl', strength: 4, range: 0 },
      response: {
        target: { choose: 'discarded' },
        effects: [{ do: 'recover' }, { do: 'draw', who: 'you', cards: 1 }],
      },
      reaction: { when: 'heroHit', if: { part: 'own', hits: 3 }, cost: 1, effects: [{ do: 'cancel' }] },
    },
  ],
  upgrades: [
    {
      id: 'haymaker',
      attack: { type: 'brawl', strength: 4, range: 0, bonus: 1 },
      reaction: { when: 'heroHit', if: { part: 'own' }, effects: [{ do: 'prevent', hits: 3 }] },
    },
    {
      id: 'ironWall',
      attack: { type: 'brawl', strength: 4, range: 0 },
      response: { effects: [{ do: 'lasting', until: 'roundEnds', who: 'here', heroes: { armor: 1 } }] },
      reaction: {
        when: 'heroTargeted',
        if: { part: 'ally', within: 2 },
        effects: [{ do: 'place', who: 'you', at: 'here' }, { do: 'takeIt' }, { do: 'dice', by: -1 }],
      },
    },
    {
      id: 'berserk',
      attack: {
        type: 'brawl',
        strength: 3,
        range: 0,
        bonus: 1,
        onKill: {
          effects: [
            { do: 'action', who: 'you' },
            { do: 'stride', points: 1 },
          ],
        },
      },
      reaction: {
        when: 'turnBegins',
        if: { part: 'own', monstersHere: 2 },
        effects: [
          {
            do: 'lasting',
            until: 'turnEnds',
            who: 'you',
            heroes: { while: { type: 'brawl' }, dice: 2, pierce: 1 },
          },
        ],
      },
    },
    {
      id: 'grapplingHook',
      attack: { type: 'brawl', strength: 3, range: 1, pierce: 1 },
      response: {
        target: { choose: 'monster', within: 3 },
        effects: [
          { do: 'place', who: 'target', at: 'here' },
          { do: 'attack', with: 'thisCard', at: 'target' },
        ],
      },
      reaction: {
        when: 'heroTargeted',
        if: { part: 'ally', within: 2 },
        effects: [{ do: 'push', who: 'other', steps: 1 }],
      },
    },
  ],
  focuses: [
    { id: 'thickHide', role: 'closeCombat', modifiers: [{ while: { atMostCards: 2 }, armor: 1 }] },
    { id: 'loneWolf', role: 'closeCombat', modifiers: [{ while: { alone: true, type: 'brawl' }, dice: 1 }] },
    {
      id: 'bodyguard',
      role: 'closeCombat',
      modifiers: [{ while: { withSpecialist: true }, handLimit: 1 }],
      abilities: [
        {
          when: 'heroTargeted',
          if: { part: 'ally', within: 1 },
          once: 'round',
          effects: [{ do: 'takeIt' }],
        },
      ],
    },
    { id: 'slippery', role: 'closeCombat', modifiers: [{ slips: true, sureFooted: true }] },
    {
      id: 'secondWind',
      role: 'closeCombat',
      abilities: [
        {
          when: 'turnEnds',
          if: { part: 'own', monstersHere: 1 },
          once: 'round',
          effects: [{ do: 'draw', who: 'you', cards: 1 }],
        },
        {
          when: 'roundEnds',
          if: { coin: 'tails' },
          once: 'round',
          effects: [{ do: 'draw', who: 'you', cards: 1 }],
        },
      ],
    },
    {
      id: 'finishThem',
      role: 'closeCombat',
      acts: [
        {
          id: 'finish',
          once: 'round',
          cost: 1,
          target: { choose: 'monster', within: 0, class: 'minion' },
          effects: [{ do: 'slay', who: 'target' }],
        },
      ],
    },
  ],
};

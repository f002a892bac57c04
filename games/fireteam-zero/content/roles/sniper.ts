import type { RoleCards } from '../card-types.ts';

/** Kills far away and picks the target: shoots first when something moves, appears or goes for a friend. */
export const SNIPER: RoleCards = {
  role: 'sniper',
  actions: [
    {
      id: 'shortBurst',
      copies: 2,
      attack: { type: 'bullet', strength: 3, range: 2 },
      reaction: {
        when: 'monsterActivates',
        if: { within: 2 },
        effects: [{ do: 'attack', with: 'thisCard', at: 'subject' }],
      },
    },
    {
      id: 'forcedPattern',
      copies: 2,
      attack: { type: 'bullet', strength: 2, range: 3, bonus: 2 },
      response: { effects: [{ do: 'attack', with: 'thisCard', at: 'choose' }] },
    },
    {
      id: 'steadyBreath',
      copies: 2,
      attack: { type: 'bullet', strength: 3, range: 4, rerolls: 1 },
      response: {
        effects: [
          {
            do: 'lasting',
            until: 'roundEnds',
            who: 'you',
            heroes: { while: { type: 'bullet', ranged: true }, range: 1, bonus: 1 },
          },
        ],
      },
      reaction: { when: 'heroRolled', if: { within: 2 }, effects: [{ do: 'bonus', hits: 1 }] },
    },
    {
      id: 'coveringShot',
      copies: 2,
      attack: { type: 'bullet', strength: 2, range: 3, bonus: 1 },
      reaction: {
        when: 'heroTargeted',
        if: { part: 'ally', within: 3 },
        effects: [{ do: 'attack', with: 'thisCard', at: 'other' }],
      },
    },
    {
      id: 'rifleButt',
      copies: 2,
      attack: {
        type: 'brawl',
        strength: 3,
        range: 0,
        after: { effects: [{ do: 'push', who: 'other', steps: 1 }] },
      },
      reaction: {
        when: 'heroTargeted',
        if: { part: 'own' },
        effects: [{ do: 'move', who: 'you', points: 1 }],
      },
    },
    {
      id: 'firstLight',
      attack: { type: 'bullet', strength: 3, range: 3 },
      response: { effects: [{ do: 'lasting', until: 'roundEnds', who: 'sector', monsters: { speed: -1 } }] },
      reaction: {
        when: 'spawned',
        if: { within: 3 },
        effects: [{ do: 'attack', with: 'thisCard', at: 'subject' }],
      },
    },
    {
      id: 'kneeShot',
      attack: {
        type: 'bullet',
        strength: 3,
        range: 3,
        after: { effects: [{ do: 'lasting', until: 'roundEnds', who: 'other', monsters: { speed: -2 } }] },
      },
      response: {
        target: { choose: 'monster', within: 4 },
        effects: [
          { do: 'stun', who: 'target' },
          { do: 'draw', who: 'you', cards: 1 },
        ],
      },
    },
    {
      id: 'weakSpot',
      attack: { type: 'bullet', strength: 3, range: 3, pierce: 1 },
      response: {
        target: { choose: 'monster', within: 4 },
        effects: [{ do: 'lasting', until: 'roundEnds', who: 'target', monsters: { health: -1 } }],
      },
      reaction: {
        when: 'heroAttacks',
        if: { part: 'ally', within: 3 },
        effects: [{ do: 'pierce', resistance: 2 }],
      },
    },
    {
      id: 'shootAndScoot',
      attack: {
        type: 'bullet',
        strength: 3,
        range: 3,
        after: { effects: [{ do: 'stride', points: 1 }] },
      },
      response: {
        effects: [
          { do: 'move', who: 'you', points: 2 },
          { do: 'attack', with: 'thisCard', at: 'choose' },
        ],
      },
      reaction: { when: 'turnEnds', if: { part: 'own' }, effects: [{ do: 'move', who: 'you', points: 2 }] },
    },
    {
      id: 'patience',
      attack: { type: 'bullet', strength: 2, range: 4, bonus: 1, ignoresCover: true },
      response: {
        target: { choose: 'discarded' },
        effects: [
          { do: 'recover' },
          { do: 'onlyIf', if: { alone: true } },
          { do: 'draw', who: 'you', cards: 1 },
        ],
      },
      reaction: {
        when: 'threatAdvanced',
        if: { alone: true },
        effects: [{ do: 'draw', who: 'you', cards: 2 }],
      },
    },
    {
      id: 'ricochet',
      attack: {
        type: 'bullet',
        strength: 3,
        range: 2,
        onKill: {
          effects: [{ do: 'attack', with: { type: 'bullet', strength: 3, range: 2 }, at: 'choose' }],
        },
      },
      reaction: {
        when: 'monsterKilled',
        if: { part: 'ally', within: 3 },
        effects: [{ do: 'attack', with: 'thisCard', at: 'choose' }],
      },
    },
  ],
  upgrades: [
    {
      id: 'throughAndThrough',
      attack: { type: 'bullet', strength: 4, range: 4, pierce: 'all' },
      response: { target: { choose: 'monster', within: 3 }, effects: [{ do: 'stun', who: 'there' }] },
    },
    {
      id: 'doubleTap',
      attack: { type: 'bullet', strength: 3, range: 3, rerolls: 2, onKill: { effects: [{ do: 'recover' }] } },
      reaction: {
        when: 'heroRolled',
        if: { type: 'bullet', within: 3 },
        effects: [
          { do: 'reroll', dice: 2 },
          { do: 'bonus', hits: 1 },
        ],
      },
    },
    {
      id: 'guardianAngel',
      attack: { type: 'bullet', strength: 3, range: 4, bonus: 1 },
      reaction: {
        when: 'heroTargeted',
        if: { part: 'ally', within: 4 },
        cost: 1,
        effects: [{ do: 'cancel' }],
      },
    },
    {
      id: 'calledShot',
      attack: { type: 'bullet', strength: 2, range: 4, bonus: 2, ignoresCover: true },
      response: {
        target: { choose: 'monster', within: 4, class: 'minion' },
        effects: [{ do: 'slay', who: 'target' }],
      },
      reaction: {
        when: 'monsterActivates',
        if: { class: 'elite', within: 3 },
        effects: [{ do: 'attack', with: 'thisCard', at: 'subject' }],
      },
    },
  ],
  focuses: [
    {
      id: 'perch',
      role: 'sniper',
      modifiers: [{ while: { type: 'bullet', ranged: true }, ignoresCover: true }],
    },
    {
      id: 'highGround',
      role: 'sniper',
      modifiers: [{ while: { type: 'bullet', ranged: true, terrain: 'elevated' }, dice: 1, rerolls: 1 }],
    },
    {
      id: 'prowler',
      role: 'sniper',
      modifiers: [{ while: { alone: true }, searchesFree: true }],
    },
    {
      id: 'ghillieSuit',
      role: 'sniper',
      abilities: [
        {
          when: 'heroTargeted',
          if: { part: 'own', terrain: 'covered' },
          once: 'round',
          effects: [{ do: 'cancel' }],
        },
      ],
    },
    {
      id: 'silverBullet',
      role: 'sniper',
      acts: [
        {
          id: 'fire',
          once: 'mission',
          cost: 2,
          target: { choose: 'monster', within: 4 },
          effects: [{ do: 'slay', who: 'target' }],
        },
      ],
    },
    {
      id: 'lookout',
      role: 'sniper',
      abilities: [
        {
          when: 'spawned',
          if: { within: 3 },
          once: 'round',
          effects: [
            { do: 'attack', with: { type: 'bullet', strength: 2, range: 3, rerolls: 1 }, at: 'subject' },
          ],
        },
      ],
    },
  ],
};

import type { ClassCard } from './card-types.ts';

const CARDS = [
  {
    id: 'brawler',
    abilities: [{ when: 'attack', if: { part: 'own', within: 2 }, effects: [{ do: 'turn', dice: 1 }] }],
  },
  {
    id: 'infiltrator',
    modifiers: { slipsPast: true },
    abilities: [{ when: 'bonus', exhausts: true, effects: [{ do: 'move', who: 'you', points: 2 }] }],
  },
  {
    id: 'executioner',
    abilities: [{ when: 'activation', if: { part: 'own', noGlory: true }, effects: [{ do: 'glory' }] }],
  },
  {
    id: 'quartermaster',
    modifiers: { handLimit: 1 },
    abilities: [
      {
        when: 'activation',
        if: { part: 'friend' },
        target: { choose: 'handCard' },
        effects: [{ do: 'move', who: 'subject', points: 1 }],
      },
    ],
  },
  {
    id: 'scout',
    abilities: [{ when: 'initiative', exhausts: true, effects: [{ do: 'scoutInitiative' }] }],
  },
  {
    id: 'vanguard',
    abilities: [{ when: 'initiative', exhausts: true, effects: [{ do: 'seizeInitiative' }] }],
  },
  {
    id: 'medic',
    modifiers: { healthPack: 2 },
    abilities: [
      {
        when: 'bonus',
        exhausts: true,
        target: { choose: 'friend', range: 2, self: true },
        effects: [{ do: 'heal', who: 'target', damage: 2 }],
      },
    ],
  },
  { id: 'juggernaut', modifiers: { health: 3 } },
  {
    id: 'guardian',
    abilities: [
      { when: 'defend', exhausts: true, effects: [{ do: 'shields', shields: 1 }] },
      {
        when: 'defend',
        if: { part: 'friend', near: 4 },
        exhausts: true,
        effects: [{ do: 'shields', shields: 2 }],
      },
    ],
  },
  {
    id: 'acrobat',
    modifiers: { sureFooted: true },
    abilities: [
      { when: 'defend', if: { part: 'own', beyond: 4 }, exhausts: true, effects: [{ do: 'dodge' }] },
    ],
  },
  {
    id: 'marksman',
    modifiers: { range: { by: 1 } },
    abilities: [{ when: 'attack', if: { part: 'own', beyond: 5 }, effects: [{ do: 'damage', symbols: 1 }] }],
  },
  {
    id: 'demolitionist',
    abilities: [
      {
        when: 'afterAttack',
        if: { part: 'own', hit: true },
        exhausts: true,
        effects: [{ do: 'harm', who: 'enemiesByDefender', damage: 1 }],
      },
    ],
  },
  { id: 'runner', modifiers: { stride: 1, sprint: 2 } },
  {
    id: 'butcher',
    modifiers: { gloryHeal: 1, stagger: { by: 1, near: 1, printed: true } },
    abilities: [{ when: 'gloryKill', effects: [{ do: 'draw', who: 'you', cards: 1 }] }],
  },
  { id: 'intimidator', modifiers: { stagger: { by: 1, near: 3 } } },
  {
    id: 'breacher',
    abilities: [
      { when: 'attack', if: { part: 'own', trait: 'shotgun' }, effects: [{ do: 'damage', symbols: 1 }] },
    ],
  },
  {
    id: 'rifleman',
    modifiers: { range: { by: 1, trait: 'rifle' } },
    abilities: [
      { when: 'attack', if: { part: 'own', trait: 'rifle' }, effects: [{ do: 'reroll', dice: 1 }] },
    ],
  },
  {
    id: 'gunfighter',
    abilities: [{ when: 'declared', if: { part: 'own', trait: 'uac' }, effects: [{ do: 'dice', black: 1 }] }],
  },
  {
    id: 'tactician',
    abilities: [
      {
        when: 'bonus',
        exhausts: true,
        target: { choose: 'handCard' },
        effects: [{ do: 'draw', who: 'you', cards: 2 }],
      },
    ],
  },
  {
    id: 'armorer',
    abilities: [
      {
        when: 'afterAttack',
        if: { part: 'own', killed: true },
        exhausts: true,
        target: { choose: 'discarded' },
        effects: [{ do: 'recover' }],
      },
    ],
  },
  {
    id: 'sentry',
    abilities: [
      {
        when: 'activation',
        if: { part: 'enemy', near: 5 },
        exhausts: true,
        effects: [{ do: 'strike', box: { range: 5, red: 1, black: 1 } }],
      },
    ],
  },
  {
    id: 'technician',
    abilities: [
      { when: 'bonus', exhausts: true, target: { choose: 'teleporter' }, effects: [{ do: 'teleport' }] },
    ],
  },
  {
    id: 'squadLeader',
    abilities: [
      {
        when: 'bonus',
        exhausts: true,
        target: { choose: 'friend', range: 6 },
        effects: [{ do: 'move', who: 'target', points: 3 }],
      },
      {
        when: 'main',
        target: { choose: 'friend', range: 6 },
        effects: [
          { do: 'move', who: 'target', points: 4 },
          { do: 'readyClass', who: 'target' },
        ],
      },
    ],
  },
  {
    id: 'spotter',
    abilities: [
      {
        when: 'declared',
        if: { part: 'friend', near: 4 },
        exhausts: true,
        effects: [{ do: 'uncover' }, { do: 'dice', red: 1 }],
      },
    ],
  },
] as const satisfies readonly ClassCard[];

export type ClassId = (typeof CARDS)[number]['id'];

/** One for each marine, chosen at set-up, face up: their moments are no secret. */
export const CLASS_CARDS: readonly ClassCard<ClassId>[] = CARDS;

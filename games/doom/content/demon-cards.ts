import type { DemonCard } from './card-types.ts';

const CARDS = [
  {
    id: 'possessedSoldier',
    figures: 8,
    speed: 4,
    health: 4,
    stagger: 3,
    attack: { range: 5, red: 2, black: 0 },
    special: { shields: 1 },
    abilities: [{ name: 'plasmaBurst', when: 'attack', argent: 1, effects: [{ do: 'damage', symbols: 1 }] }],
  },
  {
    id: 'imp',
    figures: 8,
    speed: 4,
    health: 3,
    stagger: 2,
    attack: { range: 4, red: 2, black: 0 },
    special: 'dodge',
    abilities: [
      { name: 'hitAndRun', when: 'afterAttack', effects: [{ do: 'move', who: 'you', points: 2 }] },
      {
        name: 'chargedFireball',
        when: 'beforeAttack',
        argent: 1,
        effects: [
          { do: 'reach', range: 2 },
          { do: 'dice', red: 1 },
        ],
      },
    ],
  },
  {
    id: 'pinky',
    figures: 4,
    speed: 6,
    health: 6,
    stagger: 4,
    attack: { range: 1, red: 2, black: 1 },
    special: { shields: 1 },
    armor: true,
    abilities: [
      { name: 'charge', when: 'activation', argent: 1, effects: [{ do: 'move', who: 'you', points: 3 }] },
      {
        name: 'trample',
        when: 'afterAttack',
        if: { part: 'own', hit: true },
        argent: 2,
        effects: [{ do: 'stun', who: 'defender' }],
      },
    ],
  },
  {
    id: 'cacodemon',
    figures: 4,
    speed: 4,
    health: 6,
    stagger: 4,
    attack: { range: 4, red: 1, black: 1 },
    special: 'dodge',
    flying: true,
    abilities: [
      {
        name: 'devour',
        when: 'attack',
        if: { part: 'own', within: 1 },
        effects: [{ do: 'damage', symbols: 1 }],
      },
      { name: 'stormBreath', when: 'beforeAttack', argent: 2, effects: [{ do: 'dice', black: 1 }] },
    ],
  },
  {
    id: 'revenant',
    figures: 3,
    speed: 5,
    health: 6,
    stagger: 4,
    attack: { range: 6, red: 2, black: 1 },
    special: { shields: 1 },
    abilities: [
      {
        name: 'homingMissiles',
        when: 'declared',
        argent: 1,
        effects: [{ do: 'uncover' }, { do: 'dice', red: 1 }],
      },
      {
        name: 'jumpJets',
        when: 'afterAttack',
        if: { part: 'enemy' },
        argent: 1,
        effects: [{ do: 'move', who: 'you', points: 3 }],
      },
    ],
  },
  {
    id: 'mancubus',
    figures: 3,
    speed: 3,
    health: 10,
    stagger: 7,
    attack: { range: 5, red: 3, black: 1 },
    special: { shields: 2 },
    base: { wide: 2, high: 2 },
    abilities: [
      {
        name: 'moltenBlood',
        when: 'afterAttack',
        if: { part: 'enemy', within: 1, hit: true },
        effects: [{ do: 'harm', who: 'attacker', damage: 1 }],
      },
      {
        name: 'fireStorm',
        when: 'attack',
        argent: 2,
        effects: [
          { do: 'damage', symbols: 1 },
          { do: 'harm', who: 'enemiesByDefender', damage: 1 },
        ],
      },
    ],
  },
  {
    id: 'baronOfHell',
    figures: 2,
    speed: 4,
    health: 12,
    stagger: 9,
    attack: { range: 3, red: 2, black: 2 },
    special: { shields: 2 },
    base: { wide: 1, high: 2 },
    abilities: [
      {
        name: 'rampage',
        when: 'afterAttack',
        if: { part: 'own', killed: true },
        effects: [{ do: 'move', who: 'you', points: 3 }],
      },
      {
        name: 'crushingBlow',
        when: 'attack',
        if: { part: 'own', within: 1 },
        argent: 2,
        effects: [
          { do: 'damage', symbols: 1 },
          { do: 'pierce', shields: 2 },
        ],
      },
    ],
  },
  {
    id: 'cyberdemon',
    figures: 1,
    speed: 4,
    health: 20,
    stagger: 17,
    attack: { range: 7, red: 3, black: 2 },
    special: { shields: 3 },
    base: { wide: 2, high: 3 },
    abilities: [
      {
        name: 'stomp',
        when: 'activationEnds',
        argent: 2,
        effects: [{ do: 'harm', who: 'enemiesByYou', damage: 2 }],
      },
      {
        name: 'rocketBarrage',
        when: 'attack',
        argent: 3,
        effects: [
          { do: 'damage', symbols: 2 },
          { do: 'harm', who: 'enemiesByDefender', damage: 2 },
        ],
      },
    ],
  },
] as const satisfies readonly DemonCard[];

type Card = (typeof CARDS)[number];
/** The keys of the words of demons' abilities: a demon's own abilities only. */
export type DemonAbilityWords = {
  [Id in Card['id']]: `demon.${Id}.${Extract<Card, { id: Id }>['abilities'][number]['name']}`;
}[Card['id']];

/** The eight demon cards (DM-DMC-01): 33 figures, from the weakest type to the strongest. */
export const DEMON_CARDS: readonly DemonCard[] = CARDS;

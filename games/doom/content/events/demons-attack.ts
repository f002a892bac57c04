/** Event cards for a demon's attack. Those that hurt most defend worst. */
import type { EventCard } from '../card-types.ts';

export const hellishPower = {
  title: 'hellishPower',
  shields: 0,
  special: false,
  ability: { when: 'declared', effects: [{ do: 'dice', black: 1 }] },
} as const satisfies EventCard;

export const noEscape = {
  title: 'noEscape',
  shields: 2,
  special: false,
  ability: {
    when: 'declared',
    if: { part: 'own', covered: true },
    effects: [{ do: 'uncover' }, { do: 'dice', red: 1 }],
  },
} as const satisfies EventCard;

export const demonicStrength = {
  title: 'demonicStrength',
  shields: 2,
  special: false,
  ability: { when: 'attack', effects: [{ do: 'damage', symbols: 1 }] },
} as const satisfies EventCard;

export const demonicPrecision = {
  title: 'demonicPrecision',
  shields: 0,
  special: true,
  ability: { when: 'attack', effects: [{ do: 'reroll', dice: 2 }] },
} as const satisfies EventCard;

export const explosiveBlast = {
  title: 'explosiveBlast',
  shields: 0,
  special: true,
  ability: {
    when: 'attack',
    if: { part: 'own', beyond: 2 },
    effects: [
      { do: 'damage', symbols: 1 },
      { do: 'harm', who: 'enemiesByDefender', damage: 1 },
    ],
  },
} as const satisfies EventCard;

export const ferocity = {
  title: 'ferocity',
  shields: 0,
  special: false,
  ability: { when: 'attack', if: { part: 'own', within: 1 }, effects: [{ do: 'damage', symbols: 2 }] },
} as const satisfies EventCard;

export const cripplingStrike = {
  title: 'cripplingStrike',
  shields: 0,
  special: false,
  ability: {
    when: 'afterAttack',
    if: { part: 'own', hit: true },
    effects: [{ do: 'stun', who: 'defender' }],
  },
} as const satisfies EventCard;

export const execution = {
  title: 'execution',
  shields: 0,
  special: true,
  ability: {
    when: 'afterAttack',
    if: { part: 'own', hit: true },
    effects: [{ do: 'harm', who: 'defender', damage: 2 }],
  },
} as const satisfies EventCard;

export const onslaught = {
  title: 'onslaught',
  shields: 1,
  special: true,
  ability: {
    when: 'afterAttack',
    target: { choose: 'enemy', range: 3 },
    effects: [{ do: 'harm', who: 'target', damage: 1 }],
  },
} as const satisfies EventCard;

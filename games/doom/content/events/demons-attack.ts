/** Event cards for a demon's attack. Those that hurt most defend worst. */
import type { EventCard } from '../card-types.ts';

export const hellishPower: EventCard = {
  title: 'hellishPower',
  shields: 0,
  special: false,
  ability: { when: 'declared', effects: [{ do: 'dice', black: 1 }] },
};

export const noEscape: EventCard = {
  title: 'noEscape',
  shields: 2,
  special: false,
  ability: {
    when: 'declared',
    if: { part: 'own', covered: true },
    effects: [{ do: 'uncover' }, { do: 'dice', red: 1 }],
  },
};

export const demonicStrength: EventCard = {
  title: 'demonicStrength',
  shields: 2,
  special: false,
  ability: { when: 'attack', effects: [{ do: 'damage', symbols: 1 }] },
};

export const demonicPrecision: EventCard = {
  title: 'demonicPrecision',
  shields: 0,
  special: true,
  ability: { when: 'attack', effects: [{ do: 'reroll', dice: 2 }] },
};

export const explosiveBlast: EventCard = {
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
};

export const ferocity: EventCard = {
  title: 'ferocity',
  shields: 0,
  special: false,
  ability: { when: 'attack', if: { part: 'own', within: 1 }, effects: [{ do: 'damage', symbols: 2 }] },
};

export const cripplingStrike: EventCard = {
  title: 'cripplingStrike',
  shields: 0,
  special: false,
  ability: {
    when: 'afterAttack',
    if: { part: 'own', hit: true },
    effects: [{ do: 'stun', who: 'defender' }],
  },
};

export const execution: EventCard = {
  title: 'execution',
  shields: 0,
  special: true,
  ability: {
    when: 'afterAttack',
    if: { part: 'own', hit: true },
    effects: [{ do: 'harm', who: 'defender', damage: 2 }],
  },
};

export const onslaught: EventCard = {
  title: 'onslaught',
  shields: 1,
  special: true,
  ability: {
    when: 'afterAttack',
    target: { choose: 'enemy', range: 3 },
    effects: [{ do: 'harm', who: 'target', damage: 1 }],
  },
};

/** Event cards for demons that are attacked, and for the slain of both sides. */
import type { EventCard } from '../card-types.ts';

export const demonicResilience = {
  title: 'demonicResilience',
  shields: 1,
  special: true,
  ability: { when: 'defend', effects: [{ do: 'shields', shields: 1 }] },
} as const satisfies EventCard;

export const ironSkin = {
  title: 'ironSkin',
  shields: 2,
  special: false,
  ability: { when: 'defend', if: { part: 'own', large: true }, effects: [{ do: 'shields', shields: 2 }] },
} as const satisfies EventCard;

export const unbreakable = {
  title: 'unbreakable',
  shields: 0,
  special: false,
  ability: { when: 'defend', if: { part: 'own', hurt: true }, effects: [{ do: 'shields', shields: 2 }] },
} as const satisfies EventCard;

export const infernalShroud = {
  title: 'infernalShroud',
  shields: 2,
  special: false,
  // large figures never have cover (DM-COV-05)
  ability: {
    when: 'declared',
    if: { part: 'enemy', covered: false, large: false },
    effects: [{ do: 'cover' }],
  },
} as const satisfies EventCard;

export const unstoppable = {
  title: 'unstoppable',
  shields: 1,
  special: false,
  ability: {
    when: 'afterAttack',
    if: { part: 'enemy', hit: true },
    effects: [
      { do: 'heal', who: 'you', damage: 1 },
      { do: 'move', who: 'you', points: 2 },
    ],
  },
} as const satisfies EventCard;

export const deathCurse = {
  title: 'deathCurse',
  shields: 2,
  special: false,
  ability: {
    when: 'slain',
    target: { choose: 'marine' },
    effects: [{ do: 'harm', who: 'target', damage: 1 }],
  },
} as const satisfies EventCard;

export const soulHarvest = {
  title: 'soulHarvest',
  shields: 1,
  special: false,
  ability: { when: 'slain', effects: [{ do: 'argent', tokens: 2 }] },
} as const satisfies EventCard;

export const possession = {
  title: 'possession',
  shields: 0,
  special: true,
  ability: {
    when: 'slain',
    if: { part: 'enemy' },
    effects: [{ do: 'spawn', demon: 'possessedSoldier', figures: 1 }],
  },
} as const satisfies EventCard;

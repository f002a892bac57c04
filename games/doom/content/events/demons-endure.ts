/** Event cards for demons that are attacked, and for the slain of both sides. */
import type { EventCard } from '../card-types.ts';

export const demonicResilience: EventCard = {
  title: 'demonicResilience',
  shields: 1,
  special: true,
  ability: { when: 'defend', effects: [{ do: 'shields', shields: 1 }] },
};

export const ironSkin: EventCard = {
  title: 'ironSkin',
  shields: 2,
  special: false,
  ability: { when: 'defend', if: { part: 'own', large: true }, effects: [{ do: 'shields', shields: 2 }] },
};

export const unbreakable: EventCard = {
  title: 'unbreakable',
  shields: 0,
  special: false,
  ability: { when: 'defend', if: { part: 'own', hurt: true }, effects: [{ do: 'shields', shields: 2 }] },
};

export const infernalShroud: EventCard = {
  title: 'infernalShroud',
  shields: 2,
  special: false,
  // large figures never have cover (DM-COV-05)
  ability: {
    when: 'declared',
    if: { part: 'enemy', covered: false, large: false },
    effects: [{ do: 'cover' }],
  },
};

export const unstoppable: EventCard = {
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
};

export const deathCurse: EventCard = {
  title: 'deathCurse',
  shields: 2,
  special: false,
  ability: {
    when: 'slain',
    target: { choose: 'marine' },
    effects: [{ do: 'harm', who: 'target', damage: 1 }],
  },
};

export const soulHarvest: EventCard = {
  title: 'soulHarvest',
  shields: 1,
  special: false,
  ability: { when: 'slain', effects: [{ do: 'argent', tokens: 2 }] },
};

export const possession: EventCard = {
  title: 'possession',
  shields: 0,
  special: true,
  ability: {
    when: 'slain',
    if: { part: 'enemy' },
    effects: [{ do: 'spawn', demon: 'possessedSoldier', figures: 1 }],
  },
};

/** Event cards between the fights: the round, the initiative deck, the beginning of an activation. */
import type { EventCard } from '../card-types.ts';

export const deviousSchemes: EventCard = {
  title: 'deviousSchemes',
  shields: 0,
  special: false,
  ability: { when: 'round', effects: [{ do: 'draw', who: 'you', cards: 2 }] },
};

export const darkPact: EventCard = {
  title: 'darkPact',
  shields: 0,
  special: true,
  ability: {
    when: 'round',
    target: { choose: 'marine' },
    effects: [
      { do: 'harm', who: 'target', damage: 1 },
      { do: 'argent', tokens: 1 },
    ],
  },
};

export const darkness: EventCard = {
  title: 'darkness',
  shields: 0,
  special: false,
  ability: {
    when: 'round',
    target: { choose: 'marine' },
    effects: [{ do: 'discard', who: 'target', cards: 1 }],
  },
};

export const paranoia: EventCard = {
  title: 'paranoia',
  shields: 1,
  special: true,
  ability: { when: 'initiative', effects: [{ do: 'buryInitiative' }] },
};

export const ambush: EventCard = {
  title: 'ambush',
  shields: 0,
  special: false,
  ability: { when: 'initiative', effects: [{ do: 'seizeInitiative' }] },
};

export const relentlessAdvance: EventCard = {
  title: 'relentlessAdvance',
  shields: 0,
  special: false,
  ability: {
    when: 'initiative',
    target: { choose: 'exhaustedDemonCard' },
    effects: [{ do: 'readyDemonCard' }],
  },
};

export const demonicSpeed: EventCard = {
  title: 'demonicSpeed',
  shields: 1,
  special: false,
  ability: { when: 'activation', effects: [{ do: 'move', who: 'you', points: 3 }] },
};

export const creepingDread: EventCard = {
  title: 'creepingDread',
  shields: 1,
  special: false,
  ability: {
    when: 'activation',
    if: { part: 'enemy' },
    effects: [{ do: 'harm', who: 'subject', damage: 1 }],
  },
};

export const nightmare: EventCard = {
  title: 'nightmare',
  shields: 0,
  special: false,
  ability: { when: 'activation', if: { part: 'enemy' }, effects: [{ do: 'stun', who: 'subject' }] },
};

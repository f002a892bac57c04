/** Event cards between the fights: the round, the initiative deck, the beginning of an activation. */
import type { EventCard } from '../card-types.ts';

export const deviousSchemes = {
  title: 'deviousSchemes',
  shields: 0,
  special: false,
  ability: { when: 'round', effects: [{ do: 'draw', who: 'you', cards: 2 }] },
} as const satisfies EventCard;

export const darkPact = {
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
} as const satisfies EventCard;

export const darkness = {
  title: 'darkness',
  shields: 0,
  special: false,
  ability: {
    when: 'round',
    target: { choose: 'marine' },
    effects: [{ do: 'discard', who: 'target', cards: 1 }],
  },
} as const satisfies EventCard;

export const paranoia = {
  title: 'paranoia',
  shields: 1,
  special: true,
  ability: { when: 'initiative', effects: [{ do: 'buryInitiative' }] },
} as const satisfies EventCard;

export const ambush = {
  title: 'ambush',
  shields: 0,
  special: false,
  ability: { when: 'initiative', effects: [{ do: 'seizeInitiative' }] },
} as const satisfies EventCard;

export const relentlessAdvance = {
  title: 'relentlessAdvance',
  shields: 0,
  special: false,
  ability: {
    when: 'initiative',
    target: { choose: 'exhaustedDemonCard' },
    effects: [{ do: 'readyDemonCard' }],
  },
} as const satisfies EventCard;

export const demonicSpeed = {
  title: 'demonicSpeed',
  shields: 1,
  special: false,
  ability: { when: 'activation', effects: [{ do: 'move', who: 'you', points: 3 }] },
} as const satisfies EventCard;

export const creepingDread = {
  title: 'creepingDread',
  shields: 1,
  special: false,
  ability: {
    when: 'activation',
    if: { part: 'enemy' },
    effects: [{ do: 'harm', who: 'subject', damage: 1 }],
  },
} as const satisfies EventCard;

export const nightmare = {
  title: 'nightmare',
  shields: 0,
  special: false,
  ability: { when: 'activation', if: { part: 'enemy' }, effects: [{ do: 'stun', who: 'subject' }] },
} as const satisfies EventCard;

import type { WeaponSet } from '../card-types.ts';

/** Long reach and steady damage; little movement. */
const heavyAssaultRifle = {
  id: 'heavyAssaultRifle',
  copies: 2,
  starting: true,
  cards: [
    {
      id: 'heavyAssaultRifle1',
      type: 'main',
      trait: 'rifle',
      speed: 3,
      attack: { range: 6, red: 2, black: 0, qualities: { pierce: 1 } },
      shields: 1,
    },
    {
      id: 'heavyAssaultRifle2',
      type: 'main',
      trait: 'rifle',
      speed: 2,
      attack: { range: 6, red: 2, black: 1 },
    },
    {
      id: 'heavyAssaultRifle3',
      type: 'bonus',
      trait: 'rifle',
      speed: 1,
      shields: 2,
      keeps: { range: { by: 2, trait: 'rifle' } },
    },
  ],
} as const satisfies WeaponSet;

/** Two attacks from one card: good against several weak demons, poor against shields. */
const plasmaRifle = {
  id: 'plasmaRifle',
  copies: 2,
  starting: true,
  cards: [
    {
      id: 'plasmaRifle1',
      type: 'main',
      trait: 'rifle',
      speed: 3,
      attack: { range: 5, red: 2, black: 0, qualities: { times: 2 } },
      shields: 1,
    },
    {
      id: 'plasmaRifle2',
      type: 'main',
      trait: 'rifle',
      speed: 2,
      attack: { range: 5, red: 1, black: 1, qualities: { times: 2 } },
    },
    {
      id: 'plasmaRifle3',
      type: 'bonus',
      trait: 'rifle',
      speed: 2,
      shields: 2,
      ability: { when: 'bonus', effects: [{ do: 'draw', who: 'you', cards: 1 }] },
    },
  ],
} as const satisfies WeaponSet;

/** Fire on the run: the only rifle that shoots as a bonus action. */
const burstRifle = {
  id: 'burstRifle',
  copies: 2,
  starting: true,
  cards: [
    { id: 'burstRifle1', type: 'main', trait: 'rifle', speed: 4, attack: { range: 5, red: 3, black: 0 } },
    {
      id: 'burstRifle2',
      type: 'main',
      trait: 'rifle',
      speed: 3,
      attack: { range: 5, red: 1, black: 1, qualities: { runs: 2 } },
      shields: 1,
    },
    { id: 'burstRifle3', type: 'bonus', trait: 'rifle', speed: 1, attack: { range: 5, red: 2, black: 0 } },
  ],
} as const satisfies WeaponSet;

/** Charged by running: fast cards, stuns, and more damage for who keeps his distance. */
const staticRifle = {
  id: 'staticRifle',
  copies: 2,
  starting: true,
  cards: [
    {
      id: 'staticRifle1',
      type: 'main',
      trait: 'rifle',
      speed: 5,
      attack: { range: 6, red: 1, black: 1, qualities: { stuns: true } },
    },
    {
      id: 'staticRifle2',
      type: 'main',
      trait: 'rifle',
      speed: 4,
      attack: { range: 7, red: 2, black: 0, qualities: { far: { beyond: 4, damage: 2 } } },
      shields: 1,
    },
    {
      id: 'staticRifle3',
      type: 'reaction',
      trait: 'rifle',
      dodge: true,
      ability: {
        when: 'afterAttack',
        if: { part: 'enemy', near: 4 },
        effects: [
          { do: 'stun', who: 'attacker' },
          { do: 'move', who: 'you', points: 2 },
        ],
      },
    },
  ],
} as const satisfies WeaponSet;

export const RIFLES = [heavyAssaultRifle, plasmaRifle, burstRifle, staticRifle] as const;

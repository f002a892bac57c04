import type { WeaponSet } from '../card-types.ts';

/** Blasts that spare nobody, its owner neither. */
const rocketLauncher = {
  id: 'rocketLauncher',
  copies: 1,
  starting: false,
  cards: [
    {
      id: 'rocketLauncher1',
      type: 'main',
      trait: 'launcher',
      speed: 3,
      attack: { range: 7, red: 2, black: 2, qualities: { blast: 1 } },
    },
    {
      id: 'rocketLauncher2',
      type: 'main',
      trait: 'launcher',
      speed: 2,
      attack: { range: 7, red: 1, black: 2, qualities: { blast: 2 } },
    },
    {
      id: 'rocketLauncher3',
      type: 'bonus',
      trait: 'launcher',
      speed: 5,
      shields: 1,
      ability: { when: 'bonus', effects: [{ do: 'harm', who: 'you', damage: 1 }] },
    },
  ],
} as const satisfies WeaponSet;

/** All the red dice there are, and hardly a step. */
const chaingun = {
  id: 'chaingun',
  copies: 1,
  starting: false,
  cards: [
    { id: 'chaingun1', type: 'main', trait: 'chaingun', speed: 3, attack: { range: 6, red: 4, black: 0 } },
    { id: 'chaingun2', type: 'main', trait: 'chaingun', speed: 2, attack: { range: 6, red: 4, black: 1 } },
    {
      id: 'chaingun3',
      type: 'bonus',
      trait: 'chaingun',
      ability: { when: 'bonus', effects: [{ do: 'mainAction' }] },
    },
  ],
} as const satisfies WeaponSet;

/** Adjacent demons only, but those cannot get away. */
const chainsaw = {
  id: 'chainsaw',
  copies: 1,
  starting: false,
  cards: [
    {
      id: 'chainsaw1',
      type: 'main',
      trait: 'chainsaw',
      speed: 4,
      attack: { range: 1, red: 2, black: 2, qualities: { sure: true, finishing: 2 } },
      shields: 1,
    },
    {
      id: 'chainsaw2',
      type: 'main',
      trait: 'chainsaw',
      speed: 5,
      attack: { range: 1, red: 1, black: 2, qualities: { sure: true, drains: 3 } },
      shields: 1,
    },
    {
      id: 'chainsaw3',
      type: 'reaction',
      trait: 'chainsaw',
      shields: 2,
      ability: {
        when: 'slain',
        if: { part: 'enemy', near: 1 },
        effects: [
          { do: 'heal', who: 'you', damage: 2 },
          { do: 'move', who: 'you', points: 3 },
        ],
      },
    },
  ],
} as const satisfies WeaponSet;

/** From one end of the base to the other, through shields and cover. */
const gaussCannon = {
  id: 'gaussCannon',
  copies: 1,
  starting: false,
  cards: [
    {
      id: 'gaussCannon1',
      type: 'main',
      trait: 'cannon',
      speed: 2,
      attack: { range: 9, red: 1, black: 2, qualities: { pierce: 2, ignoresCover: true } },
    },
    {
      id: 'gaussCannon2',
      type: 'main',
      trait: 'cannon',
      speed: 3,
      attack: { range: 9, red: 2, black: 1, qualities: { pierce: 1, ignoresCover: true } },
      shields: 1,
    },
    {
      id: 'gaussCannon3',
      type: 'reaction',
      trait: 'cannon',
      shields: 1,
      ability: {
        when: 'attack',
        if: { part: 'own', beyond: 4 },
        effects: [
          { do: 'damage', symbols: 2 },
          { do: 'pierce', shields: 1 },
        ],
      },
    },
  ],
} as const satisfies WeaponSet;

/** Clears a room; better not with friends in it. */
const bfg9000 = {
  id: 'bfg9000',
  copies: 1,
  starting: false,
  cards: [
    {
      id: 'bfg90001',
      type: 'main',
      trait: 'cannon',
      speed: 2,
      attack: { range: 6, red: 4, black: 2, qualities: { blast: 3 } },
    },
    {
      id: 'bfg90002',
      type: 'main',
      trait: 'cannon',
      speed: 3,
      attack: { range: 6, red: 2, black: 2, qualities: { blast: 2 } },
    },
    {
      id: 'bfg90003',
      type: 'bonus',
      trait: 'cannon',
      speed: 2,
      shields: 1,
      ability: {
        when: 'bonus',
        target: { choose: 'enemy', range: 6 },
        // The enemies around it first: once the chosen one is slain, nobody stands beside it.
        effects: [
          { do: 'harm', who: 'enemiesByTarget', damage: 1 },
          { do: 'harm', who: 'target', damage: 2 },
        ],
      },
    },
  ],
} as const satisfies WeaponSet;

/** Hatched weapon tokens: never chosen at set-up, and worth the walk. */
export const FOUND_WEAPONS = [rocketLauncher, chaingun, chainsaw, gaussCannon, bfg9000] as const;

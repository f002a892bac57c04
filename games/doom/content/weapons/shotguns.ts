import type { WeaponSet } from '../card-types.ts';

/** Sure hits with black dice, for a marine who walks up to his demon. */
const combatShotgun = {
  id: 'combatShotgun',
  copies: 2,
  starting: true,
  cards: [
    {
      id: 'combatShotgun1',
      type: 'main',
      trait: 'shotgun',
      speed: 3,
      attack: { range: 3, red: 1, black: 1, qualities: { close: { within: 2, damage: 1 } } },
      shields: 1,
    },
    {
      id: 'combatShotgun2',
      type: 'main',
      trait: 'shotgun',
      speed: 4,
      attack: { range: 2, red: 0, black: 2 },
    },
    {
      id: 'combatShotgun3',
      type: 'bonus',
      trait: 'shotgun',
      speed: 1,
      attack: { range: 1, red: 0, black: 1, qualities: { stuns: true } },
      shields: 2,
    },
  ],
} as const satisfies WeaponSet;

/** The hardest blow a marine can start with, and a weapon that must be loaded again. */
const superShotgun = {
  id: 'superShotgun',
  copies: 2,
  starting: true,
  cards: [
    {
      id: 'superShotgun1',
      type: 'main',
      trait: 'shotgun',
      speed: 2,
      attack: { range: 2, red: 2, black: 1, qualities: { close: { within: 1, damage: 1 } } },
    },
    {
      id: 'superShotgun2',
      type: 'main',
      trait: 'shotgun',
      speed: 3,
      attack: { range: 3, red: 1, black: 1, qualities: { blast: 1 } },
      shields: 1,
    },
    {
      id: 'superShotgun3',
      type: 'bonus',
      trait: 'shotgun',
      speed: 1,
      shields: 2,
      ability: { when: 'bonus', target: { choose: 'discarded' }, effects: [{ do: 'recover' }] },
    },
  ],
} as const satisfies WeaponSet;

export const SHOTGUNS = [combatShotgun, superShotgun] as const;

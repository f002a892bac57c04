import type { WeaponSet } from '../card-types.ts';

/** What every marine carries: modest shots, much movement, and the best defense of the deck. */
export const UAC_SET = {
  id: 'uac',
  copies: 4,
  starting: false,
  cards: [
    { id: 'uac1', type: 'main', trait: 'uac', speed: 3, attack: { range: 5, red: 1, black: 1 }, shields: 1 },
    { id: 'uac2', type: 'bonus', trait: 'uac', speed: 3, dodge: true },
    {
      id: 'uac3',
      type: 'reaction',
      trait: 'uac',
      shields: 2,
      ability: { when: 'defend', effects: [{ do: 'shields', shields: 2 }] },
    },
    { id: 'uac4', type: 'main', trait: 'uac', speed: 5, attack: { range: 4, red: 2, black: 0 }, shields: 1 },
  ],
} as const satisfies WeaponSet;

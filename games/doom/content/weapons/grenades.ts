import type { GrenadeId, WeaponSet } from '../card-types.ts';

/** Sets of one card (DM-GRN-01); what a token does when it goes off is the rules' business. */
const grenade = <Kind extends GrenadeId>(
  kind: Kind,
  range: number,
  shields: number,
): WeaponSet<`${Kind}Grenade1`> => ({
  id: `${kind}Grenade`,
  copies: 2,
  starting: false,
  cards: [
    {
      id: `${kind}Grenade1`,
      type: 'bonus',
      trait: 'grenade',
      ...(shields > 0 && { shields }),
      ability: {
        when: 'bonus',
        target: { choose: 'space', range },
        effects: [{ do: 'grenade', grenade: kind }],
      },
    },
  ],
});

export const GRENADES = [grenade('frag', 4, 0), grenade('siphon', 3, 1), grenade('snare', 4, 2)] as const;

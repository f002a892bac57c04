import type { WeaponDie } from './dice.ts';

/** SG-OPR-03: short is 1 to 3 spaces, medium 4 to 6, long 7 or more. */
export const RANGES = ['short', 'medium', 'long'] as const;
export type WeaponRange = (typeof RANGES)[number];

/** What one Operator's profile shows. */
export interface OperatorProfile {
  readonly id: string;
  /** a Recruit fights for either side (SG-RCT-07) */
  readonly side: 'attacker' | 'defender' | 'either';
  readonly stamina: number;
  /** MP of the Run action; 0: the Operator cannot Run (SG-RUN-02) */
  readonly run: 0 | 2 | 5;
  readonly destroy: 1 | 2;
  readonly weapon: Readonly<Record<WeaponRange, readonly WeaponDie[]>>;
  /** the shield icon: always one source of light protection (SG-PRO-06) */
  readonly shield?: true;
  /** the profile it is another version of (SG-OPR-16) */
  readonly alternateOf?: string;
  /** Charge cubes for the special gadget at the start (SG-SQD-10) */
  readonly charges: number;
  /** values here that no source gives (SG-CPT-09) */
  readonly ours?: readonly ('charges' | 'weaponCubes')[];
}

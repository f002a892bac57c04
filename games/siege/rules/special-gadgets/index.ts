import * as attackers from './attackers.ts';
import * as defenders from './defenders.ts';
import type { SpecialAction } from './special-action.ts';

/** Every ACTION of the special gadgets. Answers and state hold their numbers: new ones are added at the end. */
export const SPECIAL_ACTIONS: readonly SpecialAction[] = [
  attackers.hammer,
  attackers.empGrenades,
  attackers.breachingRounds,
  attackers.exothermicCharges,
  attackers.flashShield,
  attackers.spectreDetector,
  attackers.flipSight,
  attackers.shockDrones,
  attackers.clusterCharge,
  attackers.extendableShield,
  attackers.rceDrone,
  defenders.gasGrenades,
  defenders.shumikhaLauncher,
  defenders.heartbeatSensor,
  defenders.heartbeatShot,
  defenders.stimPistol,
];

/** The number of an action; -1 where none has this id. */
export const specialNumber = (id: string): number => SPECIAL_ACTIONS.findIndex((each) => each.id === id);

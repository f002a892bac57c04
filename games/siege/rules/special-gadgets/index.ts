import { breachingRounds } from './ash.ts';
import { flashShield } from './blitz.ts';
import { stimPistol } from './doc.ts';
import { rceDrone } from './flores.ts';
import { clusterCharge } from './fuze.ts';
import { flipSight } from './glaz.ts';
import { spectreDetector } from './iq.ts';
import { extendableShield } from './montagne.ts';
import { heartbeatSensor, heartbeatShot } from './pulse.ts';
import { hammer } from './sledge.ts';
import { gasGrenades } from './smoke.ts';
import type { SpecialAction } from './special-action.ts';
import { shumikhaLauncher } from './tachanka.ts';
import { empGrenades } from './thatcher.ts';
import { exothermicCharges } from './thermite.ts';
import { shockDrones } from './twitch.ts';

/** Every ACTION of the special gadgets. Answers and state hold their numbers: new ones are added at the end. */
export const SPECIAL_ACTIONS: readonly SpecialAction[] = [
  hammer,
  empGrenades,
  breachingRounds,
  exothermicCharges,
  flashShield,
  spectreDetector,
  flipSight,
  shockDrones,
  clusterCharge,
  extendableShield,
  rceDrone,
  gasGrenades,
  shumikhaLauncher,
  heartbeatSensor,
  heartbeatShot,
  stimPistol,
];

/** The number of an action; -1 where none has this id. */
export const specialNumber = (id: string): number => SPECIAL_ACTIONS.findIndex((each) => each.id === id);

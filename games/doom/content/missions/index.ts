/** The twelve missions of the operation guide, in the order of their operations (DM-OPS-01, 02). */
import type { MissionDraft } from '../../rules/mission/mission-file.ts';
import { blackBox } from './black-box.ts';
import { bloodTrail } from './blood-trail.ts';
import { coldRestart } from './cold-restart.ts';
import { holdTheYard } from './hold-the-yard.ts';
import { kneeDeepInTheDead } from './knee-deep-in-the-dead.ts';
import { lastWatch } from './last-watch.ts';
import { shutTheGates } from './shut-the-gates.ts';
import { stolenFire } from './stolen-fire.ts';
import { theBishopFalls } from './the-bishop-falls.ts';
import { theLongWayHome } from './the-long-way-home.ts';
import { theNest } from './the-nest.ts';
import { titansWake } from './titans-wake.ts';

export const MISSIONS: readonly MissionDraft[] = [
  kneeDeepInTheDead,
  holdTheYard,
  coldRestart,
  blackBox,
  shutTheGates,
  theBishopFalls,
  titansWake,
  bloodTrail,
  theNest,
  lastWatch,
  stolenFire,
  theLongWayHome,
];

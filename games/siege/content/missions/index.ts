import type { MissionScript } from '../../rules/map/mission-page.ts';
import { clubhouseBomb } from './clubhouse-bomb.ts';
import { clubhouseControl } from './clubhouse-control.ts';
import { clubhouseHostage } from './clubhouse-hostage.ts';
import { consulateBomb } from './consulate-bomb.ts';
import { consulateControl } from './consulate-control.ts';
import { consulateHostage } from './consulate-hostage.ts';

/** The Mission Guide: three missions on each location, the recommended first game first (SG-SET-02). */
export const MISSIONS: readonly MissionScript[] = [
  consulateControl,
  consulateBomb,
  consulateHostage,
  clubhouseControl,
  clubhouseBomb,
  clubhouseHostage,
];

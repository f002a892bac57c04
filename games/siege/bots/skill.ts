import type { Clarity } from '@sightline/bots';
import type { MissionKind } from '../rules/map/mission-page.ts';
import type { Squad } from '../rules/siege.ts';
import { TEMPERS, type Temper } from './temper.ts';

/** How well a bot plays: the same thoughts, more or less of them, more or less clearly. */
export interface Skill extends Clarity {
  readonly name: 'easy' | 'normal';
  /** sees who watches the way, and who will see where it ends */
  readonly careful: boolean;
  /** by mission and squad */
  readonly tempers: (kind: MissionKind, squad: Squad) => Temper;
}

const careless = (temper: Temper): Temper => ({ ...temper, fear: 0.25, exposure: 0, danger: 0 });

export const EASY: Skill = {
  name: 'easy',
  noise: 3,
  careful: false,
  notices: 55,
  tempers: (kind, squad) => careless(TEMPERS[kind][squad]),
};
export const NORMAL: Skill = {
  name: 'normal',
  noise: 0,
  careful: true,
  notices: 100,
  tempers: (kind, squad) => TEMPERS[kind][squad],
};

import type { MissionKind } from '../rules/map/mission-page.ts';

/** What a squad's bots set against each other, an Operator being worth ten: found by matches between bots. */
export interface Temper {
  /** how much Ripostes on the way and after a shot count */
  readonly fear: number;
  /** how much it counts to be seen where one stays; where one is hidden */
  readonly exposure: number;
  readonly hiddenExposure: number;
  /** … and to be where opponents can walk up for a shot */
  readonly danger: number;
  readonly hiddenDanger: number;
  /** what of all that each round takes away: who falls late has less left to do */
  readonly waning: number;
  /** what nearness to the goal is worth, and being there */
  readonly pull: number;
  readonly there: number;
  /** what control points are worth */
  readonly room: number;
  /** what a shot is worth from where a walk ends, and at once */
  readonly prospect: number;
  readonly shot: number;
  /** what watching is worth: at all, and by how much is watched */
  readonly alert: number;
  readonly guard: number;
  /** what the last action has to be worth before it is not kept for watching */
  readonly reserve: number;
  /** what has to be gained: by a Run, by the stairs, by a lean */
  readonly run: number;
  readonly stairs: number;
  readonly lean: number;
  /** what an activation that is spent waiting costs */
  readonly hurry: number;
  /** what a Charge cube may be worth another time: of the inventory, of a profile */
  readonly cube: number;
  readonly charge: number;
  /** to find who is hidden; to open the way */
  readonly found: number;
  readonly opening: number;
  /** what has to be gained by a token that moves; by showing oneself */
  readonly stir: number;
  readonly uncovered: number;
  /** what smoke has to gain */
  readonly smoke: number;
}

const EITHER: Temper = {
  fear: 1,
  exposure: 0.2,
  hiddenExposure: 0.35,
  danger: 0.7,
  hiddenDanger: 0.1,
  waning: 0,
  pull: 1,
  there: 1,
  room: 1,
  prospect: 1,
  shot: 1,
  alert: 0.2,
  guard: 1,
  reserve: 1.5,
  run: 1.6,
  stairs: 2,
  lean: 0.5,
  hurry: 1,
  cube: 0.6,
  charge: 0.5,
  found: 2.6,
  opening: 1,
  stir: 1.2,
  uncovered: 1.6,
  smoke: 0.3,
};

/** By mission and squad. */
export const TEMPERS: Readonly<Record<MissionKind, readonly [attacking: Temper, defending: Temper]>> = {
  control: [
    { ...EITHER, exposure: 0.1, danger: 0.5, waning: 0.15, fear: 0.7, pull: 1.3, room: 2 },
    { ...EITHER },
  ],
  bomb: [{ ...EITHER, exposure: 0.2, danger: 0.7 }, { ...EITHER }],
  hostage: [{ ...EITHER, exposure: 0, danger: 0.1 }, { ...EITHER }],
};

import type { Blockers, GroundStates, Layout } from '@sightline/board';
import { type SeatSet, seatSet } from '@sightline/kernel';
import { type FloorTables, floorsOf } from './board.ts';
import type { FloorPlan } from './map/floor-plan.ts';
import type { MissionLayout } from './map/load-mission.ts';
import type { SquadChoice } from './match-setup.ts';
import type { MatchSettings } from './settings.ts';
import type { OpenTable, Squad } from './siege.ts';

/** What never changes in a match. */
export interface Statics {
  readonly settings: MatchSettings;
  readonly plan: FloorPlan;
  /** null in tests on a board of their own */
  readonly mission: MissionLayout | null;
  readonly squadChoice: SquadChoice;
  readonly layout: Layout;
  readonly floors: GroundStates<FloorTables>;
  /** by squad: the seats of its players (SG-OVR-01) */
  readonly squads: readonly [SeatSet, SeatSet];
  readonly seats: number;
  /** profiles that are banned before the draft (SG-CMT-11) */
  readonly banned: readonly number[];
  /** room for questions; nothing in it outlives one */
  readonly scratch: { readonly blockers: Blockers; readonly marked: Int32Array };
}

/** SG-MUL-01, 15: attackers sit first, unless roles are swapped (SG-CMT-02); of three players two attack. */
export function squadsFor(seats: number, swapped = false): readonly [SeatSet, SeatSet] {
  const first = seats === 2 ? seatSet(0) : seatSet(0, 1);
  const last = seats === 2 ? seatSet(1) : seats === 3 ? seatSet(2) : seatSet(2, 3);
  return swapped ? [last, first] : [first, last];
}

/** SG-MUL-01, 16: with three or four players both squads have four Operators and a Recruit. */
export const isMultiplayer = (t: Pick<OpenTable, 'statics'>): boolean => t.statics.seats > 2;

export const squadOfSeat = (t: OpenTable, seat: number): Squad =>
  (t.statics.squads[0] & (1 << seat)) !== 0 ? 0 : 1;

export function staticsFor(
  plan: FloorPlan,
  settings: MatchSettings,
  seats: number,
  {
    mission = null,
    squads = 'ready',
    swapped = false,
    banned = [],
  }: {
    readonly mission?: MissionLayout | null;
    readonly squads?: SquadChoice;
    readonly swapped?: boolean;
    readonly banned?: readonly number[];
  } = {},
): Statics {
  const { layout } = plan.ground;
  return {
    settings,
    plan,
    mission,
    squadChoice: squads,
    layout,
    floors: floorsOf(plan, settings.wallModel),
    squads: squadsFor(seats, swapped),
    seats,
    banned,
    // Ten Operators' bodies and eight overlays at most.
    scratch: { blockers: new Uint8Array(layout.cells), marked: new Int32Array(64) },
  };
}

/** The main floor with the partitions that stand now. */
export const floorOf = (t: OpenTable): FloorTables => t.statics.floors.at(t.state.changes).tables;

import { members, only, type Seat, type SeatSet } from '@sightline/kernel';
import { seatsOfSquad } from './operators.ts';
import { type G, NONE, type OpenTable, type Squad } from './siege.ts';

/**
 * SG-MUL-20, R31: what the players of a squad decide together. One of them proposes; it counts as soon as the other
 * agrees, or proposes the same. A squad of one player decides by proposing.
 */

/** Who is asked: all of them, or those who have not proposed what is under discussion. */
export const askedToAgree = (t: OpenTable, squad: Squad, by: Seat | typeof NONE): SeatSet =>
  by === NONE ? seatsOfSquad(t, squad) : seatsOfSquad(t, squad) & ~only(by);

/** Who proposes alone decides. */
export const decidesAlone = (g: G, squad: Squad, by: Seat): boolean =>
  (askedToAgree(g, squad, by) & ~g.resigned) === 0;

/** Those of a squad who have not confirmed that it is ready. */
export const yetToConfirm = (t: OpenTable, squad: Squad, confirmed: SeatSet): SeatSet =>
  seatsOfSquad(t, squad) & ~confirmed;

/** SG-MUL-01: does a squad have two players, and so sections? */
export const hasSections = (t: OpenTable, squad: Squad): boolean =>
  members(seatsOfSquad(t, squad)).length > 1;

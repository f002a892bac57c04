import { NOBODY, only, type Seat, type SeatSet } from '@sightline/kernel';
import { operatorsOf, seatsOfSquad } from './operators.ts';
import { type G, NONE, type OpenTable, SQUADS, type Squad } from './siege.ts';
import { squadOfSeat } from './statics.ts';

/**
 * SG-MUL-20, R31: what the players of a squad decide together. One of them proposes; it counts as soon as the other
 * agrees, or else proposes something. A squad of one player decides by proposing.
 */

/** Who is asked: all of them, or those who have not proposed what is under discussion. */
export const askedToAgree = (t: OpenTable, squad: Squad, by: Seat | typeof NONE): SeatSet =>
  by === NONE ? seatsOfSquad(t, squad) : seatsOfSquad(t, squad) & ~only(by);

/** Who proposes alone decides. */
export const decidesAlone = (g: G, squad: Squad, by: Seat): boolean =>
  (askedToAgree(g, squad, by) & ~g.resigned) === 0;

/** SG-MUL-01, 16: a squad of two players has sections. */
export const hasSections = (t: OpenTable, squad: Squad): boolean =>
  operatorsOf(squad).some((o) => t.state.operators[o].section !== NONE);

/**
 * What the players of a squad end together: each says so, and those who have not yet may go on. `ready` are those who have.
 */
interface EndedTogether {
  ready: SeatSet;
}
export const notReady = (t: OpenTable, squad: Squad, { ready }: EndedTogether): SeatSet =>
  seatsOfSquad(t, squad) & ~ready;

/** The seat that answers is ready; returns whether all of its squad are, and begins anew then. */
export function allReady(g: G, squad: Squad, l: EndedTogether): boolean {
  l.ready |= only(g.seat);
  if (notReady(g, squad, l) !== 0) return false;
  l.ready = NOBODY;
  return true;
}

/** What both squads decide at the same time, each for itself. */
interface BothDecide {
  /** by squad: the seat whose proposal is under discussion, or NONE */
  proposer: number[];
  settled: boolean[];
}

/** Whose answer is missing. */
export const askedOfBoth = (t: OpenTable, l: BothDecide): SeatSet =>
  SQUADS.reduce(
    (seats, squad) => (l.settled[squad] ? seats : seats | askedToAgree(t, squad, l.proposer[squad])),
    NOBODY,
  );

export const isUnderDiscussion = (g: G, l: BothDecide): boolean =>
  l.proposer[squadOfSeat(g, g.seat)] !== NONE;

/**
 * The seat that answers has proposed something for its squad. The other squad does not see what, so proposing the same
 * is no agreement here: that it was the same would tell.
 */
export function proposesFor(g: G, l: BothDecide): void {
  const squad = squadOfSeat(g, g.seat);
  if (decidesAlone(g, squad, g.seat)) l.settled[squad] = true;
  else l.proposer[squad] = g.seat;
}

export function agreesFor(g: G, l: BothDecide): void {
  l.settled[squadOfSeat(g, g.seat)] = true;
}

/** SG-MUL-20: nobody agrees to what nobody has proposed. */
export const isProposed = {
  rule: 'SG-MUL-20',
  holds: (g: G, l: BothDecide): boolean => isUnderDiscussion(g, l),
};

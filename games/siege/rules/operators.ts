import type { Cell } from '@sightline/board';
import { members, only, type Seat, type SeatSet } from '@sightline/kernel';
import type { OperatorProfile } from '../content/operator-types.ts';
import { OPERATORS } from '../content/operators.ts';
import {
  ATTACKER,
  type Body,
  DEFENDER,
  type G,
  NONE,
  NOWHERE,
  type OpenTable,
  SQUAD_SIZE,
  type Squad,
} from './siege.ts';

/** An Operator by its number: 0 to 4 attack, 5 to 9 defend. */
export type OperatorNumber = number & { readonly idOf?: 'operator' };
/** How all know a body: twice the Operator's number, plus which of its bodies it is. */
export type BodyHandle = number & { readonly idOf?: 'body' };

export const bodyHandle = (o: OperatorNumber, body: number): BodyHandle => 2 * o + body;
export const ownerOfBody = (handle: BodyHandle): OperatorNumber => handle >> 1;

export const squadOf = (o: OperatorNumber): Squad => (o < SQUAD_SIZE ? ATTACKER : DEFENDER);
export const enemySquad = (squad: Squad): Squad => (squad === ATTACKER ? DEFENDER : ATTACKER);
export const areEnemies = (a: OperatorNumber, b: OperatorNumber): boolean => squadOf(a) !== squadOf(b);
/** The Operators of a squad, by number. */
export const operatorsOf = (squad: Squad): readonly OperatorNumber[] =>
  squad === ATTACKER ? ATTACKERS : DEFENDERS;
const ATTACKERS: readonly OperatorNumber[] = [0, 1, 2, 3, 4];
const DEFENDERS: readonly OperatorNumber[] = [5, 6, 7, 8, 9];
export const ALL_OPERATORS: readonly OperatorNumber[] = [...ATTACKERS, ...DEFENDERS];

/** The seats that play a squad, and those who may see what it knows (SG-MUL-12). */
export const seatsOfSquad = (t: OpenTable, squad: Squad): SeatSet => t.statics.squads[squad];

export const profileOf = (t: OpenTable, o: OperatorNumber): OperatorProfile =>
  OPERATORS[t.state.operators[o].profile];
/** The id under which its special gadget is known: alternates share it (SG-OPR-16). */
export function gadgetOwner(t: OpenTable, o: OperatorNumber): string {
  const { profile } = t.state.operators[o];
  if (profile === NONE) return '';
  const { id, alternateOf } = OPERATORS[profile];
  return alternateOf ?? id;
}

/** SG-STA-11: until eliminated. */
export const inPlay = (t: OpenTable, o: OperatorNumber): boolean =>
  !t.state.operators[o].eliminated && t.state.operators[o].bodies.length > 0;
export const isHidden = (t: OpenTable, o: OperatorNumber): boolean =>
  t.state.operators[o].bodies.length === 2;
export const isRevealed = (t: OpenTable, o: OperatorNumber): boolean =>
  t.state.operators[o].bodies.length === 1;
/** SG-ADV-15: until its two tokens separate they count as one. */
export const isStacked = (t: OpenTable, o: OperatorNumber): boolean => t.state.operators[o].stacked;

export const bodyOf = (t: OpenTable, o: OperatorNumber, body: number): Body =>
  t.state.operators[o].bodies[body];

/** Only for what its own squad may do, never for what others are told: where a hidden Operator really is. */
export const truePosition = (g: G, o: OperatorNumber): number =>
  isHidden(g, o) ? g.state.operators[o].portrait.value : 0;
export const trueBody = (g: G, o: OperatorNumber): Body => g.state.operators[o].bodies[truePosition(g, o)];

/** SG-ENT-09: upstairs, in the squad's own area. */
export const isUpstairs = (t: OpenTable, at: number): boolean => at >= t.statics.layout.cells;
export const upperSpace = (t: OpenTable, box: number): number => t.statics.layout.cells + box;
export const UPPER_BOXES: readonly number[] = [0, 1];
/** On a space of the main floor. */
export const onMainFloor = (t: OpenTable, at: number): at is Cell => at >= 0 && !isUpstairs(t, at);

/** Every miniature and token on the board. */
export function forEachBody(
  t: OpenTable,
  visit: (o: OperatorNumber, body: Body, index: number) => void,
): void {
  const { operators } = t.state;
  for (let o = 0; o < operators.length; o++) {
    const { bodies } = operators[o];
    for (let b = 0; b < bodies.length; b++) if (bodies[b].at !== NOWHERE) visit(o, bodies[b], b);
  }
}

/**
 * SG-MUL-19: the seat that decides for an Operator: the player of its section; for a Recruit the player whose section
 * acts; in a squad of one that one.
 */
export function seatOf(g: G, o: OperatorNumber): Seat {
  const { section } = g.state.operators[o];
  return section === NONE ? actingSeat(g, squadOf(o)) : standIn(g, squadOf(o), section);
}

/** SG-MUL-04 to 07: the seat of a squad whose section acts in this phase, else its first. */
export function actingSeat(g: G, squad: Squad): Seat {
  const section = g.state.sections[g.state.phase] ?? NONE;
  const acts = section !== NONE && (seatsOfSquad(g, squad) & only(section)) !== 0;
  return acts ? standIn(g, squad, section) : firstSeat(g, squad);
}

/** A squad-mate plays on for a player who gave up. */
const standIn = (g: G, squad: Squad, seat: Seat): Seat =>
  (g.resigned & only(seat)) === 0 ? seat : firstSeat(g, squad);

/** The first of a squad's players who has not given up (R31). */
export function firstSeat(g: Pick<G, 'statics' | 'resigned'>, squad: Squad): Seat {
  const seats = g.statics.squads[squad];
  return members(seats & ~g.resigned)[0] ?? members(seats)[0];
}

import { type Choice, type Flow, NOBODY, type SeatSet } from '@sightline/kernel';
import { activeOperator, passiveSquad } from './active.ts';
import { reveal } from './hidden-operators.ts';
import { isHidden, operatorsOf, seatsOfSquad, squadOf } from './operators.ts';
import { demandChoice } from './reveal-demands.ts';
import { DEFENDER, type G, type Siege } from './siege.ts';
import { squadOfSeat } from './statics.ts';

/** SG-HID-06: one of one's own hidden Operators, for nothing. */
export const revealOwn = <S extends string>(next: S): Choice<Siege, unknown, Flow<Siege, S, undefined>> => ({
  form: 'one',
  candidates(g, _l, offer) {
    for (const o of operatorsOf(DEFENDER)) if (isHidden(g, o)) offer(o);
  },
  checks: [
    { rule: 'SG-HID-06', holds: (g, _l, o) => squadOf(o) === squadOfSeat(g, g.seat) && isHidden(g, o) },
  ],
  does(g, _l, o) {
    reveal(g, o, activeOperator(g) === o);
    return next;
  },
});

/** What the squad that is not asked may do at any time (SG-HID-06, 09). */
export const atAnyTime = <S extends string>(next: S) => ({
  /** named by what all know, because hosts pace walks by it (SG-DIG-10) */
  seats: (g: G): SeatSet =>
    operatorsOf(DEFENDER).some((o) => isHidden(g, o)) ? seatsOfSquad(g, passiveSquad(g)) : NOBODY,
  choices: { reveal: revealOwn(next), demand: demandChoice(next) },
});

import { ATTACKER, DEFENDER } from '../rules/siege.ts';
import { squadsFor } from '../rules/statics.ts';
import type { Verb } from './asked.ts';
import type { Table } from './contract.ts';
import { verbIcon } from './verbs.ts';

/** What may be done out of turn, in the order of the bar. Only attackers demand, only defenders reveal (SG-HID-01). */
const ACTS = [
  { verb: 'grab', squads: [ATTACKER, DEFENDER], plain: true },
  { verb: 'demand', squads: [ATTACKER], plain: false },
  { verb: 'reveal', squads: [DEFENDER], plain: false },
  { verb: 'silence', squads: [ATTACKER, DEFENDER], plain: true },
  { verb: 'object', squads: [ATTACKER, DEFENDER], plain: true },
] as const satisfies readonly {
  readonly verb: Verb;
  readonly squads: readonly number[];
  readonly plain: boolean;
}[];

/** Always the same for a seat, whatever can be done now. */
export const unasked: Table['unasked'] = (at, seat, seats) => {
  const squad = (squadsFor(seats)[ATTACKER] & (1 << seat)) !== 0 ? ATTACKER : DEFENDER;
  return ACTS.filter(({ squads }) => squads.some((each) => each === squad)).map(({ verb, plain }) => {
    const icon = verbIcon(verb);
    return {
      verb,
      label: at.say(`verb.${verb}`),
      ...(icon !== undefined && { icon }),
      hint: at.say(`unasked.${verb}`),
      ...(plain && { plain: true as const }),
    };
  });
};

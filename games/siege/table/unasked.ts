import { asksInWindows } from '../rules/chance.ts';
import { ATTACKER, DEFENDER } from '../rules/siege.ts';
import type { Verb } from './asked.ts';
import type { Table } from './contract.ts';
import { verbIcon } from './verbs.ts';
import type { ViewContext } from './view-context.ts';

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

/** Objections are for claims at the table (SG-DIG-14); where reactions are asked for, nobody grabs (SG-REA-11). */
function isPlayed(at: Pick<ViewContext, 'statics'>, verb: (typeof ACTS)[number]['verb']): boolean {
  if (verb === 'grab') return !asksInWindows(at);
  return (verb !== 'silence' && verb !== 'object') || at.statics.settings.losMode === 'faithful';
}

/** Always the same for a seat in a match of this set-up, whatever can be done now. */
export const unasked: Table['unasked'] = (at, seat) => {
  const squad = (at.statics.squads[ATTACKER] & (1 << seat)) !== 0 ? ATTACKER : DEFENDER;
  const acts = ACTS.filter(({ verb, squads }) => squads.some((each) => each === squad) && isPlayed(at, verb));
  return acts.map(({ verb, plain }) => {
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

import { type Choice, call, type Flow } from '@sightline/kernel';
import { reactionUsed } from '../events.ts';
import { OPENING } from '../map/legend.ts';
import { enemySquad, gadgetOwner, inPlay, type OperatorNumber, operatorsOf, squadOf } from '../operators.ts';
import { activation, entryDenial, extraAction, suffer } from '../procedures.ts';
import { type G, NONE, type OpenTable, type Siege, type Squad } from '../siege.ts';

/** The step that may be reacted to; the same as the locals of `activation`. */
interface StepThrough {
  readonly operator: OperatorNumber;
  readonly through: number;
  readonly reacted: readonly OperatorNumber[];
}

/** SG-SGD-31: Kapkan of this squad, who may react to a step through a door or window; NONE: he can't. */
export function trapperFor(t: OpenTable, step: StepThrough, squad: Squad): OperatorNumber {
  if ((step.through & OPENING) === 0 || squad !== enemySquad(squadOf(step.operator))) return NONE;
  return (
    operatorsOf(squad).find(
      (o) =>
        inPlay(t, o) &&
        gadgetOwner(t, o) === 'kapkan' &&
        t.state.operators[o].charges > 0 &&
        !step.reacted.includes(o),
    ) ?? NONE
  );
}

export function trapperAgainst(g: G, squad: Squad): OperatorNumber {
  const l = g.within(activation);
  return l === null ? NONE : trapperFor(g, l, squad);
}

/** SG-SGD-29, SG-REA-03 */
export const denyChoice = <S extends string>(next: S): Choice<Siege, unknown, Flow<Siege, S, undefined>> => ({
  form: 'confirm',
  checks: [{ rule: 'SG-SGD-29', holds: (g) => trapperAgainst(g, squadToAnswer(g)) !== NONE }],
  does(g) {
    const l = g.within(activation);
    const by = trapperAgainst(g, squadToAnswer(g));
    if (l === null || by === NONE) return next;
    g.state.operators[by].charges--;
    l.reacted.push(by);
    g.emit(reactionUsed, { operator: by, against: l.operator, gadget: 'entryDenial' });
    return call(entryDenial, { by, operator: l.operator, body: l.triggerBody }, next);
  },
});

function squadToAnswer(g: G): Squad {
  const l = g.within(activation);
  return l === null ? 1 : enemySquad(squadOf(l.operator));
}

/** SG-SGD-29 */
export const DENIAL_WOUNDS = 2;

/** SG-SGD-29, 30 */
export const entryDenialSteps = entryDenial.steps('counter', 'strike').are({
  counter: (_g, l) => call(extraAction, { operator: l.operator, against: l.by }),
  strike(g, l) {
    if (g.returned(extraAction).ignored) return;
    return call(suffer, { operator: l.operator, body: l.body, wounds: DENIAL_WOUNDS, cause: 'entryDenial' });
  },
});

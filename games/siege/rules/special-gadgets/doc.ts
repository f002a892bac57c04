import type { Cell } from '@sightline/board';
import { call, done } from '@sightline/kernel';
import { isActive } from '../active.ts';
import { occupantsOf } from '../environment.ts';
import { healed, reactionUsed } from '../events.ts';
import { stun } from '../hidden-operators.ts';
import { MINIATURE, STANDEE, seesBody, seesSpace } from '../line-of-sight.ts';
import {
  gadgetOwner,
  inPlay,
  isRevealed,
  isUpstairs,
  type OperatorNumber,
  onMainFloor,
  operatorsOf,
  profileOf,
  seatOf,
  squadOf,
  trueBody,
} from '../operators.ts';
import { stim } from '../procedures.ts';
import { type Body, type G, NONE, type OpenTable } from '../siege.ts';
import { clockOf } from '../timer.ts';
import type { SpecialAction } from './special-action.ts';

/** SG-SGD-24, 27 */
export const stimPistol: SpecialAction = {
  id: 'stimPistol',
  owner: 'doc',
  aimed: 'stimPistol',
  charge: true,
  rule: 'SG-SGD-24',
  mayTarget(t, user, space) {
    const patient = patientIn(t, space, user.operator);
    if (patient === NONE) return false;
    // SG-DIG-07: from upstairs it is no claim.
    if (t.statics.settings.losMode !== 'assisted' && !isUpstairs(t, user.body.at)) return true;
    const [body] = t.state.operators[patient].bodies;
    return seesSpace(t, user.operator, user.body, space, { target: body, located: body.located });
  },
  effect: (g, { operator }, space) => {
    const patient = patientIn(g, space, operator);
    return patient === NONE ? undefined : call(stim, { operator, patient });
  },
};

/** A wounded, revealed Operator of either squad in the space, not Doc himself. */
function patientIn(t: OpenTable, space: Cell, doc: OperatorNumber): OperatorNumber {
  const found = occupantsOf(t, space).find(
    ({ operator }) => operator !== doc && isRevealed(t, operator) && t.state.operators[operator].wounds > 0,
  );
  return found?.operator ?? NONE;
}

/** SG-SGD-24 */
export const MOST_HEALED = 3;

export const stimSteps = stim.steps('heal').are({
  heal: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.operator),
    about: (_g, l) => ({ operator: l.operator, patient: l.patient }),
    clock: clockOf,
    choices: {
      heal: {
        form: 'amount',
        least: () => 0,
        most: (g, l) => Math.min(MOST_HEALED, g.state.operators[l.patient].wounds),
        does(g, l, wounds) {
          g.state.operators[l.patient].wounds -= wounds;
          g.emit(healed, { operator: l.patient, wounds });
          return done();
        },
      },
    },
    timeout: (g, l) => ['heal', Math.min(MOST_HEALED, g.state.operators[l.patient].wounds)],
  },
});

/** SG-SGD-25: a squad-mate whose pistol may save an Operator, by open facts; NONE: there is none. */
export const medicFor = (t: OpenTable, patient: OperatorNumber): OperatorNumber =>
  operatorsOf(squadOf(patient)).find(
    (o) => o !== patient && inPlay(t, o) && gadgetOwner(t, o) === 'doc' && t.state.operators[o].charges > 0,
  ) ?? NONE;

/** Does a body of Doc see the patient now? From upstairs only in his own activation (SG-SGD-28). */
function bodySees(g: G, doc: OperatorNumber, from: Body, patient: OperatorNumber): boolean {
  const [body] = g.state.operators[patient].bodies;
  if (!onMainFloor(g, body.at)) return false;
  if (isUpstairs(g, from.at)) {
    if (!isActive(g, doc)) return false;
  } else if (g.statics.settings.losMode !== 'assisted') return true;
  return seesBody(g, doc, from, body, MINIATURE) || seesBody(g, doc, from, body, STANDEE);
}

/** SG-DIG-10: the chance, the same for portrait and decoy; where LoS is claimed, whatever he sees. */
export function maySave(g: G, patient: OperatorNumber): boolean {
  const doc = medicFor(g, patient);
  if (doc === NONE || g.state.operators[patient].wounds < profileOf(g, patient).stamina) return false;
  return g.state.operators[doc].bodies.some((body) => bodySees(g, doc, body, patient));
}

/** SG-SGD-28: from the portrait token. */
export function canSave(g: G, patient: OperatorNumber): boolean {
  const doc = medicFor(g, patient);
  return doc !== NONE && bodySees(g, doc, trueBody(g, doc), patient);
}

/** SG-SGD-25, 26: one wound short of elimination, and Stunned. */
export function saves(g: G, patient: OperatorNumber): void {
  const doc = medicFor(g, patient);
  g.state.operators[doc].charges--;
  g.state.operators[patient].wounds = profileOf(g, patient).stamina - 1;
  g.emit(reactionUsed, { operator: doc, against: patient, gadget: 'stimPistol' });
  stun(g, patient, 0);
}

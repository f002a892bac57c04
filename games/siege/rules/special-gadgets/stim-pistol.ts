import { isActive } from '../active.ts';
import { stunned } from '../events.ts';
import { MINIATURE, STANDEE, seesBody } from '../line-of-sight.ts';
import {
  bodyHandle,
  gadgetOwner,
  inPlay,
  isHidden,
  isUpstairs,
  type OperatorNumber,
  operatorsOf,
  profileOf,
  squadOf,
  truePosition,
} from '../operators.ts';
import { type Body, type G, NONE, type OpenTable } from '../siege.ts';

/** SG-SGD-25: a squad-mate whose pistol may save an Operator, by open facts; NONE: there is none. */
export const medicFor = (t: OpenTable, patient: OperatorNumber): OperatorNumber =>
  operatorsOf(squadOf(patient)).find(
    (o) => o !== patient && inPlay(t, o) && gadgetOwner(t, o) === 'doc' && t.state.operators[o].charges > 0,
  ) ?? NONE;

/** Does a body of Doc see the patient now? From upstairs only in his own activation (SG-SGD-28). */
function bodySees(g: G, doc: OperatorNumber, from: Body, patient: OperatorNumber): boolean {
  const [body] = g.state.operators[patient].bodies;
  if (body === undefined || (isUpstairs(g, from.at) && !isActive(g, doc))) return false;
  return seesBody(g, doc, from, body, MINIATURE) || seesBody(g, doc, from, body, STANDEE);
}

/** SG-DIG-10: the chance, the same for portrait and decoy; where LoS is claimed, whatever he sees. */
export function maySave(g: G, patient: OperatorNumber): boolean {
  const doc = medicFor(g, patient);
  if (doc === NONE || g.state.operators[patient].wounds < profileOf(g, patient).stamina) return false;
  if (g.statics.settings.losMode !== 'assisted') return true;
  return g.state.operators[doc].bodies.some((body) => bodySees(g, doc, body, patient));
}

/** SG-SGD-28: from the portrait token. */
export function canSave(g: G, patient: OperatorNumber): boolean {
  const doc = medicFor(g, patient);
  if (doc === NONE) return false;
  if (g.statics.settings.losMode !== 'assisted') return true;
  const { bodies } = g.state.operators[doc];
  return bodySees(g, doc, bodies[isHidden(g, doc) ? truePosition(g, doc) : 0], patient);
}

/** SG-SGD-25, 26: one wound short of elimination, and Stunned. */
export function saves(g: G, patient: OperatorNumber): void {
  const doc = medicFor(g, patient);
  g.state.operators[doc].charges--;
  g.state.operators[patient].wounds = profileOf(g, patient).stamina - 1;
  const [body] = g.state.operators[patient].bodies;
  if (body.stunned) return;
  body.stunned = true;
  g.emit(stunned, { body: bodyHandle(patient, 0) });
}

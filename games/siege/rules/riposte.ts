import { type Choice, call, type Flow } from '@sightline/kernel';
import { ENTRY, NO_TRIGGER } from './chance.ts';
import { reveal } from './hidden-operators.ts';
import { type AimedComponent, MINIATURE, STANDEE } from './line-of-sight.ts';
import {
  areEnemies,
  enemySquad,
  inPlay,
  isHidden,
  isUpstairs,
  type OperatorNumber,
  operatorsOf,
  squadOf,
  trueBody,
} from './operators.ts';
import { aimsOf, overwatches } from './overwatch.ts';
import { activation, shot } from './procedures.ts';
import { declarable, protectionOf } from './protection.ts';
import type { Body, G, Siege } from './siege.ts';

/** The chance to react that is open, and for whom it may be used: not twice by the same Operator (SG-RIP-08). */
function chanceFor(g: G, watcher: OperatorNumber) {
  const l = g.within(activation);
  if (l === null || l.trigger === NO_TRIGGER || l.fired.includes(watcher)) return null;
  return inPlay(g, watcher) && inPlay(g, l.operator) && areEnemies(watcher, l.operator) ? l : null;
}

/**
 * SG-RIP-02 to 05: does this body of the watcher overwatch what triggers? An entry counts by the space entered, a
 * completed action by every space that the Operator is in.
 */
function isTriggered(g: G, watcher: OperatorNumber, from: Body, sees: boolean): boolean {
  const l = chanceFor(g, watcher);
  if (l === null) return false;
  const { bodies } = g.state.operators[l.operator];
  if (l.trigger === ENTRY) return overwatches(g, watcher, from, bodies[l.triggerBody], MINIATURE, sees);
  return bodies.some(
    (body) =>
      overwatches(g, watcher, from, body, MINIATURE, sees) ||
      overwatches(g, watcher, from, body, STANDEE, sees),
  );
}

/** In the other modes LoS is claimed (SG-DIG-03). */
const asksForSight = (g: G): boolean => g.statics.settings.losMode === 'assisted';

/** By what all know: portrait and decoy alike, as if a hidden target were revealed (SG-DIG-10). */
export const couldRiposte = (g: G, watcher: OperatorNumber): boolean =>
  g.state.operators[watcher].bodies.some((from) => isTriggered(g, watcher, from, asksForSight(g)));

/** The aims of a Riposte that can really be fired: by the portrait (SG-OVW-10), at a miniature (SG-RIP-14). */
export function riposteAims(g: G, watcher: OperatorNumber): readonly AimedComponent[] {
  const l = chanceFor(g, watcher);
  if (l === null || isHidden(g, l.operator)) return [];
  const from = trueBody(g, watcher);
  const sees = asksForSight(g);
  if (!isTriggered(g, watcher, from, sees)) return [];
  return aimsOf(g, watcher, from, g.state.operators[l.operator].bodies[0], sees);
}

/** SG-RIP-01, SG-HID-07: watcher, aim, declared protection. */
export const riposteChoice = <S extends string>(
  next: S,
): Choice<Siege, unknown, Flow<Siege, S, undefined>> => ({
  form: 'one',
  candidates(g, _l, offer) {
    const l = g.within(activation);
    if (l === null) return;
    for (const o of operatorsOf(enemySquad(squadOf(l.operator))))
      for (const aim of riposteAims(g, o))
        for (const declared of protectionsFor(g, o, l.operator, aim)) offer(o, aim, declared);
  },
  assured: [{ rule: 'SG-RIP-02', holds: (g, _l, o, aim) => riposteAims(g, o).includes(aim as AimedComponent) }],
  does(g, _l, o, aim, declared) {
    const l = g.within(activation);
    if (l === null) return next;
    l.fired.push(o);
    reveal(g, o, false);
    return call(
      shot,
      {
        shooter: o,
        shooterBody: 0,
        target: l.operator,
        targetBody: 0,
        aim,
        declared,
        by: 'riposte',
      },
      next,
    );
  },
});

/** What may be declared: in `assisted` the true protection only (SG-DIG-08). */
function protectionsFor(g: G, o: OperatorNumber, target: OperatorNumber, aim: AimedComponent): readonly number[] {
  const from = trueBody(g, o);
  // SG-RIP-17: from upstairs nothing is claimed.
  if (!asksForSight(g) && !isUpstairs(g, from.at)) return declarable(g, target);
  const [body] = g.state.operators[target].bodies;
  return [protectionOf(g, { shooter: o, from, target, body, aim })];
}

import { type Choice, call, type Flow } from '@sightline/kernel';
import { reveal } from './hidden-operators.ts';
import type { Aim } from './line-of-sight.ts';
import {
  enemySquad,
  inPlay,
  isHidden,
  isUpstairs,
  type OperatorNumber,
  operatorsOf,
  squadOf,
  truePosition,
} from './operators.ts';
import { watchings } from './overwatch.ts';
import { activation, shot } from './procedures.ts';
import { declarable, protectionOf } from './protection.ts';
import type { G, Siege } from './siege.ts';

/** A Riposte that its squad may really fire at the trigger (SG-RIP-02 to 06, 14): the watcher, the aim, the bodies. */
export function riposteOf(
  g: G,
  watcher: OperatorNumber,
  aim: number,
): { readonly body: number; readonly target: OperatorNumber; readonly targetBody: number } | null {
  const l = g.within(activation);
  if (l === null || l.trigger === 0 || !inPlay(g, watcher) || !inPlay(g, l.operator)) return null;
  if (l.fired.includes(watcher) || squadOf(watcher) === squadOf(l.operator)) return null;
  // SG-RIP-14: only at a miniature.
  if (isHidden(g, l.operator)) return null;
  const target = g.state.operators[l.operator].bodies[0];
  const sees = g.statics.settings.losMode === 'assisted';
  // SG-OVW-10: only the portrait can fire.
  const found = watchings(g, watcher, l.operator, target, sees).find(
    (w) => w.aim === aim && w.body === truePosition(g, watcher),
  );
  return found === undefined ? null : { body: found.body, target: l.operator, targetBody: 0 };
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
      if (inPlay(g, o))
        for (const aim of [0, 1]) for (const declared of protectionsFor(g, o, aim)) offer(o, aim, declared);
  },
  checks: [{ rule: 'SG-RIP-02', holds: (g, _l, o, aim) => riposteOf(g, o, aim) !== null }],
  does(g, _l, o, aim, declared) {
    const l = g.within(activation);
    const found = riposteOf(g, o, aim);
    if (l === null || found === null) return next;
    l.fired.push(o);
    reveal(g, o, false);
    return call(
      shot,
      {
        shooter: o,
        shooterBody: 0,
        target: found.target,
        targetBody: found.targetBody,
        aim,
        declared,
        by: 'riposte',
      },
      next,
    );
  },
});

/** What may be declared: in `assisted` the true protection only (SG-DIG-08). */
function protectionsFor(g: G, o: OperatorNumber, aim: number): readonly number[] {
  const l = g.within(activation);
  const found = riposteOf(g, o, aim);
  if (l === null || found === null) return [];
  const from = g.state.operators[o].bodies[found.body];
  // SG-RIP-17: from upstairs nothing is claimed.
  if (g.statics.settings.losMode !== 'assisted' && !isUpstairs(g, from.at)) return declarable(g, l.operator);
  const body = g.state.operators[l.operator].bodies[0];
  return [protectionOf(g, { shooter: o, from, target: l.operator, body, aim: aim as Aim })];
}

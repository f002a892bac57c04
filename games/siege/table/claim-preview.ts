import { localsIn } from '@sightline/kernel';
import type { Preview } from '@sightline/table';
import { type AimedComponent, aimedAt, MINIATURE } from '../rules/line-of-sight.ts';
import { onMainFloor, ownerOfBody } from '../rules/operators.ts';
import { claim } from '../rules/procedures.ts';
import { diceFor, rangeOf, shotDistance, weaponDice } from '../rules/shooting.ts';
import type { SiegeQuestion } from './asked.ts';
import { sayKey } from './names.ts';
import { centreOf } from './points.ts';
import { promptTitle } from './prompt-words.ts';
import { shotResult } from './shot-preview.ts';

/**
 * A claim while it is to be answered: an arc, for nobody has measured it (SG-DIG-03), and what a shot would do if what was
 * declared holds; null: nothing is claimed.
 */
export function claimPreview(q: SiegeQuestion): Preview | null {
  const { at, t, decision } = q;
  if (decision.prompt !== 'claim.answer' && decision.prompt !== 'claim.objection') return null;
  const claimed = localsIn(at.view, claim);
  if (claimed === null) return null;
  const { of, by, body, target, declared } = claimed;
  const from = t.state.operators[by].bodies[body];
  const aim = of === 'shot' ? (claimed.aim as AimedComponent) : MINIATURE;
  const isBody = of === 'shot' || of === 'demand';
  const struck = isBody ? t.state.operators[ownerOfBody(target)].bodies[target & 1] : undefined;
  const to = struck === undefined ? target : aimedAt(struck, aim);
  const { layout } = t.statics;
  const arc: Pick<Preview, 'lines'> =
    onMainFloor(t, from.at) && onMainFloor(t, to)
      ? { lines: [{ from: centreOf(layout, from.at), to: centreOf(layout, to), kind: 'claimed' }] }
      : {};
  if (of !== 'shot' || struck === undefined) return { title: promptTitle(q), ...arc };
  const distance = shotDistance(t, from, struck, aim);
  const range = rangeOf(distance);
  const all = weaponDice(t, by, from, range);
  return {
    ...shotResult(q, {
      shooter: by,
      target: ownerOfBody(target),
      aim,
      protection: declared,
      all,
      dice: diceFor(all, declared),
    }),
    ...arc,
    lineLabel: at.say('preview.range', { n: distance, range: sayKey(at, `range.${range}`) }),
  };
}

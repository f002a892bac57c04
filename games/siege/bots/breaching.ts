import { type Cell, cellsBeside } from '@sightline/board';
import { mayPerform } from '../rules/actions.ts';
import { profileOf } from '../rules/operators.ts';
import { kindNow, strengthOf } from '../rules/partitions.ts';
import { NONE } from '../rules/siege.ts';
import type { ActThought } from './act-thought.ts';
import { worthOfOpening } from './effects.ts';

/** What is left of an opening's worth where a step has to be made for it first. */
const LATER = 0.9;

/**
 * What it is worth to open the way from where a walk ends. Nobody can target the space where it stands (SG-LOS-24), so
 * who stands right before a barricade has to step back for it.
 */
export function openingFrom({ r, l, o, goal, temper }: ActThought, space: Cell): number {
  const t = r.table;
  if (!mayPerform(t, l, 'destroy')) return 0;
  const barrier = goal.route.barrier(space);
  if (barrier === NONE) return 0;
  const strength = strengthOf(kindNow(t, barrier));
  if (strength === 0 || strength > profileOf(t, l.operator).destroy) return 0;
  const { layout, plan } = t.statics;
  const inSight = plan.partitions[barrier].edges.some((e) =>
    cellsBeside(layout, e).some((cell) => cell >= 0 && cell !== space && o.seesSpace(space, cell)),
  );
  return inSight ? LATER * temper.opening * worthOfOpening(t, barrier) : 0;
}

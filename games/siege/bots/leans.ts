import { beside, type Cell, SIDES } from '@sightline/board';
import { best, optionsOf } from '@sightline/bots';
import { mayPerform } from '../rules/actions.ts';
import { mayLeanAcross } from '../rules/leaning.ts';
import type { ActThought } from './act-thought.ts';
import { worthOfRoom } from './goals.ts';
import type { SiegeAnswer } from './reading.ts';
import type { ReachedSpace } from './walks.ts';

/** What is gained by leaning from a space into another: what is behind the corner protects, and more may be in sight (SG-PRO-07). */
function gainByLeaning({ r, l, o, temper }: ActThought, at: Cell, to: Cell): number {
  const t = r.table;
  const entered = o.ripostes(to, undefined, at) + o.hazards(to);
  let gain = temper.exposure * (o.exposure(at) - o.exposure(to, at)) - temper.fear * entered;
  if (mayPerform(t, l, 'shoot')) {
    const seen = o.shot(at)?.worth ?? 0;
    const shot = o.shot(to);
    if (shot !== null && shot.worth > seen) gain += temper.prospect * (shot.worth - seen - 0.5 * entered);
  }
  return gain + Math.max(0, worthOfRoom(t, l.operator, to) - worthOfRoom(t, l.operator, at)) - temper.lean;
}

/** The lean that is worth it from where the Operator is. */
export function leanFrom(th: ActThought): SiegeAnswer | null {
  if (!th.r.skill.careful) return null;
  const top = best(th.r, optionsOf(th.r, 'lean'), ([to]) => gainByLeaning(th, th.body.at, to));
  return top !== null && top.score > 0 ? ['lean', ...top.x] : null;
}

/** What the best lean would add where a walk ends, if an MP is left for it. */
export function leanAfter(th: ActThought, end: ReachedSpace, points: number): number {
  const t = th.r.table;
  if (end.cost + 1 > points || t.state.hostage.carrier === th.l.operator) return 0;
  let gain = 0;
  for (const side of SIDES) {
    const to = beside(t.statics.layout, end.space, side);
    if (to >= 0 && mayLeanAcross(t, end.space, to) && th.o.mayStop(to))
      gain = Math.max(gain, gainByLeaning(th, end.space, to));
  }
  return gain;
}

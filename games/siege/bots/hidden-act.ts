import { best, isOffered, optionsOf } from '@sightline/bots';
import { mayPerform, pointsLeft } from '../rules/actions.ts';
import { isInReach } from '../rules/mission-actions.ts';
import { isUpstairs } from '../rules/operators.ts';
import { type Body, NONE, NOWHERE } from '../rules/siege.ts';
import type { ActThought } from './act-thought.ts';
import { goalFor } from './goals.ts';
import { type OperatorOutlook, outlookOf } from './outlook.ts';
import { worthOfPlace } from './place.ts';
import { portraitOf, type SiegeAnswer } from './reading.ts';
import { throwsAt } from './throws.ts';
import { type ReachedSpace, walkEnds } from './walks.ts';

interface Walk {
  readonly end: ReachedSpace;
  readonly score: number;
  readonly gain: number;
}

/** What a hidden Operator does: it shows itself for a good shot, walks with either token, or bides its time. */
export function hiddenAct(th: ActThought): SiegeAnswer | null {
  const { r, l } = th;
  const t = r.table;
  const real = portraitOf(r, l.operator);
  const shown = showsItself(th, real);
  const walk = walkOf(th, l.body, real);
  if (
    walk !== null &&
    walk.gain > th.temper.stir &&
    optionsOf(r, 'step').some(([to]) => to === walk.end.first)
  ) {
    // A good shot from here comes before a walk.
    if (shown?.now && shown.worth > walk.gain) return ['reveal', l.operator];
    return ['step', walk.end.first];
  }
  const other = l.body === 0 ? 1 : 0;
  if (isOffered(r, 'otherToken') && t.state.operators[l.operator].bodies.length === 2) {
    const further = walkOf(th, other, real);
    if (further !== null && further.gain > th.temper.stir + 0.2) return ['otherToken'];
  }
  if (shown?.now) return ['reveal', l.operator];
  return isOffered(r, 'end') ? ['end'] : null;
}

function walkOf(th: ActThought, index: number, real: number): Walk | null {
  const { r, l, temper } = th;
  const t = r.table;
  const body: Body | undefined = t.state.operators[l.operator].bodies[index];
  if (body === undefined || isUpstairs(t, body.at) || body.standee !== NOWHERE) return null;
  if ((l.climbed & (1 << index)) !== 0) return null;
  const o = index === l.body ? th.o : outlookOf(t, l.operator, index);
  const goal = index === l.body ? th.goal : goalFor(t, l.operator, body.at);
  const worth = (end: ReachedSpace): number =>
    worthOfPlace(o, goal, end.space, temper) -
    temper.fear * (index === real ? 1 : 0.4) * end.risk +
    (index === real ? work(th, end.space) : 0) +
    (index === real ? 0.5 * fromHere(th, o, end.space) : 0);
  const ends = walkEnds(o, body, pointsLeft(t, l), 1);
  const here = ends.find(({ first }) => first < 0);
  const top = best(r, ends, worth);
  if (top === null || top.x.first < 0) return null;
  return { end: top.x, score: top.score, gain: top.score - (here === undefined ? -99 : worth(here)) };
}

/** What a shot from a space would be worth to who shows itself there. */
function fromHere({ r, l, temper }: ActThought, o: OperatorOutlook, space: number): number {
  if (!mayPerform(r.table, l, 'shoot')) return 0;
  const shot = o.shot(space);
  if (shot === null) return 0;
  const answered = r.skill.careful
    ? o.ripostes(space) - shot.kill * (o.ripostes(space) - o.ripostes(space, shot.target))
    : 0;
  return Math.max(0, temper.shot * shot.worth - temper.uncovered - temper.fear * answered);
}

/** The running defuser has to be stopped by somebody who is seen. */
function work({ r }: ActThought, space: number): number {
  const { defuser, bombs } = r.state;
  if (defuser.bomb === NONE) return 0;
  const at: Body = { at: space, standee: NOWHERE, facing: NONE, located: false, stunned: false };
  return isInReach(r.table, at, bombs[defuser.bomb]) ? 12 : 0;
}

/** Is there enough to do where the portrait is? */
function showsItself(th: ActThought, real: number): { readonly worth: number; readonly now: boolean } | null {
  const { r, l } = th;
  if (!optionsOf(r, 'reveal').some(([o]) => o === l.operator)) return null;
  const t = r.table;
  const body = t.state.operators[l.operator].bodies[real];
  if (isUpstairs(t, body.at)) return null;
  const o = real === l.body ? th.o : outlookOf(t, l.operator, real);
  const shot = fromHere(th, o, body.at);
  const done = work(th, body.at) > 0 && mayPerform(t, l, 'disable') ? 12 : 0;
  const thrown = throwsAt(th, body) - th.temper.uncovered;
  const worth = Math.max(shot, done, thrown);
  return worth <= 0.6 ? null : { worth, now: true };
}

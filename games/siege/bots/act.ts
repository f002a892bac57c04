import { best, blur, isOffered, localsOf, optionsOf } from '@sightline/bots';
import { isDone, pointsLeft, runValue } from '../rules/actions.ts';
import { isHidden, isUpstairs } from '../rules/operators.ts';
import { activation } from '../rules/procedures.ts';
import { NOWHERE } from '../rules/siege.ts';
import { type ActThought, thoughtOf, worthOfEnd } from './act-thought.ts';
import { offeredActions } from './actions.ts';
import { demandNow } from './demands.ts';
import { hiddenAct } from './hidden-act.ts';
import { leanAfter, leanFrom } from './leans.ts';
import { worthOfPlace } from './place.ts';
import type { BotReading, SiegeAnswer } from './reading.ts';
import { climbFrom, upperBox } from './stairs.ts';
import { upstairsAct } from './upstairs.ts';
import { type ReachedSpace, walkEnds } from './walks.ts';

/** The next step, action, or the end of an activation. */
export function act(r: BotReading): SiegeAnswer {
  const l = localsOf(r, activation);
  if (l === null) return anyEnd(r);
  const demanded = demandNow(r);
  if (demanded !== null) return demanded;
  if (isOffered(r, 'leaveBoard')) return ['leaveBoard'];
  const t = r.table;
  const body = t.state.operators[l.operator].bodies[l.body];
  if (body === undefined) return anyEnd(r);
  if (isUpstairs(t, body.at) && !isHidden(t, l.operator)) return upstairsAct(r, l, body) ?? anyEnd(r);
  const th = thoughtOf(r, l, body);
  if (isHidden(t, l.operator)) return hiddenAct(th) ?? anyEnd(r);
  return revealedAct(th) ?? anyEnd(r);
}

/** Ends, or does what there is where it cannot end yet. */
export function anyEnd(r: BotReading): SiegeAnswer {
  if (isOffered(r, 'end')) return ['end'];
  for (const verb of ['step', 'straighten', 'otherToken', 'lean'] as const) {
    const [option] = optionsOf(r, verb);
    if (option !== undefined) return [verb, ...option];
  }
  return ['end'];
}

function revealedAct(th: ActThought): SiegeAnswer | null {
  const { r, l, body, o } = th;
  if (body.standee !== NOWHERE) {
    const straight = fromLean(th);
    if (straight !== null) return straight;
  }
  const points = body.standee === NOWHERE ? pointsLeft(r.table, l) : 0;
  const ends = walkEnds(o, body, points, 1);
  const here = ends.find(({ first }) => first < 0);
  const top = bestEnd(th, ends, points);
  const stays = top === null || top.x.first < 0;
  const now =
    here === undefined ? Number.NEGATIVE_INFINITY : worthOfEnd(th, here) + leanAfter(th, here, points);

  const climb = climbFrom(th, ends, points);
  const action = best(r, offeredActions(th, stays), ({ worth }) => worth);
  // What is done first opens or clears the way.
  if (action !== null && action.score > 0 && (stays || action.x.first)) return action.x.act;
  if (climb !== null && climb.score > Math.max(now, top?.score ?? now) + 0.05 + blurOf(r)) {
    if (climb.end.first < 0) return ['goUp', upperBox(th)];
    if (optionsOf(r, 'step').some(([to]) => to === climb.end.first)) return ['step', climb.end.first];
  }
  if (!stays && top !== null && optionsOf(r, 'step').some(([to]) => to === top.x.first))
    if (top.score > now + 0.05 + blurOf(r)) return ['step', top.x.first];
  const further = runsFurther(th, Math.max(now, top?.score ?? now));
  if (further !== null) return further;
  const lean = leanFrom(th);
  if (lean !== null) return lean;
  if (action !== null && action.score > 0) return action.x.act;
  return isOffered(r, 'end') ? ['end'] : null;
}

/** So many ends are looked at twice. */
const LOOKED_AT_TWICE = 4;

/** Where to walk, a lean at the end of it counted in. */
function bestEnd(
  th: ActThought,
  ends: readonly ReachedSpace[],
  points: number,
): { readonly x: ReachedSpace; readonly score: number } | null {
  const judged = ends.map((x) => ({ x, score: worthOfEnd(th, x) + blur(th.r) }));
  judged.sort((a, b) => b.score - a.score);
  let top: { x: ReachedSpace; score: number } | null = judged[0] ?? null;
  if (top === null || !th.r.skill.careful) return top;
  for (const { x, score } of judged.slice(0, LOOKED_AT_TWICE)) {
    const leaning = score + leanAfter(th, x, points);
    if (leaning > top.score) top = { x, score: leaning };
  }
  return top;
}

const blurOf = (r: BotReading): number => Math.max(0, blur(r)) * 0.1;

export function runsFurther(th: ActThought, otherwise: number): SiegeAnswer | null {
  const { r, l, body, o } = th;
  if (!isOffered(r, 'run') || isDone(l, 'run') || body.standee !== NOWHERE) return null;
  const points = pointsLeft(r.table, l) + runValue(r.table, l.operator);
  const slots = { ...th, l: { ...l, others: l.others + 1 } };
  const top = best(r, walkEnds(o, body, points, 1), (end) => worthOfEnd(slots, end));
  return top !== null && top.x.first >= 0 && top.score > otherwise + th.temper.run ? ['run'] : null;
}

/** Who leans straightens up where there is a better place than this one. */
function fromLean(th: ActThought): SiegeAnswer | null {
  const { r, l, body, o, goal, temper } = th;
  const options = optionsOf(r, 'straighten');
  if (options.length === 0 || isUpstairs(r.table, body.at)) return null;
  const action = best(r, offeredActions(th, true), ({ worth }) => worth);
  if (action !== null && action.score > 0.5) return action.x.act;
  const now = worthOfPlace(o, goal, body.at, temper);
  const ends = options.map((option) => {
    const at = option[0] === 1 ? body.standee : body.at;
    const from = { ...body, at, standee: NOWHERE };
    const top = best(r, walkEnds(o, from, pointsLeft(r.table, l) - 1, 1), (end) => worthOfEnd(th, end));
    return { option, worth: top?.score ?? Number.NEGATIVE_INFINITY };
  });
  const top = best(r, ends, ({ worth }) => worth);
  return top !== null && top.score > now + 0.8 ? ['straighten', ...top.x.option] : null;
}

import { best, isOffered, optionsOf } from '@sightline/bots';
import { pointsLeft } from '../rules/actions.ts';
import { enemySquad, operatorsOf, squadOf } from '../rules/operators.ts';
import { isDisputed } from '../rules/overwatch.ts';
import { type Body, NOWHERE } from '../rules/siege.ts';
import { type ActThought, type SeenActivation, thoughtOf, worthOfEnd } from './act-thought.ts';
import { offeredActions } from './actions.ts';
import { goalFor } from './goals.ts';
import type { BotReading, SiegeAnswer } from './reading.ts';
import { routeTo } from './routes.ts';
import { worthUpstairs } from './stairs.ts';
import { walkEnds } from './walks.ts';

/** Upstairs: what can be done from there, then down where there is something to do, or an entryway is watched. */
export function upstairsAct(r: BotReading, l: SeenActivation, body: Body): SiegeAnswer | null {
  const t = r.table;
  const th: ActThought = { ...thoughtOf(r, l, body), goal: goalFor(t, l.operator, -1) };
  const action = best(r, offeredActions(th, true), ({ worth }) => worth);
  if (action !== null && action.score > 0) return action.x.act;
  const down = best(
    r,
    optionsOf(r, 'comeDown').map(([space]) => space),
    (space) => worthBelow(th, space),
  );
  const watch = bestWatch(r, l);
  const stays = worthUpstairs(th) + (watch?.worth ?? 0) - th.temper.hurry;
  if (down !== null && down.score > stays) return ['comeDown', down.x];
  if (watch !== null) return ['watch', watch.space];
  return isOffered(r, 'end') ? ['end'] : null;
}

/** What can be reached from an entryway. */
export function worthBelow(th: ActThought, space: number): number {
  const { l, o, r } = th;
  const at = { ...th.body, at: space, standee: NOWHERE };
  const goal = goalFor(r.table, l.operator, space);
  const entered = th.temper.fear * (o.ripostes(space) + o.hazards(space));
  const ends = walkEnds(o, at, Math.max(0, pointsLeft(r.table, l) - 1), 1);
  const top = best(r, ends, (end) => worthOfEnd({ ...th, goal }, end));
  return (top?.score ?? -20) - entered;
}

/** The entryway that opponents are nearest to; theirs are disputed only in good health. */
export function bestWatch(
  r: BotReading,
  l: Pick<SeenActivation, 'operator'>,
): { readonly space: number; readonly worth: number } | null {
  const top = best(
    r,
    optionsOf(r, 'watch').map(([space]) => space),
    (space) => worthOfWatching(r, l.operator, space),
  );
  return top === null ? null : { space: top.x, worth: top.score };
}

export function worthOfWatching(r: BotReading, o: number, space: number): number {
  const t = r.table;
  const squad = enemySquad(squadOf(o));
  const spaces = operatorsOf(squad).flatMap((e) => t.state.operators[e].bodies.map(({ at }) => at));
  const steps = routeTo(
    t,
    squad,
    spaces.filter((at) => at >= 0 && at < t.statics.layout.cells),
  ).from(space);
  const near = steps > 12 ? 0.2 : 1.8 - 0.12 * steps;
  return near - (isDisputed(t, o, space) ? 0.8 : 0);
}

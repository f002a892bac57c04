import { best, isOffered, localsOf, optionsOf } from '@sightline/bots';
import { isUpstairs } from '../rules/operators.ts';
import { automaticOverwatch } from '../rules/procedures.ts';
import type { BotReading, SiegeAnswer } from './reading.ts';
import { worthOfWatching } from './upstairs.ts';
import { worthOfSides } from './watch.ts';

/** Another side has to be better by so much. */
const BETTER = 0.15;

/** The end of an activation: each token turns to where most is to be watched. */
export function turn(r: BotReading): SiegeAnswer {
  const l = localsOf(r, automaticOverwatch);
  if (l === null) return ['done'];
  const t = r.table;
  const { bodies } = t.state.operators[l.operator];
  const sides = optionsOf(r, 'turn');
  for (const [b, body] of bodies.entries()) {
    const own = sides.filter(([handle]) => (handle & 1) === b);
    if (own.length === 0 || isUpstairs(t, body.at)) continue;
    const worth = worthOfSides(t, l.operator, b, body.at);
    const top = best(r, own, ([, side]) => worth[side] + (side === body.facing ? BETTER : 0));
    if (top !== null && top.x[1] !== body.facing) return ['turn', ...top.x];
  }
  if (isOffered(r, 'done')) return ['done'];
  return sides.length > 0 ? ['turn', ...sides[0]] : ['done'];
}

/** An entryway from above. */
export function watchEntryway(r: BotReading): SiegeAnswer {
  const l = localsOf(r, automaticOverwatch);
  const options = optionsOf(r, 'watch');
  if (l === null || options.length === 0) return ['decline'];
  const top = best(r, options, ([space]) => worthOfWatching(r, l.operator, space));
  return top === null ? ['decline'] : ['watch', ...top.x];
}

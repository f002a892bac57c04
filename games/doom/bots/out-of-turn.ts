import { best, isOffered, localsOf, optionsOf } from '@sightline/bots';
import { boxOf } from '../rules/attack-source.ts';
import type { Answer } from '../rules/decisions.ts';
import { isMarine } from '../rules/figures.ts';
import { rangeOf } from '../rules/line-of-sight.ts';
import * as sequences from '../rules/procedures.ts';
import { distancesTo } from './distances.ts';
import { pickUp } from './marine-act.ts';
import { answer, type BotReading, marineCells } from './reading.ts';
import { think, worthOfPlace } from './thought.ts';
import { firstStep, spotsFor } from './walks.ts';
import { blowOf, worthOfAttack } from './worth.ts';

/** Points to be spent at once: to a better place, or not at all. */
export function spend(r: BotReading): Answer {
  const l = localsOf(r, sequences.spendNow);
  if (l === null) return ['end'];
  if (isOffered(r, 'secure')) return answer('secure', optionsOf(r, 'secure')[0]);
  const t = r.table;
  const thought = isMarine(l.figure) ? think(r, l.figure) : null;
  const near = distancesTo(r.statics, marineCells(r));
  const worth = (cell: number) =>
    thought === null ? -Math.abs(near[cell] - 4) : worthOfPlace(thought, cell, false);
  const top = best(r, spotsFor(t, l.figure, l.points), ({ at, cost }) => worth(at >> 2) - 0.01 * cost);
  if (top === null || top.x.at === r.state.figures[l.figure].at) return ['end'];
  return firstStep(t, l.figure, l.points, top.x) ?? ['end'];
}

export function strike(r: BotReading): Answer {
  const top = best(r, optionsOf(r, 'attack'), ([defender, source]) => {
    const l = localsOf(r, sequences.strikeNow);
    if (l === null) return 0;
    return worthOfAttack(
      r.table,
      defender,
      blowOf(r.table, boxOf(source, l.figure), defender, rangeOf(r.table, l.figure, defender), false),
    );
  });
  return top === null ? ['forgo'] : answer('attack', top.x);
}

export function takeOffered(r: BotReading): Answer {
  const l = localsOf(r, sequences.offerItem);
  return (l === null ? null : pickUp(r, l)) ?? ['pass'];
}

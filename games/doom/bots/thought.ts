import type { Cell } from '@sightline/board';
import { HEALTH } from '../rules/items.ts';
import { healthLeft, healthOf } from '../rules/modifiers.ts';
import { healedByPack } from '../rules/take-item.ts';
import { lastRound } from '../rules/victory.ts';
import { owns } from '../rules/weapon-sets.ts';
import { dangerMap } from './danger.ts';
import { distancesTo, doorsAhead } from './distances.ts';
import { type Goal, goalFor } from './goals.ts';
import type { BotReading } from './reading.ts';

/** What a marine thinks of in his activation. */
export interface MarineThought {
  readonly r: BotReading;
  readonly marine: number;
  readonly goal: Goal;
  readonly far: Int16Array;
  readonly danger: Float32Array;
  readonly packs: Int16Array | null;
  /** spaces from which a closed door bars the way to the goal, and which door */
  readonly doors: ReadonlyMap<Cell, number>;
  /** how much of his caution is left as the mission runs out of rounds */
  readonly caution: number;
}

export function think(r: BotReading, marine: number): MarineThought {
  const goal = goalFor(r, marine);
  const { table: t, state, statics } = r;
  const damage = state.figures[marine].damage;
  const packs = state.items.filter(({ what }) => what === HEALTH).map(({ cell }) => cell);
  const far = distancesTo(statics, goal.cells);
  return {
    r,
    marine,
    goal,
    far,
    danger: r.skill.careful ? dangerMap(t) : new Float32Array(statics.layout.cells),
    packs: damage >= 4 && packs.length > 0 ? distancesTo(statics, packs) : null,
    doors: doorsAhead(r, far),
    caution: cautionOf(r),
  };
}

/** Who waits too long loses too. */
function cautionOf(r: BotReading): number {
  const limit = lastRound(r);
  return limit === undefined ? 1 : Math.max(0.3, 1.15 - r.state.round / limit);
}

/** What it is worth to stand somewhere. */
export function worthOfPlace(th: MarineThought, cell: Cell, mainLeft: boolean): number {
  const { r, goal, far, danger, marine, packs, caution } = th;
  const { table: t, state } = r;
  const away = far[cell];
  let worth = 0;
  if (away === 0) worth += goal.work && !mainLeft ? goal.there * 0.4 : goal.there;
  else if (away > 0) worth -= goal.pull * away;
  else worth -= goal.pull * 40;
  const left = healthLeft(t, marine);
  const threatened = danger[cell] / left;
  worth -= caution * Math.min(6, threatened * threatened * 2.2 + threatened * 0.8);
  if (packs !== null && packs[cell] >= 0) worth -= packs[cell] * 0.25 * (1 - left / healthOf(t, marine));
  for (const { cell: at, what } of state.items)
    if (at === cell) worth += what === HEALTH ? healedByPack(t, marine) * 0.6 : owns(t, marine, what) ? 0 : 3;
  return worth;
}

import { type Placement, steps } from '@sightline/board';
import { best, localsOf, optionsOf } from '@sightline/bots';
import type { SeenLocals } from '@sightline/kernel';
import { ABILITIES } from '../rules/abilities/registry.ts';
import { rangeInSight } from '../rules/attack.ts';
import type { Answer } from '../rules/decisions.ts';
import { reachOfDemon } from '../rules/demon-activation.ts';
import { cardOf, cellOf, cellsAt, cellsOf, onBoard } from '../rules/figures.ts';
import { seesCells } from '../rules/line-of-sight.ts';
import { carriedBy, markedSpaces, objectiveOf } from '../rules/objectives.ts';
import * as sequences from '../rules/procedures.ts';
import { boardOf } from '../rules/statics.ts';
import { distancesTo, doorsAhead } from './distances.ts';
import { wouldHaveCover } from './lines.ts';
import { answer, type BotReading, marineCells } from './reading.ts';
import { firstStep, spotsFor, type WalkEnd } from './walks.ts';
import { blowOf, powerOf, worthOfAttack } from './worth.ts';

type Activation = SeenLocals<typeof sequences.demonActivation>;

interface Strike {
  readonly worth: number;
  readonly target: number;
}

export function demonAct(r: BotReading): Answer {
  const l = localsOf(r, sequences.demonActivation);
  if (l === null) return ['end'];
  const t = r.table;
  const from = t.state.figures[l.figure].at;
  const near = distancesTo(r.statics, marineCells(r));
  const plans = spotsFor(t, l.figure, l.points).map((spot) => ({
    spot,
    strike: l.attacked ? null : bestStrike(r, l, spot.at),
  }));
  const top = best(
    r,
    plans,
    ({ spot, strike }) =>
      (strike?.worth ?? 0) + worthOfPlace(r, l, spot, near, strike !== null) - spot.cost * 0.01,
  );
  if (top === null) return optionsOf(r, 'end').length > 0 ? ['end'] : anyMove(r);
  const { spot, strike } = top.x;
  if (spot.at !== from) return charge(r, l, strike) ?? firstStep(t, l.figure, l.points, spot) ?? ['end'];
  if (strike !== null) return charge(r, l, strike) ?? attackOn(r, strike.target);
  return charge(r, l, null) ?? throughDoor(r, l, near) ?? ['end'];
}

/** Left in cover where a card in hand wants it. */
const attackOn = (r: BotReading, target: number): Answer =>
  r.skill.careful && optionsOf(r, 'attackInCover').some(([marine]) => marine === target)
    ? ['attackInCover', target]
    : ['attack', target];

const anyMove = (r: BotReading): Answer => {
  for (const verb of ['step', 'shift'] as const) {
    const [option] = optionsOf(r, verb);
    if (option !== undefined) return answer(verb, option);
  }
  return ['end'];
};

function bestStrike(r: BotReading, l: Activation, at: Placement): Strike | null {
  const t = r.table;
  const { attack } = cardOf(l.figure);
  const cells = cellsAt(t, l.figure, at);
  let top: Strike | null = null;
  for (const m of r.statics.marines) {
    if (!onBoard(t, m)) continue;
    const range = rangeInSight(t, cells, [cellOf(t, m)], reachOfDemon(l));
    if (range < 0) continue;
    const worth = worthOfAttack(t, m, blowOf(t, attack, m, range, false, l));
    if (top === null || worth > top.worth) top = { worth, target: m };
  }
  if (top !== null && r.skill.careful && wouldHaveCover(t, l.figure, cells, top.target, attack))
    return { ...top, worth: top.worth * 0.78 };
  return top;
}

/** Argent abilities before the attack: when it is about to be made, or when it would bring a marine into reach. */
function charge(r: BotReading, l: Activation, strike: Strike | null): Answer | null {
  const options = optionsOf(r, 'use');
  if (options.length === 0 || l.attacked) return null;
  for (const option of options) {
    const { effects } = ABILITIES[option[0]].ability;
    const reach = effects.reduce((sum, e) => sum + (e.do === 'reach' ? e.range : 0), 0);
    if (strike !== null) {
      if (strike.worth > 1.5) return answer('use', option);
      continue;
    }
    if (reach === 0) continue;
    const farther = bestStrike(r, { ...l, reach: l.reach + reach }, r.state.figures[l.figure].at);
    if (farther !== null && farther.worth > 1.5) return answer('use', option);
  }
  return null;
}

/** Where a demon likes to be: near a marine to hunt, in the marines' way, out of their sight once it has attacked. */
function worthOfPlace(
  r: BotReading,
  l: Activation,
  spot: WalkEnd,
  near: Int16Array,
  strikes: boolean,
): number {
  const t = r.table;
  const cells = cellsAt(t, l.figure, spot.at);
  const cell = cells[0];
  let worth = 0;
  const steps = near[cell];
  if (carriedBy(t, l.figure) >= 0) worth += 0.35 * Math.min(12, steps < 0 ? 12 : steps);
  else if (!strikes && !l.attacked) worth -= 0.3 * (steps < 0 ? 40 : steps);
  else {
    // Ranged demons keep away from shotguns and glory kills; others stay close.
    const liked = Math.min(3, cardOf(l.figure).attack.range);
    worth -= 0.08 * Math.abs((steps < 0 ? 20 : steps) - liked);
  }
  worth += worthOfGround(r, cells);
  if (!r.skill.careful) return worth;
  let watched = 0;
  for (const m of r.statics.marines) if (onBoard(t, m) && seesCells(t, cells, [cellOf(t, m)])) watched++;
  return worth - 0.12 * watched * (l.attacked || strikes ? 1 : 0.3);
}

/** Standing where the marines must go. */
function worthOfGround(r: BotReading, cells: readonly number[]): number {
  const on = (list: readonly number[]) => (cells.some((c) => list.includes(c)) ? 1 : 0);
  switch (objectiveOf(r.table)) {
    case 'guardDuty':
      return 1.6 * on(markedSpaces(r.table));
    case 'coreRestart':
      return 0.9 * on(markedSpaces(r.table));
    case 'portalClosure':
      return 0.7 * on(r.state.portals.map((p) => p.cell));
    case 'assetExtraction':
      return 0.8 * on(r.state.tokens.map((token) => token.cell)) + 0.4 * on(markedSpaces(r.table));
    case 'sampleCollection':
      return 0.8 * on(r.state.tokens.map((token) => token.cell));
    case 'extermination':
      return 0;
  }
}

function throughDoor(r: BotReading, l: Activation, near: Int16Array): Answer | null {
  const options = optionsOf(r, 'open');
  if (options.length === 0) return null;
  const ahead = doorsAhead(r, near);
  const door = cellsOf(r.table, l.figure)
    .map((c) => ahead.get(c))
    .find((d) => options.some(([o]) => o === d));
  return door === undefined ? null : ['open', door];
}

/** How promising a demon's activation looks from afar: whether a marine is within its reach. */
export function promise(r: BotReading, figure: number): number {
  const t = r.table;
  const { speed, attack } = cardOf(figure);
  const count = boardOf(t).steps;
  const from = cellOf(t, figure);
  let top = 0;
  for (const m of r.statics.marines) {
    if (!onBoard(t, m)) continue;
    const n = steps(count, from, cellOf(t, m));
    if (n >= 0) top = Math.max(top, n <= speed + attack.range ? powerOf(figure) + 1 : 1 / (1 + n));
  }
  return top;
}

import { best, isOffered, localsOf, optionsOf } from '@sightline/bots';
import type { SeenLocals } from '@sightline/kernel';
import type { CardEffect } from '../content/card-types.ts';
import { ACTIONS } from '../content/index.ts';
import { ABILITIES } from '../rules/abilities/registry.ts';
import type { Answer } from '../rules/decisions.ts';
import { NONE } from '../rules/doom.ts';
import { cellOf } from '../rules/figures.ts';
import { HEALTH } from '../rules/items.ts';
import { attacksOfCard } from '../rules/marine-acts.ts';
import { pointsOfCard, pointsOfSprint } from '../rules/modifiers.ts';
import * as sequences from '../rules/procedures.ts';
import { slainBy } from '../rules/stepping.ts';
import { attackFrom, sourcesOf } from './marine-attack.ts';
import { symbolsExpected } from './odds.ts';
import { answer, type BotReading } from './reading.ts';
import { type MarineThought, think, worthOfPlace } from './thought.ts';
import { firstStep, spotsFor, type WalkEnd } from './walks.ts';
import { worthOfDemon } from './worth.ts';
import { worthOfEffects } from './worth-of-effects.ts';

type Activation = SeenLocals<typeof sequences.marineActivation>;

/** One thing to do, and what it is worth. */
interface Plan {
  readonly score: number;
  readonly act: () => Answer;
}

export function marineAct(r: BotReading): Answer {
  const l = localsOf(r, sequences.marineActivation);
  if (l === null) return ['end'];
  const thought = think(r, l.figure);
  return (
    pickUp(r, l) ??
    workHere(r) ??
    best(
      r,
      [...moves(thought, l), ...plays(thought, l), ...abilities(thought, l)],
      (p) => p.score,
    )?.x.act() ?? ['end']
  );
}

/** What lies here is taken: tokens always, weapons always, health packs when hurt. */
export function pickUp(r: BotReading, { figure }: Pick<Activation, 'figure'>): Answer | null {
  if (isOffered(r, 'secure')) return answer('secure', optionsOf(r, 'secure')[0]);
  const { damage } = r.state.figures[figure];
  for (const option of optionsOf(r, 'take')) {
    const { what } = r.state.items[option[0]];
    if (what !== HEALTH || damage >= 3) return answer('take', option);
  }
  return null;
}

function workHere(r: BotReading): Answer | null {
  return isOffered(r, 'work') ? answer('work', optionsOf(r, 'work')[0]) : null;
}

/** A demon that would be killed by walking onto its space. */
function gloryAt(th: MarineThought, spot: WalkEnd): number {
  const t = th.r.table;
  const demon = slainBy(t, th.marine, spot.at >> 2, spot.node >= t.statics.layout.cells);
  return demon === NONE ? 0 : worthOfDemon(t, demon) + 2;
}

/** What it is worth to be able to open a door on the way. */
const DOOR = 1.5;

/** The best thing to do with these points and attacks: where to end, whom to attack on the way. */
function bestEnd(th: MarineThought, points: number, sources: readonly number[], mainLeft: boolean) {
  const { r, marine } = th;
  const boxes = sourcesOf(th, sources);
  let found: { spot: WalkEnd; score: number; attack: ReturnType<typeof attackFrom> } | null = null;
  for (const spot of spotsFor(r.table, marine, points)) {
    const attack = boxes.length === 0 ? null : attackFrom(th, spot.at >> 2, boxes);
    // Points left over after the attack allow a better place: the place counts less then.
    const place = worthOfPlace(th, spot.at >> 2, mainLeft);
    const opens = points > spot.cost && th.doors.has(spot.at >> 2) ? DOOR : 0;
    const score = place + opens + gloryAt(th, spot) + (attack === null ? 0 : attack.worth) - spot.cost * 0.01;
    if (found === null || score > found.score) found = { spot, score, attack };
  }
  return found;
}

/** Attacks that are due, steps, doors, and the end. */
function moves(th: MarineThought, l: Activation): Plan[] {
  const { r, marine } = th;
  const plans: Plan[] = [];
  const here = cellOf(r.table, marine);
  const end = bestEnd(th, l.points, l.attacks, l.mains > 0);
  if (end !== null) {
    const { spot, score, attack } = end;
    const arrived = spot.at >> 2 === here && spot.cost === 0;
    if (!arrived)
      plans.push({
        score: score,
        act: () => firstStep(r.table, marine, l.points, spot) ?? ['end'],
      });
    else if (attack !== null)
      plans.push({ score: score + 0.2, act: () => ['attack', attack.target, attack.source] });
    else plans.push({ score: score, act: () => ['end'] });
  }
  const door = th.doors.get(here);
  if (door !== undefined && l.attacks.length === 0 && optionsOf(r, 'open').some(([d]) => d === door))
    plans.push({
      score: worthOfPlace(th, here, l.mains > 0) + DOOR + 0.5,
      act: () => ['open', door],
    });
  return plans;
}

/** Cards to play: what the best end would be worth with them. A main action is not lost by a bonus card before it. */
function plays(th: MarineThought, l: Activation): Plan[] {
  const { r, marine } = th;
  // An attack that is due comes first: the next card would forfeit it.
  if (l.attacks.length > 0 && isOffered(r, 'attack')) return [];
  const plans: Plan[] = [];
  const seen = new Set<number>();
  const options = optionsOf(r, 'play');
  const bonus = bonusSpeed(th, options);
  for (const option of options) {
    const [card] = option;
    if (seen.has(card)) continue;
    seen.add(card);
    const { type, ability } = ACTIONS[card];
    const points = l.points + pointsOfCard(r.table, marine, card);
    const sources = attacksOfCard(card);
    const end = bestEnd(th, points, sources, type === 'main' ? l.mains > 1 : l.mains > 0);
    if (end === null) continue;
    const told = ability === undefined ? 0 : worthOfText(th, card, option);
    // Keeping a card that was not needed is worth a little, unless it is a main card: then the action would be lost.
    const keep = type === 'main' ? 0 : 0.35;
    const target = bestTarget(
      th,
      options.filter(([c]) => c === card),
    );
    plans.push({ score: end.score + told - keep, act: () => answer('play', target) });
    if (type === 'main' && bonus !== null) {
      const further = bestEnd(th, points + bonus.points, sources, l.mains > 1);
      if (further !== null && further.score > end.score + 1)
        plans.push({ score: further.score + told - 0.5, act: () => answer('play', bonus.option) });
    }
  }
  const [sprint] = sprints(r, options);
  if (sprint !== undefined) {
    const end = bestEnd(th, l.points + pointsOfSprint(r.table, marine), [], l.mains > 1);
    if (end !== null) plans.push({ score: end.score - 0.8, act: () => answer('sprint', sprint) });
  }
  return plans;
}

function bonusSpeed(th: MarineThought, options: readonly (readonly number[])[]) {
  let found: { points: number; option: readonly number[] } | null = null;
  for (const option of options) {
    const points = pointsOfCard(th.r.table, th.marine, option[0]);
    if (ACTIONS[option[0]].type === 'bonus' && points > (found?.points ?? 0)) found = { points, option };
  }
  return found;
}

/** The card one would miss least: the worst attack, reactions and defenses kept. */
function sprints(r: BotReading, playable: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const cost = (card: number) => {
    const { attack, type } = ACTIONS[card];
    const dice = attack === undefined ? 1 : symbolsExpected(attack);
    return dice + (type === 'reaction' ? 1.5 : 0) + (playable.some(([c]) => c === card) ? 0 : 0.5);
  };
  return optionsOf(r, 'sprint').toSorted((a, b) => cost(a[0]) - cost(b[0]));
}

/** What a card's own words add. */
function worthOfText(th: MarineThought, card: number, option: readonly number[]): number {
  const { ability } = ACTIONS[card];
  if (ability === undefined) return 0;
  return worthOfEffects(th, ability.effects, option[1] ?? -1);
}

/** Of the same card with several targets, the best. */
function bestTarget(th: MarineThought, options: readonly (readonly number[])[]): readonly number[] {
  if (options.length === 1) return options[0];
  return best(th.r, options, (option) => worthOfText(th, option[0], option))?.x ?? options[0];
}

/** What a main action is worth that could have been a card. */
const MAIN_ACTION = 2;

/** Class and glory kill cards used as an action. */
function abilities(th: MarineThought, l: Activation): Plan[] {
  const { r, marine } = th;
  if (l.attacks.length > 0 && isOffered(r, 'attack')) return [];
  const options = optionsOf(r, 'use');
  if (options.length === 0) return [];
  const now =
    bestEnd(th, l.points, l.attacks, l.mains > 0)?.score ??
    worthOfPlace(th, cellOf(r.table, marine), l.mains > 0);
  const found = best(r, options, ([ability, , target]) => {
    const { ability: what, source } = ABILITIES[ability];
    const price = (source === 'glory' ? 0.7 : 0.1) + (what.when === 'main' ? MAIN_ACTION : 0);
    return worthOfEffects(th, what.effects, target) + farther(th, l, what.effects, now) - price;
  });
  return found === null || found.score <= 0.2
    ? []
    : [{ score: now + 0.5 + found.score, act: () => answer('use', found.x) }];
}

/** What more points would lead to. */
function farther(th: MarineThought, l: Activation, effects: readonly CardEffect[], now: number): number {
  let points = 0;
  for (const e of effects) if (e.do === 'move' && e.who === 'you') points += e.points;
  if (points === 0) return 0;
  const end = bestEnd(th, l.points + points, l.attacks, l.mains > 0);
  return end === null ? 0 : end.score - now;
}

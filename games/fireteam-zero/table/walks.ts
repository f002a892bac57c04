import { factOf } from '@sightline/kernel';
import type { Option, Walk } from '@sightline/table';
import { activeHeroesIn, monstersIn } from '../rules/board.ts';
import type { Answer, Verb } from '../rules/decisions.ts';
import { forcedEscort, specialistsIn } from '../rules/escorting.ts';
import { heroFlag } from '../rules/modifiers.ts';
import { costOf } from '../rules/movement.ts';
import { IMPASSABLE } from '../rules/statics.ts';
import type { Asked } from './asked.ts';
import { placeName } from './names.ts';
import { placeRef } from './refs.ts';

interface Way {
  readonly at: number;
  readonly cost: number;
  readonly answers: readonly Answer[];
}

/**
 * Places farther away than a step, the cheapest way to each. A hero that is alone with specialists takes them along all
 * the way; otherwise they stay with who is there. Who wants it otherwise goes step by step.
 */
export function walksOf(q: Asked, options: readonly Option<Verb>[]): readonly Walk<Verb>[] {
  const { at, t, hero, decision } = q;
  const points = factOf(decision, 'points') ?? 0;
  const steps = options.filter(({ answer }) => answer[0] === 'step');
  if (steps.length === 0 || hero < 0 || points < 2) return [];
  const escort = forcedEscort(t, hero);
  const free = decision.prompt === 'specialMove.step' || heroFlag(t, hero, 'slips');
  const best = new Map<number, Way>();
  const waiting: Way[] = steps.flatMap(({ answer: [verb, to, along] }) =>
    along === escort ? [{ at: to, cost: costOf(t, hero, to), answers: [[verb, to, along] as Answer] }] : [],
  );
  for (const way of waiting) best.set(way.at, way);
  while (waiting.length > 0) {
    waiting.sort((a, b) => a.cost - b.cost);
    const way = waiting.shift() as Way;
    // FZ-FLEE-07: too many monsters hold whoever walks into them. And whom one meets there one may have to take along.
    const held = monstersIn(t, way.at) > activeHeroesIn(t, way.at) + 1;
    const meets = specialistsIn(t, way.at) !== 0 && activeHeroesIn(t, way.at) === 0;
    if ((held && !free) || meets) continue;
    for (const to of t.statics.neighbours[way.at]) {
      if ((t.statics.terrain[to] & IMPASSABLE) !== 0 || to === t.state.at[hero]) continue;
      const cost = way.cost + costOf(t, hero, to);
      const known = best.get(to);
      if (cost > points || (known !== undefined && known.cost <= cost)) continue;
      const onward = { at: to, cost, answers: [...way.answers, ['step', to, escort] as Answer] };
      best.set(to, onward);
      waiting.push(onward);
    }
  }
  const near = new Set(steps.map(({ answer }) => answer[1]));
  return [...best.values()]
    .filter(({ at: place, answers }) => answers.length > 1 && !near.has(place))
    .map(({ at: place, cost, answers }) => ({
      key: `walk ${place}`,
      to: placeRef(place),
      answers,
      cost,
      label: at.say('label.walk', { place: placeName(at, place), n: cost }),
    }));
}

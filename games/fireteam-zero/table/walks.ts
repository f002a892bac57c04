import { paths } from '@sightline/kernel';
import type { Option, Walk } from '@sightline/table';
import type { Verb } from '../rules/decisions.ts';
import { forcedEscort } from '../rules/escorting.ts';
import type { HeroQuestion } from './hero-question.ts';
import { placeName } from './names.ts';
import { placeRef } from './refs.ts';

/**
 * Places farther away than a step, the cheapest way to each. A hero that is alone with specialists takes them along all
 * the way; otherwise they stay with who is there. Who wants it otherwise goes step by step.
 */
export function walksOf(
  { at, t, hero }: HeroQuestion,
  options: readonly Option<Verb>[],
): readonly Walk<Verb>[] {
  const steps = options.filter(({ answer }) => answer[0] === 'step');
  if (steps.length === 0 || hero < 0) return [];
  const near = new Set(steps.map(({ answer }) => answer[1]));
  const escort = forcedEscort(t, hero);
  const here = t.state.at[hero];
  return paths(at.game, at.statics, at.view, { through: ([, , along]) => along === escort })
    .filter(({ to: [place], ends }) => ends && place !== here && !near.has(place))
    .map(({ to: [place], way, cost }) => ({
      key: `walk ${place}`,
      to: placeRef(place),
      answers: way,
      cost,
      label: at.say('label.walk', { place: placeName(at, place), n: cost }),
    }));
}

import { type PathOptions, paths } from '@sightline/kernel';
import type { Ref, Walk } from '@sightline/table';
import { type Answer, actingBody, droneAt, isOffered, type SiegeQuestion, type Verb } from './asked.ts';
import { placeName } from './names.ts';
import { cellRef } from './refs.ts';

/** A way to a space farther off, as the answers that take it step by step. */
interface Way {
  readonly to: number;
  readonly answers: readonly Answer[];
  readonly cost: number;
}

/** Every space where the one who moves may stop, each by its cheapest way. */
export function waysFor({ at }: SiegeQuestion, options: PathOptions<Verb> = {}): readonly Way[] {
  const { game, statics, view } = at;
  return paths(game, statics, view, options)
    .filter(({ ends }) => ends)
    .map(({ to: [to], way, cost }) => ({ to, answers: way, cost }));
}

/** A single step is an option of its own. */
export function walksFor(q: SiegeQuestion, lit: ReadonlySet<Ref>): readonly Walk<Verb>[] {
  const { at, decision } = q;
  if (!isOffered(decision, 'step', 'fly')) return [];
  const here = isOffered(decision, 'fly') ? droneAt(q) : actingBody(q)?.at;
  const key = isOffered(decision, 'fly') ? 'choices.flight' : 'choices.walk';
  return waysFor(q).flatMap(({ to, answers, cost }) =>
    answers.length < 2 || to === here || lit.has(cellRef(to))
      ? []
      : [
          {
            key: `to ${to}`,
            to: cellRef(to),
            answers,
            cost,
            label: at.say(key, { space: placeName(at, to), cost }),
          },
        ],
  );
}

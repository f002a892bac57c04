import { game } from '../rules/game.ts';
import type { Prompt } from './asked.ts';

/** The verbs of every question, also those that nothing can be answered with now. */
const VERBS: ReadonlyMap<string, readonly string[]> = new Map(
  game.procedures.flatMap(({ name, names, body }) =>
    body.flatMap((step, i) =>
      typeof step === 'function'
        ? []
        : [
            [
              `${name}.${names[i]}`,
              [...Object.keys(step.choices), ...Object.keys(step.meanwhile?.choices ?? {})],
            ] as const,
          ],
    ),
  ),
);

/** All that this question is ever answered with. */
export const verbsOf = (prompt: Prompt): readonly string[] => VERBS.get(prompt) ?? [];

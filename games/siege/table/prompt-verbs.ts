import { game } from '../rules/game.ts';
import type { Prompt } from './asked.ts';

/** The verbs of every question, also those that nothing can be answered with now; apart those of who is not asked. */
const VERBS: ReadonlyMap<string, readonly string[]> = new Map(
  game.procedures.flatMap(({ name, names, body }) =>
    body.flatMap((step, i) => {
      if (typeof step === 'function') return [];
      const prompt = `${name}.${names[i]}`;
      return [
        [prompt, Object.keys(step.choices)] as const,
        [`${prompt}.meanwhile`, Object.keys(step.meanwhile?.choices ?? {})] as const,
      ];
    }),
  ),
);

/** All that this question is ever answered with. */
export const verbsOf = (prompt: Prompt): readonly string[] => VERBS.get(prompt) ?? [];

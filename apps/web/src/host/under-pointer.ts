import type { Answer, GameTypes, Reason } from '@sightline/kernel';
import type { Preview, Ref, TableGame, ViewContext } from '@sightline/table';
import type { Objection } from '@sightline/wire';
import type { WhyNot } from './api.ts';

/** Who says what a seat may answer: the match itself, or a guess that looks like it. */
export interface Judge {
  allows(answer: Answer): boolean;
  whyNot(answer: Answer): Reason | null;
}

export function previewAt<T extends GameTypes>(
  table: TableGame<T>,
  at: ViewContext<T>,
  answers: readonly Answer[],
): Preview | null {
  const { decision } = at.view;
  return decision === null ? null : table.preview(at, decision, answers);
}

/** Why nothing can be done there; null: something can. */
export function whyNotAt<T extends GameTypes>(
  table: TableGame<T>,
  at: ViewContext<T>,
  ref: Ref,
  judge: Judge,
): WhyNot | null {
  const { decision } = at.view;
  const attempts = decision === null ? [] : table.attempts(at, decision, ref);
  const hint = decision === null ? null : (table.hint?.(at, decision, ref) ?? null);
  if (hint !== null && !attempts.some((attempt) => judge.allows(attempt))) return hint;
  for (const attempt of attempts) {
    if (judge.allows(attempt)) return null;
    const reason = judge.whyNot(attempt);
    if (reason !== null) return { text: table.reason(at, reason), rule: reason.rule };
  }
  return { text: '', rule: null };
}

/** A refusal in the words of the rule that is behind it, if one is. */
export function refusedBy<T extends GameTypes>(
  table: TableGame<T>,
  at: ViewContext<T>,
  { code, reason }: Objection,
): WhyNot {
  if (reason === undefined) return unworded(code);
  return { text: table.reason(at, reason), rule: reason.rule, code };
}

export const unworded = (code: Objection['code']): WhyNot => ({ text: '', rule: null, code });

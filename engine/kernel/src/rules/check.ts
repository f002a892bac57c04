import type { GameTypes, Play } from './play.ts';

/** The squares, figures and numbers a reason is about: the table points at them, the text is filled with them. */
export type Facts = Readonly<Record<string, number | string | readonly number[]>>;

/** Facts of its own: a view or a reason shares nothing with the state. */
export function copyFacts(facts: Facts | undefined): Facts {
  const out: Record<string, Facts[string]> = {};
  for (const [k, v] of Object.entries(facts ?? {})) out[k] = typeof v === 'object' ? v.slice() : v;
  return out;
}

/**
 * One "may not", named by the rule that forbids. The same `holds` lists the legal options and explains the
 * others, so that legality and explanation cannot drift apart. It is asked thousands of times a second; what a
 * person wants to know besides is computed by `because`, only when somebody asks.
 */
export interface Check<T extends GameTypes, L = unknown> {
  readonly rule: string;
  holds(g: Play<T>, locals: L, a: number, b: number, c: number): boolean;
  because?(g: Play<T>, locals: L, a: number, b: number, c: number): Facts;
}

/** As `Check`, for a choice of several items taken together. */
export interface WholeCheck<T extends GameTypes, L = unknown> {
  readonly rule: string;
  holds(g: Play<T>, locals: L, items: readonly number[]): boolean;
  because?(g: Play<T>, locals: L, items: readonly number[]): Facts;
}

/** Why something may not be done. */
export interface Reason {
  readonly rule: string;
  readonly facts: Facts;
}

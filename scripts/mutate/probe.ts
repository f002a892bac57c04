/**
 * Imported by instrumented sources: says whether a mutant is active, and notes which were reached. It is loaded by
 * whatever loads a source: a test file, a thread, a server in a process of its own.
 */
import { appendFileSync } from 'node:fs';

interface Reached {
  readonly counts: Map<number, number>;
}

const STORE = Symbol.for('mutate.reached');
const shared = globalThis as { [STORE]?: Reached; __vitest_worker__?: unknown };
shared[STORE] ??= { counts: new Map() };
/** how often each mutant was reached in this process */
export const { counts } = shared[STORE];

const active = Number(process.env.MUTANT ?? -1);
const limit = Number(process.env.MUTANT_LIMIT ?? Number.POSITIVE_INFINITY);
const elsewhere = shared.__vitest_worker__ === undefined ? process.env.MUTATE_REACHED : undefined;

export function mutant(id: number): boolean {
  const count = (counts.get(id) ?? 0) + 1;
  counts.set(id, count);
  if (count === 1 && elsewhere !== undefined)
    appendFileSync(elsewhere, `${JSON.stringify({ file: process.env.MUTATE_TEST, outside: [id] })}\n`);
  if (id !== active) return false;
  if (count > limit) throw new Error('the mutant made a loop that does not end');
  return true;
}

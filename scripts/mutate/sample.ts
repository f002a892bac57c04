import type { Mutant } from './mutators.ts';

export interface MutantCandidate extends Mutant {
  readonly file: string;
}

/** Whole numbers below n, the same again from the same seed. */
export function seededDraw(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** So many lines, each with one of its mutants, in the order of the files. */
export function sampleLines(
  candidates: readonly MutantCandidate[],
  lines: number,
  seed: number,
): MutantCandidate[] {
  const byLine = new Map<string, MutantCandidate[]>();
  for (const c of candidates) {
    const line = `${c.file}:${c.line}`;
    byLine.set(line, [...(byLine.get(line) ?? []), c]);
  }
  const random = seededDraw(seed);
  const left = [...byLine.keys()].sort();
  const drawn: MutantCandidate[] = [];
  while (drawn.length < lines && left.length > 0) {
    const [line] = left.splice(random(left.length), 1);
    const among = byLine.get(line) ?? [];
    drawn.push(among[random(among.length)]);
  }
  return drawn.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.start - b.start));
}

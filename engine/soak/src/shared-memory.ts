import type { GameTypes, Pile, Position } from '@sightline/kernel';
import { DetectedFailure } from './failure.ts';

/** A copy that shares an object with its original would let a bot's thoughts change the match. */
export function copiesAreIndependent<T extends GameTypes>(p: Position<T>): void {
  const copy = p.copy();
  const mine = new Set<object>();
  const pileLists = new Set<object>();
  walk([p.state, p.stack], '', (o, path) => {
    if (isPile(o)) {
      pileLists.add(o.items);
      pileLists.add(o.known);
    }
    if (pileLists.has(o)) {
      // Copies may share the lists of a pile, because nobody changes them: from here on that would be an error.
      Object.freeze(o);
      return;
    }
    // The same object in two places would become two in a copy: the copy would play out otherwise.
    if (mine.has(o)) throw new DetectedFailure('copy-shares-memory', `${path} is the same object as another`);
    mine.add(o);
  });
  walk([copy.state, copy.stack], '', (o, path) => {
    if (mine.has(o)) throw new DetectedFailure('copy-shares-memory', `the copy shares ${path || 'itself'}`);
  });
}

const isPile = (o: object): o is Pile =>
  Object.keys(o).length === 2 &&
  'items' in o &&
  'known' in o &&
  Array.isArray(o.items) &&
  Array.isArray(o.known);

export function walk(value: unknown, path: string, visit: (o: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (path !== '') visit(value, path);
  for (const [k, v] of Object.entries(value)) walk(v, `${path}.${k}`, visit);
}

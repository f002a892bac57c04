import { copyGround, type Ground } from './ground.ts';
import { changeGround, type GroundChanges, groundDifferences } from './ground-changes.ts';
import type { Cell, Edge } from './layout.ts';

/**
 * Boards that change in play, for many positions at once. A match, its past, its forks and the thoughts of a bot
 * stand on differently broken walls at the same time, and tables of sight are too large to be copied with every
 * position. So a position holds only its list of changes, and asks here for the tables that belong to that list.
 *
 * Tables are made for a list the first time it is asked for, by patching a copy of the nearest tables at hand. They
 * are never patched again after that, because other positions may be looking at them: **what `at` gives is only to
 * be read**. A list always gives equal tables, so it does not matter which of them happen to be kept.
 */
export interface GroundStates<T> {
  readonly drawn: Ground;
  /** The ground with these changes, and its tables. Only to be read. */
  at(changes: GroundChanges): GroundState<T>;
}

export interface GroundState<T> {
  readonly ground: Ground;
  readonly tables: T;
}

/** What a game derives from a ground: sight, neighbours, distances. */
export interface TablesOfGround<T> {
  build(g: Ground): T;
  /** Tables of their own for a copy of their ground. */
  copyFor(tables: T, g: Ground): T;
  /** The kind of this border or cell was changed on the ground of these tables. */
  edgeChanged(tables: T, g: Ground, e: Edge): void;
  cellChanged(tables: T, g: Ground, c: Cell): void;
}

interface Kept<T> extends GroundState<T> {
  readonly changes: GroundChanges;
}

/** `most`: how many states are kept besides the drawn one; the one not asked for longest is dropped first. */
export function groundStates<T>(drawn: Ground, of: TablesOfGround<T>, most = 64): GroundStates<T> {
  const origin: Kept<T> = { changes: [], ground: drawn, tables: of.build(drawn) };
  const kept = new Map<string, Kept<T>>();
  let last = origin;

  function make(changes: GroundChanges): Kept<T> {
    // Play goes from one state to the next: most often a single wall fell since the last question.
    const near = groundDifferences(last.changes, changes) < changes.length ? last : origin;
    const ground = copyGround(near.ground);
    const tables = of.copyFor(near.tables, ground);
    changeGround(ground, drawn, near.changes, changes, {
      edgeChanged: (e) => of.edgeChanged(tables, ground, e),
      cellChanged: (c) => of.cellChanged(tables, ground, c),
    });
    return { changes: changes.slice(), ground, tables };
  }

  function find(changes: GroundChanges): Kept<T> {
    if (changes.length === 0) return origin;
    const key = changes.join();
    const state = kept.get(key) ?? make(changes);
    // A map hands out its keys in the order in which they were set: the oldest first.
    kept.delete(key);
    kept.set(key, state);
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    return state;
  }

  return {
    drawn,
    at(changes) {
      if (!same(last.changes, changes)) last = find(changes);
      return last;
    },
  };
}

function same(a: GroundChanges, b: GroundChanges): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

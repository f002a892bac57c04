import { type GameTypes, type Position, SPECTATOR, type View, viewOf } from '@sightline/kernel';

/**
 * The table with every hand open: all that any seat may know, put together from what each may. What nobody knows, such
 * as the order of a deck, stays `null`, for it is made of views and never of the position itself.
 */
export function openHandsView<T extends GameTypes>(p: Position<T>): View<T> {
  const view = viewOf(p, SPECTATOR);
  // A view shares nothing with anything: its gaps may be filled. Most of a table has none.
  const table: Tree = { state: view.state, stack: view.stack };
  const gaps: Path[] = [];
  findGaps(table, [], gaps);
  for (let seat = 0; seat < p.seats && gaps.length > 0; seat++) {
    const { state, stack } = viewOf(p, seat);
    const seen: Tree = { state, stack };
    // What is filled in may have gaps of its own, for the seats that follow.
    for (const path of [...gaps]) fill(branch(table, path), branch(seen, path), path, gaps);
  }
  return view;
}

type Tree = Record<string, unknown>;
type Path = readonly string[];

/** Where something is not known: `null` is how a view says "you may not look". */
function findGaps(tree: Tree, path: Path, gaps: Path[]): void {
  let gap = false;
  for (const key of Object.keys(tree)) {
    const value = tree[key];
    if (value === null) gap = true;
    else if (typeof value === 'object') findGaps(value as Tree, [...path, key], gaps);
  }
  if (gap) gaps.push(path);
}

function fill(into: Tree, from: Tree, path: Path, gaps: Path[]): void {
  for (const key of Object.keys(from)) {
    const known = from[key];
    if (into[key] !== null || known === null) continue;
    into[key] = known;
    if (typeof known === 'object') findGaps(known as Tree, [...path, key], gaps);
  }
}

const branch = (tree: Tree, path: Path): Tree => path.reduce((t, key) => t[key] as Tree, tree);

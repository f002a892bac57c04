import type { Board, PlacedStamp } from './board.ts';
import { facingOf } from './facing.ts';
import { type Problems, report, shown } from './map-error.ts';
import type { Component, CornerPiece, MapMark, Named } from './map-file.ts';
import type { Sheet, SheetEntry } from './sheet.ts';
import { placeIn } from './where.ts';

/** The marks that lie on the board: the map's own in the order of their declaration, then those of the tiles. */
export function marksOf(
  board: Board,
  pieces: readonly PlacedStamp[],
  sheet: Sheet,
  problems: Problems,
): readonly MapMark[] {
  const places = inverted([...board.marks].flatMap(([c, ids]) => ids.map((id): [number, string] => [c, id])));
  const marks = new Map<string, MapMark>();
  const add = (id: string, entry: SheetEntry, turns: PlacedStamp['turns']): boolean => {
    const cells = places.get(id);
    if (marks.has(id)) return false;
    const { facing: _, ...props } = entry.props;
    if (cells) marks.set(id, { id, tags: entry.tags, props, cells, facing: facingOf(entry, turns) });
    return true;
  };
  for (const entry of sheet.marks) add(entry.id, entry, 0);
  for (const piece of pieces.filter((p) => p.prefix !== '')) {
    const here = new Set([...piece.stamp.marks.values()].flat());
    for (const entry of piece.marks)
      if (here.has(entry.id) && !add(piece.prefix + entry.id, entry, piece.turns))
        taken(piece, entry.id, problems);
  }
  return [...marks.values()];
}

/** The components, likewise; those that `each` named follow the declared ones of the same drawing. */
export function componentsOf(
  board: Board,
  pieces: readonly PlacedStamp[],
  sheet: Sheet,
  kinds: readonly string[],
  problems: Problems,
): readonly Component[] {
  const places = inverted([...board.components]);
  const components = new Map<string, Component>();
  const add = (id: string, { tags, props }: Omit<Named, 'id'>, at: PlacedStamp['at']): boolean => {
    const edges = places.get(id);
    if (components.has(id)) return false;
    if (!edges) return true;
    const kind = board.edgeKind[edges[0]];
    const other = edges.find((e) => board.edgeKind[e] !== kind);
    if (other !== undefined)
      report(
        problems,
        at,
        'conflict',
        `all borders of the component ${shown(id)} to be ${shown(kinds[kind])}`,
        shown(kinds[board.edgeKind[other]]),
      );
    components.set(id, { id, tags, props, kind: kinds[kind], edges });
    return true;
  };
  for (const entry of sheet.components) add(entry.id, entry, placeIn(problems, entry));
  for (const piece of pieces) {
    const here = new Set(piece.stamp.components.values());
    const entries = piece.components.filter((entry) => here.delete(entry.id));
    const named = [...here].map((id) => ({ id, tags: [], props: {} }));
    if (piece.prefix === '') for (const entry of named) add(entry.id, entry, piece.at);
    else
      for (const entry of [...entries, ...named])
        if (!add(piece.prefix + entry.id, entry, piece.at)) taken(piece, entry.id, problems);
  }
  return [...components.values()];
}

export const cornersOf = (board: Board): readonly CornerPiece[] =>
  [...board.corners].map(([corner, piece]) => ({ corner, ...piece })).sort((a, b) => a.corner - b.corner);

function taken(piece: PlacedStamp, id: string, problems: Problems): void {
  const expected = 'an id not used before for everything on the tile';
  report(problems, piece.at, 'duplicate', expected, shown(piece.prefix + id));
}

/** From places with an id to ids with their places, ascending. */
function inverted(pairs: readonly (readonly [number, string])[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, id] of pairs.toSorted(([a], [b]) => a - b)) {
    const list = places.get(id);
    if (list) list.push(place);
    else places.set(id, [place]);
  }
  return places;
}

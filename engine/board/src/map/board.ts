import { type Corner, cornerAt } from '../lattice.ts';
import { type Cell, cellAt, type Edge, horizontal, type Layout, type Side, vertical } from '../layout.ts';
import { type FilePosition, type Problems, report, shown } from './map-error.ts';
import type { CornerMeaning } from './palette.ts';
import type { SheetCell, SheetEntry } from './sheet.ts';
import type { Stamp } from './stamp.ts';

/** A board while drawings and tiles are laid on it. */
export interface Board {
  readonly layout: Layout;
  readonly cellKind: Uint8Array;
  readonly edgeKind: Uint8Array;
  /** which of the things laid gave the cell; -1: none */
  readonly laidBy: Int16Array;
  readonly marks: Map<Cell, readonly string[]>;
  readonly components: Map<Edge, string>;
  readonly corners: Map<Corner, CornerMeaning>;
  /** borders that two tiles draw differently, to be reported unless a patch settles them */
  readonly disputed: Map<Edge, { at: FilePosition; expected: string; found: string }>;
}

/** Something to lay: where, how its ids are called on the board, and where in the file it is said. */
export interface PlacedStamp {
  readonly stamp: Stamp;
  readonly spot: SheetCell;
  readonly at: FilePosition;
  /** '' for the map's own drawing, `name/` for a tile placed under a name */
  readonly prefix: string;
  readonly title: string;
  /** what is declared of the ids on it */
  readonly marks: readonly SheetEntry[];
  readonly components: readonly SheetEntry[];
  readonly room: readonly string[] | null;
  readonly turns: Side;
}

export function emptyBoard(l: Layout): Board {
  return {
    layout: l,
    cellKind: new Uint8Array(l.cells),
    edgeKind: new Uint8Array(l.edges),
    laidBy: new Int16Array(l.cells).fill(-1),
    marks: new Map(),
    components: new Map(),
    corners: new Map(),
    disputed: new Map(),
  };
}

/** Lays the pieces in their order. Void cells of a piece are transparent; cells may not lie on cells. */
export function layAll(
  board: Board,
  pieces: readonly PlacedStamp[],
  kinds: readonly string[],
  problems: Problems,
): void {
  pieces.forEach((piece, number) => {
    layCells(board, pieces, number, problems);
    layBorders(board, piece, kinds);
    layCorners(board, piece, problems);
  });
}

function layCells(board: Board, pieces: readonly PlacedStamp[], number: number, problems: Problems): void {
  const { stamp, spot, at, prefix, title } = pieces[number];
  let told = false;
  forCells(stamp.layout, (x, y, from) => {
    if (stamp.cellKind[from] === 0) return;
    const to = cellAt(board.layout, spot.x + x, spot.y + y, spot.level);
    const below = board.laidBy[to];
    if (below >= 0) {
      const free = `cell ${spot.x + x},${spot.y + y} free for ${title}`;
      if (!told) report(problems, at, 'overlap', free, pieces[below].title);
      told = true;
      return;
    }
    board.laidBy[to] = number;
    board.cellKind[to] = stamp.cellKind[from];
    const marks = stamp.marks.get(from);
    if (marks)
      board.marks.set(
        to,
        marks.map((id) => prefix + id),
      );
  });
}

/** Where pieces meet, what is drawn wins over the open border; two things drawn must be the same. */
function layBorders(board: Board, piece: PlacedStamp, kinds: readonly string[]): void {
  const { stamp, spot, at, prefix } = piece;
  const lay = (from: Edge, to: Edge, name: string): void => {
    const kind = stamp.edgeKind[from];
    const component = stamp.components.get(from);
    if (kind === 0 && component === undefined) return;
    const before = board.edgeKind[to];
    if ((before !== 0 && before !== kind) || (component !== undefined && board.components.has(to)))
      board.disputed.set(to, {
        at,
        expected: `border ${name} as it is drawn already (${describe(kinds[before], board.components.get(to))})`,
        found: describe(kinds[kind], component),
      });
    board.edgeKind[to] = kind;
    if (component !== undefined) board.components.set(to, prefix + component);
  };
  const { width, height } = stamp.layout;
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      const [X, Y] = [spot.x + x, spot.y + y];
      if (y < height)
        lay(vertical(stamp.layout, x, y), vertical(board.layout, X, Y, spot.level), `V${X},${Y}`);
      if (x < width)
        lay(horizontal(stamp.layout, x, y), horizontal(board.layout, X, Y, spot.level), `H${X},${Y}`);
    }
}

const describe = (kind: string, component: string | undefined): string =>
  component === undefined ? shown(kind) : `${shown(kind)} of component ${shown(component)}`;

function layCorners(board: Board, { stamp, spot, at }: PlacedStamp, problems: Problems): void {
  const { width, height } = stamp.layout;
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      const corner = stamp.corners.get(cornerAt(stamp.layout, x, y));
      if (!corner) continue;
      const to = cornerAt(board.layout, spot.x + x, spot.y + y, spot.level);
      const before = board.corners.get(to);
      if (before && JSON.stringify(before) !== JSON.stringify(corner))
        report(
          problems,
          at,
          'conflict',
          `the corner piece drawn there (${shown(before.kind)})`,
          shown(corner.kind),
        );
      board.corners.set(to, corner);
    }
}

function forCells(l: Layout, visit: (x: number, y: number, c: Cell) => void): void {
  for (let y = 0; y < l.height; y++) for (let x = 0; x < l.width; x++) visit(x, y, cellAt(l, x, y));
}

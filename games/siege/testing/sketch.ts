import { type Cell, cellAt, type Edge, edgeOf, parseMap, type Side } from '@sightline/board';
import type { FloorPlan, Partition } from '../rules/map/floor-plan.ts';
import { LEGEND, type SectionKind } from '../rules/map/legend.ts';

/**
 * A little board as the rules catalog writes its vectors: spaces `(1,0)`, sections by a space and a side, `E(2,0)` for
 * the E side of (2,0). Every space not named is an interior space, every section not named is open, the outer edge too.
 */
export interface FloorSketch {
  readonly heavy?: string;
  readonly fortified?: string;
  readonly light?: string;
  readonly holed?: string;
  readonly door?: string;
  readonly window?: string;
  readonly barricadedDoor?: string;
  readonly barricadedWindow?: string;
  readonly breach?: string;
  readonly panelledDoor?: string;
  readonly panelledWindow?: string;
  /** two-section partitions: `light E(2,0) E(2,1)`, one an entry */
  readonly double?: readonly string[];
  readonly structural?: string;
  readonly perimeter?: string;
  readonly gray?: string;
  readonly blue?: string;
  /** each entry is one obstacle: `(1,0) (2,0)` */
  readonly obstacles?: readonly string[];
  /** each entry is a room: its spaces, `*` for all; a leading `^` makes it a ↕ room */
  readonly rooms?: readonly string[];
}

const KINDS = LEGEND.edges.map(({ name }) => name).filter((name) => name !== 'open');
/** A glyph for each kind of section, upright and lying alike. */
const GLYPHS = 'HFLOdwDWbpq';

const PLACE = /([NESW]?)\((\d+),(\d+)\)/g;
const named = (places: string) =>
  Array.from(places.matchAll(PLACE), ([, side, x, y]) => ({ side, x: Number(x), y: Number(y) }));

/** The column and row of `(4,1)`. */
export function placeOf(space: string): readonly [x: number, y: number] {
  const [{ x, y }] = named(space);
  return [x, y];
}

const LETTERS = 'NESW';

/** The section on a side of a space, as row and column of the drawing. */
function inkOf({
  side,
  x,
  y,
}: {
  side: string;
  x: number;
  y: number;
}): readonly [row: number, column: number] {
  const lean = LETTERS.indexOf(side);
  return [2 * y + 1 + [-1, 0, 1, 0][lean], 2 * x + 1 + [0, 1, 0, -1][lean]];
}

export function sketch(width: number, height: number, drawn: FloorSketch = {}): FloorPlan {
  const rows: string[][] = Array.from({ length: 2 * height + 1 }, (_, row) =>
    Array.from({ length: 2 * width + 1 }, (__, column) =>
      row % 2 === 1 && column % 2 === 1 ? '.' : row % 2 === 0 && column % 2 === 0 ? '+' : ' ',
    ),
  );
  for (const [i, kind] of KINDS.entries())
    for (const place of named(drawn[kind] ?? '')) {
      const [row, column] = inkOf(place);
      rows[row][column] = GLYPHS[i];
    }
  const doubles = (drawn.double ?? []).map((entry) => {
    const [kind] = entry.split(' ');
    return { kind: kind as SectionKind, places: named(entry) };
  });
  for (const { kind, places } of doubles)
    for (const place of places) {
      const [row, column] = inkOf(place);
      rows[row][column] = GLYPHS[KINDS.indexOf(kind as (typeof KINDS)[number])];
    }
  for (const { x, y } of named(drawn.structural ?? '')) rows[2 * y + 1][2 * x + 1] = '#';
  for (const { x, y } of named(drawn.perimeter ?? '')) rows[2 * y + 1][2 * x + 1] = ',';
  const text = [
    'map test',
    '',
    'legend',
    '  cell . interior',
    '  cell , perimeter',
    '  cell # structural',
    ...KINDS.map((kind, i) => `  border ${GLYPHS[i]} ${GLYPHS[i]} ${kind}`),
    '',
    'level 0',
    ...rows.map((row) => row.join('')),
    '',
  ].join('\n');
  const { ground } = parseMap(text, { file: 'test', legend: LEGEND, tiles: [] });
  const { layout } = ground;
  const at = ({ x, y }: { x: number; y: number }): Cell => cellAt(layout, x, y);
  const edgeAt = (place: { side: string; x: number; y: number }): Edge =>
    edgeOf(layout, at(place), LETTERS.indexOf(place.side) as Side);
  const partitions: Partition[] = [];
  const partitionOf = new Int16Array(layout.edges).fill(-1);
  const add = (kind: SectionKind, edges: number[]) => {
    for (const e of edges) partitionOf[e] = partitions.length;
    partitions.push({ id: `${kind}-${partitions.length}`, kind, edges });
  };
  for (const { kind, places } of doubles) add(kind, places.map(edgeAt));
  for (const kind of KINDS)
    if (kind !== 'heavy') for (const place of named(drawn[kind] ?? '')) add(kind, [edgeAt(place)]);
  const roomOf = new Int16Array(layout.cells).fill(-1);
  const rooms = (drawn.rooms ?? []).map((entry, i) => {
    const spaces = entry.includes('*')
      ? Array.from({ length: layout.cells }, (_, c) => c)
      : named(entry).map(at);
    for (const c of spaces) roomOf[c] = i;
    return { id: `room-${i}`, vertical: entry.startsWith('^'), spaces };
  });
  const obstacleOf = new Int16Array(layout.cells).fill(-1);
  const obstacles = (drawn.obstacles ?? []).map((entry, i) => {
    const spaces = named(entry).map(at);
    for (const c of spaces) obstacleOf[c] = i;
    return { id: `obstacle-${i}`, spaces };
  });
  const perimeter = new Uint8Array(layout.cells);
  for (const place of named(drawn.perimeter ?? '')) perimeter[at(place)] = 1;
  return {
    name: 'test',
    ground,
    partitions,
    partitionOf,
    rooms,
    roomOf,
    entryways: [
      ...named(drawn.gray ?? '').map((p) => ({ cell: at(p), colour: 'gray' as const })),
      ...named(drawn.blue ?? '').map((p) => ({ cell: at(p), colour: 'blue' as const })),
    ],
    obstacles,
    obstacleOf,
    perimeter,
    stubs: [],
    printed: [],
    printedOf: new Int16Array(layout.edges).fill(-1),
  };
}

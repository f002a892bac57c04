import {
  adjacent,
  type Blockers,
  beyond,
  type Cell,
  type CentreTable,
  cellAt,
  centreTable,
  chebyshev,
  clearCorner,
  crossedBy,
  type Edge,
  ENDING,
  type Ground,
  ground,
  type Hindrance,
  horizontal,
  type Layout,
  layout,
  neighbourTable,
  PASSING,
  SIDES,
  seenPast,
  setCell,
  setEdge,
  sightByCentres,
  type ThickWall,
  TOUCHING,
  thickWalls,
  vertical,
  wallsMet,
} from '@sightline/board';
import { LEGEND, PARTITION, SIGHT, STURDY, sectionKind, spaceKind } from '../rules/map/legend.ts';
import type { PlainBoard, PlainPlace, PlainSections } from './plain-board.ts';
import type { RuledLine } from './ruler.ts';
import type { RuledShot, RuledSource } from './ruler-protection.ts';

/** What engine/board answers to the questions of the ruler, on the same plain board. */
export interface ByBoard {
  readonly ground: Ground;
  readonly sight: CentreTable;
  /** the component of each section that has one */
  readonly sectionsOf: ReadonlyMap<Edge, PlainSections>;
  cell(place: PlainPlace): Cell;
  place(cell: Cell): PlainPlace;
  isFree(line: RuledLine): boolean;
  firstBreaker(line: RuledLine): Hindrance | null;
  partitionsOn(from: PlainPlace, to: PlainPlace): PlainSections[];
  areAdjacent(a: PlainPlace, b: PlainPlace): boolean;
  mayStep(a: PlainPlace, b: PlainPlace): boolean;
  distanceBetween(a: PlainPlace, b: PlainPlace): number;
  isBeyond(from: PlainPlace, side: Compass, to: PlainPlace): boolean;
  sourcesAgainst(shot: RuledShot): RuledSource[];
}

export const COMPASS = ['north', 'east', 'south', 'west'] as const;
export type Compass = (typeof COMPASS)[number];

export const edgesOf = (l: Layout, { from, to }: PlainSections): Edge[] =>
  from.x === to.x
    ? Array.from({ length: to.y - from.y }, (_, i) => vertical(l, from.x, from.y + i))
    : Array.from({ length: to.x - from.x }, (_, i) => horizontal(l, from.x + i, from.y));

const OPENINGS = /door|window/i;

const printOf = (l: Layout, sections: PlainSections): ThickWall => {
  const edges = edgesOf(l, sections);
  const { kind, offset, before, after } = sections;
  const thickness = OPENINGS.test(kind) ? 14 : 20;
  return { first: edges[0], borders: edges.length, thickness, offset, before, after };
};

/** Made when it is first asked for. */
function asked<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export function byBoard(board: PlainBoard): ByBoard {
  const l = layout(board.width, board.height);
  const g = ground(l, LEGEND);
  const cell = ({ x, y }: PlainPlace) => cellAt(l, x, y);
  const sectionsOf = new Map<Edge, PlainSections>();
  for (const sections of board.sections)
    for (const e of edgesOf(l, sections)) {
      setEdge(g, e, sectionKind(sections.kind));
      sectionsOf.set(e, sections);
    }
  for (const place of board.structural) setCell(g, cell(place), spaceKind('structural'));

  const lines = { corners: 'closed', ends: 0 } as const;
  const walls =
    board.wallModel === 'line'
      ? undefined
      : thickWalls(
          l,
          board.sections.map((sections) => printOf(l, sections)),
          20,
        );
  const sight = centreTable(g, { ...lines, mask: SIGHT, walls });
  const sturdy = asked(() => centreTable(g, { ...lines, mask: STURDY, walls }));
  const joined = (barred: number) => {
    const table = asked(() => neighbourTable(g, { barred, diagonals: clearCorner(barred) }));
    return (a: PlainPlace, b: PlainPlace) => adjacent(table(), cell(a), cell(b));
  };
  const areAdjacent = joined(SIGHT);

  function blockersOf({ drawnTo, own = [] }: RuledLine): Blockers {
    const blockers = new Uint8Array(l.cells);
    if (drawnTo === 'space' || drawnTo === 'located')
      for (const figure of board.figures) if (!own.includes(figure)) blockers[cell(figure.at)] |= PASSING;
    const smoke = PASSING | ENDING | (board.touchingSmokeBlocks ? TOUCHING : 0);
    if (drawnTo === 'space')
      for (const { kind, spaces } of board.overlays)
        if (kind !== 'fire') for (const space of spaces) blockers[cell(space)] |= smoke;
    return blockers;
  }
  const tableFor = ({ drawnTo }: RuledLine) => (drawnTo === 'located' ? sturdy() : sight);

  const partitionsOn = (from: PlainPlace, to: PlainPlace) => {
    const met = wallsMet(g, sight.sight, cell(from), cell(to), PARTITION);
    return [...new Set(met.flatMap((e) => sectionsOf.get(e) ?? []))];
  };

  return {
    ground: g,
    sight,
    sectionsOf,
    cell,
    place: (c) => ({ x: c % l.width, y: Math.trunc(c / l.width) }),
    isFree: (line) => seenPast(tableFor(line), cell(line.from), cell(line.to), blockersOf(line)),
    firstBreaker: (line) =>
      sightByCentres(g, tableFor(line).sight, cell(line.from), cell(line.to), blockersOf(line)).by,
    partitionsOn,
    areAdjacent,
    mayStep: joined(PARTITION),
    distanceBetween: (a, b) => chebyshev(l, cell(a), cell(b)),
    isBeyond: (from, side, to) => beyond(l, cell(from), SIDES[COMPASS.indexOf(side)], cell(to)),
    sourcesAgainst({ from, target, aimedAt }) {
      const own = target.standee === null ? [target.at] : [target.at, target.standee];
      const lineTo = aimedAt === 'standee' ? own[own.length - 1] : target.at;
      const cover = own.find((space) => space !== lineTo);
      const lines = cover === undefined ? [lineTo] : [lineTo, cover];
      const crossed = (to: PlainPlace) =>
        crossedBy(l, cell(from), cell(to)).flatMap((thing) => (thing.kind === 'cell' ? [thing.cell] : []));
      const onLines = new Set(lines.flatMap(crossed));
      const onCover = cover === undefined ? [] : crossed(cover);
      const beside = (space: PlainPlace) => own.some((one) => areAdjacent(one, space));
      const ownCells = own.map(cell);
      return [
        ...(target.shield ? [{ kind: 'shield', figure: target, heavy: false } as const] : []),
        ...[...new Set(lines.flatMap((to) => partitionsOn(from, to)))].map((sections) => {
          const heavy = (LEGEND.edges[sectionKind(sections.kind)].bits & STURDY) !== 0;
          return { kind: 'partition', sections, heavy } as const;
        }),
        ...board.obstacles
          .filter((spaces) => !spaces.some((space) => ownCells.includes(cell(space))))
          .filter((spaces) => spaces.some((space) => onLines.has(cell(space))) && spaces.some(beside))
          .map((spaces) => ({ kind: 'obstacle', spaces, heavy: false }) as const),
        ...board.figures
          .filter((figure) => figure !== target && figure.squad === target.squad && figure.shield)
          .filter(({ at }) => onCover.includes(cell(at)) && beside(at))
          .map((figure) => ({ kind: 'ally', figure, heavy: false }) as const),
      ];
    },
  };
}

import { cornerAt } from '../lattice.ts';
import { cellAt, horizontal, levelOf, vertical, xOf, yOf } from '../layout.ts';
import { withFacing } from './facing.ts';
import { freeGlyph, initials, NOTHING, OPEN, PLAIN_CORNER } from './glyphs.ts';
import type { MapFile } from './map-file.ts';
import { pens } from './pens.ts';
import type { BorderGlyph, DrawnEntry, Glyph, LevelDrawing, Sheet, SheetCell } from './sheet.ts';

/** A sheet that draws a map whole, without tiles, with glyphs of the printer's choice. */
export function sheetOf(m: MapFile): Sheet {
  const { layout: l, links } = m.ground;
  const { legend, levels } = draw(m);
  const spot = (c: number): SheetCell => ({ x: xOf(l, c), y: yOf(l, c), level: levelOf(l, c) });
  return {
    what: 'map',
    name: m.name,
    notes: m.notes,
    legend,
    marks: m.marks.map((mark) => ({ id: mark.id, tags: mark.tags, props: withFacing(mark, mark.facing) })),
    components: m.components.map(({ id, tags, props }) => ({ id, tags, props })),
    tiles: [],
    levels,
    place: [],
    patch: [],
    ...plansOf(m),
    links: links.map(({ a, b, kind, oneWay = false }) => ({ kind, a: spot(a), b: spot(b), oneWay })),
  };
}

function draw(m: MapFile): { legend: Glyph[]; levels: LevelDrawing[] } {
  const { layout: l, legend, cellKind, edgeKind } = m.ground;
  const marksAt = new Map<number, string[]>();
  for (const mark of m.marks)
    for (const c of mark.cells) marksAt.set(c, [...(marksAt.get(c) ?? []), mark.id]);
  const componentAt = new Map(m.components.flatMap(({ id, edges }) => edges.map((e) => [e, id] as const)));
  const cornersAt = new Map(m.corners.map((piece) => [piece.corner, piece]));
  const pen = pens();

  const corner = (x: number, y: number, level: number): string => {
    const piece = cornersAt.get(cornerAt(l, x, y, level));
    return piece ? pen.corner(piece.kind, withFacing(piece, piece.facing)) : PLAIN_CORNER;
  };
  const border = (e: number): BorderGlyph | null => {
    const component = componentAt.get(e) ?? null;
    if (edgeKind[e] === 0 && component === null) return null;
    return pen.border(legend.edges[edgeKind[e]].name, component);
  };
  const latticeRow = (y: number, level: number): string => {
    let row = corner(0, y, level);
    for (let x = 0; x < l.width; x++)
      row += (border(horizontal(l, x, y, level))?.lying ?? OPEN) + corner(x + 1, y, level);
    return row;
  };
  const cellRow = (y: number, level: number): string => {
    let row = border(vertical(l, 0, y, level))?.upright ?? OPEN;
    for (let x = 0; x < l.width; x++) {
      const c = cellAt(l, x, y, level);
      row += pen.cell(legend.cells[cellKind[c]].name, marksAt.get(c) ?? [], cellKind[c] === 0);
      row += border(vertical(l, x + 1, y, level))?.upright ?? OPEN;
    }
    return row.trimEnd();
  };
  const levels = Array.from({ length: l.levels }, (_, level) => ({
    level,
    rows: Array.from({ length: l.height * 2 + 1 }, (_, i) =>
      i % 2 === 0 ? latticeRow(i >> 1, level) : cellRow(i >> 1, level),
    ),
  }));
  return { legend: pen.legend(), levels };
}

function plansOf(m: MapFile): { rooms: DrawnEntry[]; plans: LevelDrawing[] } {
  const l = m.ground.layout;
  const used = new Set([NOTHING]);
  const glyphAt = new Map<number, string>();
  const rooms = m.rooms.map(({ id, tags, props, cells }) => {
    const glyph = freeGlyph(used, initials(id));
    for (const c of cells) glyphAt.set(c, glyph);
    return { glyph, id, tags, props };
  });
  const plan = (level: number): LevelDrawing => ({
    level,
    rows: Array.from({ length: l.height }, (_, y) =>
      Array.from({ length: l.width }, (_, x) => glyphAt.get(cellAt(l, x, y, level)) ?? NOTHING).join(''),
    ),
  });
  const levels = new Set(m.rooms.flatMap((room) => room.cells.map((c) => levelOf(l, c))));
  return { rooms, plans: [...levels].sort((a, b) => a - b).map(plan) };
}

import { freeGlyph, initials, NOTHING } from '../map/glyphs.ts';
import type { TilePlacement } from '../map/sheet.ts';
import type { Area } from './area-graph.ts';
import type { AreaMap } from './area-map.ts';
import type { AreaSheet, SectorDrawing } from './area-sheet.ts';
import { touchingPairs } from './touching.ts';

/** A sheet that draws every sector where it lies, unturned, with glyphs of the printer's choice. */
export function areaSheetOf(m: AreaMap): AreaSheet {
  const { areas, links, legend } = m.graph;
  const sectors = [...new Set(areas.map((area) => area.sector))];
  const drawn = sectors.map((sector) =>
    drawSector(
      sector,
      areas.filter((area) => area.sector === sector),
    ),
  );
  const touching = new Set(touchingPairs(areas).map(([a, b]) => `${a} ${b}`));
  const linked = new Set(links.map(({ a, b }) => `${a} ${b}`));
  const [plain] = legend.links;
  return {
    what: 'areas',
    name: m.name,
    notes: m.notes,
    sectors: drawn.map(({ drawing }) => drawing),
    place: drawn.map(({ placement }) => placement),
    links: links
      .filter(({ a, b, kind }) => kind !== plain.name || !touching.has(`${a} ${b}`))
      .map(({ a, b, kind }) => ({ kind, a: areas[a].id, b: areas[b].id })),
    cuts: [...touching]
      .filter((pair) => !linked.has(pair))
      .map((pair) => pair.split(' ').map(Number))
      .map(([a, b]) => ({ a: areas[a].id, b: areas[b].id })),
    marks: m.marks.map(({ id, tags, props, areas: at }) => ({
      id,
      tags,
      props,
      at: at.map((n) => areas[n].id),
    })),
  };
}

function drawSector(
  id: string,
  areas: readonly Area[],
): { drawing: SectorDrawing; placement: TilePlacement } {
  const squares = areas.flatMap((area) => area.squares);
  const left = Math.min(...squares.map((s) => s.x));
  const top = Math.min(...squares.map((s) => s.y));
  const width = Math.max(...squares.map((s) => s.x)) - left + 1;
  const height = Math.max(...squares.map((s) => s.y)) - top + 1;
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill(NOTHING));
  const used = new Set([NOTHING]);
  const entries = areas.map((area) => {
    const glyph = freeGlyph(used, initials(area.name));
    for (const { x, y } of area.squares) rows[y - top][x - left] = glyph;
    return { glyph, id: area.name, tags: area.terrain, props: area.props };
  });
  return {
    drawing: { id, areas: entries, rows: rows.map((row) => row.join('')) },
    placement: { name: id, tile: id, spot: { x: left, y: top, level: 0 }, turns: 0 },
  };
}

import { LARGEST, MOST_AREAS } from '../map/bounds.ts';
import { type Problems, problemsOf, refuse, refuseLarge, report, shown } from '../map/map-error.ts';
import { declared } from '../map/palette.ts';
import type { TilePlacement } from '../map/sheet.ts';
import { placeIn, type Where } from '../map/where.ts';
import { type Area, type AreaLegend, areaGraph, type Square } from './area-graph.ts';
import { linksOf } from './area-links.ts';
import type { AreaMap, AreaMark } from './area-map.ts';
import type { AreaSheet } from './area-sheet.ts';
import { type Sector, type SectorSet, sectorsIn } from './sector.ts';

/** Makes a board of what a file of areas says: places the sectors, joins what touches, cuts, links and marks. */
export function assembleAreas(
  sheet: AreaSheet,
  where: Where,
  legend: AreaLegend,
  file: string,
  sets: readonly SectorSet[],
): AreaMap {
  const problems = problemsOf(file, where);
  const title = { line: 1, column: 1 };
  if (sheet.what !== 'areas')
    report(problems, title, 'syntax', 'a board, which begins with "areas"', 'a file of sectors');
  const own = sectorsIn(sheet, legend, problems);
  refuse(problems);

  if (sheet.place.length === 0)
    report(problems, title, 'rows-missing', 'a board with a sector placed', 'none');
  const areas = placeSectors(sheet, own, sets, legend, problems);
  refuse(problems);

  const numbers = new Map(areas.map((area, number) => [area.id, number]));
  const graph = areaGraph(legend, areas, linksOf(sheet, areas, numbers, legend, problems));
  const marks = marksOf(sheet, numbers, problems);
  refuse(problems);
  return { name: sheet.name, notes: sheet.notes, graph, marks };
}

function placeSectors(
  sheet: AreaSheet,
  own: ReadonlyMap<string, Sector>,
  sets: readonly SectorSet[],
  legend: AreaLegend,
  problems: Problems,
): Area[] {
  const areas: Area[] = [];
  const { side } = LARGEST;
  const ids = new Set<string>();
  const takenBy = new Map<string, string>();
  const names = new Set<string>();
  for (const p of sheet.place) {
    const at = placeIn(problems, p);
    if (names.has(p.name)) report(problems, at, 'duplicate', 'a name not used before', shown(p.name));
    names.add(p.name);
    const sector = sectorFor(p, own, sets, problems);
    if (!sector) continue;
    const placed = sector.areas.map(({ entry, squares }) => ({
      id: `${p.name}/${entry.id}`,
      sector: p.name,
      name: entry.id,
      terrain: entry.tags,
      bits: legend.terrain.reduce(
        (bits, kind) => (entry.tags.includes(kind.name) ? bits | kind.bits : bits),
        0,
      ),
      props: entry.props,
      squares: squares.map((s) => squareOn(s, sector, p)).sort((a, b) => a.y - b.y || a.x - b.x),
    }));
    const squares = placed.flatMap((area) => area.squares);
    if (squares.some(({ x, y }) => x >= side || y >= side) || p.spot.level > 0)
      report(problems, at, 'too-large', `a board of ${side} by ${side} squares on one level`, 'more');
    const over = squares.map(({ x, y }) => takenBy.get(`${x},${y}`)).find((name) => name !== undefined);
    if (over !== undefined)
      report(problems, at, 'overlap', `free squares for the sector placed as ${shown(p.name)}`, shown(over));
    for (const { x, y } of squares) takenBy.set(`${x},${y}`, p.name);
    const twice = placed.find(({ id }) => ids.has(id));
    if (twice) report(problems, at, 'duplicate', 'an id not used before for every area', shown(twice.id));
    for (const { id } of placed) ids.add(id);
    areas.push(...placed);
    if (areas.length > MOST_AREAS)
      refuseLarge(problems, at, `at most ${MOST_AREAS} areas on a board`, areas.length);
  }
  return areas;
}

function sectorFor(
  p: TilePlacement,
  own: ReadonlyMap<string, Sector>,
  sets: readonly SectorSet[],
  problems: Problems,
): Sector | undefined {
  const found = [own, ...sets.map((set) => set.sectors)].flatMap((sectors) => sectors.get(p.tile) ?? []);
  const at = placeIn(problems, p, 1);
  if (found.length > 1)
    report(problems, at, 'ambiguous', 'one sector of that id', `${found.length} of ${shown(p.tile)}`);
  if (found.length === 0) report(problems, at, 'unknown-name', 'the id of a sector', shown(p.tile));
  return found[0];
}

/** Where a square of a sector lies on the board, after the sector's quarter turns clockwise. */
function squareOn({ x, y }: Square, { width, height }: Sector, { spot, turns }: TilePlacement): Square {
  const turned = [
    { x, y },
    { x: height - 1 - y, y: x },
    { x: width - 1 - x, y: height - 1 - y },
    { x: y, y: width - 1 - x },
  ][turns];
  return { x: spot.x + turned.x, y: spot.y + turned.y };
}

function marksOf(sheet: AreaSheet, numbers: ReadonlyMap<string, number>, problems: Problems): AreaMark[] {
  declared(sheet.marks, problems);
  return sheet.marks.map((line) => {
    const { id, tags, props } = line;
    const areas = line.at.flatMap((name, i) => {
      const number = numbers.get(name);
      const at = placeIn(problems, line, 2 + tags.length + Object.keys(props).length + i);
      if (number === undefined) report(problems, at, 'unknown-name', 'an area as sector/name', shown(name));
      if (line.at.indexOf(name) < i) report(problems, at, 'duplicate', 'each area once', shown(name));
      return number ?? [];
    });
    return { id, tags, props, areas: areas.sort((a, b) => a - b) };
  });
}

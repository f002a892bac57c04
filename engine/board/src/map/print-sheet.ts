import { writtenNote } from './notes.ts';
import type {
  BorderGlyph,
  BorderSpot,
  Glyph,
  LinkEnd,
  LinkLine,
  Patch,
  Sheet,
  SheetCell,
  SheetEntry,
  TileDrawing,
  TilePlacement,
} from './sheet.ts';
import { written } from './words.ts';

/**
 * The canonical text of a sheet: sections in their fixed order, an empty line between them, entries indented by
 * two blanks, words parted by one. `readSheet(printSheet(s))` is `s` again.
 */
export function printSheet(s: Sheet): string {
  const blocks = [
    [`${s.what} ${written(s.name)}`, ...s.notes.map((n) => `note ${writtenNote(n)}`)],
    section('legend', s.legend.map(glyphLine)),
    section('marks', s.marks.map(entryLine)),
    section('components', s.components.map(entryLine)),
    section(
      'rooms',
      s.rooms.map((room) => [room.glyph, ...entryLine(room)]),
    ),
    ...s.tiles.map((tile) => [tileHeading(tile), ...tile.rows]),
    ...s.levels.map(({ level, rows }) => [`level ${level}`, ...rows]),
    section('place', s.place.map(placementLine)),
    section('patch', s.patch.map(patchLine)),
    ...s.plans.map(({ level, rows }) => [`plan ${level}`, ...rows]),
    section('links', s.links.map(linkLine)),
  ];
  return blocksText(blocks);
}

/** Blocks of lines with an empty line between them; empty blocks are left out. */
export const blocksText = (blocks: readonly (readonly string[])[]): string =>
  `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;

export const section = (heading: string, lines: readonly (readonly string[])[]): string[] =>
  lines.length === 0 ? [] : [heading, ...lines.map((words) => `  ${words.join(' ')}`)];

export const entryLine = ({ id, tags, props }: SheetEntry): string[] => [
  written(id),
  ...tags.map(written),
  ...propWords(props),
];

const propWords = (props: SheetEntry['props']): string[] =>
  Object.entries(props).map(([key, value]) => `${written(key)}=${written(value)}`);

function glyphLine(g: Glyph): string[] {
  if (g.what === 'corner') return ['corner', g.glyph, written(g.kind), ...propWords(g.props)];
  if (g.what === 'cell') return ['cell', g.glyph, written(g.kind), ...g.marks.map(written)];
  return ['border', g.upright, g.lying, written(g.kind), ...componentWords(g)];
}

function componentWords({ each, component }: BorderGlyph): string[] {
  if (each !== null) return each === 'run' ? ['each'] : ['each', `${each}`];
  return component === null ? [] : [written(component)];
}

const linkLine = ({ kind, a, b, oneWay }: LinkLine): string[] => [
  written(kind),
  endWord(a),
  ...(oneWay ? ['to'] : []),
  endWord(b),
];

const tileHeading = ({ id, room }: TileDrawing): string =>
  ['tile', written(id), ...(room ? ['room', ...room.map(written)] : [])].join(' ');

export const spotWord = ({ x, y, level }: SheetCell): string =>
  level === 0 ? `${x},${y}` : `${x},${y},${level}`;

export const borderWord = (b: BorderSpot): string => `${b.vertical ? 'V' : 'H'}${spotWord(b)}`;

const endWord = (end: LinkEnd): string => (typeof end === 'string' ? written(end) : spotWord(end));

export const placementLine = (p: TilePlacement): string[] => [
  written(p.name),
  written(p.tile),
  spotWord(p.spot),
  ...(p.turns === 0 ? [] : ['turn', `${p.turns * 90}`]),
];

function patchLine(p: Patch): string[] {
  const kind = p.kind === null ? '*' : written(p.kind);
  if (p.what === 'cell') return ['cell', ...p.cells.map(spotWord), kind, ...p.marks.map(written)];
  return [
    'border',
    ...p.borders.map(borderWord),
    kind,
    ...(p.component === null ? [] : [written(p.component)]),
  ];
}

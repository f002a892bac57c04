import {
  type Cursor,
  fail,
  isBorder,
  isSpot,
  more,
  takeBorder,
  takeGlyph,
  takeKeyword,
  takeLength,
  takeName,
  takeProps,
  takeSpot,
  takeTurn,
  takeWordsAbout,
} from './cursor.ts';
import type {
  BorderGlyph,
  CellGlyph,
  CornerGlyph,
  DrawnEntry,
  Glyph,
  LinkLine,
  Patch,
  SheetEntry,
  TilePlacement,
} from './sheet.ts';

/** One line of the section `legend`. */
export function readGlyph(c: Cursor): Glyph | undefined {
  if (takeKeyword(c, 'cell')) return readCellGlyph(c);
  if (takeKeyword(c, 'border')) return readBorderGlyph(c);
  if (takeKeyword(c, 'corner')) return readCornerGlyph(c);
  return fail(c, '"cell", "border" or "corner"');
}

function readCellGlyph(c: Cursor): CellGlyph {
  const glyph = takeGlyph(c, 'a glyph');
  const kind = takeName(c, 'a kind of cell');
  return { what: 'cell', glyph, kind, marks: takeNames(c, 'the id of a mark') };
}

function readBorderGlyph(c: Cursor): BorderGlyph {
  const upright = takeGlyph(c, 'the glyph of the upright border');
  const lying = takeGlyph(c, 'the glyph of the lying border');
  const kind = takeName(c, 'a kind of border');
  const each = takeKeyword(c, 'each') ? (more(c) ? takeLength(c) : 'run') : null;
  const component = each === null && more(c) ? takeName(c, 'the id of a component, or "each"') : null;
  return { what: 'border', upright, lying, kind, component, each };
}

function readCornerGlyph(c: Cursor): CornerGlyph {
  const glyph = takeGlyph(c, 'a glyph');
  const kind = takeName(c, 'what stands at the corner');
  return { what: 'corner', glyph, kind, props: takeProps(c) };
}

/** One line of `marks` or `components`. */
export const readEntry = (c: Cursor): SheetEntry => takeWordsAbout(c, takeName(c, 'an id'));

/** One line of `rooms`, or of the areas of a sector. */
export function readDrawnEntry(c: Cursor): DrawnEntry {
  const glyph = takeGlyph(c, 'its glyph on the drawing');
  return { glyph, ...readEntry(c) };
}

/** One line of `place`. */
export function readPlacement(c: Cursor): TilePlacement {
  const name = takeName(c, 'a name for the tile placed');
  const tile = takeName(c, 'the id of a tile');
  return { name, tile, spot: takeSpot(c), turns: takeTurn(c) };
}

/** One line of `patch`. */
export function readPatch(c: Cursor): Patch | undefined {
  if (takeKeyword(c, 'cell')) {
    const cells = takeSeveral(c, takeSpot, isSpot);
    return { what: 'cell', cells, kind: takeNewKind(c), marks: takeNames(c, 'the id of a mark') };
  }
  if (takeKeyword(c, 'border')) {
    const borders = takeSeveral(c, takeBorder, isBorder);
    const kind = takeNewKind(c);
    return {
      what: 'border',
      borders,
      kind,
      component: more(c) ? takeName(c, 'the id of a component') : null,
    };
  }
  return fail(c, '"cell" or "border"');
}

/** One line of `links`. */
export function readLink(c: Cursor): LinkLine {
  const kind = takeName(c, 'the kind of the link');
  const a = takeLinkEnd(c);
  const oneWay = takeKeyword(c, 'to');
  return { kind, a, b: takeLinkEnd(c), oneWay };
}

const takeLinkEnd = (c: Cursor) =>
  isSpot(c.words[c.at]) ? takeSpot(c) : takeName(c, 'a cell, or a mark on one cell');

const takeNewKind = (c: Cursor): string | null =>
  takeKeyword(c, '*') ? null : takeName(c, 'a kind, or * for what is drawn there');

function takeNames(c: Cursor, expected: string): string[] {
  const names: string[] = [];
  while (more(c)) names.push(takeName(c, expected));
  return names;
}

function takeSeveral<T>(
  c: Cursor,
  take: (c: Cursor) => T,
  isOne: (word: Cursor['words'][number]) => boolean,
): T[] {
  const all = [take(c)];
  while (more(c) && isOne(c.words[c.at])) all.push(take(c));
  return all;
}

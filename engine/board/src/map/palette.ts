import type { Kind, Legend } from '../ground.ts';
import type { Side } from '../layout.ts';
import { MOST_MARKS } from './bounds.ts';
import { checkFacing, facingOf } from './facing.ts';
import { PLAIN_CORNER } from './glyphs.ts';
import { type Problems, report, shown } from './map-error.ts';
import type { BorderGlyph, CellGlyph, CornerGlyph, Sheet, SheetEntry } from './sheet.ts';
import { placeIn } from './where.ts';

/** What each character of a drawing means, with the kinds looked up in the game's legend. */
export interface MapPalette {
  readonly cells: ReadonlyMap<string, CellMeaning>;
  readonly upright: ReadonlyMap<string, BorderMeaning>;
  readonly lying: ReadonlyMap<string, BorderMeaning>;
  /** null: nothing stands there */
  readonly corners: ReadonlyMap<string, CornerMeaning | null>;
}

interface CellMeaning {
  readonly kind: number;
  readonly marks: readonly string[];
}

export interface BorderMeaning {
  readonly kind: number;
  readonly component: string | null;
  /** set when each straight run is a component, or several: what their names begin with, and their greatest length */
  readonly each: { readonly beginning: string; readonly longest: number } | null;
}

/** What stands at a corner; as with marks, where it faces is the engine's business. */
export interface CornerMeaning {
  readonly kind: string;
  readonly props: Readonly<Record<string, string>>;
  readonly facing: Side | null;
}

/** The legend of a sheet, checked: every kind known to the game, every id declared, every glyph explained once. */
export function paletteOf(sheet: Sheet, legend: Legend, problems: Problems): MapPalette {
  const cells = new Map<string, CellMeaning>();
  const upright = new Map<string, BorderMeaning>();
  const lying = new Map<string, BorderMeaning>();
  const corners = new Map<string, CornerMeaning | null>([[PLAIN_CORNER, null]]);
  for (const mark of sheet.marks) checkFacing(mark, problems);
  const marks = declared(sheet.marks, problems);
  const components = declared(sheet.components, problems);

  const enter = <T>(table: Map<string, T>, glyph: string, meaning: T, line: object, word: number): void => {
    if (table.has(glyph))
      report(
        problems,
        placeIn(problems, line, word),
        'duplicate',
        'a glyph not explained before',
        shown(glyph),
      );
    else table.set(glyph, meaning);
  };
  const cellMeaning = (g: CellGlyph): CellMeaning => {
    g.marks.forEach((id, i) => {
      const at = placeIn(problems, g, 3 + i);
      if (!marks.has(id)) report(problems, at, 'unknown-name', 'a mark of the section "marks"', shown(id));
      if (g.marks.indexOf(id) < i) report(problems, at, 'duplicate', 'each mark only once', shown(id));
    });
    if (g.marks.length > MOST_MARKS)
      report(problems, placeIn(problems, g, 3), 'too-large', mostMarks, String(g.marks.length));
    const kind = kindNumber(legend.cells, g.kind, g, 2, problems);
    if (g.marks.length > 0 && g.kind === legend.cells[0].name)
      report(problems, placeIn(problems, g, 3), 'void', `no mark where there is no cell`, shown(g.marks[0]));
    return { kind, marks: g.marks };
  };
  const borderMeaning = (g: BorderGlyph): BorderMeaning => {
    if (g.component !== null && !components.has(g.component))
      report(
        problems,
        placeIn(problems, g, 4),
        'unknown-name',
        'a component of the section "components", or "each"',
        shown(g.component),
      );
    const kind = kindNumber(legend.edges, g.kind, g, 3, problems);
    const longest = g.each === 'run' ? Number.POSITIVE_INFINITY : g.each;
    const each = longest === null ? null : { beginning: g.kind, longest };
    return { kind, component: g.component, each };
  };

  const cornerMeaning = (g: CornerGlyph): CornerMeaning => {
    checkFacing(g, problems);
    const { facing: _, ...props } = g.props;
    return { kind: g.kind, props, facing: facingOf(g, 0) };
  };

  for (const g of sheet.legend) {
    if (g.what === 'corner') enter(corners, g.glyph, cornerMeaning(g), g, 1);
    else if (g.what === 'cell') enter(cells, g.glyph, cellMeaning(g), g, 1);
    else {
      const meaning = borderMeaning(g);
      enter(upright, g.upright, meaning, g, 1);
      enter(lying, g.lying, meaning, g, 2);
    }
  }
  return { cells, upright, lying, corners };
}

export const mostMarks = `at most ${MOST_MARKS} marks on a cell`;

/** The number of a kind, or 0 after a report. */
export function kindNumber(
  kinds: readonly Kind[],
  name: string,
  line: object,
  word: number,
  problems: Problems,
): number {
  const i = kinds.findIndex((k) => k.name === name);
  if (i >= 0) return i;
  const known = kinds.map((k) => k.name).join(', ');
  report(
    problems,
    placeIn(problems, line, word),
    'unknown-name',
    `a kind of the game (${known})`,
    shown(name),
  );
  return 0;
}

/** Declarations by their id; an id declared twice is reported. */
export function declared<T extends SheetEntry>(
  entries: readonly T[],
  problems: Problems,
): ReadonlyMap<string, T> {
  const byId = new Map<string, T>();
  for (const entry of entries) {
    if (byId.has(entry.id))
      report(problems, placeIn(problems, entry), 'duplicate', 'an id not used before', shown(entry.id));
    else byId.set(entry.id, entry);
  }
  return byId;
}

import { freeGlyph, initials, PLAIN_CORNER } from './glyphs.ts';
import type { BorderGlyph, CellGlyph, CornerGlyph, Glyph } from './sheet.ts';

/** Hands out a glyph for everything that a printed drawing shows, the same one for the same thing. */
interface Pens {
  cell(kind: string, marks: readonly string[], isVoid: boolean): string;
  border(kind: string, component: string | null): BorderGlyph;
  corner(kind: string, props: CornerGlyph['props']): string;
  /** what was handed out, in the order of first use: cells, borders, corners */
  legend(): Glyph[];
}

const VOID = "'";
const GROUND = '.,~:;^%*=';
/** Uprights and lying borders of plain kinds, the first for what is met first: most often the wall. */
const UPRIGHT = '|!:]';
const LYING = '-~=_';

export function pens(): Pens {
  const cells = new Map<string, CellGlyph>();
  const borders = new Map<string, BorderGlyph>();
  const corners = new Map<string, CornerGlyph>();
  const used = { cells: new Set<string>(), upright: new Set<string>(), lying: new Set<string>() };
  const usedCorners = new Set([PLAIN_CORNER]);
  return {
    cell(kind, marks, isVoid) {
      return once(cells, JSON.stringify([kind, marks]), () => {
        const wishes = marks.length > 0 ? initials(marks[0]) : isVoid ? VOID : GROUND;
        return { what: 'cell', glyph: freeGlyph(used.cells, wishes), kind, marks };
      }).glyph;
    },
    border(kind, component) {
      return once(borders, JSON.stringify([kind, component]), () => {
        const [up, down] = component === null ? [UPRIGHT, LYING] : [initials(component), initials(component)];
        const upright = freeGlyph(used.upright, up);
        const lying = freeGlyph(used.lying, component === null ? down : upright);
        return { what: 'border', upright, lying, kind, component, each: null };
      });
    },
    corner(kind, props) {
      return once(corners, JSON.stringify([kind, props]), () => {
        return { what: 'corner', glyph: freeGlyph(usedCorners, `o${initials(kind)}`), kind, props };
      }).glyph;
    },
    legend: () => [...cells.values(), ...borders.values(), ...corners.values()],
  };
}

function once<T>(made: Map<string, T>, key: string, make: () => T): T {
  const known = made.get(key);
  if (known !== undefined) return known;
  const fresh = make();
  made.set(key, fresh);
  return fresh;
}

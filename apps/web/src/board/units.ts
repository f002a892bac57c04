/** SVG units of one space. Figures of it are whole numbers where lines have to be crisp. */
export const UNIT = 64;
/** Spaces of bare rock around the board: what one sees beyond the outer walls. */
export const MARGIN = 3;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** Short numbers for path data. */
export const short = (n: number): string => String(Math.round(n * 100) / 100);
/** Spaces into SVG units, for path data. */
export const u = (spaces: number): string => short(spaces * UNIT);

export const middle = (r: Rect): readonly [x: number, y: number] => [r.x + r.wide / 2, r.y + r.high / 2];

export function around(rects: readonly Rect[]): Rect | null {
  const [first] = rects;
  if (first === undefined) return null;
  const x = Math.min(...rects.map((r) => r.x));
  const y = Math.min(...rects.map((r) => r.y));
  return {
    x,
    y,
    wide: Math.max(...rects.map((r) => r.x + r.wide)) - x,
    high: Math.max(...rects.map((r) => r.y + r.high)) - y,
  };
}

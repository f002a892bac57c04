import type { SectionKind } from '../rules/map/legend.ts';
import type { PlainBoard, PlainFigure, PlainPlace, PlainSections } from './plain-board.ts';

/** A whole number below n. */
export type Any = (n: number) => number;

/** Always the same numbers for a seed (mulberry32). */
export function numbersFrom(seed: number): Any {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) % n;
  };
}

const KINDS: readonly SectionKind[] = [
  'heavy',
  'fortified',
  'light',
  'holed',
  'door',
  'window',
  'barricadedDoor',
  'barricadedWindow',
  'breach',
  'panelledDoor',
  'panelledWindow',
];

/** A board of 3 to 12 spaces a side with everything that the ruler knows, from almost bare to crowded. */
export function randomBoard(any: Any): PlainBoard {
  const [width, height] = [3 + any(10), 3 + any(10)];
  const structural = any(3) === 0 ? [{ x: any(width), y: any(height) }] : [];
  const taken = new Set<string>();
  const enclosing = structural.flatMap(around).filter((wall) => take(taken, wall));
  return {
    width,
    height,
    wallModel: any(2) === 0 ? 'line' : 'printed',
    touchingSmokeBlocks: any(2) === 0,
    structural,
    sections: [...enclosing, ...someSections(width, height, taken, any)],
    obstacles: someBlocks(any(5), width, height, any),
    overlays: someBlocks(any(4), width, height, any).map((spaces) => ({
      kind: (['smoke', 'gas', 'fire'] as const)[any(3)],
      spaces,
    })),
    figures: someFigures(width, height, any),
  };
}

function someSections(width: number, height: number, taken: Set<string>, any: Any): PlainSections[] {
  const sections: PlainSections[] = [];
  const wallOneIn = [2, 4, 9][any(3)];
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++)
      for (const upright of [true, false]) {
        if (any(wallOneIn) > 0) continue;
        const kind = KINDS[any(KINDS.length)];
        const length = 1 + any(kind === 'heavy' ? 5 : 2);
        const to = upright ? { x, y: y + length } : { x: x + length, y };
        const wall = { kind, from: { x, y }, to, ...somePrint(any) };
        if (to.x <= width && to.y <= height && take(taken, wall)) sections.push(wall);
      }
  return sections;
}

/** Mostly as walls of the two maps are printed, now and then as far as a print may go. */
const somePrint = (any: Any) =>
  any(4) > 0
    ? { offset: any(12) - 6, before: any(16), after: any(16) }
    : { offset: any(13) - 6, before: any(51), after: any(51) };

/** No section belongs to two components. */
function take(taken: Set<string>, { from, to }: PlainSections): boolean {
  const keys: string[] = [];
  for (let y = from.y; y < to.y; y++) keys.push(`V${from.x},${y}`);
  for (let x = from.x; x < to.x; x++) keys.push(`H${x},${from.y}`);
  if (keys.some((key) => taken.has(key))) return false;
  for (const key of keys) taken.add(key);
  return true;
}

/** SG-PRT-18 */
function around({ x, y }: PlainPlace): PlainSections[] {
  const heavy = (fromX: number, fromY: number, toX: number, toY: number): PlainSections => ({
    kind: 'heavy',
    from: { x: fromX, y: fromY },
    to: { x: toX, y: toY },
    offset: 0,
    before: 0,
    after: 0,
  });
  return [
    heavy(x, y, x + 1, y),
    heavy(x, y + 1, x + 1, y + 1),
    heavy(x, y, x, y + 1),
    heavy(x + 1, y, x + 1, y + 1),
  ];
}

/** Pieces of up to 2 by 2 spaces, none over another. */
function someBlocks(most: number, width: number, height: number, any: Any): PlainPlace[][] {
  const covered = new Set<string>();
  const blocks: PlainPlace[][] = [];
  for (let i = 0; i < most; i++) {
    const [x, y, wide, high] = [any(width), any(height), 1 + any(2), 1 + any(2)];
    const block: PlainPlace[] = [];
    for (let dy = 0; dy < high; dy++)
      for (let dx = 0; dx < wide; dx++)
        if (x + dx < width && y + dy < height) block.push({ x: x + dx, y: y + dy });
    const keys = block.map((space) => `${space.x},${space.y}`);
    if (keys.some((key) => covered.has(key))) continue;
    for (const key of keys) covered.add(key);
    blocks.push(block);
  }
  return blocks;
}

/** Two to five, each in a space of its own, about half of them leaning. */
function someFigures(width: number, height: number, any: Any): PlainFigure[] {
  const occupied = new Set<string>();
  const settle = (place: PlainPlace): PlainPlace | null => {
    const key = `${place.x},${place.y}`;
    if (occupied.has(key) || place.x < 0 || place.y < 0 || place.x >= width || place.y >= height) return null;
    occupied.add(key);
    return place;
  };
  const figures: PlainFigure[] = [];
  for (let i = 2 + any(4); i > 0; i--) {
    const at = settle({ x: any(width), y: any(height) });
    if (at === null) continue;
    const [dx, dy] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][any(4)];
    const standee = any(2) === 0 ? settle({ x: at.x + dx, y: at.y + dy }) : null;
    const squad = any(2) === 0 ? 0 : 1;
    figures.push({ squad, at, standee, located: any(2) === 0, shield: any(3) === 0 });
  }
  return figures;
}

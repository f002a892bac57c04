import type { SectionKind } from '../rules/map/legend.ts';
import type { PlainBoard, PlainFigure, PlainPlace, PlainSections } from './plain-board.ts';
import {
  centralDot,
  crossing,
  type Dot,
  earlier,
  entersRectangle,
  filled,
  meetsSegment,
  type PartOfLine,
  passesPoint,
  type Rectangle,
  SPACE,
} from './ruler-lines.ts';

/**
 * The LoS ruler, written from the catalog alone: it knows lists of walls, obstacles, overlays and Operators, looks at
 * all of them for every question, and shares no geometry with engine/board, which tests compare with it.
 */

/** SG-PRT-02, 21: partitions that break lines, apart from those that break even a line to a Located Operator. */
const LIGHT: ReadonlySet<SectionKind> = new Set(['light', 'barricadedDoor', 'barricadedWindow']);
const STURDY: ReadonlySet<SectionKind> = new Set(['heavy', 'fortified', 'panelledDoor', 'panelledWindow']);
/** SG-LOS-27: what shuts a door or window is as thick as the opening is printed. */
const SHUT: ReadonlySet<SectionKind> = new Set([
  'barricadedDoor',
  'barricadedWindow',
  'panelledDoor',
  'panelledWindow',
]);

export const isSturdy = ({ kind }: PlainSections): boolean => STURDY.has(kind);
/** SG-PRT-01: walls, holed ones too, and whatever shuts an opening. */
const isPartition = ({ kind }: PlainSections): boolean =>
  kind === 'holed' || LIGHT.has(kind) || STURDY.has(kind);

/** What a line is drawn to: what breaks it depends on that (SG-LOS-09 to 13). */
export type LineTo = 'space' | 'located' | 'alwaysVisible' | 'throw';

export interface RuledLine {
  readonly from: PlainPlace;
  readonly to: PlainPlace;
  readonly drawnTo: LineTo;
  /** whoever draws it and whom it is drawn to: their own components do not break it (SG-LOS-25) */
  readonly own?: readonly PlainFigure[];
}

/** Something that breaks a line, and where along it. */
export interface Breaker {
  readonly at: PartOfLine;
  readonly what:
    | { readonly kind: 'partition'; readonly sections: PlainSections }
    | { readonly kind: 'overlay' | 'figure'; readonly space: PlainPlace };
}

export const isSame = (a: PlainPlace, b: PlainPlace): boolean => a.x === b.x && a.y === b.y;

/** SG-SHT-18 */
export const distanceBetween = (a: PlainPlace, b: PlainPlace): number =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** SG-OVW-04: the dot lies beyond the straight line that extends this section of the space. */
export function isBeyond(
  from: PlainPlace,
  side: 'north' | 'east' | 'south' | 'west',
  to: PlainPlace,
): boolean {
  const own = filled(from);
  const dot = centralDot(to);
  switch (side) {
    case 'north':
      return dot.y < own.north;
    case 'east':
      return dot.x > own.east;
    case 'south':
      return dot.y > own.south;
    case 'west':
      return dot.x < own.west;
  }
}

/** A partition as the line may meet it: a segment, or what is printed (SG-LOS-26). */
interface Drawn {
  readonly sections: PlainSections;
  readonly from: Dot;
  readonly to: Dot;
  readonly rectangle: Rectangle;
}

export class Ruler {
  readonly board: PlainBoard;
  readonly #partitions: readonly Drawn[];
  readonly #breaking: readonly Drawn[];
  readonly #sturdy: readonly Drawn[];

  constructor(board: PlainBoard) {
    this.board = board;
    this.#partitions = board.sections.filter(isPartition).map((sections) => ({
      sections,
      from: crossing(sections.from),
      to: crossing(sections.to),
      rectangle: printedRectangle(sections),
    }));
    this.#breaking = this.#partitions.filter(({ sections }) => sections.kind !== 'holed');
    this.#sturdy = this.#partitions.filter(({ sections }) => isSturdy(sections));
  }

  /** SG-LOS-01: nothing breaks it. There is no line within a space (SG-LOS-24). */
  isFree(line: RuledLine): boolean {
    return (
      this.#isUncrossed(line.from, line.to, this.#partitionsFor(line)) && this.#blockersOf(line).length === 0
    );
  }

  /** Everything that breaks a line, in its order. */
  breakers(line: RuledLine): Breaker[] {
    const [a, b] = [centralDot(line.from), centralDot(line.to)];
    const partitions = this.#partitionsFor(line).flatMap((drawn): Breaker[] => {
      const at = this.#crosses(a, b, drawn);
      return at === null ? [] : [{ at, what: { kind: 'partition', sections: drawn.sections } }];
    });
    return [...partitions, ...this.#blockersOf(line)].sort((one, other) =>
      earlier(one.at, other.at) ? -1 : earlier(other.at, one.at) ? 1 : 0,
    );
  }

  /** All partitions that a line crosses, holed walls too, whether or not they break it. */
  partitionsOn(from: PlainPlace, to: PlainPlace): PlainSections[] {
    const [a, b] = [centralDot(from), centralDot(to)];
    return this.#partitions
      .filter((drawn) => this.#crosses(a, b, drawn) !== null)
      .map(({ sections }) => sections);
  }

  /** A line crosses the space: something in it, whatever its size, counts as filling it (SG-ENV-05). */
  crossesSpace(from: PlainPlace, to: PlainPlace, space: PlainPlace): boolean {
    return entersRectangle(centralDot(from), centralDot(to), filled(space)) !== null;
  }

  /** SG-ENV-07, SG-TGA-15: they touch, and no partition breaks the line between their dots. */
  areAdjacent(a: PlainPlace, b: PlainPlace): boolean {
    return distanceBetween(a, b) === 1 && this.#isUncrossed(a, b, this.#breaking);
  }

  /** SG-PRT-04, SG-ENV-18: adjacent, and no wall of any type in the way. */
  mayStep(a: PlainPlace, b: PlainPlace): boolean {
    return distanceBetween(a, b) === 1 && this.#isUncrossed(a, b, this.#partitions);
  }

  #isUncrossed(from: PlainPlace, to: PlainPlace, partitions: readonly Drawn[]): boolean {
    const a = centralDot(from);
    const b = centralDot(to);
    for (const drawn of partitions) if (this.#crosses(a, b, drawn) !== null) return false;
    return true;
  }

  #partitionsFor({ drawnTo }: RuledLine): readonly Drawn[] {
    return drawnTo === 'located' ? this.#sturdy : this.#breaking;
  }

  #crosses(a: Dot, b: Dot, { from, to, rectangle }: Drawn): PartOfLine | null {
    return this.board.wallModel === 'line' ? meetsSegment(a, b, from, to) : entersRectangle(a, b, rectangle);
  }

  /** Overlays and Operators that break a line (SG-LOS-03 to 06, 29). */
  #blockersOf({ from, to, drawnTo, own = [] }: RuledLine): Breaker[] {
    const breakers: Breaker[] = [];
    if (drawnTo === 'space')
      for (const { kind, spaces } of this.board.overlays)
        for (const space of kind === 'fire' ? [] : spaces) {
          const at = this.#touchesSmoke(from, to, space);
          if (at !== null) breakers.push({ at, what: { kind: 'overlay', space } });
        }
    if (drawnTo === 'space' || drawnTo === 'located')
      for (const figure of this.board.figures) {
        const space = figure.at;
        if (own.includes(figure) || isSame(space, from) || isSame(space, to)) continue;
        const at = entersRectangle(centralDot(from), centralDot(to), filled(space));
        if (at !== null) breakers.push({ at, what: { kind: 'figure', space } });
      }
    return breakers;
  }

  #touchesSmoke(from: PlainPlace, to: PlainPlace, space: PlainPlace): PartOfLine | null {
    const [a, b] = [centralDot(from), centralDot(to)];
    const inside = entersRectangle(a, b, filled(space));
    if (inside !== null || !this.board.touchingSmokeBlocks) return inside;
    for (const corner of cornersOf(space)) {
      const at = passesPoint(a, b, corner);
      if (at !== null) return at;
    }
    return null;
  }
}

const cornersOf = ({ x, y }: PlainPlace) =>
  [
    { x, y },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x + 1, y: y + 1 },
  ].map(crossing);

/** SG-LOS-27 */
function printedRectangle({ kind, from, to, offset, before, after }: PlainSections): Rectangle {
  const half = SHUT.has(kind) ? 7 : 10;
  if (from.y === to.y) {
    const middle = SPACE * from.y + offset;
    const [west, east] = [SPACE * from.x - before, SPACE * to.x + after];
    return { west, east, north: middle - half, south: middle + half };
  }
  const middle = SPACE * from.x - offset;
  const [north, south] = [SPACE * from.y - before, SPACE * to.y + after];
  return { north, south, west: middle - half, east: middle + half };
}

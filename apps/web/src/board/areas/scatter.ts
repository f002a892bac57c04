import type { Prop } from '@sightline/table';
import { chances } from '../chance.ts';
import type { Rect } from '../units.ts';
import { isWet, type Land, type LandArea } from './land.ts';
import { fits, overlaps } from './mask.ts';

/** A thing on the map: its middle, how it is turned, how large it is. */
export interface PlacedProp {
  readonly what: Prop;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
  /** 0 to 1: no two look quite alike */
  readonly shade: number;
}

/** The room each takes, in units. Those without a size are drawn over the whole area. */
const SIZES: Readonly<Partial<Record<Prop, readonly [wide: number, high: number]>>> = {
  house: [0.68, 0.5],
  hut: [0.52, 0.4],
  hall: [1.15, 0.72],
  chapel: [0.95, 0.8],
  tower: [0.55, 0.55],
  mill: [0.85, 0.8],
  ruin: [0.9, 0.66],
  wall: [0.9, 0.22],
  tree: [0.34, 0.34],
  cypress: [0.24, 0.3],
  bush: [0.24, 0.2],
  rock: [0.36, 0.28],
  grave: [0.2, 0.26],
  sheaves: [0.3, 0.3],
  column: [0.2, 0.2],
  theatre: [1.5, 0.85],
  fountain: [0.7, 0.7],
  well: [0.36, 0.36],
  boat: [1.15, 0.7],
  stones: [0.3, 0.2],
  bunker: [1, 0.72],
  wire: [0.9, 0.2],
  crates: [0.36, 0.3],
  tank: [0.6, 0.6],
  pipes: [1, 0.3],
  altar: [0.6, 0.5],
  bones: [0.36, 0.26],
  crater: [0.6, 0.5],
};

/** These stand in the middle of their area; the others along its edge, where figures seldom stand. */
const CENTRAL: ReadonlySet<Prop> = new Set([
  'hall',
  'chapel',
  'mill',
  'theatre',
  'fountain',
  'boat',
  'bunker',
  'altar',
]);
/** These keep their upright: a map shows them from the south. */
const UPRIGHT: ReadonlySet<Prop> = new Set([
  'tree',
  'cypress',
  'bush',
  'grave',
  'fountain',
  'well',
  'theatre',
  'column',
  'tower',
  'mill',
  'rock',
  'bones',
  'crater',
  'stones',
]);

const TRIES = 90;
const known = new WeakMap<Land, readonly PlacedProp[]>();

/** Everything that stands on the land, the same for every look at it. */
export function scattered(land: Land): readonly PlacedProp[] {
  let laid = known.get(land);
  if (laid === undefined) {
    laid = land.areas.flatMap((area) => [...within(area), ...jetties(land, area)]);
    known.set(land, laid);
  }
  return laid;
}

function within(area: LandArea): PlacedProp[] {
  const next = chances(area.number, area.drawn.label.length, 17);
  const taken: Rect[] = [...area.printed];
  const laid: PlacedProp[] = [];
  for (const { what, many } of area.drawn.props) {
    const size = SIZES[what];
    if (size === undefined) continue;
    const rows = what === 'grave' || what === 'column' || what === 'sheaves';
    if (rows) {
      laid.push(...inRows(area, what, many, size, taken, next));
      continue;
    }
    for (let n = 0; n < many; n++) {
      const at = spotFor(area, size, taken, CENTRAL.has(what), next);
      if (at === null) break;
      taken.push({ x: at.x - size[0] / 2, y: at.y - size[1] / 2, wide: size[0], high: size[1] });
      laid.push({
        what,
        ...at,
        turn: UPRIGHT.has(what) ? 0 : Math.round((next() - 0.5) * 34),
        size: 0.78 + next() * 0.22,
        shade: next(),
      });
    }
  }
  return laid;
}

/** The best of many places: in the middle, or as far from it as can be. */
function spotFor(
  { mask, box, pole }: LandArea,
  [wide, high]: readonly [number, number],
  taken: readonly Rect[],
  central: boolean,
  next: () => number,
): { x: number; y: number } | null {
  let best: { x: number; y: number; cost: number } | null = null;
  for (let n = 0; n < TRIES; n++) {
    const x = box.x + next() * box.wide;
    const y = box.y + next() * box.high;
    const far = Math.hypot(x - pole.x, (y - (central ? box.y + box.high * 0.4 : pole.y)) * 1.1);
    const cost = central ? far : -far + next() * 0.5;
    if (best !== null && cost >= best.cost) continue;
    const rect = { x: x - wide / 2 - 0.05, y: y - high / 2 - 0.05, wide: wide + 0.1, high: high + 0.1 };
    if (fits(mask, rect) && !taken.some((t) => overlaps(t, rect))) best = { x, y, cost };
  }
  return best;
}

function inRows(
  { mask, box, pole }: LandArea,
  what: Prop,
  many: number,
  [wide, high]: readonly [number, number],
  taken: Rect[],
  next: () => number,
): PlacedProp[] {
  const across = Math.max(2, Math.ceil(Math.sqrt(many * 1.8)));
  const [gx, gy] = [wide * 1.55, high * 1.5];
  const left = pole.x - ((across - 1) * gx) / 2;
  const top = Math.max(box.y + 0.3, pole.y - pole.half * 0.75);
  const laid: PlacedProp[] = [];
  const own: Rect[] = [];
  for (let n = 0; n < many; n++) {
    const x = left + (n % across) * gx;
    const y = top + Math.floor(n / across) * gy;
    const rect = { x: x - wide / 2, y: y - high / 2, wide, high };
    if (!fits(mask, rect) || taken.some((t) => overlaps(t, rect))) continue;
    own.push(rect);
    laid.push({ what, x, y, turn: 0, size: 0.88 + next() * 0.14, shade: next() });
  }
  taken.push(...own);
  return laid;
}

/** A jetty leads from the shore of its area into the water. */
function jetties(land: Land, area: LandArea): PlacedProp[] {
  if (isWet(area.drawn) || !area.drawn.props.some(({ what }) => what === 'jetty')) return [];
  const shore = area.runs
    .filter(({ beyond }) => beyond >= 0 && isWet(land.areas[beyond].drawn))
    .toSorted((a, b) => b.points.length - a.points.length)[0];
  if (shore === undefined) return [];
  const [x, y] = shore.points[Math.floor(shore.points.length / 2)];
  const { pole } = land.areas[shore.beyond];
  const turn = (Math.atan2(pole.y - y, pole.x - x) * 180) / Math.PI;
  const near = Math.round(turn / 45) * 45;
  return [{ what: 'jetty', x, y, turn: near, size: 1, shade: 0.5 }];
}

import type { AreaPiece, Ref } from '@sightline/table';
import type { Moved } from '../props.ts';
import { type Rect, UNIT } from '../units.ts';
import { CAPTION_HIGH, captionScale, captionWide } from './caption.ts';
import { freeSpot } from './free-spot.ts';
import type { Land, LandArea } from './land.ts';
import { fits, overlaps, STEP, shareWithin } from './mask.ts';
import { stampSize } from './stamp.ts';

/** A piece where it stands: its middle, and how large it is drawn. */
export interface Stood {
  readonly piece: AreaPiece;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** how large its caption is */
  readonly words: number;
  readonly area: Ref;
  readonly jump: boolean;
}

/** Pieces under one caption, with the box around them. */
export interface Band {
  readonly name: string;
  readonly caption: string;
  readonly box: Rect;
  readonly scale: number;
  readonly words: number;
}

export interface PieceLayout {
  readonly stood: readonly Stood[];
  readonly bands: readonly Band[];
}

/** The room a figure takes at full size, and what its caption adds below it; neighbours in a band overlap. */
const FIGURE = 0.84;
const CAPTION = CAPTION_HIGH / UNIT;
/** What is left free between captions. */
const BETWEEN = 0.05;
const BESIDE = 0.64;
/** Who is escorted stands a little smaller, on the right and lower. */
const ESCORTED = 0.66;
const SIZES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45];
/** Smaller than this, a crowd rather stands on printed words. */
const SMALL = 0.68;
/** Smaller than this, somebody rather stands on the end of a band's name. */
const NAMED = 0.84;

/** A piece, or several that stand together, around the middle of their box. */
interface Block {
  readonly wide: number;
  readonly high: number;
  readonly members: readonly {
    readonly piece: AreaPiece;
    readonly dx: number;
    readonly dy: number;
    readonly scale: number;
    readonly words: number;
  }[];
  readonly band?: { readonly name: string; readonly caption: string };
  /** where it would like to stand, from the middle of the area */
  readonly wish: readonly [x: number, y: number];
}

/** Where everybody stands: all pieces of an area in it, as large as the crowd allows, and no two on each other. */
export function pieceLayout(
  land: Land,
  pieces: readonly AreaPiece[],
  moved: ReadonlyMap<Ref, Moved>,
): PieceLayout {
  const byArea = new Map<LandArea, AreaPiece[]>();
  for (const piece of pieces) {
    const area = land.areaOf(moved.get(piece.ref)?.area ?? piece.area);
    if (area === null) continue;
    byArea.set(area, [...(byArea.get(area) ?? []), piece]);
  }
  const stood: Stood[] = [];
  const bands: Band[] = [];
  for (const [area, all] of byArea) {
    const placed = settle(area, all);
    for (const one of placed.stood)
      stood.push({ ...one, area: area.drawn.ref, jump: moved.get(one.piece.ref)?.jump === true });
    bands.push(...placed.bands);
  }
  // Drawn in the order of the scene, the topmost last.
  const rank = new Map(pieces.map(({ ref }, i) => [ref, i]));
  return {
    stood: stood.toSorted((a, b) => (rank.get(a.piece.ref) ?? 0) - (rank.get(b.piece.ref) ?? 0)),
    bands,
  };
}

type Placed = Omit<Stood, 'area' | 'jump'>;

function settle(area: LandArea, pieces: readonly AreaPiece[]): { stood: Placed[]; bands: Band[] } {
  const printed = pieces.filter(({ shape }) => shape === 'point' || shape === 'stamp' || shape === 'spot');
  const fixed: Placed[] = [];
  const taken: Rect[] = [...area.printed];
  for (const piece of printed) {
    const place = piece.shape === 'stamp' ? stampIn(area, piece) : pointIn(area, taken);
    fixed.push({ piece, ...place, scale: piece.shape === 'stamp' ? 1 : POINT, words: 1 });
    if (piece.shape !== 'stamp')
      taken.push({ x: place.x - POINT / 2, y: place.y - POINT / 2, wide: POINT, high: POINT });
  }
  const standing = pieces.filter((piece) => !printed.includes(piece));
  if (standing.length === 0) return { stood: fixed, bands: [] };
  for (const named of [true, false])
    for (const scale of named ? SIZES.filter((size) => size >= NAMED) : SIZES)
      for (const rows of [1, 2, 3]) {
        const blocks = blocksOf(standing, { scale, rows, named });
        if (rows > 1 && !blocks.some(({ members }) => members.length > rows)) continue;
        const free = scale < SMALL ? taken.slice(area.printed.length) : taken;
        const placed = pack(area, blocks, free);
        if (placed !== null) return { stood: [...fixed, ...placed.stood], bands: placed.bands };
      }
  const least = SIZES[SIZES.length - 1];
  const { stood, bands } = heap(area, blocksOf(standing, { scale: least, rows: 3, named: false }));
  return { stood: [...fixed, ...stood], bands };
}

/** The size of a number printed on the map. */
const POINT = 0.44;

/** As near to the middle as it covers no printed word; it may lie over a border. */
function stampIn({ mask, pole, printed }: LandArea, piece: AreaPiece): { x: number; y: number } {
  const { rx, ry } = stampSize(piece);
  // An oval has no corners.
  const size = { wide: (1.7 * rx) / UNIT, high: (2.1 * ry) / UNIT, share: 0.6 };
  return freeSpot(mask, size, printed, pole) ?? { x: pole.x, y: pole.y };
}

/** Far up and right, clear of what is printed. */
function pointIn({ mask, box, pole }: LandArea, taken: readonly Rect[]): { x: number; y: number } {
  let best: { x: number; y: number; cost: number } | null = null;
  const half = POINT / 2 + 0.08;
  for (let y = box.y + half; y < box.y + box.high - half; y += STEP)
    for (let x = box.x + half; x < box.x + box.wide - half; x += STEP) {
      const cost = (y - box.y) * 1.4 - (x - box.x);
      if (best !== null && cost >= best.cost) continue;
      const rect = { x: x - half, y: y - half, wide: 2 * half, high: 2 * half };
      if (fits(mask, rect) && !taken.some((t) => overlaps(t, rect))) best = { x, y, cost };
    }
  return best ?? { x: pole.x, y: pole.y };
}

/* Blocks */

interface Order {
  readonly scale: number;
  /** a band stands in so many */
  readonly rows: number;
  /** with room for the whole name of a band */
  readonly named: boolean;
}

function blocksOf(pieces: readonly AreaPiece[], order: Order): Block[] {
  const escorts = new Map<Ref, AreaPiece[]>();
  const here = new Set(pieces.map(({ ref }) => ref));
  for (const piece of pieces)
    if (piece.escort !== undefined && here.has(piece.escort))
      escorts.set(piece.escort, [...(escorts.get(piece.escort) ?? []), piece]);
  const bands = new Map<string, AreaPiece[]>();
  const blocks: Block[] = [];
  for (const piece of pieces) {
    if (piece.escort !== undefined && here.has(piece.escort)) continue;
    if (piece.band === undefined) blocks.push(single(piece, escorts.get(piece.ref) ?? [], order.scale));
    else bands.set(piece.band.name, [...(bands.get(piece.band.name) ?? []), piece]);
  }
  for (const members of bands.values()) blocks.push(banded(members, order));
  return blocks;
}

function single(piece: AreaPiece, with_: readonly AreaPiece[], scale: number): Block {
  const size = scale * (piece.size ?? 1);
  const own = FIGURE * size;
  const small = scale * ESCORTED;
  const words = captionScale(scale);
  const caption = piece.caption !== undefined || with_.length > 0 ? CAPTION * words : 0;
  const slots = [piece, ...with_].map((one, i) =>
    Math.max(i === 0 ? own : FIGURE * small * 0.96, captionOf(one.caption, words)),
  );
  const wide = slots.reduce((sum, slot) => sum + slot, 0);
  let left = -wide / 2;
  return {
    wide,
    high: own + caption,
    members: [piece, ...with_].map((one, i) => {
      const dx = left + slots[i] / 2;
      left += slots[i];
      return i === 0
        ? { piece: one, dx, dy: -caption / 2, scale: size, words }
        : { piece: one, dx, dy: -caption / 2 + own * 0.16, scale: small, words };
    }),
    wish: piece.tone === 'foe' ? [0.35, -0.2] : piece.shape === 'figure' ? [-0.35, 0.1] : [0.1, 0.3],
  };
}

function banded(members: readonly AreaPiece[], { scale, rows, named }: Order): Block {
  const across = Math.ceil(members.length / rows);
  const size = scale * Math.max(...members.map((m) => m.size ?? 1));
  const own = FIGURE * size;
  const step = BESIDE * size;
  const words = captionScale(scale);
  const row = own + (Math.min(across, members.length) - 1) * step;
  const wide = Math.max(row + 0.16 * scale, named ? captionOf(members[0].band?.caption, words) : 0);
  const tall = own + (Math.ceil(members.length / across) - 1) * step * 1.05;
  const caption = CAPTION * words;
  return {
    wide,
    high: tall + caption + 0.08 * scale,
    members: members.map((piece, i) => ({
      piece,
      dx: (own - row) / 2 + (i % across) * step,
      dy: -(tall + caption) / 2 + own / 2 + Math.floor(i / across) * step * 1.05,
      scale: scale * (piece.size ?? 1),
      words,
    })),
    ...(members[0].band !== undefined && { band: members[0].band }),
    wish: [0.35, -0.2],
  };
}

/** The room a caption wants beside others. */
const captionOf = (text: string | undefined, words: number): number =>
  text === undefined ? 0 : (captionWide(text) / UNIT) * words + BETWEEN;

/* Finding room */

const GAP = 0.04;

function pack(
  area: LandArea,
  blocks: readonly Block[],
  obstacles: readonly Rect[],
): { stood: Placed[]; bands: Band[] } | null {
  const taken = [...obstacles];
  const stood: Placed[] = [];
  const bands: Band[] = [];
  // The large ones first: the small ones find room between them.
  for (const block of blocks.toSorted((a, b) => b.wide * b.high - a.wide * a.high)) {
    const at = roomFor(area, block, taken);
    if (at === null) return null;
    taken.push({ x: at.x - block.wide / 2, y: at.y - block.high / 2, wide: block.wide, high: block.high });
    put(block, at, stood, bands);
  }
  return { stood, bands };
}

function roomFor(
  { mask, box, pole }: LandArea,
  { wide, high, wish }: Block,
  taken: readonly Rect[],
): { x: number; y: number } | null {
  let best: { x: number; y: number; cost: number } | null = null;
  const [tx, ty] = [pole.x + wish[0] * pole.half, pole.y + wish[1] * pole.half];
  for (let y = box.y + high / 2; y <= box.y + box.high - high / 2; y += STEP)
    for (let x = box.x + wide / 2; x <= box.x + box.wide - wide / 2; x += STEP) {
      const cost = Math.hypot(x - tx, (y - ty) * 1.2);
      if (best !== null && cost >= best.cost) continue;
      const rect = {
        x: x - wide / 2 - GAP,
        y: y - high / 2 - GAP,
        wide: wide + 2 * GAP,
        high: high + 2 * GAP,
      };
      if (taken.some((t) => overlaps(t, rect))) continue;
      // Discs have no corners: a little of their box may lie over a border.
      if (shareWithin(mask, rect) > 0.95) best = { x, y, cost };
    }
  return best;
}

/** More than an area can hold: they stand on each other, around its middle. */
function heap({ pole }: LandArea, blocks: readonly Block[]): { stood: Placed[]; bands: Band[] } {
  const stood: Placed[] = [];
  const bands: Band[] = [];
  blocks.forEach((block, i) => {
    const turn = (i / blocks.length) * 2 * Math.PI;
    const off = blocks.length === 1 ? 0 : pole.half * 0.6;
    put(block, { x: pole.x + Math.cos(turn) * off, y: pole.y + Math.sin(turn) * off }, stood, bands);
  });
  return { stood, bands };
}

function put(block: Block, at: { x: number; y: number }, stood: Placed[], bands: Band[]): void {
  for (const { piece, dx, dy, scale, words } of block.members)
    stood.push({ piece, x: at.x + dx, y: at.y + dy, scale, words });
  if (block.band !== undefined)
    bands.push({
      ...block.band,
      box: { x: at.x - block.wide / 2, y: at.y - block.high / 2, wide: block.wide, high: block.high },
      scale: block.members[0].scale,
      words: block.members[0].words,
    });
}

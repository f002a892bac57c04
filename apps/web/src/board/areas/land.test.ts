import type { AreaPiece, AreasDrawing, Ref } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { type Rect, UNIT } from '../units.ts';
import { boundsOf, isWithin, OUTSIDE, stretchOf } from './borders.ts';
import { CAPTION_HIGH, CAPTION_TOP, captionWide } from './caption.ts';
import { landOf, nameBox } from './land.ts';
import { overlaps, shareWithin } from './mask.ts';
import { pieceLayout } from './piece-layout.ts';
import { scattered } from './scatter.ts';

/** Four areas around a corner, and one that is walled off. */
const ring = (x: number, y: number, wide: number, high: number) => [
  [
    [x, y],
    [x + wide, y],
    [x + wide, y + high],
    [x, y + high],
  ] as const,
];
const area = (n: number, outline: AreasDrawing['areas'][number]['outline'], label: string) => ({
  ref: `cell:${n}` as Ref,
  label,
  outline,
  ground: n === 3 ? ('water' as const) : ('meadow' as const),
  props: [{ what: 'tree' as const, many: 4 }],
  terrain: n === 0 ? (['elevated', 'covered'] as const) : [],
});
const drawing: AreasDrawing = {
  kind: 'areas',
  width: 10,
  height: 10,
  levels: 1,
  areas: [
    area(0, ring(0, 0, 5, 5), 'Olive terrace'),
    area(1, ring(5, 0, 5, 5), 'Chapel'),
    area(2, ring(0, 5, 5, 5), 'Mill lane'),
    area(3, ring(5, 5, 5, 5), 'River'),
  ],
  ways: [
    { from: 'cell:0', to: 'cell:1' },
    { from: 'cell:0', to: 'cell:2' },
    { from: 'cell:0', to: 'cell:3' },
    { from: 'cell:1', to: 'cell:3' },
  ],
  sheets: [
    { x: 0, y: 0, wide: 5, high: 10 },
    { x: 5, y: 0, wide: 5, high: 10 },
  ],
  legend: [],
};
const land = landOf(drawing);

describe('the land', () => {
  it('neighbours share one border, point by point', () => {
    const bounds = boundsOf(drawing, stretchOf(drawing));
    for (const [a, { runs }] of bounds.entries())
      for (const { beyond, points } of runs) {
        if (beyond === OUTSIDE) continue;
        const back = bounds[beyond].runs.find((run) => run.beyond === a);
        expect(back?.points.toReversed().map(([x, y]) => [x.toFixed(6), y.toFixed(6)])).toEqual(
          points.map(([x, y]) => [x.toFixed(6), y.toFixed(6)]),
        );
      }
  });

  it('every point belongs to one area', () => {
    for (let x = 0.05; x < land.width; x += 0.31)
      for (let y = 0.05; y < land.height; y += 0.29)
        expect(land.areas.filter(({ rings }) => isWithin(rings, x, y))).toHaveLength(1);
  });

  it('ways are marked on borders and in corners, and what touches without one is walled off', () => {
    expect(land.ways.map(({ turn }) => turn === null)).toEqual([false, false, true, false]);
    expect(land.borders.filter(({ kind }) => kind === 'barred')).toHaveLength(1);
    expect(land.folds.x).toHaveLength(1);
  });

  it('names, marks and what stands there lie within their area', () => {
    for (const { mask, name, printed } of land.areas)
      for (const rect of [nameBox(name), ...printed]) expect(shareWithin(mask, rect)).toBeGreaterThan(0.97);
    for (const { x, y } of scattered(land))
      expect(land.areas.some(({ rings }) => isWithin(rings, x, y))).toBe(true);
  });
});

const figure = (n: number, more: Partial<AreaPiece> = {}): AreaPiece => ({
  ref: `piece:${n}`,
  shape: 'figure',
  icon: 'person',
  tone: n < 4 ? 'friend' : 'foe',
  name: `figure ${n}`,
  area: 'cell:0',
  ...more,
});
const boxOf = ({ x, y, scale }: { x: number; y: number; scale: number }): Rect => {
  const half = 0.36 * scale;
  return { x: x - half, y: y - half, wide: 2 * half, high: 2 * half };
};
const apart = (a: Rect, b: Rect): boolean =>
  Math.hypot(a.x + a.wide / 2 - b.x - b.wide / 2, a.y + a.high / 2 - b.y - b.high / 2) >=
  (a.wide + b.wide) / 2 - 0.02;

describe('a crowd', () => {
  const heroes = [0, 1, 2, 3].map((n) => figure(n, { caption: 'Maxine' }));
  const patty = figure(4, { tone: 'good', escort: 'piece:0', size: 0.8 });
  const band = { name: 'minions', caption: '8 minions' };

  it.each([1, 4, 9, 17])('of %i stands in its area, nobody on anybody', (many) => {
    const pieces = [...heroes, patty, ...Array.from({ length: 12 }, (_, n) => figure(10 + n))].slice(0, many);
    const { stood } = pieceLayout(land, pieces, new Map());
    expect(stood).toHaveLength(many);
    for (const one of stood) {
      expect(isWithin(land.areas[0].rings, one.x, one.y)).toBe(true);
      for (const other of stood)
        if (one !== other) expect(apart(boxOf(one), boxOf(other)), `${many}`).toBe(true);
    }
  });

  it('of one kind stands on one plate, and whoever is escorted beside the escort', () => {
    const minions = Array.from({ length: 8 }, (_, n) => figure(10 + n, { band }));
    const { stood, bands } = pieceLayout(land, [...heroes, patty, ...minions], new Map());
    expect(bands.map(({ caption }) => caption)).toEqual(['8 minions']);
    const at = (ref: Ref) => stood.find(({ piece }) => piece.ref === ref);
    const [guard, guarded] = [at('piece:0'), at('piece:4')];
    expect(Math.hypot((guard?.x ?? 0) - (guarded?.x ?? 9), (guard?.y ?? 0) - (guarded?.y ?? 9))).toBeLessThan(
      1,
    );
  });

  it('keeps every name readable, and none on another', () => {
    const henry = figure(5, { tone: 'good', escort: 'piece:0', caption: 'Henry' });
    const minions = Array.from({ length: 6 }, (_, n) => figure(10 + n, { band }));
    const guarded = { ...patty, caption: 'Patty' };
    const { stood, bands } = pieceLayout(land, [...heroes, guarded, henry, ...minions], new Map());
    const captions = [
      ...stood.flatMap(({ piece: { caption }, x, y, scale, words }): Rect[] => {
        if (caption === undefined) return [];
        const [wide, high] = [captionWide(caption), CAPTION_HIGH].map((n) => (n / UNIT) * words);
        return [{ x: x - wide / 2, y: y + (CAPTION_TOP / UNIT) * scale, wide, high }];
      }),
      ...bands.map(({ caption, box, words }): Rect => {
        const [wide, high] = [captionWide(caption), CAPTION_HIGH].map((n) => (n / UNIT) * words);
        return { x: box.x + (box.wide - wide) / 2, y: box.y + box.high - high * 1.12, wide, high };
      }),
    ];
    expect(captions).toHaveLength(7);
    for (const { words, piece } of stood) if (piece.caption !== undefined) expect(words).toBeGreaterThan(0.7);
    for (const one of captions)
      for (const other of captions) if (one !== other) expect(overlaps(one, other)).toBe(false);
  });

  it('goes along with who moves', () => {
    const { stood } = pieceLayout(land, heroes, new Map([['piece:2', { area: 'cell:1', jump: false }]]));
    expect(stood.map(({ area: there }) => there)).toEqual(['cell:0', 'cell:0', 'cell:1', 'cell:0']);
  });
});

import type { Ref } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { firstLook } from './interest.ts';
import { isSeen } from './pan-zoom.ts';

const PHONE = { wide: 390, high: 560 };

describe('the first look', () => {
  it('shows both portals that are asked about, however far they lie apart', () => {
    const portals = new Map<Ref, { x: number; y: number; wide: number; high: number }>([
      ['piece:1', { x: 8, y: 17, wide: 1, high: 1 }],
      ['piece:2', { x: 19, y: 7, wide: 1, high: 1 }],
    ]);
    const view = firstLook(
      {
        pieces: [],
        lit: [...portals.keys()].map((ref) => ({ ref })),
        floor: { x: 0, y: 0, wide: 20, high: 24 },
        level: 0,
        rectOf: (ref) => portals.get(ref) ?? null,
      },
      PHONE,
    );
    for (const rect of portals.values()) expect(isSeen(view, rect, PHONE, 0)).toBe(true);
  });
});

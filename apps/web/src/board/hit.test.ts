import type { Ref } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { meant, type Zone } from './hit.ts';

const box = (x: number, y: number, wide = 1, high = 1) => ({ x, y, wide, high });
const zone = (ref: Ref, ...rects: readonly ReturnType<typeof box>[]): Zone => ({ ref, rects });
const all: readonly Zone[] = [
  zone('cell:0', box(0, 0)),
  zone('cell:1', box(1, 0)),
  zone('cell:2', box(2, 0)),
  zone('door:0', box(1.76, 0, 0.48, 1)),
  zone('piece:0', box(0.1, 0.1, 0.8, 0.8)),
  zone('thing:0', box(0.1, 0.1, 0.8, 0.8)),
];
const at = (x: number, y: number, ...lit: Ref[]) =>
  meant({ all, lit: new Set(lit) }, { x, y, scale: 60, finger: false });
const finger = (x: number, y: number, ...lit: Ref[]) =>
  meant({ all, lit: new Set(lit) }, { x, y, scale: 60, finger: true });

describe('what is meant by pointing', () => {
  it('is the topmost there', () => {
    expect(at(0.5, 0.5)).toBe('thing:0');
    expect(at(0.02, 0.5)).toBe('cell:0');
    expect(at(2.1, 0.5)).toBe('door:0');
  });

  it('is what is lit, before anything on top of it', () => {
    expect(at(0.5, 0.5, 'cell:0')).toBe('cell:0');
    expect(at(0.5, 0.5, 'cell:0', 'piece:0')).toBe('piece:0');
  });

  it('is nothing beyond the board', () => {
    expect(at(9, 9, 'cell:0')).toBeNull();
  });

  it('is the nearest lit target for a finger, within reach', () => {
    expect(finger(1.2, 0.5, 'cell:2')).toBe('cell:1');
    expect(finger(1.7, 0.5, 'cell:2')).toBe('cell:2');
    expect(at(1.7, 0.5, 'cell:2')).toBe('cell:1');
  });

  it('reaches a small target within 24 pixels, however far out one looks', () => {
    const far = { x: 2.5, y: 0.5, scale: 15, finger: false };
    expect(meant({ all, lit: new Set<Ref>(['door:0']) }, far)).toBe('door:0');
  });
});

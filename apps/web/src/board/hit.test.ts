import type { Ref } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { coveredBy, meant, type Zone } from './hit.ts';

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
const pointing = (finger: boolean, scale: number, zones = all) =>
  function pointed(x: number, y: number, ...refs: Ref[]) {
    const lit = new Set(refs);
    return meant({ all: zones, lit, covered: coveredBy(zones, lit) }, { x, y, scale, finger });
  };
const at = pointing(false, 60);
const finger = pointing(true, 60);

describe('what is meant by pointing', () => {
  it('is the topmost there', () => {
    expect(at(0.5, 0.5)).toEqual(['thing:0']);
    expect(at(0.02, 0.5)).toEqual(['cell:0']);
    expect(at(2.1, 0.5)).toEqual(['door:0']);
  });

  it('is what is lit, before anything on top of it', () => {
    expect(at(0.5, 0.5, 'cell:0')).toEqual(['cell:0']);
    expect(at(2.1, 0.5, 'cell:2')).toEqual(['cell:2']);
  });

  it('is a border only on the border, however far out one looks, but a lit one is as large as a finger', () => {
    const zones = [...all.slice(0, 3), zone('border:0', box(0.76, 0, 0.48, 1))];
    const far = pointing(false, 20, zones);
    expect(far(0.9, 0.5)).toEqual(['border:0']);
    expect(far(0.5, 0.5)).toEqual(['cell:0']);
    expect(far(0.5, 0.5, 'border:0')).toEqual(['border:0']);
  });

  it('is nothing beyond the board', () => {
    expect(at(9, 9, 'cell:0')).toEqual([]);
  });

  it('is the nearest lit target for a finger, within reach', () => {
    expect(finger(1.2, 0.5, 'cell:2')).toEqual(['cell:1']);
    expect(finger(1.7, 0.5, 'cell:2')).toEqual(['cell:2']);
    expect(at(1.7, 0.5, 'cell:2')).toEqual(['cell:1']);
  });

  it('reaches a small target within 24 pixels, however far out one looks', () => {
    expect(pointing(false, 15)(2.5, 0.5, 'door:0')).toEqual(['door:0']);
  });

  it('is the space itself among spaces, however far out one looks', () => {
    const far = pointing(false, 12);
    expect(far(0.9, 0.5, 'cell:0', 'cell:1', 'cell:2')).toEqual(['cell:0']);
    expect(far(1.5, 0.5, 'cell:0', 'cell:1', 'cell:2')).toEqual(['cell:1']);
  });
});

describe('where several lit things lie on each other', () => {
  it('all that can be pointed at nowhere else are meant, the topmost first', () => {
    expect(at(0.5, 0.5, 'cell:0', 'piece:0')).toEqual(['piece:0', 'cell:0']);
    expect(finger(0.5, 0.5, 'cell:0', 'piece:0', 'thing:0')).toEqual(['thing:0', 'piece:0', 'cell:0']);
  });

  it('the rim of a space that a figure covers is no other answer', () => {
    expect(at(0.04, 0.5, 'cell:0', 'piece:0')).toEqual(['piece:0', 'cell:0']);
  });

  it('what has room beside is meant there, and what lies on it where that lies', () => {
    expect(at(2.1, 0.5, 'door:0', 'cell:2')).toEqual(['door:0']);
    expect(at(2.6, 0.5, 'door:0', 'cell:2')).toEqual(['cell:2']);
  });

  it('of the spaces below a large figure only the one that is pointed at', () => {
    const large = [
      zone('cell:0', box(0, 0)),
      zone('cell:1', box(1, 0)),
      zone('piece:9', box(0.1, 0.1, 1.8, 0.8)),
    ];
    const there = pointing(false, 60, large);
    expect(there(0.5, 0.5, 'cell:0', 'cell:1', 'piece:9')).toEqual(['piece:9', 'cell:0']);
    expect(there(1.5, 0.5, 'cell:0', 'cell:1', 'piece:9')).toEqual(['piece:9', 'cell:1']);
  });

  it('a place of any shape has room if a part of it has', () => {
    const area: Zone = { ref: 'cell:5', rects: [box(0, 0, 4, 4)], holds: (x, y) => x + y < 4 };
    const crowd = (...rects: ReturnType<typeof box>[]) => rects.map((r, n) => zone(`piece:${n}`, r));
    const lit = new Set<Ref>(['cell:5', 'piece:0', 'piece:1']);
    expect(coveredBy([area, ...crowd(box(0, 0, 1, 1))], lit).size).toBe(0);
    const full = crowd(box(0, 0, 4, 2), box(0, 2, 1.6, 2));
    expect(coveredBy([area, ...full], lit).get('cell:5')).toEqual(['piece:0', 'piece:1']);
  });
});

import type { Piece } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { slotsOf } from './slots.ts';

const piece = (ref: Piece['ref'], shape: Piece['shape'], x: number, more: Partial<Piece> = {}): Piece => ({
  ref,
  shape,
  x,
  y: 0,
  wide: 1,
  high: 1,
  level: 0,
  icon: 'imp',
  tone: 'foe',
  name: '',
  ...more,
});

describe('tokens in a space', () => {
  it('lie in the middle when alone', () => {
    expect(slotsOf([piece('thing:1', 'tile', 0), piece('thing:2', 'hex', 1)]).size).toBe(0);
  });

  it('go to a corner for a figure, however large it is', () => {
    const slots = slotsOf([piece('thing:1', 'tile', 1), piece('piece:1', 'figure', 0, { wide: 2, high: 2 })]);
    expect(slots.get('thing:1')?.by).toBeLessThan(1);
  });

  it('never lie on each other', () => {
    const slots = slotsOf([
      piece('thing:1', 'tile', 0),
      piece('thing:2', 'hex', 0),
      piece('thing:3', 'hex', 0),
    ]);
    const places = [...slots.values()].map(({ dx, dy }) => `${dx},${dy}`);
    expect(new Set(places).size).toBe(3);
  });

  it('leave what is painted on the floor where it is', () => {
    const slots = slotsOf([piece('thing:1', 'portal', 0), piece('thing:2', 'hex', 0)]);
    expect([...slots.keys()]).toEqual(['thing:2']);
  });
});

import type { BoardDrawing, Piece, Ref } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { litBelow, moveCursor } from './board-cursor.ts';

const spaces = [
  [0, 0],
  [1, 0],
  [4, 0],
  [0, 1],
].map(([x, y], i) => ({
  ref: `cell:${i}` as const,
  x,
  y,
  level: 0,
  floor: 'steel' as const,
  label: '',
  tile: 0,
}));
const drawing: BoardDrawing = {
  kind: 'grid',
  width: 5,
  height: 2,
  levels: 1,
  spaces,
  walls: [],
  outlines: [],
  doors: [],
  legend: [],
};
const piece = (ref: Piece['ref'], x: number, y: number, active = false): Piece => ({
  ref,
  shape: 'figure',
  icon: 'imp',
  tone: 'foe',
  x,
  y,
  wide: 1,
  high: 1,
  level: 0,
  name: ref,
  active,
});
const none = () => false;

it('begins at whose turn it is, or at the first space', () => {
  const pieces = [piece('piece:1', 4, 0), piece('piece:2', 0, 1, true)];
  expect(moveCursor(drawing, pieces, none, null, 'ArrowUp')).toBe('piece:2');
  expect(moveCursor(drawing, [], none, null, 'ArrowUp')).toBe('cell:0');
});

it('goes to the nearest space that way, over gaps too', () => {
  expect(moveCursor(drawing, [], none, 'cell:0', 'ArrowRight')).toBe('cell:1');
  expect(moveCursor(drawing, [], none, 'cell:1', 'ArrowRight')).toBe('cell:2');
  expect(moveCursor(drawing, [], none, 'cell:0', 'ArrowDown')).toBe('cell:3');
  expect(moveCursor(drawing, [], none, 'cell:0', 'ArrowUp')).toBe('cell:0');
});

it('points at what stands there, lit things first', () => {
  const pieces = [piece('thing:9', 1, 0), piece('piece:1', 1, 0)];
  expect(moveCursor(drawing, pieces, none, 'cell:0', 'ArrowRight')).toBe('piece:1');
  expect(moveCursor(drawing, pieces, (r) => r === 'thing:9', 'cell:0', 'ArrowRight')).toBe('thing:9');
  expect(moveCursor(drawing, pieces, (r) => r === 'cell:1', 'cell:0', 'ArrowRight')).toBe('cell:1');
});

it('knows what else is lit where it is', () => {
  const large = { ...piece('piece:1', 0, 0), wide: 2 };
  const pieces = [piece('thing:9', 1, 0), large, piece('piece:2', 0, 1)];
  const all = () => true;
  expect(litBelow(drawing, pieces, all, 'piece:1')).toEqual(['thing:9', 'cell:0', 'cell:1']);
  expect(litBelow(drawing, pieces, (r) => r !== 'thing:9', 'cell:1')).toEqual(['piece:1']);
  expect(litBelow(drawing, pieces, none, 'piece:1')).toEqual([]);
});

describe('annexes', () => {
  const beside = [0, 1].flatMap((n) =>
    [0, 1].map((x) => ({ ...spaces[0], ref: `cell:up${n}.${x}` as const, x, y: 0, level: n + 1 })),
  );
  const annex = { title: '', icon: 'stairs', tone: 'plain' } as const;
  const annexes = [1, 2].map((level) => ({ ...annex, level }));
  const plan = { borders: [], rooms: [], annexes, samples: [] };
  const planned: BoardDrawing = { ...drawing, spaces: [...spaces, ...beside], plan };
  const from = (at: Ref, key: string, pieces: readonly Piece[] = []) =>
    moveCursor(planned, pieces, none, at, key);

  it('lie in a row below the board', () => {
    expect(from('cell:0', 'ArrowDown')).toBe('cell:3');
    expect(from('cell:3', 'ArrowDown')).toBe('cell:up0.0');
    expect(from('cell:2', 'ArrowDown')).toBe('cell:up1.0');
    expect(from('cell:up0.0', 'ArrowUp')).toBe('cell:3');
  });

  it('are walked through like the board', () => {
    expect(from('cell:up0.0', 'ArrowRight')).toBe('cell:up0.1');
    expect(from('cell:up0.1', 'ArrowRight')).toBe('cell:up1.0');
    expect(from('cell:up1.1', 'ArrowRight')).toBe('cell:up1.1');
    const upstairs = { ...piece('piece:1', 1, 0), level: 1 };
    expect(from('cell:up0.0', 'ArrowRight', [upstairs])).toBe('piece:1');
    expect(from('cell:0', 'ArrowRight', [upstairs])).toBe('cell:1');
  });

  it('have nothing in common with what has the same place on the board', () => {
    const upstairs = { ...piece('piece:1', 1, 0), level: 1 };
    expect(litBelow(planned, [upstairs], () => true, 'cell:1')).toEqual([]);
    expect(litBelow(planned, [upstairs], () => true, 'piece:1')).toEqual(['cell:up0.1']);
  });
});

import { describe, expect, it } from 'vitest';
import { joined } from './joined.ts';
import type { SeenEvent } from './seen-event.ts';

const step = (figure: number, from: number, to: number, by = 'foot'): SeenEvent => ({
  kind: 'stepped',
  fields: { figure, from, to, by },
});
const walk = (figure: number, from: number, to: number, spaces: number): SeenEvent => ({
  kind: 'walked',
  fields: { figure, from, to, spaces },
});

describe('what is one thing to whoever reads of it', () => {
  it('is the walk of a figure, however many steps it takes', () => {
    expect(joined(step(7, 1, 2), step(7, 2, 3))).toEqual(walk(7, 1, 3, 2));
    expect(joined(walk(7, 1, 3, 2), step(7, 3, 1))).toEqual(walk(7, 1, 1, 3));
  });

  it('is no walk of two, nor one that begins elsewhere, nor one through a teleporter', () => {
    expect(joined(step(7, 1, 2), step(8, 2, 3))).toBeNull();
    expect(joined(step(7, 1, 2), step(7, 9, 3))).toBeNull();
    expect(joined(step(7, 1, 2), step(7, 2, 9, 'teleporter'))).toBeNull();
    expect(joined(step(7, 1, 9, 'teleporter'), step(7, 9, 10))).toBeNull();
    expect(joined({ kind: 'suffered', fields: { figure: 7, damage: 1 } }, step(7, 2, 3))).toBeNull();
  });

  it('is a sprint and the card it costs', () => {
    const discarded: SeenEvent = { kind: 'discarded', fields: { marine: 0, card: 5 } };
    const sprinted = (card: number): SeenEvent => ({ kind: 'sprinted', fields: { marine: 0, card } });
    expect(joined(discarded, sprinted(5))).toEqual(sprinted(5));
    expect(joined(discarded, sprinted(6))).toBeNull();
  });
});

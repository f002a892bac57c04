import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { D0, D1, hide, lay, NORTH_SIDE, put } from '../../testing/arranging.ts';
import { given } from '../../testing/given.ts';
import { sketch } from '../../testing/sketch.ts';
import { suffer } from '../procedures.ts';
import type { G } from '../siege.ts';

/** Mute in a room takes wounds, with a plate. */
const hit = (
  wounds: number,
  cause: 'shot' | 'gas',
  more: (g: G, at: (s: string) => number) => void = () => {},
  body = 0,
) =>
  given({
    board: sketch(5, 1, { rooms: ['(0,0) (1,0) (2,0)'] }),
    arrange(g, at) {
      put(g, D0, 'mute', at('(0,0)'));
      put(g, D1, 'rook', at('(4,0)'));
      more(g, at);
      g.state.operators[D0].plate = true;
    },
    run: () => call(suffer, { operator: D0, body, wounds, cause }),
  }).state.operators[D0];

describe('Armor Plates', () => {
  it('SG-SGD-37, SG-SGD-38: the plate goes instead of 1 wound, the others of the effect are taken', () => {
    expect(hit(3, 'shot')).toMatchObject({ wounds: 2, plate: false });
  });

  it('SG-SGD-39, SG-HID-31: the reveal comes first, and a decoy uses none', () => {
    const tokens = (g: G, at: (s: string) => number) => hide(g, D0, 'mute', [at('(0,0)'), at('(3,0)')]);
    expect(hit(1, 'shot', tokens)).toMatchObject({ wounds: 0, plate: false, bodies: [{}] });
    expect(hit(1, 'shot', tokens, 1)).toMatchObject({ wounds: 0, plate: true, bodies: [{}] });
  });

  it('SG-SGD-41, SG-SGD-42, SG-SGD-43, SG-SGD-44: [example] of 3 hits two stations take 1 and the plate 1; of gas they take all', () => {
    const stations = (g: G, at: (s: string) => number) => {
      lay(g, 'konaStation', at('(1,0)'), NORTH_SIDE);
      lay(g, 'konaStation', at('(2,0)'), NORTH_SIDE);
    };
    expect(hit(3, 'shot', stations)).toMatchObject({ wounds: 1, plate: false });
    expect(hit(1, 'gas', stations)).toMatchObject({ wounds: 0, plate: true });
  });
});

import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { A0, D0, lay, NORTH_SIDE, put } from '../../testing/arranging.ts';
import { given } from '../../testing/given.ts';
import { sketch } from '../../testing/sketch.ts';
import { suffer } from '../procedures.ts';

/** An attacker takes 2 wounds where a station may be near. */
const hit = (at: string, standee: string | null, ...stations: readonly string[]) =>
  given({
    board: sketch(5, 1, { rooms: ['(0,0) (1,0)', '(2,0) (3,0)'] }),
    arrange(g, cell) {
      put(g, A0, 'ash', cell(at), standee === null ? {} : { standee: cell(standee) });
      put(g, D0, 'thunderbird', cell('(4,0)'));
      for (const station of stations) lay(g, 'konaStation', cell(station), NORTH_SIDE);
    },
    run: () => call(suffer, { operator: A0, body: 0, wounds: 2, cause: 'shot' }),
  }).state.operators[A0].wounds;

describe('Kóna Stations', () => {
  it('SG-SGD-40, SG-SGD-41, SG-SGD-43: one wound of an effect less in their room, for both squads', () => {
    expect(hit('(0,0)', null, '(1,0)')).toBe(1);
    expect(hit('(0,0)', null, '(2,0)')).toBe(2);
    expect(hit('(4,0)', null, '(3,0)')).toBe(2);
  });

  it('SG-SGD-42: two in a room are worth one', () => {
    expect(hit('(0,0)', null, '(0,0)', '(1,0)')).toBe(1);
  });

  it('SG-SGD-43: leaning, either space counts', () => {
    expect(hit('(1,0)', '(2,0)', '(3,0)')).toBe(1);
    expect(hit('(2,0)', '(1,0)', '(0,0)')).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { activating, walk } from '../../testing/activating.ts';
import { A0, ATTACKS, D0, DEFENDS, lay, put, stock } from '../../testing/arranging.ts';
import { refusesSpecial, refusesTactical, useTactical } from '../../testing/gadgets.ts';
import { type FloorSketch, sketch } from '../../testing/sketch.ts';
import { isElectrified } from './bandit.ts';

const wired = (drawn: FloorSketch, profile = 'ash') =>
  activating(A0, {
    board: sketch(5, 1, drawn),
    arrange(g, at) {
      put(g, A0, profile, at('(0,0)'));
      put(g, D0, 'bandit', at('(4,0)'));
      lay(g, 'ced1', at('(2,0)'));
      stock(g, { breachCharge: 1, tacticalDrone: 1 });
    },
  });

const electrified = (drawn: FloorSketch) => {
  const table = wired(drawn);
  return ['(0,0)', '(1,0)', '(2,0)', '(3,0)', '(4,0)'].filter((space) =>
    isElectrified(table.g, table.at(space)),
  );
};

describe('CED-1 Shock Wires', () => {
  it('SG-SGD-13, SG-SGD-14: its space and all adjacent ones; fortified walls and Armor Panels do not stop it', () => {
    expect(electrified({})).toEqual(['(1,0)', '(2,0)', '(3,0)']);
    expect(electrified({ fortified: 'E(1,0)', panelledDoor: 'E(2,0)' })).toEqual(['(1,0)', '(2,0)', '(3,0)']);
    expect(electrified({ light: 'E(1,0)', barricadedDoor: 'E(2,0)' })).toEqual(['(2,0)']);
  });

  it('SG-SGD-15: an opponent who enters is Stunned and takes 1 wound', () => {
    const table = walk(wired({}), ATTACKS, '(1,0)');
    expect(table.state.operators[A0]).toMatchObject({ wounds: 1, bodies: [{ stunned: true }] });
  });

  it('SG-SGD-15: Bandit and his squad are not', () => {
    const table = activating(D0, {
      board: sketch(3, 1),
      arrange(g, at) {
        put(g, D0, 'bandit', at('(0,0)'));
        lay(g, 'ced1', at('(2,0)'));
      },
    });
    expect(walk(table, DEFENDS, '(1,0)').state.operators[D0].wounds).toBe(0);
  });

  it('SG-SGD-16: so is who uses a Deployable gadget on such a space', () => {
    const table = useTactical(wired({}), ATTACKS, 'breachCharge', '(1,0)').passAll();
    expect(table.state.operators[A0]).toMatchObject({ wounds: 1, bodies: [{ stunned: true }] });
  });

  it('SG-SGD-17: no drone is deployed there', () => {
    expect(refusesSpecial(wired({}, 'twitch'), ATTACKS, 'shockDrones', '(1,0)')).toBe('SG-SGD-17');
    const tactical = wired({});
    expect(refusesTactical(tactical, ATTACKS, 'tacticalDrone', '(1,0)')).toBe('SG-SGD-17');
  });
});

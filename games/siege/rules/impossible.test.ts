import { describe, expect, it } from 'vitest';
import { activating } from '../testing/activating.ts';
import { A0, A1, cover, D0, D1, hide, lay, put, upstairs } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { impossibility } from './impossible.ts';

/** What is found when this has come about in an orderly game. */
function found(change: (table: TestTable) => void): string | null {
  const table = activating(A0, {
    board: sketch(6, 4, {
      gray: '(1,1) (4,1)',
      blue: '(5,3)',
      structural: '(3,3)',
      heavy: 'W(3,3) N(3,3) E(3,3)',
    }),
    arrange(g, at) {
      put(g, A0, 'ash', at('(0,0)'), { standee: at('(1,0)') });
      put(g, A1, 'iq', upstairs(g, 0));
      g.state.operators[A1].watches = at('(4,1)');
      hide(g, D0, 'rook', [at('(5,0)'), at('(4,3)')]);
      put(g, D1, 'mute', upstairs(g, 0));
      lay(g, 'barbedWire', at('(2,2)'));
      cover(g, 'smoke', at('(2,2)'), at('(2,3)'));
    },
  });
  change(table);
  return impossibility(table.g);
}
const operator = (table: TestTable, o: number) => table.state.operators[o];

describe('what cannot be so', () => {
  it('finds nothing in an orderly game', () => {
    expect(found(() => {})).toBeNull();
  });

  it.each<[string, (t: TestTable) => void, string]>([
    ['the dead', (t) => (operator(t, A0).eliminated = true), 'is eliminated and still there'],
    [
      'SG-OPR-01: three bodies',
      (t) => operator(t, D0).bodies.push({ ...operator(t, D0).bodies[0], at: t.at('(3,0)') }),
      'three bodies',
    ],
    [
      'SG-HID-01: attackers in hiding',
      (t) => operator(t, A0).bodies.push({ ...operator(t, A0).bodies[0], at: t.at('(3,0)'), standee: -1 }),
      'SG-HID-01',
    ],
    ['SG-ADV-02: a stack in two spaces', (t) => (operator(t, D0).stacked = true), 'stack'],
    ['SG-USG-03: charges owed', (t) => (operator(t, A0).charges = -1), 'Charge cube'],
    ['SG-STA-08: more wounds than Stamina', (t) => (operator(t, A0).wounds = 4), 'SG-STA-08'],
    [
      'SG-OVW-13: an entryway watched from below',
      (t) => (operator(t, A0).watches = t.at('(1,1)')),
      'with nobody upstairs',
    ],
    [
      'SG-OVW-13: a space watched that is none',
      (t) => (operator(t, A1).watches = t.at('(2,1)')),
      'SG-OVW-13',
    ],
    ['SG-ENT-07: a blue one by a defender', (t) => (operator(t, D1).watches = t.at('(5,3)')), 'SG-OVW-13'],
    ['SG-ENT-08: two tokens on one', (t) => (operator(t, D1).watches = t.at('(4,1)')), 'SG-ENT-08'],
    ['SG-PRT-18: a structural element', (t) => (operator(t, D1).bodies[0].at = t.at('(3,3)')), 'stands in'],
    ['SG-ENT-09: a third space upstairs', (t) => (operator(t, D1).bodies[0].at = 24 + 2), 'stands in'],
    ['SG-OVW-02: a fifth side', (t) => (operator(t, A0).bodies[0].facing = 4), 'faces 4'],
    [
      'SG-LEAN-02: leaning diagonally',
      (t) => (operator(t, A0).bodies[0].standee = t.at('(1,1)')),
      'SG-LEAN-02',
    ],
    [
      'SG-LEAN-01: leaning upstairs',
      (t) => (operator(t, A1).bodies[0].standee = t.at('(0,1)')),
      'SG-LEAN-02',
    ],
    ['SG-MOV-03: opponents in one space', (t) => (operator(t, D1).bodies[0].at = t.at('(1,0)')), 'SG-MOV-03'],
    ['SG-ENV-11: squad-mates in one', (t) => (operator(t, D1).bodies[0].at = t.at('(5,0)')), 'SG-ENV-11'],
    ['SG-ENV-11: two gadgets in one', (t) => lay(t.g, 'ced1', t.at('(2,2)')), 'two gadgets'],
    ['SG-KEY-09: two overlays in one', (t) => cover(t.g, 'fire', t.at('(2,3)'), t.at('(1,3)')), 'SG-KEY-09'],
    ['SG-UTG-03: cubes owed', (t) => (t.state.inventory[0] = -1), 'Charge cube too many'],
    [
      'SG-MIS-16: the hostage in two places',
      (t) => (t.state.hostage = { at: t.at('(2,0)'), carrier: A0 }),
      'hostage',
    ],
  ])('finds %s', (_what, change, words) => {
    expect(found(change)).toContain(words);
  });

  it('SG-MOV-04: passing through a squad-mate is in order', () => {
    expect(
      found((t) => {
        operator(t, A1).watches = -1;
        operator(t, A1).bodies[0].at = t.at('(0,0)');
      }),
    ).toBeNull();
  });
});

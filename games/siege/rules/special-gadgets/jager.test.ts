import { describe, expect, it } from 'vitest';
import { activating } from '../../testing/activating.ts';
import { A0, ATTACKS, D0, DEFENDS, hide, put, stock } from '../../testing/arranging.ts';
import { useSpecial, useTactical } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

const throwing = (room: string, hidden = false) =>
  activating(A0, {
    board: sketch(6, 1, { rooms: [room] }),
    arrange(g, at) {
      put(g, A0, 'ash', at('(0,0)'));
      if (hidden) hide(g, D0, 'jager', [at('(4,0)'), at('(5,0)')]);
      else put(g, D0, 'jager', at('(4,0)'));
      stock(g, { flashbang: 1 });
    },
  });

const isStunned = (table: ReturnType<typeof throwing>) =>
  table.state.operators[D0].bodies.some(({ stunned }) => stunned);

describe('Active Defense Systems', () => {
  it('SG-SGD-11, SG-REA-04: what is thrown into a room has no effect, and its charge is lost', () => {
    const table = useTactical(throwing('(3,0) (4,0)'), ATTACKS, 'flashbang', '(3,0)');
    table.play(DEFENDS, 'intercept').play(ATTACKS, 'suffer').passAll();
    expect(isStunned(table)).toBe(false);
    expect(table.state.operators[D0].charges).toBe(2);
    expect(table.state.inventory.every((cubes) => cubes === 0)).toBe(true);
  });

  it('SG-SGD-12, SG-ACT-14: the thrower spends an extra action to ignore it', () => {
    const table = useTactical(throwing('(3,0) (4,0)'), ATTACKS, 'flashbang', '(3,0)');
    table.play(DEFENDS, 'intercept').play(ATTACKS, 'spend', 0).passAll();
    expect(isStunned(table)).toBe(true);
    expect(table.match.decision(ATTACKS)?.about.others).toBe(2);
  });

  it('SG-ACT-14: a Move that has not begun will do too, and is gone', () => {
    const caught = (walked: boolean) => {
      const table = throwing('(3,0) (4,0)');
      if (walked) table.play(ATTACKS, 'step', table.at('(1,0)')).passAll();
      return useTactical(table, ATTACKS, 'flashbang', '(3,0)').play(DEFENDS, 'intercept');
    };
    expect(caught(true).options(ATTACKS, 'spend')).toEqual([[0]]);
    const table = caught(false);
    expect(table.options(ATTACKS, 'spend')).toEqual([[0], [1]]);
    table.play(ATTACKS, 'spend', 1).passAll();
    expect(isStunned(table)).toBe(true);
    expect(table.options(ATTACKS, 'step')).toEqual([]);
    expect(table.match.decision(ATTACKS)?.about).toMatchObject({ others: 1, points: 0 });
  });

  it('SG-SGD-11: outside every room nobody is asked', () => {
    const table = useTactical(throwing('(5,0)'), ATTACKS, 'flashbang', '(3,0)');
    expect(table.verbs(DEFENDS)).not.toContain('intercept');
    expect(isStunned(table)).toBe(true);
  });

  it('SG-SGD-19, SG-HID-08: a hidden Jäger stays hidden', () => {
    const table = useTactical(throwing('(3,0) (4,0)', true), ATTACKS, 'flashbang', '(3,0)');
    table.play(DEFENDS, 'intercept').play(ATTACKS, 'suffer').passAll();
    expect(table.state.operators[D0].bodies).toHaveLength(2);
    expect(table.state.operators[D0].charges).toBe(2);
  });

  it('SG-SGD-11: EMP Grenades are thrown too', () => {
    const table = activating(A0, {
      board: sketch(4, 1, { rooms: ['(2,0) (3,0)'] }),
      arrange(g, at) {
        put(g, A0, 'thatcher', at('(0,0)'));
        put(g, D0, 'jager', at('(3,0)'));
      },
    });
    expect(useSpecial(table, ATTACKS, 'empGrenades', '(2,0)').verbs(DEFENDS)).toContain('intercept');
  });
});

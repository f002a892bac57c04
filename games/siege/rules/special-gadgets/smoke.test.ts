import { describe, expect, it } from 'vitest';
import { activating, walk } from '../../testing/activating.ts';
import { A0, cover, D0, D1, DEFENDS, put } from '../../testing/arranging.ts';
import { specialTargets, useSpecial } from '../../testing/gadgets.ts';
import { sketch } from '../../testing/sketch.ts';

describe('Gas Grenades', () => {
  it('SG-SGD-01, SG-SGD-02: the gas wounds everybody in it at once, except Smoke', () => {
    const table = activating(D0, {
      board: sketch(6, 2),
      arrange(g, at) {
        put(g, D0, 'smoke', at('(1,0)'));
        put(g, D1, 'doc', at('(2,0)'));
        put(g, A0, 'ash', at('(2,1)'));
      },
    });
    useSpecial(table, DEFENDS, 'gasGrenades', '(2,0)');
    table.play(DEFENDS, 'place', table.at('(1,0)'), 0);
    expect([D0, D1, A0].map((o) => table.state.operators[o].wounds)).toEqual([0, 1, 1]);
    expect(table.state.operators[D0].charges).toBe(1);
  });

  const gassed = (profile: string) =>
    activating(D0, {
      board: sketch(5, 1),
      arrange(g, at) {
        put(g, D0, profile, at('(0,0)'));
        put(g, A0, 'ash', at('(4,0)'), { located: true });
        cover(g, 'gas', at('(1,0)'), at('(2,0)'));
      },
    });

  it('SG-SGD-03, SG-SGD-04: so it does who enters or ends an action there, except Smoke', () => {
    const wounds = (profile: string) => {
      const table = walk(gassed(profile), DEFENDS, '(1,0)');
      const entered = table.state.operators[D0].wounds;
      table.play(DEFENDS, 'overwatch', 1).passAll();
      return [entered, table.state.operators[D0].wounds];
    };
    expect(wounds('doc')).toEqual([1, 2]);
    expect(wounds('smoke')).toEqual([0, 0]);
  });

  it('SG-KEY-10: where no overlay fits it is not thrown', () => {
    const table = activating(D0, {
      board: sketch(3, 1, { window: 'E(1,0) E(0,0)' }),
      arrange: (g, at) => put(g, D0, 'smoke', at('(0,0)')),
    });
    expect(specialTargets(table, DEFENDS, 'gasGrenades')).toEqual([]);
  });

  it('SG-RIP-12: with `moveEndTriggers` off walking out of the gas costs nothing more', () => {
    const table = walk(gassed('doc'), DEFENDS, '(1,0)', '(2,0)', '(3,0)');
    expect(table.state.operators[D0].wounds).toBe(2);
  });
});

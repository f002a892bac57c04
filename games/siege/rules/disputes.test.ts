import { describe, expect, it } from 'vitest';
import { activating } from '../testing/activating.ts';
import { A0, A1, ATTACKS, D0, DEFENDS, hide, put, upstairs } from '../testing/arranging.ts';
import type { Given, TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import type { G } from './siege.ts';

/** Fuze disputes the entryway (1,1) that Smoke watches; his token there as the test wants it. */
function disputing(
  owner: (g: G, at: (space: string) => number) => void,
  of: Partial<Omit<Given, 'run' | 'arrange'>> = {},
): TestTable {
  const table = activating(A0, {
    board: sketch(6, 4, { gray: '(1,1) (4,1)' }),
    ...of,
    arrange(g, at) {
      put(g, A0, 'fuze', upstairs(g, 0));
      put(g, A1, 'ash', at('(5,3)'));
      owner(g, at);
      g.state.operators[D0].watches = at('(1,1)');
    },
  });
  return table.play(ATTACKS, 'watch', table.at('(1,1)'));
}

const revealedOwner = (g: G) => put(g, D0, 'smoke', upstairs(g, 0));
const watcher = (table: TestTable) =>
  table.state.operators.findIndex(({ watches }) => watches === table.at('(1,1)'));

describe('disputes', () => {
  it('SG-OVW-16, SG-OVW-17: an opposing token is disputed; its owner may give way, and nothing else happens', () => {
    const table = disputing(revealedOwner);
    expect(table.asked(DEFENDS)).toBe('dispute.answer');
    table.play(DEFENDS, 'giveWay');
    expect(watcher(table)).toBe(A0);
    expect(table.state.operators[D0].watches).toBe(-1);
    expect(table.happened('shotDeclared')).toEqual([]);
    expect(table.asked(ATTACKS)).toBe('activation.act');
  });

  it('SG-OVW-18: else an exchange of fire follows', () => {
    expect(disputing(revealedOwner).play(DEFENDS, 'fight').asked(ATTACKS)).toBe('exchange.fire');
  });

  it('SG-OVW-19, SG-OVW-30: a hidden owner is revealed before it chooses', () => {
    const table = disputing((g, at) => hide(g, D0, 'smoke', [upstairs(g, 0), at('(5,0)')]));
    expect(table.state.operators[D0].bodies).toHaveLength(1);
    expect(table.asked(DEFENDS)).toBe('dispute.answer');
    // SG-HID-30: it overwatches that entryway until the dispute is over.
    expect(watcher(table)).toBe(D0);
  });

  it("SG-OVW-20, SG-HID-25: a decoy's token makes room without a fight", () => {
    const table = disputing((g, at) => hide(g, D0, 'smoke', [at('(5,0)'), upstairs(g, 0)]));
    expect(table.asked(DEFENDS)).toBeNull();
    expect(table.asked(ATTACKS)).toBe('activation.act');
    expect(watcher(table)).toBe(A0);
    expect(table.state.operators[D0].bodies).toMatchObject([{ at: table.at('(5,0)') }]);
  });

  it('SG-XFR-08: the Overwatch action is spent whatever comes of it', () => {
    const table = disputing(revealedOwner).play(DEFENDS, 'giveWay');
    expect(table.forbids(ATTACKS, 'watch', table.at('(4,1)'))).toBe('SG-ACT-02');
  });
});

describe('the exchange of fire', () => {
  it('SG-XFR-02, SG-XFR-03, SG-XFR-10: first the disputing Operator, at short range against heavy protection', () => {
    // Fuze at short range: O R. One hit and two, less three.
    const table = disputing(revealedOwner, {
      dice: [
        ['orange', 2],
        ['red', 2],
      ],
    });
    table.play(DEFENDS, 'fight').play(ATTACKS, 'fire').play(ATTACKS, 'keep');
    expect(table.happened('shotDeclared')[0].fields).toMatchObject({ declared: 2, distance: 1 });
    expect(table.state.operators[D0].wounds).toBe(1);
    expect(watcher(table)).toBe(D0);
    expect(table.asked(DEFENDS)).toBe('exchange.fireBack');
  });

  it('SG-XFR-04, SG-XFR-06, SG-XFR-07: the survivor may fire back; both are Located, nobody reacts', () => {
    const table = disputing(revealedOwner).play(DEFENDS, 'fight');
    table.play(ATTACKS, 'fire').play(ATTACKS, 'keep').play(DEFENDS, 'fire').play(DEFENDS, 'keep');
    for (const o of [A0, D0]) expect(table.state.operators[o].bodies[0].located).toBe(true);
    expect(table.asked(DEFENDS)).toBeNull();
    expect(watcher(table)).toBe(D0);
    expect(table.asked(ATTACKS)).toBe('activation.act');
  });

  it('SG-XFR-05: an owner eliminated loses the entryway and does not fire back', () => {
    const table = disputing((g) => put(g, D0, 'smoke', upstairs(g, 0), { wounds: 4 }), {
      dice: [
        ['orange', 3],
        ['red', 3],
      ],
    });
    table.play(DEFENDS, 'fight').play(ATTACKS, 'fire').play(ATTACKS, 'keep');
    expect(table.state.operators[D0].eliminated).toBe(true);
    expect(watcher(table)).toBe(A0);
    expect(table.asked(DEFENDS)).toBeNull();
  });

  it('SG-XFR-04: a disputing Operator who falls to the return shot ends the activation', () => {
    const table = disputing(
      (g) => {
        put(g, D0, 'smoke', upstairs(g, 0));
        g.state.operators[A0].wounds = 5;
      },
      // Smoke at short range: O* R R, the lightning die is not rolled.
      {
        dice: [
          ['orange', 0],
          ['red', 1],
          ['red', 3],
          ['red', 3],
        ],
      },
    );
    table.play(DEFENDS, 'fight').play(ATTACKS, 'fire').play(ATTACKS, 'keep');
    table.play(DEFENDS, 'fire').play(DEFENDS, 'keep');
    expect(table.state.operators[A0].eliminated).toBe(true);
    expect(watcher(table)).toBe(D0);
    expect(table.asked(ATTACKS)).toBe('test.idle');
  });

  it('SG-XFR-11: the first shot may be held; the owner may fire all the same', () => {
    const table = disputing(revealedOwner).play(DEFENDS, 'fight').play(ATTACKS, 'hold');
    expect(table.asked(DEFENDS)).toBe('exchange.fireBack');
    table.play(DEFENDS, 'hold');
    expect(table.happened('shotDeclared')).toEqual([]);
    expect(table.happened('heldFire')).toHaveLength(2);
    expect(table.asked(ATTACKS)).toBe('activation.act');
  });

  it('SG-XFR-01, SG-XFR-09, SG-TIM-22: no clock runs from the dispute to the end; who does not answer keeps the token and fires', () => {
    const table = disputing(revealedOwner, { settings: { clock: 'timed' } });
    expect(table.running()).toEqual([]);
    table.timeOut(DEFENDS);
    expect([table.asked(ATTACKS), table.running()]).toEqual(['exchange.fire', []]);
    table.timeOut(ATTACKS).timeOut(ATTACKS);
    expect([table.asked(DEFENDS), table.running()]).toEqual(['exchange.fireBack', []]);
    table.timeOut(DEFENDS).timeOut(DEFENDS);
    expect(table.happened('shotRolled')).toHaveLength(2);
    expect(table.running()).toEqual([ATTACKS]);
  });
});

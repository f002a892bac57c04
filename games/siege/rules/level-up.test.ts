import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { tacticalNumber } from '../content/tactical-gadgets.ts';
import { activating } from '../testing/activating.ts';
import { A0, A4, ATTACKS, D0, D4, DEFENDS, hide, put, stock, upstairs } from '../testing/arranging.ts';
import { type Given, given, type TestTable } from '../testing/given.ts';
import { levelUp, upkeep } from './procedures.ts';
import { coveredAtStart, RECRUITS } from './recruits.ts';
import { NONE } from './siege.ts';
import { eliminate } from './wounds.ts';

const [SHORT, MEDIUM, LONG] = [0, 1, 2];
const FRAG = tacticalNumber('frag');

/** An attacking Recruit, and a defending one, between two rounds. */
const leveling = (of: Partial<Given> = {}): TestTable =>
  given({
    run: () => call(levelUp, {}),
    ...of,
    arrange(g, at) {
      g.state.round = 1;
      g.state.phase = 4;
      put(g, A4, 'recruitLight', at('(0,0)'));
      put(g, D4, 'recruitHeavy', at('(8,5)'));
      of.arrange?.(g, at);
    },
  });
const covered = (table: TestTable, o: number) => table.state.operators[o].covered;

describe('Recruits', () => {
  it('SG-RCT-01: have no special gadget; otherwise they act like any Operator', () => {
    const verbs = (profile: string) => {
      const table = activating(A0, {
        arrange(g, at) {
          put(g, A0, profile, at('(4,4)'));
          put(g, D0, 'smoke', at('(4,1)'));
        },
      });
      return table.verbs(ATTACKS);
    };
    expect(verbs('thermite')).toContain('special');
    expect(verbs('recruitLight')).not.toContain('special');
    expect(verbs('recruitLight')).toEqual(
      expect.arrayContaining(['step', 'run', 'shoot', 'overwatch', 'end']),
    );
  });

  it('SG-RCT-02: dice under cubes are not rolled', () => {
    const table = activating(A0, {
      arrange(g, at) {
        put(g, A0, 'recruitLight', at('(4,4)'));
        put(g, D0, 'smoke', at('(4,3)'));
      },
    }).play(ATTACKS, 'shoot', D0, 0, 0);
    // Y Y O O: the two orange dice are covered.
    const [{ fields }] = table.happened('diceRolled');
    const colours = (fields.dice as readonly number[]).filter((_, i) => i % 2 === 0);
    expect(colours).toEqual([0, 0]);
  });

  it('SG-RCT-07: six cubes, two in each range category, for the light and the heavy profile alike', () => {
    for (const profile of RECRUITS) expect(coveredAtStart(profile)).toEqual([2, 2, 2]);
    expect(coveredAtStart(0)).toEqual([]);
  });

  it('SG-RCT-08: a defending Recruit is hidden like any defender', () => {
    const table = leveling({
      arrange: (g, at) => hide(g, D4, 'recruitHeavy', [at('(7,5)'), at('(6,5)')]),
    });
    expect(table.options(DEFENDS, 'level')).toHaveLength(3);
    expect(table.state.operators[D4].portrait.known).toBe(1 << DEFENDS);
  });
});

describe('levelling up', () => {
  it('SG-RCT-03: each squad removes the leftmost cube of one range category, which uncovers a die for later shots', () => {
    const table = leveling().play(ATTACKS, 'level', SHORT, NONE).play(DEFENDS, 'level', LONG, NONE);
    expect([covered(table, A4), covered(table, D4)]).toEqual([
      [1, 2, 2],
      [2, 2, 1],
    ]);
    expect(table.happened('leveledUp')).toHaveLength(2);
  });

  it('SG-RCT-03: in Upkeep, before a new round and not after the last', () => {
    const after = (round: number) =>
      given({
        mission: { kind: 'bomb', rooms: [] },
        arrange(g, at) {
          g.state.round = round;
          put(g, A4, 'recruitLight', at('(0,0)'));
          put(g, D0, 'smoke', at('(8,5)'));
        },
        run: () => call(upkeep, {}),
      });
    expect(after(4).asked(ATTACKS)).toBe('levelUp.choose');
    expect(after(5).match.result?.by).toBe('SG-VIC-05');
  });

  it('SG-RCT-03: a minute for both, on the clocks of the match; silence levels nothing up', () => {
    const table = leveling({ settings: { clock: 'timed' } });
    expect(table.clocks()).toEqual([60, 60]);
    expect(table.running()).toEqual([ATTACKS, DEFENDS]);
    table.wait(20_000).play(ATTACKS, 'level', MEDIUM, NONE);
    expect(table.running()).toEqual([DEFENDS]);
    table.timeOut(DEFENDS);
    expect(table.now).toBe(60_000);
    expect([covered(table, A4), covered(table, D4)]).toEqual([
      [2, 1, 2],
      [2, 2, 2],
    ]);
    expect(table.state.expired).toEqual([false, false]);
  });

  it('SG-RCT-04: the cube goes to the box, but that of the last slot into a free slot of the inventory', () => {
    const table = leveling({
      arrange(g) {
        g.state.operators[A4].covered = [2, 1, 2];
        stock(g, { frag: 2, flashbang: 3 });
      },
    });
    const gadgets = (range: number) =>
      table
        .options(ATTACKS, 'level')
        .filter(([each]) => each === range)
        .map(([, gadget]) => gadget);
    expect(gadgets(SHORT)).toEqual([NONE]);
    expect(gadgets(MEDIUM)).toContain(FRAG);
    expect(gadgets(MEDIUM)).not.toContain(tacticalNumber('flashbang'));
    expect(gadgets(MEDIUM)).not.toContain(tacticalNumber('nitroCell'));
    expect(table.forbids(ATTACKS, 'level', SHORT, FRAG)).toBe('SG-RCT-04');
    table.play(ATTACKS, 'level', MEDIUM, FRAG).play(DEFENDS, 'stay');
    expect(table.state.inventory[FRAG]).toBe(3);
    expect(covered(table, A4)).toEqual([2, 0, 2]);
  });

  it('SG-RCT-05: upstairs the icon does nothing: the cube goes to the box', () => {
    const table = leveling({
      arrange(g) {
        put(g, A4, 'recruitLight', upstairs(g, 0));
        g.state.operators[A4].covered = [1, 2, 2];
      },
    });
    expect(table.forbids(ATTACKS, 'level', SHORT, FRAG)).toBe('SG-RCT-04');
    table.play(ATTACKS, 'level', SHORT, NONE).play(DEFENDS, 'stay');
    expect(covered(table, A4)).toEqual([0, 2, 2]);
    expect(table.state.inventory[FRAG]).toBe(0);
  });

  it.each(['portrait', 'decoy'])(
    'SG-RCT-08: of a hidden Recruit either token counts, such as the %s',
    (token) => {
      const table = leveling({
        arrange(g, at) {
          const [above, below] = [upstairs(g, 0), at('(7,5)')];
          hide(g, D4, 'recruitHeavy', token === 'portrait' ? [above, below] : [below, above]);
          g.state.operators[D4].covered = [1, 2, 2];
        },
      });
      expect(table.forbids(DEFENDS, 'level', SHORT, tacticalNumber('nitroCell'))).toBe('SG-RCT-04');
    },
  );

  it('SG-RCT-06: both choices are revealed together', () => {
    const table = leveling().play(ATTACKS, 'level', SHORT, NONE);
    expect(covered(table, A4)).toEqual([2, 2, 2]);
    expect(table.happened('leveledUp')).toEqual([]);
    const { stack } = table.match.view(DEFENDS);
    expect(stack.at(-1)?.locals).toMatchObject({ attackers: { value: null } });
    table.play(DEFENDS, 'stay');
    expect(covered(table, A4)).toEqual([1, 2, 2]);
  });

  it('SG-RCT-06: a cube that nobody assigned to a slot goes to the box', () => {
    const table = leveling({
      arrange(g) {
        g.state.operators[A4].covered = [1, 2, 2];
      },
    });
    table.play(ATTACKS, 'level', SHORT, NONE).play(DEFENDS, 'stay');
    expect(table.state.inventory.every((cubes) => cubes === 0)).toBe(true);
    expect(covered(table, A4)).toEqual([0, 2, 2]);
  });

  it('SG-RCT-09: it is optional, and needs a cube', () => {
    const table = leveling({
      arrange(g) {
        g.state.operators[A4].covered = [0, 1, 0];
      },
    });
    expect(table.forbids(ATTACKS, 'level', SHORT, NONE)).toBe('SG-RCT-03');
    table.play(ATTACKS, 'stay').play(DEFENDS, 'stay');
    expect(covered(table, A4)).toEqual([0, 1, 0]);
    expect(table.asked(0)).toBe('test.idle');
  });

  it('SG-RCT-09, SG-STA-09: an eliminated Recruit has no cubes, after six level-ups none is left', () => {
    const fallen = leveling({ arrange: (g) => eliminate(g, A4, 'shot') });
    expect(covered(fallen, A4)).toEqual([]);
    expect(fallen.match.awaiting()).toEqual([DEFENDS]);
    const open = leveling({
      arrange(g) {
        g.state.operators[D4].covered = [0, 0, 0];
      },
    });
    expect(open.match.awaiting()).toEqual([ATTACKS]);
  });

  it('SG-RCT-03, SG-MUL-20: two players agree; the other squad sees nothing of it', () => {
    const table = leveling({ seats: 4 }).play(1, 'level', SHORT, NONE);
    expect(table.match.awaiting()).toEqual([0, 2, 3]);
    const seen = [0, 1, 2, 3].map((seat) => table.match.view(seat).stack.at(-1)?.locals);
    const [mine, hidden] = [{ attackers: { value: 1 } }, { attackers: { value: null } }];
    expect(seen).toMatchObject([mine, mine, hidden, hidden]);
    // … proposes something else …
    table.play(0, 'level', MEDIUM, NONE);
    expect(table.match.awaiting()).toEqual([1, 2, 3]);
    table.play(1, 'agree').play(2, 'stay').play(3, 'agree');
    expect(covered(table, A4)).toEqual([2, 1, 2]);
  });

  it('SG-MUL-20, SG-RCT-06: proposing the same is no agreement, for the others would see that it is', () => {
    const table = leveling({ seats: 4 }).play(2, 'level', LONG, NONE).play(3, 'level', LONG, NONE);
    expect(table.match.awaiting()).toEqual([0, 1, 2]);
    table.play(2, 'agree');
    expect(table.match.awaiting()).toEqual([0, 1]);
  });

  it('SG-MUL-20: whose time runs out agrees', () => {
    const table = leveling({ seats: 4, settings: { clock: 'timed' } }).play(0, 'level', SHORT, NONE);
    table.timeOut(1);
    while (table.match.awaiting().includes(2) || table.match.awaiting().includes(3))
      table.timeOut(table.match.awaiting()[0]);
    expect(covered(table, A4)).toEqual([1, 2, 2]);
    expect(covered(table, D4)).toEqual([2, 2, 2]);
  });
});

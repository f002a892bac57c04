import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { A0, A1, A2, A3, A4, ATTACKS, D0, D1, DEFENDS, put } from '../testing/arranging.ts';
import { type Given, given, type TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { round } from './procedures.ts';

/** Attackers and two defenders, out of each other's sight. */
const roundOf = (attackers: readonly number[], of: Partial<Given> = {}) =>
  given({
    board: sketch(9, 6, {
      heavy: 'S(0,2) S(1,2) S(2,2) S(3,2) S(4,2) S(5,2) S(6,2) S(7,2) S(8,2)',
    }),
    arrange(g, at) {
      for (const o of attackers) put(g, o, 'ash', at(`(${o},0)`));
      put(g, D0, 'smoke', at('(7,5)'));
      put(g, D1, 'mute', at('(8,5)'));
    },
    run: () => call(round, {}),
    ...of,
  });

const ALL = [A0, A1, A2, A3, A4];

/** Activates Operators that do nothing. */
function activate(table: TestTable, seat: number, ...operators: readonly number[]): TestTable {
  for (const o of operators) table.play(seat, 'activate', o).play(seat, 'end');
  return table;
}

const phase = (table: TestTable) => [table.state.phase, table.match.awaiting()[0]];

describe('rounds and phases', () => {
  it('SG-RND-01, SG-OVR-04: attacker, defender, attacker, defender, Upkeep', () => {
    const table = roundOf(ALL);
    const seen = [phase(table)];
    activate(table, ATTACKS, A0).play(ATTACKS, 'end');
    seen.push(phase(table));
    activate(table, DEFENDS, D0).play(DEFENDS, 'end');
    seen.push(phase(table));
    table.play(ATTACKS, 'end');
    seen.push(phase(table));
    table.play(DEFENDS, 'end');
    expect(seen).toEqual([
      [0, ATTACKS],
      [1, DEFENDS],
      [2, ATTACKS],
      [3, DEFENDS],
    ]);
    expect(table.happened('upkept')).toHaveLength(1);
  });

  it('SG-RND-02: the round marker advances at the start of a round', () => {
    expect(roundOf(ALL).state.round).toBe(1);
  });

  it('SG-RND-03: one to three in the first phase', () => {
    const table = roundOf(ALL);
    expect(table.forbids(ATTACKS, 'end')).toBe('SG-RND-11');
    activate(table, ATTACKS, A3, A0);
    expect(table.forbids(ATTACKS, 'end')).toBe(null);
    activate(table, ATTACKS, A1);
    expect(phase(table)).toEqual([1, DEFENDS]);
  });

  it('SG-RND-04, SG-RND-05: none to three in the second, of those not yet activated', () => {
    const table = activate(roundOf(ALL), ATTACKS, A0, A1).play(ATTACKS, 'end');
    activate(table, DEFENDS, D0).play(DEFENDS, 'end');
    expect(table.options(ATTACKS, 'activate')).toEqual([[A2], [A3], [A4]]);
    expect(table.forbids(ATTACKS, 'activate', A0)).toBe('SG-RND-05');
    expect(table.forbids(ATTACKS, 'end')).toBe(null);
  });

  it('SG-RND-06: one activation ends before the next begins', () => {
    const table = roundOf(ALL).play(ATTACKS, 'activate', A0);
    expect(table.verbs(ATTACKS)).not.toContain('activate');
  });

  it('SG-RND-07: who has nobody left skips the second phase', () => {
    const table = activate(roundOf([A0, A1]), ATTACKS, A0, A1);
    activate(table, DEFENDS, D0).play(DEFENDS, 'end');
    expect(phase(table)).toEqual([3, DEFENDS]);
  });

  it('SG-RND-08: [example] after one of five only three more: the fifth is not activated', () => {
    const table = activate(roundOf(ALL), ATTACKS, A0).play(ATTACKS, 'end');
    activate(table, DEFENDS, D0).play(DEFENDS, 'end');
    activate(table, ATTACKS, A1, A2, A3);
    expect(phase(table)).toEqual([3, DEFENDS]);
    expect(table.state.operators[A4].activated).toBe(false);
  });

  it('SG-RND-09: [example] a single Operator is activated in the first phase, and there is no second', () => {
    const table = roundOf([A0]);
    expect(table.forbids(ATTACKS, 'end')).toBe('SG-RND-11');
    activate(table, ATTACKS, A0);
    expect(phase(table)).toEqual([1, DEFENDS]);
    activate(table, DEFENDS, D0).play(DEFENDS, 'end');
    expect(phase(table)).toEqual([3, DEFENDS]);
  });

  it('SG-RND-11: the one that must be activated need not do anything', () => {
    const table = activate(roundOf(ALL), ATTACKS, A0);
    expect(table.happened('activationEnded')).toHaveLength(1);
    expect(table.forbids(ATTACKS, 'end')).toBe(null);
  });
});

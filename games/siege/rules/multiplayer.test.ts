import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { A0, A1, A2, A3, A4, D0, D1, D2, D3, D4, hide, put } from '../testing/arranging.ts';
import { type Given, given, type TestTable } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { round, upkeep } from './procedures.ts';
import { eliminate } from './wounds.ts';

/** Two against two: seats 0 and 1 attack. */
const [A, B, C, D] = [0, 1, 2, 3];

/** Both squads with their Recruits, out of each other's sight; squads of two players have sections. */
const roundOf = (seats: 3 | 4, of: Partial<Given> = {}): TestTable => {
  const table = given({
    board: sketch(9, 6, {
      heavy: 'S(0,2) S(1,2) S(2,2) S(3,2) S(4,2) S(5,2) S(6,2) S(7,2) S(8,2)',
    }),
    seats,
    run: () => call(round, {}),
    ...of,
    arrange(g, at) {
      for (const o of [A0, A1, A2, A3]) put(g, o, 'ash', at(`(${o},0)`));
      put(g, A4, 'recruitLight', at('(4,0)'));
      for (const o of [D0, D1, D2, D3]) put(g, o, 'mute', at(`(${o - D0},5)`));
      put(g, D4, 'recruitHeavy', at('(4,5)'));
      const sections = [
        [A0, A1],
        [A2, A3],
        ...(seats === 4
          ? [
              [D0, D1],
              [D2, D3],
            ]
          : []),
      ];
      sections.forEach((section, seat) => {
        for (const o of section) g.state.operators[o].section = seat;
      });
      of.arrange?.(g, at);
    },
  });
  const [first] = table.match.awaiting();
  return table.asked(first) === 'round.start' ? table.play(first, 'start') : table;
};

/** Activates Operators that do nothing. */
function activate(table: TestTable, seat: number, ...operators: readonly number[]): TestTable {
  for (const o of operators) table.play(seat, 'activate', o).play(seat, 'end');
  return table;
}
const activatable = (table: TestTable, seat: number) => table.options(seat, 'activate').flat();
/** Both phases of the attackers and the first of the defenders, Recruits left alone. */
const untilPhase3 = (table: TestTable): TestTable => {
  table.play(A, 'first', A).play(B, 'agree');
  activate(table, A, A0, A1).play(A, 'end');
  table.play(C, 'first', C).play(D, 'agree');
  return activate(table, C, D0, D1).play(C, 'end');
};

describe('sections', () => {
  it('SG-MUL-04: the attackers agree who goes first; that player activates both Operators and perhaps the Recruit', () => {
    const table = roundOf(4);
    expect(table.asked(A)).toBe('sectionOrder.choose');
    table.play(A, 'first', B);
    expect(table.match.awaiting()).toEqual([B]);
    table.play(B, 'agree');
    expect(table.match.awaiting()).toEqual([B]);
    expect(activatable(table, B)).toEqual([A2, A3, A4]);
    expect(table.forbids(B, 'activate', A0)).toBe('SG-MUL-04');
    activate(table, B, A4, A2, A3);
    expect(table.state.phase).toBe(1);
  });

  it('SG-MUL-05: likewise the defenders', () => {
    const table = roundOf(4).play(A, 'first', A).play(B, 'agree');
    activate(table, A, A0, A1).play(A, 'end');
    expect(table.match.awaiting()).toEqual([C, D]);
    table.play(D, 'first', D).play(C, 'agree');
    expect(activatable(table, D)).toEqual([D2, D3, D4]);
  });

  it('SG-MUL-06, SG-MUL-07: in the second phases it is the other section’s turn', () => {
    const table = untilPhase3(roundOf(4));
    expect([table.state.phase, table.match.awaiting()]).toEqual([2, [B]]);
    expect(activatable(table, B)).toEqual([A2, A3, A4]);
    activate(table, B, A2, A3, A4);
    expect([table.state.phase, table.match.awaiting()]).toEqual([3, [D]]);
    expect(activatable(table, D)).toEqual([D2, D3, D4]);
  });

  it('SG-MUL-06: the Recruit only if not activated yet', () => {
    const table = roundOf(4).play(A, 'first', A).play(B, 'agree');
    activate(table, A, A0, A4, A1);
    table.play(C, 'first', C).play(D, 'agree');
    activate(table, C, D0, D1).play(C, 'end');
    expect(activatable(table, B)).toEqual([A2, A3]);
  });

  it('SG-MUL-18: both Operators are activated, though each may do nothing; the Recruit need not be', () => {
    const table = roundOf(4).play(A, 'first', A).play(B, 'agree');
    expect(table.forbids(A, 'end')).toBe('SG-MUL-18');
    activate(table, A, A0);
    expect(table.forbids(A, 'end')).toBe('SG-MUL-18');
    activate(table, A, A1);
    expect(table.forbids(A, 'end')).toBe(null);
  });

  it('SG-MUL-18: who fell is skipped; a player without a section may still activate the Recruit', () => {
    const table = roundOf(4, {
      arrange(g) {
        eliminate(g, A0, 'shot');
        eliminate(g, A1, 'shot');
      },
    });
    table.play(A, 'first', A).play(B, 'agree');
    expect(activatable(table, A)).toEqual([A4]);
    expect(table.forbids(A, 'end')).toBe(null);
  });

  it('SG-MUL-14: without the Recruit too a player activates nobody', () => {
    const table = roundOf(4, {
      arrange(g) {
        for (const o of [A0, A1, A4]) eliminate(g, o, 'shot');
      },
    });
    table.play(A, 'first', A).play(B, 'agree');
    expect([table.state.phase, table.match.awaiting()]).toEqual([1, [C, D]]);
  });

  it('SG-MUL-20: the other player may propose something else, and the same is agreement', () => {
    const table = roundOf(4).play(A, 'first', A).play(B, 'first', B);
    expect(table.match.awaiting()).toEqual([A]);
    expect(table.forbids(A, 'agree')).toBe(null);
    table.play(A, 'first', B);
    expect(table.match.awaiting()).toEqual([B]);
    expect(table.happened('sectionChosen')).toMatchObject([{ fields: { phase: 0, section: B } }]);
  });

  it('SG-MUL-20: nobody agrees to what nobody has proposed', () => {
    expect(roundOf(4).forbids(A, 'agree')).toBe('SG-MUL-20');
  });

  it('SG-MUL-20: on time-out the first-listed player goes first, and the phase is over', () => {
    const table = roundOf(4, { settings: { clock: 'timed' } });
    expect(table.running()).toEqual([A, B]);
    table.timeOut(A);
    if (table.asked(B) === 'sectionOrder.choose') table.timeOut(B);
    expect(table.state.sections[0]).toBe(A);
    expect([table.state.phase, table.match.awaiting()]).toEqual([1, [C, D]]);
  });

  it('SG-MUL-19: each player acts for the own section, the one whose turn it is for the Recruit', () => {
    const table = untilPhase3(roundOf(4)).play(B, 'activate', A4);
    expect([table.asked(A), table.asked(B)]).toEqual([null, 'activation.act']);
    const other = roundOf(4).play(A, 'first', A).play(B, 'agree').play(A, 'activate', A4);
    expect([other.asked(A), other.asked(B)]).toEqual(['activation.act', null]);
  });

  it('SG-MUL-08: the time of the first player is missing for the second', () => {
    const table = roundOf(4, { settings: { clock: 'timed' } });
    const [bank] = table.clocks() ?? [];
    table.play(A, 'first', A).play(B, 'agree').wait(100_000);
    activate(table, A, A0, A1).play(A, 'end');
    expect(table.clocks()?.slice(0, 2)).toEqual([bank - 100, bank - 100]);
  });

  it('SG-MUL-16: one defender against two activates in any order, with the limits of the core game', () => {
    const table = roundOf(3).play(A, 'first', A).play(B, 'agree');
    activate(table, A, A0, A1).play(A, 'end');
    expect([table.asked(C), activatable(table, C)]).toEqual(['activationPhase.choose', [D0, D1, D2, D3, D4]]);
    activate(table, C, D3);
    expect(table.forbids(C, 'end')).toBe(null);
    activate(table, C, D0, D4);
    expect(table.state.phase).toBe(2);
  });

  it('SG-MUL-13: the squad has one Reroll token in common; who shoots decides about it', () => {
    const table = roundOf(4, {
      board: sketch(9, 6),
      dice: [
        ['yellow', 0],
        ['orange', 1],
        ['red', 1],
        ['red', 1],
      ],
    });
    table.play(A, 'first', A).play(B, 'agree').play(A, 'activate', A0);
    table.play(A, 'shoot', ...(table.options(A, 'shoot').find(([o]) => o === D0) as number[]));
    expect([table.asked(A), table.asked(B)]).toEqual(['shot.reroll', null]);
    table.play(A, 'reroll', -1).passAll();
    expect(table.state.reroll).toEqual([false, true]);
    table.play(A, 'end').passAll();
    if (table.asked(A) === 'activationPhase.choose') table.play(A, 'activate', A1);
    const [shot] = table.options(A, 'shoot');
    table.play(A, 'shoot', ...shot);
    expect(table.asked(A)).not.toBe('shot.reroll');
  });

  it('SG-MIS-14, SG-MUL-20: either defender reveals somebody before the scoring, until both are done', () => {
    const table = roundOf(4, {
      mission: { kind: 'control', rooms: [] },
      arrange(g, at) {
        for (const o of [D0, D2]) hide(g, o, 'mute', [at(`(${o - D0},4)`), at(`(${o - D0},3)`)]);
      },
      run: () => call(upkeep, {}),
    });
    expect(table.match.awaiting()).toEqual([C, D]);
    table.play(C, 'done');
    expect(table.match.awaiting()).toEqual([D]);
    table.play(D, 'reveal', D0);
    expect([table.asked(C), table.asked(D)]).toEqual([null, 'upkeep.reveal']);
    table.play(D, 'done');
    expect(table.asked(D)).toBe('levelUp.choose');
  });

  it('a squad-mate plays on for who gave up', () => {
    const table = roundOf(4);
    table.match.submit({ kind: 'resign', seat: A, at: 0 });
    expect(table.match.result).toBeNull();
    table.play(B, 'first', A);
    expect(activatable(table, B)).toEqual([A0, A1, A4]);
    activate(table, B, A0, A1);
    expect(table.asked(B)).toBe('activationPhase.choose');
  });
});

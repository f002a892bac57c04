import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { activating, walk } from '../testing/activating.ts';
import { A0, A1, A2, A3, ATTACKS, D0, D1, DEFENDS, hide, put } from '../testing/arranging.ts';
import { type Given, given } from '../testing/given.ts';
import { sketch } from '../testing/sketch.ts';
import { round } from './procedures.ts';
import type { MatchSettings } from './settings.ts';
import { SPEEDS } from './settings.ts';

const TIMED = { clock: 'timed' } as const;

/** Four attackers and two revealed defenders out of each other's sight. */
const squads: NonNullable<Given['arrange']> = (g, at) => {
  for (const [i, o] of [A0, A1, A2, A3].entries()) put(g, o, 'ash', at(`(${i},0)`));
  put(g, D0, 'smoke', at('(7,5)'));
  put(g, D1, 'mute', at('(8,5)'));
};

const board = sketch(9, 6, {
  heavy: 'S(0,2) S(1,2) S(2,2) S(3,2) S(4,2) S(5,2) S(6,2) S(7,2) S(8,2)',
});

/** A round from its beginning: the defender has started the attacker's clock. */
const roundOf = (of: Partial<Given> = {}) => {
  const table = given({
    board,
    arrange: squads,
    run: () => call(round, {}),
    ...of,
    settings: { ...TIMED, ...of.settings },
  });
  const [first] = table.match.awaiting();
  return table.asked(first) === 'round.start' ? table.play(first, 'start') : table;
};

describe('clocks', () => {
  it('SG-TIM-01: each squad has a speed of its own, as a handicap too', () => {
    expect(roundOf({ settings: { speed: ['extreme', 'beginner'] } }).clocks()).toEqual([4 * 45, 2 * 120]);
  });

  it('SG-TIM-02: what two players have for deployment and for each Operator', () => {
    const times = SPEEDS.map((speed) => {
      const of: Partial<Given> = { board, settings: { ...TIMED, speed: [speed, speed] } };
      const before = given({ ...of, arrange: squads, run: () => call(round, {}) });
      const [attacker, defender] = before.match.timing.clocks ?? [];
      return [defender / 60_000, attacker / 60_000, (roundOf(of).clocks()?.[0] ?? 0) / 4];
    });
    expect(times).toEqual([
      [20, 10, 120],
      [15, 5, 90],
      [15, 5, 60],
      [8, 3, 45],
    ]);
  });

  it('SG-TIM-03: in multiplayer each Operator has more time, deployment has not', () => {
    for (const seats of [3, 4]) {
      const times = SPEEDS.map((speed) => {
        const table = roundOf({ seats, settings: { speed: [speed, speed] } });
        const clocks = table.match.timing.clocks ?? [];
        return [clocks[seats - 1] / 60_000, clocks[0] / 60_000, (table.clocks()?.[0] ?? 0) / 4];
      });
      expect(times).toEqual([
        [20, 10, 150],
        [15, 5, 120],
        [15, 5, 90],
        [8, 3, 60],
      ]);
    }
  });

  it('SG-TIM-04, SG-TIM-05: [example] four Operators in play at the start of the round: 240 s, whoever falls meanwhile', () => {
    const table = roundOf();
    expect(table.clocks()).toEqual([240, 120]);
    table.state.operators[A3].eliminated = true;
    table.wait(10_000).play(ATTACKS, 'activate', A0);
    expect(table.clocks()).toEqual([230, 120]);
  });

  it('SG-TIM-06: the bank is divided between both phases as the player likes', () => {
    const table = roundOf();
    table.play(ATTACKS, 'activate', A0).wait(100_000).play(ATTACKS, 'end').play(ATTACKS, 'end');
    table.play(DEFENDS, 'activate', D0).play(DEFENDS, 'end').play(DEFENDS, 'end');
    expect(table.clocks()).toEqual([140, 120]);
    expect(table.running()).toEqual([ATTACKS]);
    table.wait(40_000).play(ATTACKS, 'activate', A1);
    expect(table.clocks()).toEqual([100, 120]);
  });

  it('SG-TIM-07: in round 1 the defender starts the attacker’s clock', () => {
    const table = given({ board, settings: TIMED, arrange: squads, run: () => call(round, {}) });
    expect(table.match.awaiting()).toEqual([DEFENDS]);
    expect(table.running()).toEqual([]);
    table.wait(5_000).play(DEFENDS, 'start');
    expect(table.asked(ATTACKS)).toBe('activationPhase.choose');
    expect(table.running()).toEqual([ATTACKS]);
    expect(table.clocks()).toEqual([240, 120]);
  });

  it('SG-TIM-08: who ends a phase hands the clock over', () => {
    const table = roundOf();
    table.play(ATTACKS, 'activate', A0).play(ATTACKS, 'end').wait(1_000).play(ATTACKS, 'end');
    expect(table.running()).toEqual([DEFENDS]);
    table.wait(3_000);
    expect(table.clocks()).toEqual([239, 117]);
  });

  it('SG-TIM-09, SG-SHT-03, SG-SHT-14: no clock runs during a shot, then it runs on', () => {
    const table = activating(A0, {
      settings: { ...TIMED, losMode: 'assisted' },
      arrange(g, at) {
        put(g, A0, 'ash', at('(0,0)'));
        put(g, D0, 'smoke', at('(4,0)'));
      },
    });
    expect(table.running()).toEqual([ATTACKS]);
    table.play(ATTACKS, 'shoot', D0, 0, 0);
    expect(table.asked(ATTACKS)).toBe('shot.reroll');
    expect(table.running()).toEqual([]);
    table.play(ATTACKS, 'keep');
    expect(table.asked(ATTACKS)).toBe('activation.act');
    expect(table.running()).toEqual([ATTACKS]);
  });

  it('SG-TIM-10: any player may stop the clocks to settle a question of rules', () => {
    const table = roundOf();
    expect(table.match.timing.mayPause).toBe(true);
    table.match.submit({ kind: 'pause', seat: DEFENDS, at: 1_000, asked: true });
    table.match.submit({ kind: 'resume', seat: ATTACKS, at: 61_000 });
    table.now = 61_000;
    expect(table.clocks()).toEqual([239, 120]);
  });

  it('SG-TIM-16: an untimed game has no clocks', () => {
    const table = roundOf({ settings: { clock: 'untimed' } });
    expect(table.clocks()).toBe(null);
    expect(table.asked(ATTACKS)).toBe('activationPhase.choose');
    expect(table.match.deadline(ATTACKS)).toBe(null);
  });

  it('SG-MOV-28: no step is taken back in a timed game; in an untimed one it may be', () => {
    const undoable = (clock: 'timed' | 'untimed') => {
      const table = roundOf({ settings: { clock } }).play(ATTACKS, 'activate', A0);
      return walk(table, ATTACKS, '(0,1)').match.undoable(ATTACKS);
    };
    expect([undoable('timed'), undoable('untimed')]).toEqual([0, 2]);
  });

  it('SG-TIM-20: time that is left does not carry over', () => {
    const table = roundOf({
      arrange(g, at) {
        squads(g, at);
        g.state.round = 1;
        g.setTime(ATTACKS, 500_000);
      },
    });
    expect(table.clocks()).toEqual([240, 120]);
  });

  it('SG-TIM-24: two players of a squad share one bank', () => {
    const table = roundOf({ seats: 4 });
    expect(table.clocks()).toEqual([360, 360, 180, 180]);
    table.wait(60_000).play(ATTACKS, 'activate', A0);
    expect(table.clocks()).toEqual([300, 300, 180, 180]);
  });

  it('SG-TIM-25, SG-REA-09: latency and pace are those agreed on', () => {
    expect(roundOf().match.timing).toMatchObject({ latencyCredit: 500, stepPace: 700 });
    const agreed = { latencyCredit: 0, stepPace: 300 };
    expect(roundOf({ settings: agreed }).match.timing).toMatchObject(agreed);
    expect(
      roundOf({ settings: { clock: 'untimed', losMode: 'faithful', ...agreed } }).match.timing,
    ).toMatchObject(agreed);
  });

  it('SG-REA-11, SG-DIG-15: where every chance to react is asked for, nobody waits for others', () => {
    const paceWith = (settings: Partial<MatchSettings>) => roundOf({ settings }).match.timing.stepPace;
    expect(paceWith({ reactionWindows: true })).toBe(0);
    expect(paceWith({ losMode: 'assisted', clock: 'untimed' })).toBe(0);
    expect(paceWith({ losMode: 'assisted' })).toBe(700);
  });
});

describe('a clock that runs out', () => {
  it('SG-TIM-12, SG-TIM-18: a movement stops where the Operator stands, and the activation ends', () => {
    const table = roundOf();
    table.play(ATTACKS, 'activate', A0);
    walk(table, ATTACKS, '(0,1)').timeOut(ATTACKS);
    expect(table.name(table.state.operators[A0].bodies[0].at)).toBe('(0,1)');
    expect(table.state.operators[A0].activated).toBe(true);
    expect(table.state.expired).toEqual([true, false]);
    expect(table.happened('ranOut')).toHaveLength(1);
  });

  it('SG-TIM-18: an unfinished lean stays', () => {
    const table = roundOf();
    table.play(ATTACKS, 'activate', A0).play(ATTACKS, 'lean', table.at('(0,1)')).timeOut(ATTACKS);
    const [body] = table.state.operators[A0].bodies;
    expect([table.name(body.at), table.name(body.standee)]).toEqual(['(0,1)', '(0,0)']);
  });

  it('SG-TIM-11: an action that has begun is completed', () => {
    const table = roundOf({ settings: { losMode: 'assisted' } });
    put(table.g, D0, 'smoke', table.at('(0,2)'));
    table.play(ATTACKS, 'activate', A0).wait(239_000).play(ATTACKS, 'shoot', D0, 0, 0);
    table.timeOut(ATTACKS);
    expect(table.happened('shotRolled')).toHaveLength(1);
    table.timeOut(ATTACKS).passAll();
    expect(table.asked(DEFENDS)).toBe('activationPhase.choose');
  });

  it('SG-TIM-17: on an obstacle, back along the path to the last space where one may stay', () => {
    const table = roundOf({
      board: sketch(9, 6, { obstacles: ['(0,1) (0,2)'] }),
      settings: { losMode: 'faithful' },
    });
    table.play(ATTACKS, 'activate', A0);
    expect(table.forbids(ATTACKS, 'end')).toBe(null);
    walk(table, ATTACKS, '(0,1)', '(0,2)');
    expect(table.forbids(ATTACKS, 'end')).toBe('SG-MOV-16');
    table.timeOut(ATTACKS).passAll();
    expect(table.name(table.state.operators[A0].bodies[0].at)).toBe('(0,0)');
    expect(table.happened('movedBack')).toHaveLength(1);
  });

  it('SG-TIM-17: out of a squad-mate’s space too', () => {
    const table = roundOf();
    table.play(ATTACKS, 'activate', A0);
    walk(table, ATTACKS, '(1,1)', '(1,0)').timeOut(ATTACKS).passAll();
    expect(table.name(table.state.operators[A0].bodies[0].at)).toBe('(1,1)');
  });

  it('SG-TIM-13, SG-TIM-15: nobody else is activated in this round, and the defender plays both phases in a row', () => {
    const table = roundOf();
    table.play(ATTACKS, 'activate', A0).timeOut(ATTACKS);
    expect(table.asked(DEFENDS)).toBe('activationPhase.choose');
    table.play(DEFENDS, 'activate', D0).play(DEFENDS, 'end').play(DEFENDS, 'end');
    expect(table.asked(DEFENDS)).toBe('activationPhase.choose');
    expect(table.state.phase).toBe(3);
    table.play(DEFENDS, 'end');
    expect(table.asked(0)).toBe('test.idle');
    expect(table.state.operators[A1].activated).toBe(false);
  });

  it('SG-TIM-13: who has not activated anybody yet need not any more', () => {
    const table = roundOf().timeOut(ATTACKS);
    expect(table.asked(DEFENDS)).toBe('activationPhase.choose');
    expect([A0, A1, A2, A3].some((o) => table.state.operators[o].activated)).toBe(false);
  });

  it('SG-TIM-19: if it is the defender’s, the attacker plays the second phase and the defender none', () => {
    const table = roundOf();
    table.play(ATTACKS, 'activate', A0).play(ATTACKS, 'end').play(ATTACKS, 'end').timeOut(DEFENDS);
    expect(table.asked(ATTACKS)).toBe('activationPhase.choose');
    expect(table.state.phase).toBe(2);
    table.play(ATTACKS, 'end');
    expect(table.asked(0)).toBe('test.idle');
  });

  it('SG-TIM-18: a hidden Operator’s tokens stay turned as they were', () => {
    const table = roundOf();
    hide(table.g, D0, 'smoke', [table.at('(7,5)'), table.at('(6,5)')]);
    table.play(ATTACKS, 'activate', A0).play(ATTACKS, 'end').play(ATTACKS, 'end');
    table.play(DEFENDS, 'activate', D0).timeOut(DEFENDS);
    while (table.match.awaiting()[0] === DEFENDS) table.timeOut(DEFENDS);
    expect(table.state.operators[D0].bodies.map(({ facing }) => facing)).toEqual([0, 0]);
  });
});

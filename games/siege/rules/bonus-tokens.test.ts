import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { activating, walk } from '../testing/activating.ts';
import { A0, A1, A2, ATTACKS, D0, D1, D2, DEFENDS, hide, put } from '../testing/arranging.ts';
import { type Given, given, type TestTable } from '../testing/given.ts';
import { bonusTokensLeft } from './bonus-tokens.ts';
import { reward, round, upkeep } from './procedures.ts';
import { ATTACKER, DEFENDER, type G, NONE } from './siege.ts';

const NO_APP = { clock: 'noApp', losMode: 'faithful', untimedRewards: 'bonusTokens' } as const;
const [PLUS, MINUS] = [1, -1];

const squads: NonNullable<Given['arrange']> = (g, at) => {
  put(g, A0, 'ash', at('(0,0)'));
  put(g, A1, 'blitz', at('(4,0)'));
  put(g, A2, 'thermite', at('(5,0)'));
  put(g, D0, 'smoke', at('(8,5)'));
  put(g, D1, 'mute', at('(5,5)'));
  put(g, D2, 'rook', at('(4,5)'));
};

/** A's activation, in which a challenge has just been won by a squad. */
const activationOf = (of: Partial<Given> = {}) =>
  activating(A0, { arrange: squads, ...of, settings: NO_APP });

/** A squad has won a challenge between activations. */
const winning = (squad: 0 | 1, arrange: (g: G) => void = () => {}) =>
  given({
    settings: NO_APP,
    arrange(g, at) {
      squads(g, at);
      g.state.round = 1;
      arrange(g);
    },
    run: () => call(reward, { squad }),
  });

/** Ash wins by a shot at whom she really sees; the shot itself may be lost on the way. */
const shootAndWin = (table: TestTable): TestTable =>
  table.play(ATTACKS, 'shoot', D0, 0, 0).play(DEFENDS, 'challenge');

/** Ash declares a protection that is not there. */
const shootAndLose = (table: TestTable): TestTable =>
  table.play(ATTACKS, 'shoot', D0, 0, 2).play(DEFENDS, 'challenge');

const keepDice = (table: TestTable): TestTable =>
  table.asked(ATTACKS) === 'shot.reroll' ? table.play(ATTACKS, 'keep') : table;

const bonusOf = (table: TestTable, o: number) => table.state.operators[o].bonus;
const others = (table: TestTable) => table.match.decision(ATTACKS)?.about.others;

describe('the No-App variant', () => {
  it('SG-NOA-01: with stopwatches it is the timed game', () => {
    const timed = given({ settings: { clock: 'timed' }, run: () => call(round, {}) });
    expect(timed.match.timing.clocks).not.toBe(null);
  });

  it('SG-NOA-02: no time limits, and ten Bonus tokens in the supply', () => {
    const table = activationOf();
    expect(table.match.timing.clocks).toBe(null);
    expect(table.match.deadline(ATTACKS)).toBe(null);
    expect(bonusTokensLeft(table.g)).toBe(10);
  });

  it('SG-NOA-03: the winner of a challenge takes a Bonus token instead of 30 s', () => {
    const table = shootAndWin(activationOf());
    expect(table.asked(ATTACKS)).toBe('reward.token');
    expect(table.verbs(ATTACKS)).toEqual(['bonus']);
    table.play(ATTACKS, 'bonus', A1, PLUS, NONE);
    expect(bonusTokensLeft(table.g)).toBe(9);
    expect(table.happened('bonusPlaced')[0].fields).toMatchObject({ operator: A1, side: PLUS });
  });

  it('SG-NOA-04, SG-NOA-05: "+1" for one’s own, "-1" for opponents, being activated or not yet activated', () => {
    const table = winning(ATTACKER, (g) => {
      g.state.operators[A1].activated = true;
      g.state.operators[D1].activated = true;
      g.state.operators[D2].eliminated = true;
    });
    expect(table.options(ATTACKS, 'bonus')).toEqual([
      [A0, PLUS, NONE],
      [A2, PLUS, NONE],
      [D0, MINUS, NONE],
    ]);
    expect(table.forbids(ATTACKS, 'bonus', A1, PLUS, NONE)).toBe('SG-NOA-04');
    expect(table.forbids(ATTACKS, 'bonus', D0, PLUS, NONE)).toBe('SG-NOA-05');
    expect(table.forbids(ATTACKS, 'bonus', A0, MINUS, NONE)).toBe('SG-NOA-05');
  });

  it('SG-NOA-06: a profile holds two at most', () => {
    const table = winning(DEFENDER, (g) => {
      g.state.operators[D0].bonus = 2;
    });
    expect(table.forbids(DEFENDS, 'bonus', D0, PLUS, NONE)).toBe('SG-NOA-06');
    expect(table.forbids(DEFENDS, 'bonus', D1, PLUS, NONE)).toBe(null);
  });

  it('SG-NOA-07: "+1" and "-1" on the same profile cancel; both return to the supply', () => {
    const table = winning(ATTACKER, (g) => {
      g.state.operators[D0].bonus = 1;
    });
    expect(bonusTokensLeft(table.g)).toBe(9);
    table.play(ATTACKS, 'bonus', D0, MINUS, NONE);
    expect(bonusOf(table, D0)).toBe(0);
    expect(bonusTokensLeft(table.g)).toBe(10);
  });

  it('SG-NOA-08, SG-NOA-16: each "+1" is one more other action, all different', () => {
    const actions = (bonus: number) => {
      const table = activationOf({
        arrange(g, at) {
          squads(g, at);
          g.state.operators[A0].bonus = bonus;
        },
      });
      table.play(ATTACKS, 'run').play(ATTACKS, 'overwatch', 1).passAll();
      return [
        table.forbids(ATTACKS, 'destroy', table.at('(4,4)')),
        table.forbids(ATTACKS, 'overwatch', 1),
        table.forbids(ATTACKS, 'step', table.at('(0,1)')),
      ];
    };
    expect(actions(0)).toEqual(['SG-ACT-03', 'SG-ACT-02', null]);
    expect(actions(1)).toEqual([null, 'SG-ACT-02', null]);
    const two = activationOf({
      arrange(g, at) {
        squads(g, at);
        g.state.operators[A0].bonus = 2;
      },
    });
    two
      .play(ATTACKS, 'run')
      .play(ATTACKS, 'overwatch', 1)
      .play(ATTACKS, 'destroy', two.at('(4,4)'))
      .passAll();
    expect(others(two)).toBe(3);
    expect(two.forbids(ATTACKS, 'shoot', D0, 0, 0)).toBe(null);
  });

  it('SG-NOA-09, SG-NOA-10: after the activation the tokens return to the supply', () => {
    for (const bonus of [2, 1, -1]) {
      const table = activationOf({
        arrange(g, at) {
          squads(g, at);
          g.state.operators[A0].bonus = bonus;
        },
      });
      table.play(ATTACKS, 'end');
      expect(bonusTokensLeft(table.g)).toBe(10);
    }
  });

  it('SG-NOA-10, SG-NOA-16: with one "-1" a Move and one other action, or two others', () => {
    const minus = () =>
      activationOf({
        arrange(g, at) {
          squads(g, at);
          g.state.operators[A0].bonus = -1;
        },
      });
    const moved = minus();
    moved.play(ATTACKS, 'step', moved.at('(0,1)')).play(ATTACKS, 'run').passAll();
    expect(moved.forbids(ATTACKS, 'overwatch', 1)).toBe('SG-ACT-03');
    const stood = minus();
    stood.play(ATTACKS, 'overwatch', 1).play(ATTACKS, 'destroy', stood.at('(4,4)')).passAll();
    expect(stood.forbids(ATTACKS, 'shoot', D0, 0, 0)).toBe('SG-ACT-03');
    expect(stood.options(ATTACKS, 'step')).toEqual([]);
  });

  it('SG-NOA-11: a second "-1" before the activation takes it away at once, and both tokens return', () => {
    const table = winning(ATTACKER, (g) => {
      g.state.operators[D0].bonus = -1;
    });
    table.play(ATTACKS, 'bonus', D0, MINUS, NONE);
    expect(table.state.operators[D0].activated).toBe(true);
    expect(bonusOf(table, D0)).toBe(0);
    expect(table.happened('activationLost')).toHaveLength(1);
  });

  it('SG-NOA-12: a token received during one’s own activation works at once', () => {
    const plus = shootAndWin(activationOf()).play(ATTACKS, 'bonus', A0, PLUS, NONE);
    keepDice(plus).passAll();
    plus.play(ATTACKS, 'run').passAll();
    expect(plus.forbids(ATTACKS, 'overwatch', 1)).toBe(null);
    const minus = shootAndLose(activationOf()).play(DEFENDS, 'bonus', A0, MINUS, NONE);
    keepDice(minus).passAll();
    minus.play(ATTACKS, 'run').passAll();
    expect(minus.forbids(ATTACKS, 'overwatch', 1)).toBe('SG-ACT-03');
    // The MP of the Run are left, those of the Move are not.
    walk(minus, ATTACKS, '(0,1)', '(0,2)', '(0,3)', '(0,4)', '(0,5)');
    expect(minus.options(ATTACKS, 'step')).toEqual([]);
  });

  it('SG-NOA-13: a second "-1" then ends it, after the current action; the tokens return', () => {
    const table = activationOf({
      arrange(g, at) {
        squads(g, at);
        g.state.operators[A0].bonus = -1;
      },
    });
    table.play(ATTACKS, 'step', table.at('(0,1)'));
    shootAndLose(table).play(DEFENDS, 'bonus', A0, MINUS, NONE);
    expect(table.happened('activationEnded')).toEqual([]);
    keepDice(table).passAll();
    expect(table.happened('shotRolled')).toHaveLength(1);
    expect(table.asked(0)).toBe('test.idle');
    expect(bonusTokensLeft(table.g)).toBe(10);
  });

  it('SG-NOA-13: a Move in progress is such an action', () => {
    const table = activating(D0, {
      settings: NO_APP,
      arrange(g, at) {
        squads(g, at);
        hide(g, D0, 'smoke', [at('(0,5)'), at('(1,5)')]);
        g.state.operators[D0].bonus = -1;
      },
    });
    table.play(DEFENDS, 'step', table.at('(0,4)'));
    table.play(ATTACKS, 'demand', 2 * D0, A0).play(DEFENDS, 'challenge');
    table.play(ATTACKS, 'bonus', D0, MINUS, NONE);
    expect(table.asked(DEFENDS)).toBe('activation.act');
    expect(table.forbids(DEFENDS, 'run')).toBe('SG-ACT-03');
    expect(table.forbids(DEFENDS, 'step', table.at('(0,3)'))).toBe(null);
  });

  it('SG-NOA-14: if none is left one is taken from any profile, and put either side up on any', () => {
    const table = winning(ATTACKER, (g) => {
      for (const o of [A1, A2, D1, D2]) g.state.operators[o].bonus = 2;
      g.state.operators[D0].bonus = 1;
      g.state.operators[A0].bonus = 1;
    });
    expect(bonusTokensLeft(table.g)).toBe(0);
    expect(table.forbids(ATTACKS, 'bonus', A0, PLUS, NONE)).toBe('SG-NOA-14');
    expect(table.forbids(ATTACKS, 'bonus', D0, PLUS, A1)).toBe(null);
    table.play(ATTACKS, 'bonus', A0, PLUS, D1);
    expect([bonusOf(table, D1), bonusOf(table, A0)]).toEqual([1, 2]);
    expect(bonusTokensLeft(table.g)).toBe(0);
  });

  it('SG-NOA-15: all return in Upkeep', () => {
    const table = given({
      settings: NO_APP,
      arrange(g, at) {
        squads(g, at);
        g.state.operators[A1].bonus = 2;
        g.state.operators[D1].bonus = -1;
      },
      run: () => call(upkeep, {}),
    });
    expect(bonusTokensLeft(table.g)).toBe(10);
  });

  it('SG-NOA-17: a hidden Operator has no use for "+1" until revealed', () => {
    const table = activating(D0, {
      settings: NO_APP,
      arrange(g, at) {
        squads(g, at);
        hide(g, D0, 'smoke', [at('(0,5)'), at('(1,5)')]);
        g.state.operators[D0].bonus = 1;
      },
    });
    table.play(DEFENDS, 'run');
    for (const verb of ['shoot', 'destroy', 'tactical', 'overwatch'])
      expect(table.options(DEFENDS, verb)).toEqual([]);
    table.play(DEFENDS, 'reveal', D0).play(DEFENDS, 'overwatch', 1).passAll();
    expect(table.options(DEFENDS, 'destroy')).not.toEqual([]);
  });

  it('SG-NOA-03: nobody to give a token to, none is taken', () => {
    const table = winning(ATTACKER, (g) => {
      for (const operator of g.state.operators) operator.activated = true;
    });
    expect(table.asked(0)).toBe('test.idle');
  });
});

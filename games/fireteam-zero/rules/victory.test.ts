import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { bomb, FIST2, NO_FIST, objective, reacting, shot } from '../testing/cards.ts';
import { away, type Given, given, minion, type TestTable } from '../testing/given.ts';
import { cardOf } from '../testing/role-cards.ts';
import { attacksHero, moves, strike, turn } from '../testing/turns.ts';
import type { G } from './fireteam.ts';
import { push } from './procedures.ts';

const done = (g: G) => {
  for (const o of g.state.objectives) o.done = true;
};
const work = objective('goal', 1, {
  acts: [{ id: 'do', effects: [{ do: 'intel', objective: 'goal', tokens: 1 }] }],
});
const act = (table: TestTable) => table.play(0, 'act', table.options(0, 'act')[0][0], -1);
const WON = { winners: [0, 1], by: 'FZ-WIN-02' };

describe('winning', () => {
  it('FZ-WIN-01: without an exit, at once when all objectives are complete', () => {
    expect(act(turn({ objectives: [work], at: away })).match.result).toEqual({
      winners: [0, 1],
      by: 'FZ-WIN-01',
    });
  });

  it('FZ-WIN-02: with an exit, when every hero is there besides', () => {
    const more: Given = { objectives: [work], exit: 'b' };
    expect(act(turn({ ...more, at: { ...away, heroes: 'ba' } })).match.result).toBeNull();
    expect(act(turn({ ...more, at: { ...away, heroes: 'bb' } })).match.result).toEqual(WON);
  });

  it('FZ-WIN-03: in either order and in every phase', () => {
    const walk = turn({ exit: 'b', arrange: done, at: { ...away, heroes: 'ab' } }).step(0, 'b');
    expect(walk.match.result).toEqual(WON);
    const special = moves(1, { exit: 'b', arrange: done, at: { ...away, heroes: 'ab' } }).step(0, 'b');
    expect(special.match.result).toEqual(WON);
    const pushed = given({
      exit: 'b',
      arrange: done,
      at: { ...away, heroes: 'ab' },
      run: () => call(push, { figure: 0, steps: 1, by: 1 }),
    });
    expect(pushed.play(1, 'push', pushed.place('b')).match.result).toEqual(WON);
  });

  describe('in the middle of an attack', () => {
    it('FZ-GEN-08: before its roll victory is immediate: Rifle Butt onto the exit, where the monster still reaches', () => {
      const table = attacksHero(minion(), 0, {
        exit: 'b',
        hands: [[cardOf('rifleButt')]],
        minion: { attack: { type: 'brawl', strength: 2, range: 1 } },
        at: { ...away, heroes: 'ab', minions: 'a' },
        dice: [FIST2, FIST2],
        arrange: (g) => {
          done(g);
          g.state.heads = false;
        },
      });
      table.play(0, 'react', table.card(0, 0)).step(0, 'b');
      expect([table.match.result, table.happened('rolled')]).toEqual([WON, []]);
    });

    it('FZ-GEN-08: from the roll on the attack with all its damage comes first, and a loss in it counts', () => {
      const dive = (heads: boolean) => {
        const table = attacksHero(minion(), 1, {
          exit: 'b',
          hands: [[cardOf('diveIn')]],
          at: { ...away, heroes: 'ab', minions: 'b' },
          dice: [FIST2, NO_FIST],
          arrange: (g) => {
            done(g);
            g.state.heads = heads;
          },
        });
        return table.play(0, 'react', table.card(0, 0)).match.result;
      };
      expect([dive(false), dive(true)]).toEqual([{ winners: [], by: 'FZ-KD-04' }, WON]);
    });

    it('FZ-GEN-08: an attack within the damage of another does not end the mission before that is resolved', () => {
      const back = reacting('heroHit', [{ do: 'attack', with: 'thisCard', at: 'other' }]);
      const kill = objective('kill', 1, {
        triggers: [{ when: 'monsterKilled', effects: [{ do: 'intel', objective: 'kill', tokens: 1 }] }],
      });
      const strikeBack = (heads: boolean) => {
        const table = attacksHero(minion(), 0, {
          objectives: [kill],
          hands: [[{ ...back, attack: shot(0, { bonus: 9 }).attack }]],
          at: { ...away, heroes: 'ab', minions: 'a' },
          dice: [FIST2, NO_FIST],
          arrange: (g) => {
            g.state.heads = heads;
          },
        });
        return table.play(0, 'react', table.card(0, 0)).match.result;
      };
      const won = { winners: [0, 1], by: 'FZ-WIN-01' };
      expect([strikeBack(false), strikeBack(true)]).toEqual([{ winners: [], by: 'FZ-KD-04' }, won]);
    });
  });

  it('FZ-WIN-04: a knocked-down hero at the exit counts, one elsewhere prevents it', () => {
    const walk = (heroes: string) =>
      turn({ exit: 'b', arrange: done, at: { ...away, heroes }, down: [1] }).step(0, 'b').match.result;
    expect([walk('ab'), walk('ac')]).toEqual([WON, null]);
  });

  it('FZ-WIN-05: all at the same time; heroes do not leave the board', () => {
    const table = turn({ exit: 'b', arrange: done, at: { ...away, heroes: 'bc' } })
      .step(0, 'a')
      .play(0, 'end');
    expect([table.match.result, table.where(0)]).toEqual([null, 'a']);
  });

  it('FZ-WIN-06: specialists need not be there, unless the briefing says so', () => {
    const walk = (mission: Given['mission'] & object, henry: string) =>
      turn({ exit: 'b', arrange: done, at: { patty: 'b', henry, heroes: 'ab' }, mission }).step(
        0,
        'b',
        henry === 'a' ? 2 : 0,
      ).match.result;
    expect(walk({}, 'h')).toEqual(WON);
    expect(walk({ specialistsLeaveToo: true }, 'h')).toBeNull();
    expect(walk({ specialistsLeaveToo: true }, 'a')).toEqual(WON);
  });

  it('FZ-WIN-07: win and loss from the same event: the loss comes first', () => {
    const kill = objective('kill', 1, {
      triggers: [{ when: 'monsterKilled', effects: [{ do: 'intel', objective: 'kill', tokens: 1 }] }],
    });
    const table = turn({
      objectives: [kill],
      hands: [[bomb(0, { bonus: 3 })]],
      at: { ...away, heroes: 'ac', minions: 'a' },
      arrange: (g) => {
        g.state.heads = false;
      },
    });
    expect(strike(table, minion()).match.result).toEqual({ winners: [], by: 'FZ-KD-04' });
  });
});

import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { FIST2, punch } from '../testing/cards.ts';
import { away, given, minion } from '../testing/given.ts';
import { moves, strike, turn } from '../testing/turns.ts';
import { HENRY, PATTY } from './fireteam.ts';
import { isHeld } from './fleeing.ts';
import { push } from './procedures.ts';

const held = (at: Record<string, string>, more = {}) => {
  const table = turn({ at: { ...away, ...at }, ...more });
  return table.forbids(0, 'step', table.place('b'), 0);
};

describe('fleeing', () => {
  it('FZ-FLEE-01: more monsters than active heroes hold a hero', () => {
    expect(held({ heroes: 'ac', minions: 'aa' })).toBe('FZ-FLEE-01');
    const table = turn({ at: { ...away, heroes: 'ac', minions: 'aa' } });
    expect(table.whyNot(0, 'step', 1, 0)).toEqual({ rule: 'FZ-FLEE-01', facts: { monsters: 2, heroes: 1 } });
    expect(table.steps(0)).toBe('');
  });

  it('FZ-FLEE-02: equal numbers do not', () => {
    expect(held({ heroes: 'ac', minions: 'a' })).toBeNull();
    expect(held({ heroes: 'aa', minions: 'aa' })).toBeNull();
  });

  it('FZ-FLEE-03: the hero who leaves counts, knocked-down ones do not', () => {
    expect(held({ heroes: 'aa', minions: 'aa' }, { down: [1] })).toBe('FZ-FLEE-01');
    expect(held({ heroes: 'aa', minions: 'a' }, { down: [1] })).toBeNull();
  });

  it('FZ-FLEE-04: specialists count for nothing and are not bound', () => {
    expect(held({ heroes: 'ac', minions: 'aa', patty: 'a', henry: 'a' })).toBe('FZ-FLEE-01');
    const table = turn({ at: { heroes: 'ac', minions: 'a' } }).step(0, 'b', 3);
    expect([table.where(PATTY), table.where(HENRY)]).toEqual(['b', 'b']);
  });

  it('FZ-FLEE-05: special movement ignores it', () => {
    const table = moves(1, { at: { ...away, heroes: 'ac', minions: 'aaaa' } });
    expect(table.step(0, 'b').where(0)).toBe('b');
  });

  it('FZ-FLEE-06: and so does movement that is forced on the hero', () => {
    const table = given({
      at: { ...away, heroes: 'ac', minions: 'aaaa' },
      run: () => call(push, { figure: 0, steps: 1, by: 1 }),
    });
    expect(table.play(1, 'push', table.place('b')).where(0)).toBe('b');
  });

  it('FZ-FLEE-07: each step out is tested: who walks into too many cannot go on', () => {
    const table = turn({ at: { ...away, heroes: 'ac', minions: 'bb' } }).step(0, 'b');
    expect(table.forbids(0, 'step', table.place('a'), 0)).toBe('FZ-FLEE-01');
  });

  it('FZ-FLEE-08: killing monsters lifts it at once', () => {
    const table = turn({
      hands: [[punch(3, { bonus: 3 })]],
      at: { ...away, heroes: 'ac', minions: 'aa' },
    });
    expect(table.steps(0)).toBe('');
    strike(table, minion()).passAll();
    expect(table.steps(0)).toBe('b');
  });

  it('FZ-FLEE-09: of two heroes with two monsters one may leave, then not the other', () => {
    const at = { ...away, heroes: 'aa', minions: 'aa' };
    const first = turn({ at }).step(0, 'b').play(0, 'end');
    expect(first.where(0)).toBe('b');
    const second = turn({ at: { ...at, heroes: 'ba' } }, 1);
    expect(second.forbids(1, 'step', second.place('b'), 0)).toBe('FZ-FLEE-01');
    expect(held({ heroes: 'aa', minions: 'aa' }, { down: [1] })).toBe('FZ-FLEE-01');
  });

  it('FZ-FLEE-10: an elite and a boss count as one each', () => {
    expect(held({ heroes: 'ac', boss: 'a' })).toBeNull();
    expect(held({ heroes: 'ac', boss: 'a', elites: 'a' })).toBe('FZ-FLEE-01');
  });

  it('FZ-FLEE-11: leaving a location with a monster is fleeing, forbidden only by FZ-FLEE-01', () => {
    const table = turn({ at: { ...away, heroes: 'ac', minions: 'a' }, dice: [FIST2] });
    expect(isHeld(table.g, 0)).toBe(false);
    expect(table.step(0, 'b').where(0)).toBe('b');
    const slips = turn({
      at: { ...away, heroes: 'ac', minions: 'aaa' },
      heroCards: [{ modifiers: [{ slips: true }] }],
    });
    expect(slips.step(0, 'b').where(0)).toBe('b');
  });
});

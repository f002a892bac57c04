import { describe, expect, it } from 'vitest';
import { FIST2, objective, punch, reacting } from '../testing/cards.ts';
import { away, minion } from '../testing/given.ts';
import { phase, strike, turn } from '../testing/turns.ts';

describe('actions', () => {
  it('FZ-ACT-01: normally one action in a turn', () => {
    const table = turn({ hands: [[punch(), punch()]], at: { ...away, heroes: 'ab', minions: 'aa' } });
    strike(table, minion()).passAll();
    expect(table.forbids(0, 'attack', table.card(0, 0))).toBe('FZ-ACT-01');
    expect(table.forbids(0, 'search', 0)).toBe('FZ-SEA-01');
    expect(table.verbs(0)).not.toContain('attack');
  });

  it('FZ-ACT-02: attack and search are always there, if their conditions hold', () => {
    const table = turn({ hands: [[punch()]], at: { ...away, heroes: 'ab' } });
    expect(table.verbs(0)).toEqual(['step', 'search', 'end']);
    const enemies = turn({ hands: [[punch()]], at: { ...away, heroes: 'ab', minions: 'a' } });
    expect(enemies.verbs(0)).toEqual(['step', 'attack', 'end']);
  });

  it('FZ-ACT-03: objectives add actions that anyone may take where and when the card says', () => {
    const dig = objective('dig', 2, {
      acts: [
        { id: 'dig', if: { terrain: 'difficult' }, effects: [{ do: 'intel', objective: 'dig', tokens: 1 }] },
      ],
    });
    const wanted = { objectives: [dig], terrain: { a: 'difficult' }, at: { ...away, heroes: 'ab' } };
    const deed = (table: ReturnType<typeof turn>) => table.g.statics.box.numberOf((dig.acts ?? [])[0]);
    const here = turn(wanted);
    here.play(0, 'act', deed(here), -1);
    expect([here.state.objectives[0].intel, here.match.decision(0)?.about.actions]).toEqual([1, 0]);
    const elsewhere = turn(wanted, 1);
    expect(elsewhere.forbids(1, 'act', deed(elsewhere), -1)).toBe('FZ-ACT-03');
  });

  it('FZ-ACT-04: a focus card gives its action to its own hero only', () => {
    const focus = {
      id: 'drill',
      acts: [{ id: 'drill', effects: [{ do: 'draw', who: 'you', cards: 1 }] as const }],
    };
    const wanted = { focuses: [[focus]], at: { ...away, heroes: 'aa' } };
    const own = turn(wanted);
    const deed = own.g.statics.box.numberOf(focus.acts[0]);
    expect(own.play(0, 'act', deed, -1).hand(0)).toBe(1);
    expect(turn(wanted, 1).forbids(1, 'act', deed, -1)).toBe('FZ-ACT-04');
  });

  it('FZ-ACT-05: a free action leaves the turn its action', () => {
    const focus = {
      id: 'breathe',
      acts: [
        { id: 'breathe', free: true as const, effects: [{ do: 'draw', who: 'you', cards: 1 }] as const },
      ],
    };
    const table = turn({ focuses: [[focus]] });
    table.play(0, 'act', table.g.statics.box.numberOf(focus.acts[0]), -1);
    expect(table.match.decision(0)?.about.actions).toBe(1);
  });

  it('FZ-ACT-06: only in the own turn and only by an active hero', () => {
    const table = phase({ hands: [[punch()], [punch()]], at: { ...away, heroes: 'aa', minions: 'a' } });
    expect(table.match.decision(1)).toBeNull();
    const down = turn({ hands: [[punch()]], at: { ...away, heroes: 'aa', minions: 'a' }, down: [0] });
    expect(down.verbs(0)).toEqual(['stand', 'stay']);
  });

  it('FZ-ACT-07: free actions have no limit but their own conditions', () => {
    const free = { free: true as const, effects: [{ do: 'draw', who: 'you', cards: 1 }] as const };
    const focus = {
      id: 'two',
      acts: [
        { id: 'often', ...free },
        { id: 'once', once: 'turn' as const, ...free },
      ],
    };
    const table = turn({ focuses: [[focus]] });
    const [often, once] = focus.acts.map((a) => table.g.statics.box.numberOf(a));
    table.play(0, 'act', often, -1).play(0, 'act', often, -1).play(0, 'act', once, -1);
    expect(table.hand(0)).toBe(3);
    expect(table.forbids(0, 'act', once, -1)).toBe('FZ-ACT-07');
  });

  it('FZ-ACT-08: an action is resolved completely before the turn goes on', () => {
    const table = turn({
      hands: [[punch(3, { bonus: 9 })], [reacting('monsterKilled', [{ do: 'draw', who: 'you', cards: 1 }])]],
      at: { ...away, heroes: 'aa', minions: 'a' },
      dice: [FIST2],
    });
    strike(table, minion());
    expect([table.asked(0), table.asked(1)]).toEqual([null, 'moment.react']);
    expect(table.play(1, 'pass').asked(0)).toBe('heroTurn.act');
  });
});

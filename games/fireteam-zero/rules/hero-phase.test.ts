import { describe, expect, it } from 'vitest';
import { BOMB1, bomb, punch, reacting } from '../testing/cards.ts';
import { minion } from '../testing/given.ts';
import { phase, strike, turn } from '../testing/turns.ts';

describe('hero phase', () => {
  it('FZ-HER-01: one turn each, from the first player on, clockwise', () => {
    const table = phase({
      heroes: 3,
      arrange: (g) => {
        g.state.first = 1;
      },
    });
    const order: number[] = [];
    while (table.asked(0) !== 'test.idle') {
      order.push(table.awaiting[0]);
      table.play(table.awaiting[0], 'end');
    }
    expect(order).toEqual([1, 2, 0]);
  });

  it('FZ-HER-02: may move up to its speed and take one action, and need do neither', () => {
    const table = turn({ at: { heroes: 'bb' } });
    expect(table.match.decision(0)?.about).toEqual({ hero: 0, points: 2, actions: 1 });
    expect(table.play(0, 'end').asked(0)).toBe('test.idle');
  });

  it('FZ-HER-03: the action comes before, after or in the middle of the movement', () => {
    const table = turn({ hands: [[punch()]], at: { heroes: 'bb', minions: 'cd', patty: 'h', henry: 'h' } });
    table.step(0, 'c');
    strike(table, minion()).passAll();
    expect(table.step(0, 'd').where(0)).toBe('d');
    expect(table.forbids(0, 'attack', 0)).toBe('FZ-ACT-01');
  });

  it('FZ-HER-04: who is knocked down chooses at the start of the turn: stay down or stand', () => {
    const table = turn({ down: [0] });
    expect([table.asked(0), table.verbs(0)]).toEqual(['heroTurn.stand', ['stand', 'stay']]);
  });

  it('FZ-HER-05: staying down skips the whole turn', () => {
    const table = turn({ down: [0] }).play(0, 'stay');
    expect([table.asked(0), table.state.heroes[0].down]).toEqual(['test.idle', true]);
  });

  it('FZ-HER-06: standing up costs nothing and leaves a full turn', () => {
    const table = turn({ down: [0] }).play(0, 'stand');
    expect(table.state.heroes[0].down).toBe(false);
    expect(table.match.decision(0)?.about).toEqual({ hero: 0, points: 2, actions: 1 });
  });

  it('FZ-HER-07: knocked down in its own turn, the turn ends at once', () => {
    const table = phase({
      hands: [[bomb(1)]],
      at: { heroes: 'ab', minions: 'a', patty: 'h', henry: 'h' },
      dice: [BOMB1],
    });
    strike(table, minion());
    expect([table.state.heroes[0].down, table.awaiting]).toEqual([true, [1]]);
  });

  it('FZ-HER-07: even if somebody helps it up again', () => {
    const help = reacting('heroDown', [{ do: 'stand', who: 'subject' }], { if: { part: 'ally' } });
    const table = phase({
      hands: [[bomb(1)], [help]],
      at: { heroes: 'ab', minions: 'a', patty: 'h', henry: 'h' },
      dice: [BOMB1],
    });
    strike(table, minion()).play(1, 'react', table.card(1, 0));
    expect([table.state.heroes[0].down, table.awaiting, table.asked(1)]).toEqual([
      false,
      [1],
      'heroTurn.act',
    ]);
  });

  it('FZ-HER-08: knocked down before its own turn in the same phase, it chooses in that phase', () => {
    const table = phase({
      hands: [[bomb(1), punch()]],
      at: { heroes: 'aa', minions: 'a', patty: 'h', henry: 'h' },
      dice: [BOMB1],
    });
    strike(table, minion()).play(0, 'end');
    expect(table.asked(1)).toBe('heroTurn.stand');
  });

  it('what nobody learned from can be taken back, a drawn card cannot', () => {
    const table = turn({ at: { heroes: 'bb', patty: 'b', henry: 'b' }, spawns: 'bc', arrange: fillRecon });
    table.step(0, 'c', 1);
    expect(table.match.undoable(0)).toBe(1);
    table.play(0, 'search', 1);
    expect(table.match.undoable(0)).toBe(0);
  });

  it('FZ-HER-09: free actions interrupt the movement any number of times', () => {
    const table = turn({ at: { heroes: 'bb', patty: 'b', henry: 'b' }, spawns: 'bcd', arrange: fillRecon });
    table.play(0, 'search', 0).step(0, 'c', 1).play(0, 'search', 1).step(0, 'd', 1).play(0, 'search', 2);
    expect(table.state.found.items).toHaveLength(3);
    expect(table.match.decision(0)?.about.actions).toBe(1);
  });
});

function fillRecon(g: Parameters<NonNullable<Parameters<typeof turn>[0]>['arrange'] & object>[0]): void {
  for (const event of g.statics.events) g.add(g.state.recon, event, 0);
}

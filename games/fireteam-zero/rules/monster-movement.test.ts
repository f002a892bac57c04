import { describe, expect, it } from 'vitest';
import { BLANK, punches, reacting } from '../testing/cards.ts';
import { away, type Given, minion, type TestTable } from '../testing/given.ts';
import { activates } from '../testing/turns.ts';

const hero = (table: TestTable) => table.happened('attacked').map((e) => e.target);

describe('monster movement', () => {
  const walk = (more: Given, face = BLANK) => activates(minion(), { activation: [face], ...more });
  const end = (table: TestTable) => table.where(minion());

  it('FZ-MMOV-01: with an active hero in its location it does not move', () => {
    const table = walk({ at: { ...away, heroes: 'ab', minions: 'a' }, hands: [punches(5)] });
    expect([end(table), table.happened('moved'), table.happened('headed')]).toEqual(['a', [], []]);
  });

  it('FZ-MMOV-02: else up to its speed toward the nearest active hero', () => {
    expect(end(walk({ at: { ...away, heroes: 'fh', minions: 'a' } }))).toBe('c');
    const diagonal = walk({
      board: ['a..', '.b.', '..c'],
      at: { patty: 'c', henry: 'c', heroes: 'cc', minions: 'a' },
      hands: [punches(5), punches(5)],
    });
    expect(end(diagonal)).toBe('c');
  });

  it('FZ-MMOV-03: of equally near ones toward the earliest in turn order', () => {
    const toward = (first: number) =>
      end(
        walk({
          at: { ...away, heroes: 'ag', minions: 'd' },
          arrange: (g) => {
            g.state.first = first;
          },
        }),
      );
    expect([toward(0), toward(1)]).toEqual(['b', 'f']);
  });

  it('FZ-MMOV-04: specialists and knocked-down heroes do not attract it', () => {
    const table = walk({ at: { patty: 'c', henry: 'c', heroes: 'bh', minions: 'd' }, down: [0] });
    expect(end(table)).toBe('f');
  });

  it('FZ-MMOV-05, FZ-TER-06: difficult terrain costs it 1 a step, impassable is never entered', () => {
    const mud = walk({
      terrain: { b: 'difficult', c: 'difficult' },
      at: { ...away, heroes: 'fh', minions: 'a' },
    });
    expect(end(mud)).toBe('c');
    const wall = walk({
      board: ['abc', 'd.e', 'fgh'],
      terrain: { b: 'impassable' },
      at: { heroes: 'cc', patty: 'c', henry: 'c', minions: 'a' },
    });
    expect(end(wall)).toBe('g');
  });

  it('FZ-MMOV-06: it stops on entering a location with an active hero', () => {
    const table = walk({ at: { ...away, heroes: 'bh', minions: 'a' }, hands: [punches(5)] });
    expect([end(table), table.happened('moved').length]).toEqual(['b', 1]);
    // The second hero throws itself in the way.
    const late = reacting('monsterEnters', [{ do: 'place', who: 'you', at: 'target' }], {
      target: { choose: 'location' },
    });
    const stopped = walk({
      at: { ...away, heroes: 'eh', minions: 'a' },
      hands: [[], [late, ...punches(5)]],
      minion: { speed: 3 },
    });
    stopped.play(1, 'react', stopped.card(1, 0)).play(1, 'choose', stopped.place('b'));
    expect(end(stopped)).toBe('b');
  });

  it('FZ-MMOV-07: a hero in range does not stop a ranged one', () => {
    const ranged = { attack: { type: 'bullet', strength: 2, range: 3 } as const };
    const table = walk({ minion: ranged, at: { ...away, heroes: 'dh', minions: 'a' }, hands: [punches(5)] });
    expect(end(table)).toBe('c');
  });

  it('FZ-MMOV-08: fleeing does not bind monsters', () => {
    const table = walk({ at: { ...away, heroes: 'fh', minions: 'aaaa' } });
    expect(end(table)).toBe('c');
  });

  it('FZ-MMOV-09: among equal paths the players choose', () => {
    const tie = walk({
      board: ['.b.', 'a.d', '.c.'],
      at: { heroes: 'dd', patty: 'd', henry: 'd', minions: 'a' },
      minion: { speed: 1 },
    });
    expect([tie.asked(0), tie.steps(0)]).toEqual(['monsterMove.step', 'bc']);
    expect(end(tie.play(0, 'step', tie.place('c')))).toBe('c');
  });

  it('FZ-MMOV-10: nearest by the steps it can really walk, fixed at the start of the move', () => {
    // Over the wall the first hero is 2 away, but it takes 4 steps to walk there.
    const table = walk({
      board: ['axb', 'c.d', 'efg'],
      terrain: { x: 'impassable' },
      at: { heroes: 'be', patty: 'b', henry: 'b', minions: 'a' },
      minion: { speed: 1 },
    });
    expect(table.happened('headed')).toEqual([{ monster: minion(), hero: 1, steps: 2 }]);
  });

  it('FZ-MMOV-11: without a way it stays, and still rolls and attacks', () => {
    const table = walk({
      terrain: { b: 'impassable' },
      minion: { attack: { type: 'brawl', strength: 2, range: 2 } },
      at: { ...away, heroes: 'ch', minions: 'a' },
      hands: [punches(5)],
    });
    expect([end(table), table.happened('activationRolled').length, hero(table)]).toEqual(['a', 1, [0]]);
  });

  it('FZ-MMOV-12: first player is seat 3 of 4, seats 1 and 4 are equally far: it heads for seat 4', () => {
    const table = walk({
      heroes: 4,
      board: ['abcdefghijk'],
      at: { heroes: 'bkkh', patty: 'b', henry: 'b', minions: 'e' },
      arrange: (g) => {
        g.state.first = 2;
      },
    });
    expect(table.happened('headed')).toEqual([{ monster: minion(), hero: 3, steps: 3 }]);
  });

  it('FZ-MMOV-13: toward the next one if its hero is knocked down on the way', () => {
    const fell = reacting('monsterEnters', [{ do: 'discard', who: 'allies', cards: 9 }]);
    const table = activates(minion(), {
      hands: [[], [fell]],
      at: { ...away, heroes: 'ga', minions: 'd' },
      activation: [BLANK],
    });
    expect(table.where(minion())).toBe('e');
    table.play(1, 'react', table.card(1, 0));
    expect([table.state.heroes[0].down, table.where(minion())]).toEqual([true, 'd']);
  });
});

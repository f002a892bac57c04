import { describe, expect, it } from 'vitest';
import { bomb, FIST2, objective, punch, reacting, shot } from '../testing/cards.ts';
import { away, type Given, given } from '../testing/given.ts';
import { strike, turn } from '../testing/turns.ts';
import { attackWith } from './attack.ts';
import { FIRST_TOKEN } from './fireteam.ts';

const altar = {
  id: 'altar',
  attackable: {
    health: 2,
    resistance: { brawl: 1, bullet: 0, bomb: 0 },
    destroyed: { effects: [{ do: 'intel', objective: 'altars', tokens: 1 }] as const },
  },
};
const withAltar = (more: Given = {}): Given => ({
  tokens: [altar],
  objectives: [objective('altars', 2)],
  arrange: (g, at) => {
    g.state.tokens.push({ kind: 0, at: at('c') });
  },
  ...more,
});

/** An effect makes the first hero attack the second with its first card. */
const frenzy: NonNullable<Given['run']> = (g) =>
  attackWith(g, 0, 1, [g.statics.box.cards[g.state.heroes[0].hand.items[0]].attack]);

describe('special attacks', () => {
  it('FZ-SATK-01: an effect may let heroes attack an object, or even a hero', () => {
    const table = turn(withAltar({ hands: [[shot()]], at: { ...away, heroes: 'ab' } }));
    table.play(0, 'attack', table.card(0, 0));
    expect(table.options(0, 'target')).toEqual([[FIRST_TOKEN]]);
    const raging = given({
      hands: [[punch(1)], [punch(), punch(), punch()]],
      at: { ...away, heroes: 'aa' },
      dice: [FIST2],
      run: frenzy,
    }).passAll();
    expect(raging.happened('wounded')).toEqual([{ hero: 1, hits: 2, by: 0 }]);
  });

  it('FZ-SATK-02: like an attack on a monster: cards, type, range, dice, terrain', () => {
    const table = turn(
      withAltar({ hands: [[shot(3), punch()]], terrain: { c: 'covered' }, at: { ...away, heroes: 'ab' } }),
    );
    expect(table.options(0, 'attack')).toEqual([[table.card(0, 0)]]);
    strike(table, FIRST_TOKEN);
    expect(table.happened('rolled')[0].dice).toHaveLength(2);
  });

  it('FZ-SATK-03: damage to a hero is handled as from a monster', () => {
    const table = given({
      hands: [[punch(1)], [punch()]],
      at: { ...away, heroes: 'aa' },
      dice: [FIST2],
      run: frenzy,
    }).passAll();
    expect([table.hand(1), table.state.heroes[1].down]).toEqual([0, true]);
  });

  it('FZ-SATK-04: the text of the object says what damage does', () => {
    const hit = (bonus: number) =>
      strike(turn(withAltar({ hands: [[shot(0, { bonus })]], at: { ...away, heroes: 'ab' } })), FIRST_TOKEN);
    expect([hit(1).state.tokens.length, hit(1).state.objectives[0].intel]).toEqual([1, 0]);
    expect([hit(2).state.tokens.length, hit(2).state.objectives[0].intel]).toEqual([0, 1]);
  });

  it('FZ-SATK-04, FZ-WORD-12: what breaks does what it says even if its own bomb fells the attacker', () => {
    const table = turn(
      withAltar({
        hands: [[bomb(0, { bonus: 3 })]],
        at: { ...away, heroes: 'cf' },
      }),
    );
    strike(table, FIRST_TOKEN);
    expect(table.state.heroes[0].down).toBe(true);
    expect([table.state.tokens.length, table.state.objectives[0].intel]).toEqual([0, 1]);
  });

  it('FZ-SATK-05: no attack on an ally at will', () => {
    const table = turn({ hands: [[punch()]], at: { ...away, heroes: 'aa', minions: 'a' } });
    table.play(0, 'attack', table.card(0, 0));
    expect(table.forbids(0, 'target', 1)).toBe('FZ-SATK-05');
  });

  it('FZ-SATK-06: stepping in and reactions are allowed as against a monster', () => {
    const table = given({
      heroes: 3,
      hands: [[punch(1)], [punch()], [reacting('heroHit', [{ do: 'prevent', hits: 1 }]), punch()]],
      at: { ...away, heroes: 'aaa' },
      dice: [FIST2],
      run: frenzy,
    });
    expect(table.asked(2)).toBe('attack.stepIn');
    table.play(2, 'stepIn', 2).play(2, 'react', table.card(2, 0));
    expect(table.happened('wounded')).toEqual([{ hero: 2, hits: 1, by: 0 }]);
  });
});

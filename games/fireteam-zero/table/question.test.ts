import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../rules/fireteam.ts';
import { FIST_BULLET, NO_FIST, punch, reacting, shot } from '../testing/cards.ts';
import { minion, type TestTable } from '../testing/given.ts';
import { lookBare } from '../testing/saying.ts';
import { strike, tacticsPhase, turn } from '../testing/turns.ts';
import { foresee, threatAhead } from './ahead.ts';
import { attempts } from './attempts.ts';
import { hint } from './hint.ts';
import { inspect } from './inspect.ts';
import { preview } from './preview.ts';
import { question } from './question.ts';

function asked(table: TestTable, seat = 0) {
  const at = lookBare(table.match, seat);
  const { decision } = at.view;
  if (decision === null) throw new Error('nobody is asked');
  return { at, decision, q: question(at, decision) };
}

describe('what is clicked', () => {
  it('a step is a click on the location; whom to take along is asked there', () => {
    const { q } = asked(turn({ at: { heroes: 'bb', patty: 'b', henry: 'h' } }));
    const steps = q.options.filter(({ answer }) => answer[0] === 'step');
    expect(steps.map(({ picks, label }) => [picks, label])).toEqual([
      [['cell:0'], 'label.step place.a 1 alone'],
      [['cell:0'], 'label.step place.a 1 scene.patty'],
      [['cell:2'], 'label.step place.c 1 alone'],
      [['cell:2'], 'label.step place.c 1 scene.patty'],
    ]);
  });

  it('places farther away are walks, and monsters that would hold the hero end them', () => {
    const free = asked(turn({ at: { heroes: 'bb', patty: 'h', henry: 'h' } })).q;
    expect(free.walks.map(({ to, cost }) => [to, cost])).toEqual([['cell:3', 2]]);
    const near = free.options.filter(({ mark }) => mark === 'step');
    expect(near.map(({ picks, cost }) => [...picks, cost])).toEqual([
      ['cell:0', 1],
      ['cell:2', 1],
    ]);
    const held = asked(turn({ at: { heroes: 'bb', patty: 'h', henry: 'h', minions: 'cc' } })).q;
    expect(held.walks).toEqual([]);
  });

  it('the cards of an attack are ticked in the hand, and the target is a figure', () => {
    const table = turn({ hands: [[shot(), shot()]], at: { heroes: 'bh', minions: 'c' } });
    const { q, at, decision } = asked(table);
    expect(q.composed.map(({ answer, items }) => [answer, items.map(({ ref }) => ref)])).toEqual([
      ['attack', [`card:action.${table.card(0, 0)}`, `card:action.${table.card(0, 1)}`]],
    ]);
    expect(hint(at, decision, `piece:${minion()}`)?.text).toBe('hint.cardsFirst');
    expect(preview(at, decision, [['attack', table.card(0, 0)]])?.odds).toHaveLength(1);
    table.play(0, 'attack', table.card(0, 0));
    expect(asked(table).q.options.map(({ picks, mark }) => [picks, mark])).toEqual([
      [[`piece:${minion()}`], 'attack'],
    ]);
  });

  it('FZ-TAC-15: who is ticked to draw nothing is said to draw nothing', () => {
    const { q } = asked(tacticsPhase({ solo: true }));
    expect(q.composed.flatMap(({ items }) => items.map(({ label }) => label))).toEqual([
      expect.stringMatching(/^label\.declines /),
      expect.stringMatching(/^label\.declines /),
    ]);
  });

  it('nobody is told to act who cannot any more', () => {
    const table = turn({ hands: [[shot()]], at: { heroes: 'bh', patty: 'h', henry: 'h', minions: 'c' } });
    expect(asked(table).q.title).toMatch(/^prompt\.heroTurn\.act .* both$/);
    strike(table, minion());
    expect(asked(table).q.title).toMatch(/ move$/);
    table.step(0, 'a').step(0, 'b');
    expect(asked(table).q.title).toMatch(/ end$/);
  });

  it('a reaction is its card, says what it does, and letting it pass closes the window', () => {
    const table = turn({
      hands: [[shot()], [reacting('heroEnters', [{ do: 'draw', who: 'you', cards: 1 }])]],
      at: { heroes: 'bb' },
    });
    table.step(0, 'c');
    const { q } = asked(table, 1);
    expect(q.options.map(({ picks, closing = false, note = '' }) => [picks, closing, note !== ''])).toEqual([
      [[`card:action.${table.card(1, 0)}`], false, true],
      [[], true, false],
    ]);
  });

  it('FZ-HEN-01, 02: dice to reroll lie beside the question, each with what it counts for', () => {
    const [twoBullets, bulletAndFist, bombFace] = [1, 2, 5];
    const table = turn({
      hands: [[shot(3, { rerolls: 1 })]],
      at: { heroes: 'bh', patty: 'h', henry: 'b', minions: 'c' },
      dice: [bombFace, bulletAndFist, bombFace, twoBullets],
    });
    strike(table, minion());
    const before = asked(table);
    expect(before.q.detail).toMatch(/^rolled\.need scene\.type\.bullet 1 none/);
    expect(before.q.dice?.map(({ worth, done }) => [worth, done === undefined])).toEqual([
      ['0', true],
      ['+1', true],
      ['0', true],
    ]);
    const picked = before.q.options.flatMap(({ answer, picks }) => (answer[0] === 'reroll' ? [picks] : []));
    expect(picked).toEqual(before.q.dice?.map(({ ref }) => [ref]));
    table.play(0, 'reroll', 0);
    const { q, at, decision } = asked(table);
    expect(q.dice?.map(({ worth, done }) => [worth, done === undefined])).toEqual([
      ['+2', false],
      ['+1', true],
      ['0', true],
    ]);
    const [attempt] = attempts(at, decision, 'thing:die.0');
    expect(table.match.whyNot(0, attempt)).toMatchObject({ rule: 'FZ-HEN-02' });
  });

  it('FZ-ESC-09: who must go somewhere is asked on the place whom it takes along', () => {
    const go = reacting('turnBegins', [{ do: 'place', who: 'you', at: 'target' }], {
      target: { choose: 'location' },
    });
    const table = turn({ hands: [[go]], at: { heroes: 'bb', patty: 'b', henry: 'h' } });
    table.play(0, 'react', table.card(0, 0)).play(0, 'choose', table.place('f'));
    const { q, at, decision } = asked(table);
    expect(q.options.map(({ picks, label }) => [picks, label])).toEqual([
      [['cell:5'], 'label.goes place.f alone'],
      [['cell:5'], 'label.goes place.f scene.patty'],
    ]);
    expect(preview(at, decision, [['step', 5, 1]])?.path).toEqual([{ at: 'cell:5', cost: '' }]);
    expect(attempts(at, decision, 'cell:5')).toEqual([['step', 5, 0]]);
  });

  it('FZ-HEN-02: the chance of a reroll counts the rerolls that are left after it', () => {
    const at_ = { heroes: 'bh', patty: 'h', henry: 'h', minions: 'b' };
    const chance = (rerolls: number, die: number) => {
      const table = turn({
        hands: [[punch(3, { rerolls })]],
        at: at_,
        dice: [NO_FIST, NO_FIST, FIST_BULLET],
      });
      strike(table, minion());
      const { at, decision } = asked(table);
      return preview(at, decision, [['reroll', die]])?.odds?.[0].chance;
    };
    // Three fists are needed, one lies there: with one die two of them, a sixth.
    expect(chance(1, 0)).toBeCloseTo(1 / 6, 12);
    // With two dice: a two with either, or a one with both.
    expect(chance(2, 0)).toBeCloseTo(1 / 6 + (1 / 3) * (1 / 2) + (1 / 2) * (1 / 6), 12);
    // The third die may become a two; then one fist is wanted of one die.
    expect(chance(2, 2)).toBeCloseTo((1 / 6) * (1 / 2) + (1 / 3) * (1 / 6), 12);
  });

  it('an action is previewed in the words of its card', () => {
    const fire = { id: 'fire', effects: [{ do: 'slay', who: 'you' }] } as const;
    const table = turn({ focuses: [[{ id: 'silverBullet', acts: [fire] }]] });
    const { at, decision } = asked(table);
    const [deed] = table.options(0, 'act')[0];
    expect(preview(at, decision, [['act', deed, -1]])?.text).toBe('card.silverBullet.fire.text');
  });

  it('what does not activate this round is not said to strike', () => {
    const lines = (stunned: boolean) => {
      const table = turn({
        at: { heroes: 'bb', minions: 'b' },
        arrange(g) {
          g.state.monsters[0].stunned = stunned;
        },
      });
      return inspect(asked(table).at, `piece:${minion()}`)?.lines.map(({ title, text }) => title ?? text);
    };
    expect(lines(false)).toContain('inspect.next');
    expect(lines(true)).not.toContain('inspect.next');
    expect(lines(true)).toContain('scene.stunned');
  });

  it('what was killed is not said to stand anywhere', () => {
    const table = turn({ at: { heroes: 'bb', minions: 'b' } });
    const lines = () =>
      inspect(asked(table).at, `piece:${minion()}`)?.lines.map(({ title, text }) => title ?? text);
    expect(lines()).not.toContain('inspect.gone');
    table.state.at[minion()] = NOWHERE;
    expect(lines()?.[0]).toBe('inspect.gone');
  });

  it('FZ-TATK-02, 04: terrain leads to the rule that speaks of it', () => {
    const { at } = asked(turn({ at: { heroes: 'bb' }, terrain: { c: 'covered', d: 'elevated' } }));
    expect([inspect(at, 'cell:2')?.rules, inspect(at, 'cell:3')?.rules]).toEqual([
      ['FZ-TATK-02'],
      ['FZ-TATK-04'],
    ]);
  });

  it('an unlit place answers why not', () => {
    const table = turn({ at: { heroes: 'bb', minions: 'bbb' } });
    const { at, decision } = asked(table);
    const [attempt] = attempts(at, decision, 'cell:2');
    expect(table.match.whyNot(0, attempt)).toEqual({
      rule: 'FZ-FLEE-01',
      facts: { monsters: 3, heroes: 2 },
    });
  });
});

describe('what is to come', () => {
  const at = (heroes: string, minions: string) =>
    lookBare(turn({ at: { heroes, minions, patty: 'a', henry: 'a' } }).match, 0);

  it('FZ-MMOV-02, FZ-ADIE-03: whom a monster goes for, how far that is, and whether it gets there', () => {
    expect(foresee(at('ab', 'd'), minion())).toMatchObject({ hero: 1, steps: 2, attacks: 'yes' });
    expect(foresee(at('ab', 'e'), minion())).toMatchObject({ hero: 1, steps: 3, attacks: 'perhaps' });
    expect(foresee(at('ab', 'f'), minion())).toMatchObject({ hero: 1, steps: 4, attacks: 'no' });
    expect(foresee(at('ab', 'b'), minion())).toMatchObject({ hero: 1, stays: true, attacks: 'yes' });
  });

  it('FZ-THR-01: the space of the track, those on the board, those that wait', () => {
    const ahead = threatAhead(at('ab', 'dd'));
    expect([ahead.space, ahead.monsters.length, ahead.waiting]).toEqual([2, 2, 4]);
  });
});

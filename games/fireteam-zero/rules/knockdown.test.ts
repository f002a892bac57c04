import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import {
  BOMB1,
  bomb,
  FIST2,
  NO_FIST,
  objective,
  punch,
  punches,
  reacting,
  responding,
} from '../testing/cards.ts';
import { away, type Given, given, minion, type TestTable } from '../testing/given.ts';
import { activates, attacksHero, strike, tacticsPhase, turn } from '../testing/turns.ts';
import { HENRY, PATTY } from './fireteam.ts';
import { activateMonsters, discard, heroTurn, push, threatPhase, wound } from './procedures.ts';

const at = { ...away, heroes: 'ab', minions: 'a' };
const tails = (g: { state: { heads: boolean } }) => {
  g.state.heads = false;
};
/** A minion hits the first hero so often. */
const hit = (hits: number, more: Given = {}): TestTable =>
  attacksHero(minion(), 0, { at, ...more }, { strength: 0, bonus: hits });
const isDown = (table: TestTable, hero = 0) => table.state.heroes[hero].down;

describe('knockdown', () => {
  it('FZ-KD-01: required to discard more than it has, a hero discards all and falls', () => {
    const table = hit(3, { hands: [punches(2)] });
    expect([table.hand(0), isDown(table), table.state.heroes[0].discard.items.length]).toEqual([0, true, 2]);
    expect(isDown(hit(2, { hands: [punches(2)] }))).toBe(false);
  });

  it('FZ-KD-02: it lies until at least its next turn', () => {
    const table = given({
      at,
      run: () =>
        inTurn([
          call(wound, { hero: 0, hits: 1, by: -1, unblockable: false }),
          call(heroTurn, { hero: 1 }),
          call(heroTurn, { hero: 0 }),
        ]),
    });
    expect([isDown(table), table.asked(1)]).toEqual([true, 'heroTurn.act']);
    expect(table.play(1, 'end').asked(0)).toBe('heroTurn.stand');
  });

  it('FZ-KD-03: each time the coin is turned to tails', () => {
    expect(hit(1).state.heads).toBe(false);
    expect(hit(1).happened('coinTurned')).toEqual([{ heads: 0 }]);
  });

  it('FZ-KD-04: if it shows tails already, the game is lost at once', () => {
    expect(hit(1, { arrange: tails }).match.result).toEqual({ winners: [], by: 'FZ-KD-04' });
  });

  it('FZ-KD-05: its player may play no card, in particular no reaction', () => {
    const react = reacting('heroTargeted', [{ do: 'cancel' }]);
    const table = hit(1, { hands: [punches(3), [react]], down: [1] });
    expect([table.asked(1), table.asked(0)]).toEqual([null, 'discard.choose']);
    const solo = hit(1, { solo: true, hands: [[...punches(3), react], [react]], down: [1] });
    expect(solo.forbids(0, 'react', solo.card(1, 0))).toBe('FZ-KD-05');
  });

  it('FZ-KD-06: monsters ignore it when they move and when they attack', () => {
    const table = activates(minion(), {
      at: { ...away, heroes: 'ah', minions: 'a' },
      down: [0],
      activation: [0],
    });
    expect([table.where(minion()), table.happened('attacked')]).toEqual(['c', []]);
  });

  it('FZ-KD-07: it cannot be damaged by anything', () => {
    const table = given({
      hands: [punches(3)],
      at,
      down: [0],
      run: () => call(wound, { hero: 0, hits: 2, by: -1, unblockable: true }),
    });
    expect([table.hand(0), table.happened('wounded')]).toEqual([3, []]);
  });

  it('FZ-KD-08: it may stay down round after round', () => {
    const lie = () => call(heroTurn, { hero: 0 });
    const table = given({ at, down: [0], run: () => inTurn([lie(), lie(), lie()]) });
    table.play(0, 'stay').play(0, 'stay').play(0, 'stay');
    expect([isDown(table), table.asked(0)]).toEqual([true, 'test.idle']);
  });

  it('FZ-KD-09: nothing moves it', () => {
    const table = given({ at, down: [0], run: () => call(push, { figure: 0, steps: 1, by: 1 }) });
    expect([table.asked(0), table.where(0)]).toEqual(['test.idle', 'a']);
  });

  it('FZ-KD-10: a required discard from any source knocks down', () => {
    const event = given({ at, hands: [punches(1)], run: () => call(discard, { hero: 0, cards: 2, by: -1 }) });
    expect(isDown(event)).toBe(true);
    const own = turn({ hands: [[bomb(1)]], at, dice: [BOMB1] });
    expect(isDown(strike(own, minion()))).toBe(true);
  });

  it('FZ-KD-11: of several at once each turns the coin, in turn order: the second loses', () => {
    const table = attacksHero(
      minion(),
      0,
      {
        at: { ...away, heroes: 'aa', minions: 'a' },
        arrange: (g) => {
          g.state.first = 1;
        },
      },
      { type: 2, strength: 0, bonus: 1 },
    );
    expect(table.happened('knockedDown').map((e) => e.hero)).toEqual([1, 0]);
    expect(table.match.result?.by).toBe('FZ-KD-04');
  });

  it('FZ-KD-12: hand, figure, coin, specialists', () => {
    const table = hit(3, { hands: [punches(1)], at: { heroes: 'ab', minions: 'a', patty: 'a', henry: 'h' } });
    const kinds = ['discarded', 'knockedDown', 'coinTurned', 'unprotected', 'threatMoved'];
    expect(table.events.map((e) => e.kind).filter((k) => kinds.includes(k))).toEqual(kinds);
  });

  it('FZ-KD-13: a cost that cannot be paid in full cannot be chosen, and never knocks down', () => {
    const focus = { id: 'costly', acts: [{ id: 'costly', cost: 2, effects: [] }] };
    const table = turn({ focuses: [[focus]], hands: [punches(1)], at: away });
    const deed = table.g.statics.box.numberOf(focus.acts[0]);
    expect(table.forbids(0, 'act', deed, -1)).toBe('FZ-KD-13');
    const rich = turn({ focuses: [[focus]], hands: [punches(3)], at: away });
    rich.play(0, 'act', deed, -1).play(0, 'pay', rich.card(0, 0), rich.card(0, 1));
    expect([rich.hand(0), isDown(rich)]).toEqual([1, false]);
    const paying = reacting('turnBegins', [{ do: 'draw', who: 'you', cards: 1 }], { cost: 1 });
    expect(turn({ hands: [[paying]], at: away }).asked(0)).toBe('heroTurn.act');
    expect(turn({ hands: [[paying, punch()]], at: away }).asked(0)).toBe('moment.react');
  });

  it('FZ-KD-14: its focus cards stay in play; their abilities cannot be used, its hand limit is as usual', () => {
    const focuses = [
      [],
      [
        {
          id: 'aid',
          abilities: [{ when: 'heroTargeted' as const, effects: [{ do: 'cancel' }] as const }],
          modifiers: [{ handLimit: 1 }],
        },
      ],
    ];
    expect(hit(1, { hands: [punches(3)], focuses }).asked(1)).toBe('moment.react');
    const table = hit(1, { hands: [punches(3)], focuses, down: [1] });
    expect([table.asked(1), table.state.heroes[1].focuses]).toEqual([null, [0]]);
    const drawing = tacticsPhase({ focuses, down: [1] });
    drawing.play(0, 'draw').play(1, 'draw');
    expect(drawing.hand(1)).toBe(6);
  });

  it('FZ-KD-15: a hero already down is not knocked down again', () => {
    const blow = () => call(wound, { hero: 0, hits: 1, by: -1, unblockable: false });
    const table = given({
      at: { heroes: 'ab', patty: 'a', henry: 'h' },
      run: () => inTurn([blow(), blow(), blow()]),
    });
    expect([table.happened('knockedDown').length, table.state.threat, table.match.result]).toEqual([
      1,
      2,
      null,
    ]);
  });
});

describe('unprotected specialists', () => {
  const fall = (more: Given = {}) =>
    hit(1, { at: { heroes: 'ab', minions: 'a', patty: 'a', henry: 'h' }, ...more });

  it('FZ-UNP-01: the last active hero with a specialist falls: the marker advances', () => {
    expect(fall().state.threat).toBe(2);
    expect(fall().happened('unprotected')).toEqual([{ specialist: PATTY }]);
    expect(hit(1, { at }).state.threat).toBe(1);
  });

  it('FZ-UNP-02: once for each specialist', () => {
    expect(fall({ at: { heroes: 'ab', minions: 'a', patty: 'a', henry: 'a' } }).state.threat).toBe(3);
  });

  it('FZ-UNP-03: a twist reached so is drawn at once, if possible', () => {
    const space =
      (n: number): Given['arrange'] & object =>
      (g) => {
        g.state.threat = n;
      };
    expect(fall({ arrange: space(3) }).state.revealed.items).toHaveLength(1);
    expect(fall({ arrange: space(13) }).state.revealed.items).toHaveLength(0);
  });

  it('FZ-UNP-04: not with another active hero there', () => {
    const with2 = (down: number[]) =>
      hit(1, { heroes: 3, at: { heroes: 'aab', minions: 'a', patty: 'a', henry: 'h' }, down }).passAll().state
        .threat;
    expect([with2([]), with2([1])]).toEqual([1, 2]);
  });

  it('FZ-UNP-05: once, at the knockdown; the normal advance is separate', () => {
    const table = given({
      at: { heroes: 'ab', patty: 'a', henry: 'h' },
      run: () =>
        inTurn([call(wound, { hero: 0, hits: 1, by: -1, unblockable: false }), call(threatPhase, {})]),
    }).passAll();
    expect(table.state.threat).toBe(3);
  });

  it('FZ-UNP-06: the specialist stays, is not attacked, and may be collected', () => {
    const table = turn({ at: { heroes: 'bc', patty: 'h', henry: 'a' }, hands: [punches(1)] })
      .step(0, 'a')
      .step(0, 'b', 2);
    expect(table.where(HENRY)).toBe('b');
  });

  it('FZ-UNP-07: standing up and falling again there advances it again', () => {
    const blow = () => call(wound, { hero: 0, hits: 1, by: -1, unblockable: false });
    const table = given({
      at: { heroes: 'ab', patty: 'a', henry: 'h' },
      run: () => inTurn([blow(), call(heroTurn, { hero: 0 }), blow()]),
      objectives: [objective('goal', 1, { triggers: [{ when: 'turnEnds', effects: [{ do: 'coin' }] }] })],
    });
    table.play(0, 'stand').play(0, 'end');
    expect(table.state.threat).toBe(3);
  });
});

describe('lucky coin', () => {
  it('FZ-COIN-01: objectives and events can turn it back to heads', () => {
    const table = turn({
      events: [{ id: 'luck', effects: [{ do: 'coin' }] }],
      at: { ...away, heroes: 'bd' },
      arrange: (g) => {
        tails(g);
        g.add(g.state.recon, 0, 0);
      },
    }).play(0, 'search', 1);
    expect(table.state.heads).toBe(true);
  });

  it('FZ-COIN-02: down, done, down, and down again loses', () => {
    const blow = (hero: number) => call(wound, { hero, hits: 1, by: -1, unblockable: false });
    const coin = objective('goal', 1, {
      coin: true,
      acts: [{ id: 'do', effects: [{ do: 'intel', objective: 'goal', tokens: 1 }] }],
    });
    const table = given({
      at: { ...away, heroes: 'ab' },
      objectives: [coin, objective('other')],
      run: () =>
        inTurn([blow(0), call(heroTurn, { hero: 1 }), blow(1), call(heroTurn, { hero: 0 }), blow(0)]),
    });
    expect(table.state.heads).toBe(false);
    table.play(1, 'act', table.options(1, 'act')[0][0], -1).play(0, 'turn');
    expect(table.state.heads).toBe(true);
    table.play(1, 'end');
    expect([table.state.heads, table.match.result]).toEqual([false, null]);
    table.play(0, 'stand').play(0, 'end');
    expect(table.match.result).toEqual({ winners: [], by: 'FZ-KD-04' });
  });

  it('a stunned monster does not activate in this threat phase', () => {
    const stun = responding([{ do: 'stun', who: 'target' }], { target: { choose: 'monster' } });
    const table = tacticsPhase({
      hands: [[stun]],
      at: { ...away, heroes: 'hh', minions: 'a' },
      dice: [FIST2, NO_FIST],
    });
    table.play(0, 'propose', table.card(0, 0)).play(0, 'choose', minion());
    expect(table.state.monsters[0].stunned).toBe(true);
    const asleep = given({
      at: { ...away, heroes: 'hh', minions: 'a' },
      arrange: (g) => {
        g.state.monsters[0].stunned = true;
      },
      run: () => call(activateMonsters, {}),
    });
    expect([asleep.happened('activated'), asleep.state.monsters[0].stunned]).toEqual([[], false]);
  });
});

import { describe, expect, it } from 'vitest';
import { BLANK, FIST_BULLET, FIST2, NO_FIST, punch, punches, reacting } from '../testing/cards.ts';
import { away, type Given, minion, type TestTable } from '../testing/given.ts';
import { activates } from '../testing/turns.ts';

const hero = (table: TestTable) => table.happened('attacked').map((e) => e.target);

describe('monster attack', () => {
  const ranged = (range: number) => ({ attack: { type: 'bullet', strength: 2, range } as const, speed: 0 });
  const attack = (more: Given) =>
    activates(minion(), { activation: [BLANK], hands: [punches(5), punches(5), punches(5)], ...more });

  it('FZ-MATK-01: it always attacks an active hero in range', () => {
    expect(hero(attack({ at: { ...away, heroes: 'ab', minions: 'a' } }))).toEqual([0]);
  });

  it('FZ-MATK-02: the nearest of several', () => {
    expect(hero(attack({ minion: ranged(3), at: { ...away, heroes: 'da', minions: 'b' } }))).toEqual([1]);
  });

  it('FZ-MATK-03: at the same range the earliest in turn order', () => {
    const first =
      (n: number): Given['arrange'] & object =>
      (g) => {
        g.state.first = n;
      };
    const at = { ...away, heroes: 'ca', minions: 'b' };
    expect(hero(attack({ minion: ranged(3), at, arrange: first(0) }))).toEqual([0]);
    expect(hero(attack({ minion: ranged(3), at, arrange: first(1) }))).toEqual([1]);
  });

  it('FZ-MATK-04: as many dice as its strength, changed by cover and height', () => {
    const dice = (terrain: Record<string, string>) =>
      attack({ minion: ranged(3), terrain, at: { ...away, heroes: 'ah', minions: 'b' } }).happened(
        'rolled',
      )[0].dice;
    expect(
      [dice({}), dice({ a: 'covered' }), dice({ b: 'elevated' })].map((d) => (d as number[]).length),
    ).toEqual([2, 1, 3]);
  });

  it('FZ-MATK-05: each matching symbol is a hit', () => {
    const table = attack({ at: { ...away, heroes: 'ab', minions: 'a' }, dice: [FIST2, FIST_BULLET] });
    expect(table.match.decision(0)?.about.cards).toBe(3);
  });

  it('FZ-MATK-06: the player chooses which cards to discard, one for each hit', () => {
    const table = attack({ at: { ...away, heroes: 'ab', minions: 'a' }, dice: [FIST2, NO_FIST] });
    const [, second, third] = table.state.heroes[0].hand.items;
    expect(table.match.allows(0, ['discard', second])).toBe(false);
    table.play(0, 'discard', second, third);
    expect(table.state.heroes[0].discard.items).toEqual([second, third]);
  });

  it('FZ-MATK-07: more hits than cards knock the hero down', () => {
    const table = attack({
      at: { ...away, heroes: 'ab', minions: 'a' },
      hands: [punches(1)],
      dice: [FIST2, NO_FIST],
    });
    expect([table.state.heroes[0].down, table.hand(0)]).toEqual([true, 0]);
  });

  it('FZ-MATK-08: exactly as many empty the hand; with none the next hit knocks down', () => {
    const at = { ...away, heroes: 'ab', minions: 'a' };
    const exact = attack({ at, hands: [punches(2)], dice: [FIST2, NO_FIST] });
    expect([exact.state.heroes[0].down, exact.hand(0)]).toEqual([false, 0]);
    expect(attack({ at, hands: [], dice: [FIST_BULLET, NO_FIST] }).state.heroes[0].down).toBe(true);
  });

  it('FZ-MATK-09: without an active hero in range there is no attack', () => {
    expect(hero(attack({ minion: { speed: 0 }, at: { ...away, heroes: 'bc', minions: 'a' } }))).toEqual([]);
    expect(
      hero(attack({ at: { ...away, heroes: 'ah', minions: 'a' }, down: [0], minion: { speed: 0 } })),
    ).toEqual([]);
  });

  it('FZ-MATK-10: by range, not by walking', () => {
    const table = attack({
      board: ['axb', 'c.d', 'efg'],
      terrain: { x: 'impassable' },
      minion: ranged(2),
      at: { heroes: 'be', patty: 'b', henry: 'b', minions: 'a' },
    });
    // Both at range 2: the first in turn order, though the other is nearer on foot.
    expect(hero(table)).toEqual([0]);
  });

  it('FZ-MATK-11: a corrupted human with two fists costs two cards', () => {
    const table = attack({ at: { ...away, heroes: 'ab', minions: 'a' }, dice: [FIST_BULLET, FIST_BULLET] });
    expect(table.match.decision(0)?.about.cards).toBe(2);
  });

  it('FZ-MATK-13: discarded all at once, face up, to the own pile', () => {
    const table = attack({ at: { ...away, heroes: 'ab', minions: 'a' }, dice: [FIST2, NO_FIST] }).passAll();
    expect(table.happened('discarded')).toHaveLength(1);
    expect(table.match.view(1).state.heroes[0].discard.items).not.toContain(null);
  });

  it('FZ-MATK-14: a target that gets away: it chooses anew without moving, or the attack is lost', () => {
    const dodge = reacting('heroTargeted', [{ do: 'move', who: 'you', points: 1 }], { if: { part: 'own' } });
    const lost = attack({ hands: [[dodge]], at: { ...away, heroes: 'bh', minions: 'b' } });
    lost.play(0, 'react', lost.card(0, 0)).step(0, 'c');
    expect([lost.happened('rolled'), lost.where(minion()), lost.asked(0)]).toEqual([[], 'b', 'test.idle']);
    const anew = attack({
      hands: [[dodge], punches(5)],
      at: { ...away, heroes: 'bb', minions: 'b' },
      dice: [FIST2, NO_FIST],
    });
    anew.play(1, 'stay').play(0, 'react', anew.card(0, 0)).step(0, 'c');
    expect(anew.match.decision(1)?.about).toEqual({ hero: 1, cards: 2 });
  });

  /** The first hero can slip away to the second, and does; what the others hold and the monster is as given. */
  const slips = (more: Given) => {
    const dodge = reacting('heroTargeted', [{ do: 'move', who: 'you', points: 2 }], { if: { part: 'own' } });
    const table = attack({
      heroes: 3,
      minion: ranged(1),
      at: { ...away, heroes: 'cdd', minions: 'c' },
      ...more,
      hands: [[dodge, ...(more.hands?.[0] ?? [])], ...(more.hands?.slice(1) ?? [punches(5), punches(5)])],
    });
    return table.play(0, 'react', table.card(0, 0)).step(0, 'b').step(0, 'a');
  };

  it('FZ-MATK-14: whom it chooses anew is asked as the first was: stepping in, then reactions', () => {
    const duck = reacting('heroTargeted', [{ do: 'dice', by: -1 }], { if: { part: 'own' } });
    const table = slips({ hands: [[], punches(5), [duck, ...punches(2)]] });
    expect([table.asked(2), table.match.decision(2)?.about.target]).toEqual(['attack.stepIn', 1]);
    table.play(2, 'stepIn', 2);
    expect([table.asked(2), table.match.decision(2)?.about.subject]).toEqual(['moment.react', 2]);
    table.play(2, 'react', table.card(2, 0));
    expect(table.happened('rolled')[0].dice).toHaveLength(1);
    expect(hero(table)).toEqual([0, 1]);
  });

  it('FZ-MATK-14: each is asked once in an attack, however often they slip away', () => {
    const back = reacting('heroTargeted', [{ do: 'push', who: 'target', steps: 1 }], {
      target: { choose: 'hero' },
    });
    // The second brings the first back into reach and is gone itself: the first is the target again.
    const away_ = reacting('heroTargeted', [{ do: 'place', who: 'you', at: 'target' }], {
      if: { part: 'own' },
      target: { choose: 'location' },
    });
    const table = attack({
      heroes: 3,
      minion: ranged(1),
      at: { ...away, heroes: 'cdh', minions: 'c' },
      hands: [[away_, away_], [away_], [back, back]],
      dice: [NO_FIST, NO_FIST],
    });
    table.play(0, 'react', table.card(0, 0)).play(0, 'choose', table.place('e')).play(2, 'pass');
    table.play(1, 'react', table.card(1, 0)).play(1, 'choose', table.place('h'));
    table.play(2, 'react', table.card(2, 0)).play(2, 'choose', 0).play(2, 'push', table.place('d'));
    expect(hero(table)).toEqual([0, 1, 0]);
    expect(table.happened('rolled')).toHaveLength(1);
  });

  it('FZ-MATK-14, FZ-TOT-06: who has stepped in and slips away: nobody steps in a second time', () => {
    const dodge = reacting('heroTargeted', [{ do: 'move', who: 'you', points: 2 }], { if: { part: 'own' } });
    const table = attack({
      heroes: 4,
      minion: ranged(1),
      at: { ...away, heroes: 'ccdd', minions: 'c' },
      hands: [[dodge, ...punches(3)], [dodge], punches(3), punches(3)],
      dice: [NO_FIST, NO_FIST],
    });
    table.play(1, 'stepIn', 1).play(1, 'react', table.card(1, 0)).step(1, 'b').step(1, 'a');
    expect(table.asked(0)).toBe('moment.react');
    table.play(0, 'react', table.card(0, 0)).step(0, 'b').step(0, 'a');
    expect([table.happened('rolled').length, hero(table)]).toEqual([1, [0, 0, 2]]);
  });

  it('FZ-MATK-14: dice and hits are those against whom it strikes in the end', () => {
    const lonely = {
      ...ranged(1),
      attribute: { monsters: [{ while: { againstLone: true }, dice: 3, bonus: 1, unblockable: true }] },
    } as const;
    const table = slips({ minion: lonely, dice: [0, 0] }).passAll();
    expect(table.happened('rolled')[0].dice).toHaveLength(2);
    expect(table.happened('wounded')).toEqual([]);
    // The other way round: two together, and the one it turns to is alone.
    const alone = slips({ minion: lonely, at: { ...away, heroes: 'cdh', minions: 'c' } });
    expect(alone.happened('rolled')[0].dice).toHaveLength(5);
  });

  it('FZ-MATK-14, FZ-WORD-04: so they are for one who has taken the attack by a card', () => {
    const taker = reacting('heroTargeted', [{ do: 'place', who: 'you', at: 'here' }, { do: 'takeIt' }], {
      if: { part: 'ally', within: 2 },
    });
    const table = attack({
      minion: { ...ranged(1), attribute: { monsters: [{ while: { againstLone: true }, dice: 3 }] } },
      at: { ...away, heroes: 'cd', minions: 'c' },
      hands: [punches(5), [taker, ...punches(4)]],
    });
    table.play(1, 'react', table.card(1, 0));
    expect(table.happened('rolled')[0].dice).toHaveLength(2);
  });

  it('FZ-MATK-15: who takes an attack by a card may react as its target', () => {
    const taker = reacting('heroTargeted', [{ do: 'takeIt' }], { if: { part: 'ally', within: 2 } });
    const duck = reacting('heroTargeted', [{ do: 'dice', by: -1 }], { if: { part: 'own' } });
    const table = attack({
      at: { ...away, heroes: 'cd', minions: 'c' },
      hands: [punches(5), [taker, duck, ...punches(4)]],
    });
    table.play(1, 'react', table.card(1, 0));
    expect([table.asked(1), table.match.decision(1)?.about.subject]).toEqual(['moment.react', 1]);
    table.play(1, 'react', table.card(1, 0));
    expect(table.happened('rolled')[0].dice).toHaveLength(1);
  });

  it('FZ-MATK-15: reactions are offered before the roll, and after it before discarding', () => {
    const before = reacting('heroTargeted', [{ do: 'dice', by: -1 }]);
    const after = reacting('heroHit', [{ do: 'prevent', hits: 1 }]);
    const table = attack({
      hands: [[before, after, punch()]],
      at: { ...away, heroes: 'ab', minions: 'a' },
      dice: [FIST2],
    });
    expect([table.match.decision(0)?.about.of, table.happened('rolled')]).toEqual(['heroTargeted', []]);
    table.play(0, 'react', table.card(0, 0));
    expect(table.happened('rolled')[0].dice).toHaveLength(1);
    expect([table.match.decision(0)?.about.of, table.hand(0)]).toEqual(['heroHit', 2]);
  });

  it('FZ-MATK-16: even one that did not move attacks, and once only', () => {
    const table = attack({ at: { ...away, heroes: 'ab', minions: 'a' } }).passAll();
    expect(table.happened('attacked')).toHaveLength(1);
  });
});

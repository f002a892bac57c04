import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import {
  BLANK,
  FIST_BULLET,
  FIST2,
  MOVE,
  NO_FIST,
  punch,
  reacting,
  SPECIAL,
  shot,
} from '../testing/cards.ts';
import { elite, type Given, given, minion, type TestTable, THE_BOSS } from '../testing/given.ts';
import { activates, attacksHero } from '../testing/turns.ts';
import { activateMonsters } from './procedures.ts';

const away = { patty: 'h', henry: 'h' };
const hand = (n: number) => Array.from({ length: n }, () => punch());
const allActivate = (more: Given): TestTable => given({ ...more, run: () => call(activateMonsters, {}) });
const order = (table: TestTable) => table.happened('activated').map((e) => e.monster);
const hero = (table: TestTable) => table.happened('attacked').map((e) => e.target);

describe('order of activation', () => {
  it('FZ-MON-01: every monster on the board, one after the other', () => {
    const table = allActivate({ at: { ...away, heroes: 'hh', minions: 'abc' }, hands: [hand(9), hand(9)] });
    table.play(0, 'activate', minion(1)).passAll();
    const kinds = table.events.filter((e) => e.kind === 'activated' || e.kind === 'activationRolled');
    expect(kinds.map((e) => [e.kind, e.fields.monster])).toEqual(
      [minion(1), minion(0), minion(2)].flatMap((m) => [
        ['activated', m],
        ['activationRolled', m],
      ]),
    );
  });

  it('FZ-MON-02: minions, elites, the boss', () => {
    const table = allActivate({
      at: { ...away, heroes: 'hh', boss: 'a', elites: 'ab', minions: 'ab' },
      hands: [hand(9), hand(9)],
    });
    expect(table.forbids(0, 'activate', elite())).toBe('FZ-MON-02');
    expect(order(table.passAll())).toEqual([minion(0), minion(1), elite(0), elite(1), THE_BOSS]);
  });

  it('FZ-MON-03: within a class the players choose freely', () => {
    const table = allActivate({ at: { ...away, heroes: 'hh', minions: 'abc' } });
    expect(table.options(0, 'activate')).toEqual([[minion(0)], [minion(1)], [minion(2)]]);
    table.play(0, 'activate', minion(2)).play(0, 'activate', minion(1));
    expect(order(table)).toEqual([minion(2), minion(1), minion(0)]);
  });

  it('FZ-MON-04: an activation is move, die, attack', () => {
    const table = activates(minion(), {
      at: { ...away, heroes: 'ch', minions: 'a' },
      hands: [hand(5)],
      activation: [BLANK],
    });
    const kinds = table.events.map((e) => e.kind);
    expect(kinds.filter((k) => ['moved', 'activationRolled', 'attacked'].includes(k))).toEqual([
      'moved',
      'moved',
      'activationRolled',
      'attacked',
    ]);
  });

  it('FZ-MON-05: the first player chooses, one at a time, after seeing the results', () => {
    const table = allActivate({
      at: { ...away, heroes: 'hh', minions: 'abc' },
      arrange: (g) => {
        g.state.first = 1;
      },
    });
    expect([table.asked(0), table.asked(1)]).toEqual([null, 'activateMonsters.choose']);
    table.play(1, 'activate', minion(0));
    expect(table.happened('activationRolled')).toHaveLength(1);
    expect(table.options(1, 'activate')).toEqual([[minion(1)], [minion(2)]]);
  });

  it('FZ-MON-06: one killed before does not activate, one that arrives does, none twice', () => {
    const killer = reacting('monsterActivates', [{ do: 'slay', who: 'target' }], {
      target: { choose: 'monster' },
    });
    const table = allActivate({ hands: [[killer]], at: { ...away, heroes: 'hh', minions: 'abc' } });
    table.play(0, 'activate', minion(0)).play(0, 'react', table.card(0, 0)).play(0, 'choose', minion(1));
    expect(table.options(0, 'activate')).toEqual([]);
    expect(order(table)).toEqual([minion(0), minion(2)]);
    const arrives = allActivate({
      at: { ...away, heroes: 'hh', minions: 'a' },
      minion: {
        special: { effects: [{ do: 'spawn', class: 'minion', from: 'spawn', at: 'here', figures: 1 }] },
      },
      activation: [SPECIAL, BLANK],
    }).passAll();
    expect(order(arrives)).toEqual([minion(0), minion(1)]);
    const twice = allActivate({ at: { ...away, heroes: 'hh', minions: 'abc' } }).play(
      0,
      'activate',
      minion(1),
    );
    expect(twice.forbids(0, 'activate', minion(1))).toBe('FZ-MON-06');
  });

  it('FZ-MON-07: killed in its own activation, that ends at once', () => {
    const killer = reacting('monsterEnters', [{ do: 'slay', who: 'subject' }]);
    const table = activates(minion(), { hands: [[killer]], at: { ...away, heroes: 'hh', minions: 'a' } });
    table.play(0, 'react', table.card(0, 0));
    expect([table.happened('activationRolled'), table.where(minion())]).toEqual([[], '-']);
  });

  it('FZ-MON-08: with no active hero it neither moves nor attacks, but rolls and may use its ability', () => {
    const table = activates(minion(), {
      at: { ...away, heroes: 'ch', minions: 'a' },
      down: [0, 1],
      minion: { special: { effects: [{ do: 'threat', spaces: 1 }] } },
      activation: [SPECIAL],
    });
    expect([table.where(minion()), table.happened('attacked'), table.state.threat]).toEqual(['a', [], 2]);
  });
});

describe('monster movement', () => {
  const walk = (more: Given, face = BLANK) => activates(minion(), { activation: [face], ...more });
  const end = (table: TestTable) => table.where(minion());

  it('FZ-MMOV-01: with an active hero in its location it does not move', () => {
    const table = walk({ at: { ...away, heroes: 'ab', minions: 'a' }, hands: [hand(5)] });
    expect([end(table), table.happened('moved'), table.happened('headed')]).toEqual(['a', [], []]);
  });

  it('FZ-MMOV-02: else up to its speed toward the nearest active hero', () => {
    expect(end(walk({ at: { ...away, heroes: 'fh', minions: 'a' } }))).toBe('c');
    const diagonal = walk({
      board: ['a..', '.b.', '..c'],
      at: { patty: 'c', henry: 'c', heroes: 'cc', minions: 'a' },
      hands: [hand(5), hand(5)],
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
    const table = walk({ at: { ...away, heroes: 'bh', minions: 'a' }, hands: [hand(5)] });
    expect([end(table), table.happened('moved').length]).toEqual(['b', 1]);
    // The second hero throws itself in the way.
    const late = reacting('monsterEnters', [{ do: 'place', who: 'you', at: 'target' }], {
      target: { choose: 'location' },
    });
    const stopped = walk({
      at: { ...away, heroes: 'eh', minions: 'a' },
      hands: [[], [late, ...hand(5)]],
      minion: { speed: 3 },
    });
    stopped.play(1, 'react', stopped.card(1, 0)).play(1, 'choose', stopped.place('b'));
    expect(end(stopped)).toBe('b');
  });

  it('FZ-MMOV-07: a hero in range does not stop a ranged one', () => {
    const ranged = { attack: { type: 'bullet', strength: 2, range: 3 } as const };
    const table = walk({ minion: ranged, at: { ...away, heroes: 'dh', minions: 'a' }, hands: [hand(5)] });
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
      hands: [hand(5)],
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
});

describe('activation die', () => {
  const roll = (face: number, more: Given = {}) =>
    activates(minion(), { activation: [face], at: { ...away, heroes: 'gh', minions: 'a' }, ...more });

  it('FZ-ADIE-01: rolled once for each, even one that did not move', () => {
    const still = roll(BLANK, { at: { ...away, heroes: 'ab', minions: 'a' }, hands: [hand(5)] });
    expect(still.happened('activationRolled')).toEqual([{ monster: minion(), face: BLANK }]);
  });

  it('FZ-ADIE-02: blank: nothing', () => {
    expect(roll(BLANK).where(minion())).toBe('c');
  });

  it('FZ-ADIE-03: movement: one more location, unless an active hero is there', () => {
    expect(roll(MOVE).where(minion())).toBe('d');
    const held = roll(MOVE, { at: { ...away, heroes: 'ch', minions: 'a' }, hands: [hand(5)] });
    expect(held.where(minion())).toBe('c');
  });

  it('FZ-ADIE-04: special: the ability of its card', () => {
    expect(
      roll(SPECIAL, { minion: { special: { effects: [{ do: 'threat', spaces: 1 }] } } }).state.threat,
    ).toBe(2);
  });

  it('FZ-ADIE-05: the extra move picks its nearest hero anew', () => {
    const leap = reacting('monsterEnters', [{ do: 'place', who: 'you', at: 'target' }], {
      target: { choose: 'location' },
    });
    const table = roll(MOVE, {
      minion: { speed: 1 },
      at: { ...away, heroes: 'ha', minions: 'd' },
      hands: [[], [leap]],
    });
    table.play(1, 'react', table.card(1, 0)).play(1, 'choose', table.place('h'));
    expect(table.happened('headed').map((e) => e.hero)).toEqual([1, 0]);
    expect(table.where(minion())).toBe('d');
  });

  it('FZ-ADIE-06: an ability that helps the attack is lost without a target', () => {
    const table = roll(SPECIAL);
    expect([table.happened('attacked'), table.state.lasting]).toEqual([[], []]);
  });

  it('FZ-ADIE-07: a corrupted human: strength 2, one damage more on the special face', () => {
    const hit = (face: number) =>
      roll(face, {
        at: { ...away, heroes: 'ab', minions: 'a' },
        hands: [hand(5)],
        dice: [FIST_BULLET, FIST_BULLET],
      });
    expect([hit(BLANK), hit(SPECIAL)].map((t) => t.match.decision(0)?.about.cards)).toEqual([2, 3]);
  });

  it('FZ-ADIE-08: two faces each', () => {
    const table = given({ run: () => call(activateMonsters, {}) });
    expect(table.g.statics.kinds).toHaveLength(3);
    const faces = [0, 1, 2, 3, 4, 5].map((face) =>
      roll(face, { minion: { special: { effects: [{ do: 'threat', spaces: 1 }] } } }),
    );
    expect(faces.map((t) => [t.where(minion()), t.state.threat])).toEqual([
      ['c', 1],
      ['c', 1],
      ['d', 1],
      ['d', 1],
      ['c', 2],
      ['c', 2],
    ]);
  });

  it('FZ-ADIE-09: the extra damage is dealt even if nothing matched', () => {
    const table = roll(SPECIAL, {
      at: { ...away, heroes: 'ab', minions: 'a' },
      hands: [hand(5)],
      dice: [NO_FIST, NO_FIST],
    });
    expect(table.match.decision(0)?.about.cards).toBe(1);
  });
});

describe('monster attack', () => {
  const ranged = (range: number) => ({ attack: { type: 'bullet', strength: 2, range } as const, speed: 0 });
  const attack = (more: Given) =>
    activates(minion(), { activation: [BLANK], hands: [hand(5), hand(5), hand(5)], ...more });

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
      hands: [hand(1)],
      dice: [FIST2, NO_FIST],
    });
    expect([table.state.heroes[0].down, table.hand(0)]).toEqual([true, 0]);
  });

  it('FZ-MATK-08: exactly as many empty the hand; with none the next hit knocks down', () => {
    const at = { ...away, heroes: 'ab', minions: 'a' };
    const exact = attack({ at, hands: [hand(2)], dice: [FIST2, NO_FIST] });
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
      hands: [[dodge], hand(5)],
      at: { ...away, heroes: 'bb', minions: 'b' },
      dice: [FIST2, NO_FIST],
    });
    anew.play(1, 'stay').play(0, 'react', anew.card(0, 0)).step(0, 'c');
    expect(anew.match.decision(1)?.about).toEqual({ hero: 1, cards: 2 });
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

describe('taking one for the team', () => {
  const targeted = (more: Given = {}) =>
    attacksHero(minion(), 0, {
      heroes: 3,
      hands: [hand(5), hand(5), hand(5)],
      at: { ...away, heroes: 'aaa', minions: 'a' },
      dice: [FIST2, NO_FIST],
      ...more,
    });

  it('FZ-TOT-01: another active hero in the location may become the target', () => {
    const table = targeted({ at: { ...away, heroes: 'aab', minions: 'a' } });
    expect(table.awaiting).toEqual([1]);
    table.play(1, 'stepIn', 1);
    expect(table.match.decision(1)?.about).toEqual({ hero: 1, cards: 2 });
    expect(targeted().forbids(1, 'stepIn', 0)).toBe('FZ-TOT-01');
  });

  it('FZ-TOT-02: nobody has to; it needs no card and is no reaction, however often', () => {
    const table = targeted({
      heroes: 2,
      hands: [hand(5)],
      at: { ...away, heroes: 'aa', minions: 'a' },
      dice: [NO_FIST, NO_FIST],
    });
    expect(table.verbs(1)).toEqual(['stepIn', 'stay']);
    expect(table.play(1, 'stay').happened('steppedIn')).toEqual([]);
  });

  it('FZ-TOT-03: before the dice are rolled', () => {
    const table = targeted();
    expect([table.asked(1), table.happened('rolled')]).toEqual(['attack.stepIn', []]);
  });

  it('FZ-TOT-04: not who is knocked down', () => {
    const table = targeted({ down: [1] });
    expect(table.awaiting).toEqual([2]);
    const solo = targeted({ solo: true, down: [1] });
    expect(solo.forbids(0, 'stepIn', 1)).toBe('FZ-TOT-04');
  });

  it('FZ-TOT-06: of several volunteers the first player decides; one change only', () => {
    const table = targeted().play(1, 'stepIn', 1).play(2, 'stepIn', 2);
    expect([table.asked(0), table.options(0, 'choose')]).toEqual(['attack.whoStepsIn', [[1], [2]]]);
    table.play(0, 'choose', 2);
    expect(table.happened('steppedIn')).toEqual([{ hero: 2, for: 0 }]);
    expect(table.match.decision(2)?.about).toEqual({ hero: 2, cards: 2 });
  });

  it('an attribute or a focus may forbid it, a card may bring it from afar', () => {
    const fixed = targeted({ minion: { attribute: { monsters: [{ fixedTarget: true }] } } });
    expect(fixed.asked(0)).toBe('discard.choose');
    const taker = reacting('heroTargeted', [{ do: 'takeIt' }], { if: { part: 'ally', within: 2 } });
    const table = targeted({
      heroes: 2,
      hands: [hand(5), [taker, shot(), shot()]],
      at: { ...away, heroes: 'ac', minions: 'a' },
    });
    table.play(1, 'react', table.card(1, 0));
    expect(table.hand(1)).toBe(0);
  });
});

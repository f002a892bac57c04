import { call, NOBODY } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { type G, NONE, NOWHERE } from '../rules/fireteam.ts';
import { handLimitOf, heroFlag, heroNumber } from '../rules/modifiers.ts';
import { moment } from '../rules/procedures.ts';
import { BOMB1, BULLET2, bomb, FIST2, NO_BOMB, NO_FIST, punches, shot } from '../testing/cards.ts';
import { elite, type Given, given, minion, type TestTable } from '../testing/given.ts';
import { activates, attacksHero, strike, turn } from '../testing/turns.ts';
import type { When } from './card-types.ts';
import { CONTENT } from './index.ts';

/* Every focus card and every hero at work once. The first hero has it, the second is the ally. */

const FOCUSES = CONTENT.roles.flatMap((role) => role.focuses);
const focusOf = (id: string) => {
  const found = FOCUSES.find((card) => card.id === id);
  if (found === undefined) throw new Error(`there is no focus card "${id}"`);
  return found;
};
const withFocus = (id: string): Given => ({ focuses: [[focusOf(id)]] });
const asHero = (id: string): Given => {
  const found = CONTENT.heroes.find((card) => card.id === id);
  if (found === undefined) throw new Error(`there is no hero "${id}"`);
  const { id: _id, role: _role, ...rest } = found;
  return { heroCards: [rest] };
};

const stand = (at: NonNullable<Given['at']>): NonNullable<Given['at']> => ({ patty: 'h', henry: 'h', ...at });
const happens = (of: When, subject: number, here: string, wanted: Given, other = NONE): TestTable =>
  given({
    ...wanted,
    run: (_g, at) => call(moment, { of, subject, other, here: here === '' ? NOWHERE : at(here) }),
  });
const buried = (g: G): void => {
  for (const card of [0, 1]) g.add(g.state.recon, card, NOBODY);
};

/** Uses the only ability that is offered. */
const use = (table: TestTable): TestTable => table.play(0, 'use', ...table.options(0, 'use')[0]);
const act = (table: TestTable): TestTable => table.play(0, 'act', ...table.options(0, 'act')[0]);
const choose = (table: TestTable, target: number): TestTable =>
  table.verbs(0).includes('choose') ? table.play(0, 'choose', target) : table;
const pay = (table: TestTable, cards: number): TestTable =>
  table.play(0, 'pay', ...Array.from({ length: cards }, (_, i) => table.card(0, i)));
const diceOf = (table: TestTable, i = 0): number => (table.happened('rolled')[i].dice as number[]).length;

const WORKS: Readonly<Record<string, () => void>> = {
  /* leader */
  oldSoldier() {
    const table = choose(act(turn({ ...withFocus('oldSoldier'), at: stand({ heroes: 'ab' }) })), 1);
    expect([table.hand(1), table.options(0, 'act')]).toEqual([2, []]);
  },
  fieldGlasses() {
    const table = happens('roundBegins', NONE, '', { ...withFocus('fieldGlasses'), arrange: buried });
    expect(use(table).play(0, 'keep').happened('scouted')).toHaveLength(1);
  },
  crossfire() {
    const table = strike(
      turn(
        { ...withFocus('crossfire'), hands: [[], [shot()]], at: stand({ heroes: 'ac', minions: 'd' }) },
        1,
      ),
      minion(),
      1,
      1,
    );
    expect(diceOf(use(table))).toBe(4);
  },
  fourLeafClover() {
    const wanted: Given = {
      ...withFocus('fourLeafClover'),
      hands: [punches(3)],
      at: stand({ heroes: 'aa' }),
    };
    expect(turn(wanted).options(0, 'act')).toEqual([]);
    const table = turn({
      ...wanted,
      arrange: (g) => {
        g.state.heads = false;
      },
    });
    pay(act(table), 3);
    expect([table.state.heads, table.hand(0), table.options(0, 'act')]).toEqual([true, 0, []]);
  },
  rallyPoint() {
    const table = turn({ ...withFocus('rallyPoint'), at: stand({ heroes: 'ba' }) }, 1).step(1, 'b');
    use(table);
    expect(table.hand(1)).toBe(1);
  },
  byExample() {
    const wanted: Given = { ...withFocus('byExample'), at: stand({ heroes: 'ab' }) };
    const table = choose(use(happens('monsterKilled', minion(), 'a', wanted, 0)), 1);
    expect(table.hand(1)).toBe(1);
    const boss = use(happens('bossEnters', NONE, 'h', wanted));
    expect([boss.hand(0), boss.hand(1)]).toEqual([1, 1]);
  },

  /* close combat */
  thickHide() {
    const armor = (cards: number) =>
      heroNumber(turn({ ...withFocus('thickHide'), hands: [punches(cards)] }).g, 0, 'armor');
    expect([armor(2), armor(3)]).toEqual([1, 0]);
  },
  loneWolf() {
    const dice = (heroes: string) =>
      diceOf(
        strike(
          turn({ ...withFocus('loneWolf'), hands: [punches(1)], at: stand({ heroes, minions: 'a' }) }),
          minion(),
        ),
      );
    expect([dice('ab'), dice('aa')]).toEqual([4, 3]);
  },
  bodyguard() {
    const table = attacksHero(minion(), 1, {
      ...withFocus('bodyguard'),
      hands: [punches(3), punches(3)],
      at: stand({ heroes: 'ab', minions: 'b', patty: 'a' }),
      dice: [FIST2, NO_FIST],
    });
    use(table).play(0, 'discard', table.card(0, 0), table.card(0, 1));
    expect([table.hand(0), table.hand(1), handLimitOf(table.g, 0), handLimitOf(table.g, 1)]).toEqual([
      1, 3, 6, 5,
    ]);
  },
  slippery() {
    const table = turn({
      ...withFocus('slippery'),
      at: stand({ heroes: 'ah', minions: 'aa' }),
      terrain: { b: 'difficult', c: 'difficult' },
    });
    expect(table.step(0, 'b').step(0, 'c').where(0)).toBe('c');
  },
  secondWind() {
    const ended = turn({ ...withFocus('secondWind'), at: stand({ heroes: 'aa', minions: 'a' }) }).play(
      0,
      'end',
    );
    expect(use(ended).hand(0)).toBe(1);
    const table = happens('roundEnds', NONE, '', {
      ...withFocus('secondWind'),
      arrange: (g) => {
        g.state.heads = false;
      },
    });
    expect(use(table).hand(0)).toBe(1);
  },
  finishThem() {
    const table = turn({
      ...withFocus('finishThem'),
      hands: [punches(2)],
      at: stand({ heroes: 'ab', minions: 'ab', elites: 'a' }),
    });
    choose(pay(act(table), 1), minion());
    expect([table.where(minion()), table.hand(0)]).toEqual(['-', 1]);
  },

  /* sniper */
  perch() {
    const table = turn({
      ...withFocus('perch'),
      hands: [[shot()]],
      at: stand({ heroes: 'ab', minions: 'b' }),
      terrain: { b: 'covered' },
    });
    expect(diceOf(strike(table, minion()))).toBe(3);
  },
  highGround() {
    const wanted: Given = {
      ...withFocus('highGround'),
      hands: [[shot()]],
      at: stand({ heroes: 'ab', minions: 'b' }),
    };
    const table = strike(turn({ ...wanted, terrain: { a: 'elevated' } }), minion());
    expect([diceOf(table), table.verbs(0)]).toEqual([5, ['reroll', 'keep']]);
    expect(diceOf(strike(turn(wanted), minion()))).toBe(3);
  },
  prowler() {
    const free = (heroes: string) =>
      heroFlag(turn({ ...withFocus('prowler'), at: stand({ heroes }) }).g, 0, 'searchesFree');
    expect([free('ab'), free('aa')]).toEqual([true, false]);
  },
  ghillieSuit() {
    const table = attacksHero(minion(), 0, {
      ...withFocus('ghillieSuit'),
      hands: [punches(2)],
      at: stand({ heroes: 'ab', minions: 'a' }),
      terrain: { a: 'covered' },
    });
    expect([use(table).happened('rolled').length, table.hand(0)]).toEqual([0, 2]);
  },
  silverBullet() {
    const table = turn({
      ...withFocus('silverBullet'),
      hands: [punches(3)],
      at: stand({ heroes: 'ab', minions: 'h', elites: 'ec' }),
    });
    choose(pay(act(table), 2), elite());
    expect([table.where(elite()), table.hand(0), table.options(0, 'act')]).toEqual(['-', 1, []]);
  },
  lookout() {
    const table = happens('spawned', minion(), 'd', {
      ...withFocus('lookout'),
      at: stand({ heroes: 'aa', minions: 'd' }),
      dice: [BULLET2, BULLET2],
    });
    expect(use(table).passAll().where(minion())).toBe('-');
  },

  /* demolitions */
  longArm() {
    const table = turn({
      ...withFocus('longArm'),
      hands: [[bomb()]],
      at: stand({ heroes: 'ab', minions: 'c' }),
    });
    expect(table.options(0, 'attack')).toHaveLength(1);
  },
  blastSuit() {
    const table = strike(
      turn({
        ...withFocus('blastSuit'),
        hands: [[bomb(3), ...punches(2)], punches(2)],
        at: stand({ heroes: 'ab', minions: 'b' }),
        dice: [BOMB1, BOMB1, NO_BOMB],
      }),
      minion(),
    );
    expect([use(table).where(minion()), table.hand(1)]).toEqual(['-', 2]);
  },
  trapper() {
    const table = activates(minion(), {
      ...withFocus('trapper'),
      hands: [punches(2)],
      at: stand({ heroes: 'ah', minions: 'b' }),
      dice: [BOMB1, BOMB1, NO_BOMB],
    });
    expect([pay(use(table), 1).where(minion()), table.hand(0)]).toEqual(['-', 1]);
  },
  corpsman() {
    const table = attacksHero(minion(), 1, {
      ...withFocus('corpsman'),
      hands: [[], punches(3)],
      at: stand({ heroes: 'ab', minions: 'b' }),
      dice: [FIST2, NO_FIST],
    });
    use(table).play(1, 'discard', table.card(1, 0));
    expect(table.hand(1)).toBe(2);
  },
  sapper() {
    const table = turn({
      ...withFocus('sapper'),
      at: stand({ heroes: 'ah' }),
      terrain: { b: 'difficult' },
      eastern: ['ijklm'],
      spawns: 'abcdefgijklm',
      arrange: buried,
    });
    choose(act(table), table.place('a'));
    expect(table.happened('searchedFor')).toHaveLength(1);
    expect(table.state.spawnTokens.some(({ at }) => at === table.place('a'))).toBe(false);
    expect(table.step(0, 'b').steps(0)).toContain('a');
  },
  packMule() {
    const { g } = turn(withFocus('packMule'));
    expect([handLimitOf(g, 0), handLimitOf(g, 1)]).toEqual([6, 5]);
  },
};

const HEROES: Readonly<Record<string, () => void>> = {
  abe() {
    const table = attacksHero(minion(), 1, {
      ...asHero('abe'),
      hands: [[], punches(3)],
      at: stand({ heroes: 'ab', minions: 'b' }),
      dice: [NO_FIST],
    });
    expect(diceOf(use(table))).toBe(1);
  },
  maxine() {
    const table = turn({
      ...asHero('maxine'),
      hands: [punches(1)],
      at: stand({ heroes: 'ab', minions: 'a' }),
    });
    expect(diceOf(strike(table, minion()))).toBe(4);
  },
  shad() {
    const table = turn({
      ...asHero('shad'),
      hands: [punches(1)],
      at: stand({ heroes: 'ab', minions: 'a' }),
      dice: [FIST2, NO_FIST, NO_FIST, FIST2],
    });
    strike(table, minion()).play(0, 'reroll', 1);
    expect(table.where(minion())).toBe('-');
  },
  frank() {
    const table = turn({ ...asHero('frank'), hands: [[shot()]], at: stand({ heroes: 'ab', minions: 'd' }) });
    expect(diceOf(strike(table, minion()))).toBe(3);
  },
  don() {
    const table = turn({ ...asHero('don'), hands: [punches(2)], at: stand({ heroes: 'aa' }) });
    choose(pay(act(table), 1), 1);
    expect([table.hand(0), table.hand(1), table.options(0, 'act')]).toEqual([1, 2, []]);
    expect(table.match.decision(0)?.about).toMatchObject({ actions: 1 });
  },
};

describe('focus cards', () => {
  it('every one is tried below', () => {
    expect(Object.keys(WORKS).sort()).toEqual(FOCUSES.map(({ id }) => id).sort());
  });
  for (const [id, works] of Object.entries(WORKS)) it(id, works);
});

describe('heroes', () => {
  it('every one is tried below, with speed 2 and a hand of 5', () => {
    expect(Object.keys(HEROES).sort()).toEqual(CONTENT.heroes.map(({ id }) => id).sort());
    for (const { speed, hand } of CONTENT.heroes) expect([speed, hand]).toEqual([2, 5]);
  });
  for (const [id, works] of Object.entries(HEROES)) it(id, works);
});

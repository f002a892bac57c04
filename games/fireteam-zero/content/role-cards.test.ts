import { call, EVERYONE, NOBODY } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { type G, HENRY, NONE, NOWHERE, PATTY } from '../rules/fireteam.ts';
import {
  heroFlag,
  heroNumber,
  monsterNumber,
  monsterSpeed,
  resistanceOf,
  speedOf,
} from '../rules/modifiers.ts';
import { moment } from '../rules/procedures.ts';
import {
  BOMB1,
  BULLET_BOMB,
  BULLET2,
  FIST_BOMB,
  FIST_BULLET,
  FIST2,
  NO_BOMB,
  NO_BULLET,
  NO_FIST,
  punch,
  shot,
} from '../testing/cards.ts';
import { elite, type Given, given, minion, type TestTable } from '../testing/given.ts';
import { activates, attacksHero, strike, tacticsPhase, turn } from '../testing/turns.ts';
import type { ActionCard, When } from './card-types.ts';
import { CONTENT } from './index.ts';

/*
 * Every card of a role at work once: the first hero has it in hand, the second is the ally. Specialists stand far off
 * unless they matter, so that Henry's reroll is no question.
 */

const CARDS: readonly ActionCard[] = CONTENT.roles.flatMap((role) => [...role.actions, ...role.upgrades]);
const cardOf = (id: string): ActionCard => {
  const found = CARDS.find((card) => card.id === id);
  if (found === undefined) throw new Error(`there is no card "${id}"`);
  return found;
};

type Stand = NonNullable<Given['at']>;
const stand = (at: Stand): Stand => ({ patty: 'h', henry: 'h', ...at });
/** The card, more cards of its owner, and what the others hold. */
const holding = (id: string, more = 0, ...others: (readonly ActionCard[])[]) => [
  [cardOf(id), ...Array.from({ length: more }, () => punch())],
  ...others,
];
const plain = (n: number): ActionCard[] => Array.from({ length: n }, () => punch());
/** The first card of the deck lies on the discard pile. */
const discarded = (g: G): void => {
  const { deck, discard } = g.state.heroes[0];
  g.move(deck, 0, discard, EVERYONE);
};
const buried = (g: G): void => {
  for (const card of [0, 1]) g.add(g.state.recon, card, NOBODY);
};

const respond = (id: string, at: Stand, wanted: Given = {}): TestTable => {
  const table = tacticsPhase({ hands: holding(id), at: stand(at), ...wanted });
  return table.play(0, 'propose', table.card(0, 0));
};
const react = (table: TestTable): TestTable => table.play(0, 'react', table.card(0, 0));
/** A moment about somebody, where the letter says. */
const happens = (of: When, subject: number, here: string, wanted: Given, other = NONE): TestTable =>
  given({
    ...wanted,
    run: (_g, at) => call(moment, { of, subject, other, here: here === '' ? NOWHERE : at(here) }),
  });
/** The first hero, or the second, attacks the first minion with the first card of its hand. */
const attacks = (id: string, at: Stand, wanted: Given = {}, more = 0): TestTable =>
  strike(turn({ hands: holding(id, more), at: stand(at), ...wanted }), minion());
const allyAttacks = (id: string, at: Stand, wanted: Given = {}, with_ = punch()): TestTable =>
  strike(turn({ hands: holding(id, 0, [with_]), at: stand(at), ...wanted }, 1), minion(), 1, 1);
const diceOf = (table: TestTable, i = 0): number => (table.happened('rolled')[i].dice as number[]).length;
const hits = (table: TestTable): readonly number[] => table.happened('struck').map((e) => e.hits as number);

const RESPONSES: Readonly<Record<string, () => void>> = {
  /* leader */
  snapVolley() {
    const table = respond(
      'snapVolley',
      { heroes: 'ba', minions: 'd' },
      { dice: [BULLET2, BULLET2, BULLET2] },
    );
    table.play(0, 'attack', minion());
    expect(table.where(minion())).toBe('-');
  },
  elbowAndBoot() {
    const table = respond('elbowAndBoot', { heroes: 'ab' });
    expect([table.hand(0), table.hand(1)]).toEqual([0, 1]);
  },
  shortFuse() {
    const table = respond('shortFuse', { heroes: 'bd' }).step(0, 'c').step(1, 'e');
    expect([table.where(0), table.where(1)]).toEqual(['c', 'e']);
  },
  goGoGo() {
    const { g } = respond('goGoGo', { heroes: 'ab' });
    expect([speedOf(g, 0), speedOf(g, 1)]).toEqual([3, 3]);
  },
  thatOne() {
    const { g } = respond('thatOne', { heroes: 'ab', minions: 'ddc' }).play(0, 'choose', minion());
    expect([0, 1, 2].map((i) => resistanceOf(g, minion(i), 'brawl'))).toEqual([0, 0, 1]);
  },
  pinThemDown() {
    const { g } = respond('pinThemDown', { heroes: 'ab', minions: 'ai' }, { eastern: ['ij'] });
    expect([monsterNumber(g, minion(0), 'dice'), monsterNumber(g, minion(1), 'dice')]).toEqual([-1, 0]);
  },
  rallyingCry() {
    const calm = respond('rallyingCry', { heroes: 'ah' }).passAll();
    expect(calm.happened('drew')).toContainEqual(expect.objectContaining({ hero: 1, count: 2 }));
    const table = respond(
      'rallyingCry',
      { heroes: 'ahh' },
      {
        heroes: 3,
        arrange: (g) => {
          g.state.heads = false;
        },
      },
    ).play(0, 'choose', 1);
    expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([0, 3, 1]);
  },
  handSignals() {
    const table = respond('handSignals', { heroes: 'ah' }).play(0, 'choose', PATTY);
    expect([table.where(PATTY), table.where(HENRY), table.hand(0)]).toEqual(['a', 'h', 1]);
  },
  fieldOrders() {
    const table = respond('fieldOrders', { heroes: 'ad' });
    if (table.verbs(0).includes('choose')) table.play(0, 'choose', 1);
    table.step(1, 'e').step(1, 'f');
    expect([table.where(1), table.hand(1)]).toEqual(['f', 2]);
  },
  holdTheLine() {
    const { g } = respond('holdTheLine', { heroes: 'abc' }, { heroes: 3 });
    expect([0, 1, 2].map((h) => heroNumber(g, h, 'armor'))).toEqual([1, 1, 0]);
  },
  callItIn() {
    const table = respond('callItIn', { heroes: 'ah', minions: 'hhc' }).play(0, 'choose', minion());
    expect([0, 1, 2].map((i) => table.where(minion(i)))).toEqual(['-', '-', 'c']);
    expect(table.happened('wounded')).toEqual([]);
  },

  /* close combat */
  shoulderRam() {
    const table = respond('shoulderRam', { heroes: 'aa', minions: 'bc' });
    if (table.verbs(0).includes('choose')) table.play(0, 'choose', minion());
    table.play(0, 'push', table.place('c')).play(0, 'push', table.place('d'));
    expect([table.where(minion()), table.state.monsters[0].stunned]).toEqual(['d', true]);
  },
  charge() {
    const table = respond('charge', { heroes: 'aa', minions: 'c' }, { dice: [FIST2, FIST2, FIST2] });
    table.step(0, 'b', 0).step(0, 'c').play(0, 'attack', minion());
    expect([table.where(0), table.where(minion())]).toEqual(['c', '-']);
  },
  sidearm() {
    const table = respond('sidearm', { heroes: 'ba', minions: 'c' }, { dice: [BULLET2, BULLET2, BULLET2] });
    table.play(0, 'attack', minion()).step(0, 'c');
    expect([table.where(0), table.where(minion())]).toEqual(['c', '-']);
  },
  comeAndGetMe() {
    const table = respond('comeAndGetMe', { heroes: 'ba', minions: 'dg' });
    expect([table.where(minion(0)), table.where(minion(1))]).toEqual(['c', 'f']);
    expect([heroNumber(table.g, 0, 'armor'), heroNumber(table.g, 0, 'bonus')]).toEqual([1, 1]);
  },
  headlock() {
    const table = respond('headlock', { heroes: 'aa', minions: 'cd' });
    if (table.verbs(0).includes('choose')) table.play(0, 'choose', minion());
    expect([table.where(0), table.state.monsters[0].stunned]).toEqual(['c', true]);
  },
  shakeItOff() {
    const table = respond('shakeItOff', { heroes: 'ab' }, { arrange: discarded });
    if (table.verbs(0).includes('choose')) table.play(0, 'choose', table.options(0, 'choose')[0][0]);
    expect([table.hand(0), table.happened('recovered').length]).toEqual([2, 1]);
  },
  ironWall() {
    const { g } = respond('ironWall', { heroes: 'aab' }, { heroes: 3 });
    expect([0, 1, 2].map((h) => heroNumber(g, h, 'armor'))).toEqual([1, 1, 0]);
  },
  grapplingHook() {
    const table = respond(
      'grapplingHook',
      { heroes: 'aa', minions: 'de' },
      { dice: [FIST2, FIST2, NO_FIST] },
    );
    if (table.verbs(0).includes('choose')) table.play(0, 'choose', minion());
    expect(table.happened('moved')).toContainEqual(
      expect.objectContaining({ figure: minion(), to: table.place('a'), how: 'placed' }),
    );
    expect(table.where(minion())).toBe('-');
  },

  /* sniper */
  forcedPattern() {
    const table = respond(
      'forcedPattern',
      { heroes: 'aa', minions: 'd' },
      { dice: [FIST_BULLET, NO_BULLET] },
    );
    table.play(0, 'attack', minion());
    expect(hits(table)).toEqual([3]);
  },
  steadyBreath() {
    const { g } = respond('steadyBreath', { heroes: 'aa' });
    const far = { type: 'bullet', ranged: true } as const;
    expect([heroNumber(g, 0, 'range', far), heroNumber(g, 0, 'bonus', far)]).toEqual([1, 1]);
    expect(heroNumber(g, 0, 'bonus', { ...far, ranged: false })).toBe(0);
  },
  firstLight() {
    const { g } = respond('firstLight', { heroes: 'aa', minions: 'gi' }, { eastern: ['ij'] });
    expect([monsterSpeed(g, minion(0)), monsterSpeed(g, minion(1))]).toEqual([1, 2]);
  },
  kneeShot() {
    const table = respond('kneeShot', { heroes: 'aa', minions: 'ee' }).play(0, 'choose', minion(1));
    expect(table.state.monsters.map((m) => m.stunned).slice(0, 2)).toEqual([false, true]);
    expect(table.hand(0)).toBe(1);
  },
  weakSpot() {
    const { g } = respond('weakSpot', { heroes: 'aa', minions: 'ee' }).play(0, 'choose', minion(1));
    expect([0, 1].map((i) => monsterNumber(g, minion(i), 'health'))).toEqual([0, -1]);
  },
  shootAndScoot() {
    const table = respond(
      'shootAndScoot',
      { heroes: 'aa', minions: 'e' },
      { dice: [BULLET2, BULLET2, BULLET2] },
    );
    table.step(0, 'b').play(0, 'stay').play(0, 'attack', minion());
    expect([table.where(0), table.where(minion())]).toEqual(['b', '-']);
  },
  patience() {
    const alone = respond('patience', { heroes: 'ab' }, { arrange: discarded });
    if (alone.verbs(0).includes('choose')) alone.play(0, 'choose', alone.options(0, 'choose')[0][0]);
    const together = respond('patience', { heroes: 'aa' }, { arrange: discarded });
    if (together.verbs(0).includes('choose')) together.play(0, 'choose', together.options(0, 'choose')[0][0]);
    expect([alone.hand(0), together.hand(0)]).toEqual([2, 1]);
  },
  throughAndThrough() {
    const table = respond('throughAndThrough', { heroes: 'aa', minions: 'ddc' }).play(0, 'choose', minion(1));
    expect(table.state.monsters.map((m) => m.stunned).slice(0, 3)).toEqual([true, true, false]);
  },
  calledShot() {
    const table = respond('calledShot', { heroes: 'aa', minions: 'ea', elites: 'c' });
    expect(table.options(0, 'choose')).toEqual([[minion(0)], [minion(1)]]);
    table.play(0, 'choose', minion());
    expect(table.where(minion())).toBe('-');
  },

  /* demolitions */
  fragGrenade() {
    const table = respond('fragGrenade', { heroes: 'ac', minions: 'ccb' }).play(0, 'choose', minion());
    expect([0, 1, 2].map((i) => table.where(minion(i)))).toEqual(['-', '-', 'b']);
    expect(table.happened('wounded')).toEqual([]);
  },
  fieldDressing() {
    const table = respond('fieldDressing', { heroes: 'ahh' }, { heroes: 3 }).play(0, 'choose', 2);
    expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([0, 0, 2]);
  },
  smokePot() {
    const { g } = respond('smokePot', { heroes: 'aa', minions: 'abc' });
    expect([0, 1, 2].map((i) => monsterNumber(g, minion(i), 'dice'))).toEqual([-1, -1, 0]);
    expect([0, 1, 2].map((i) => monsterSpeed(g, minion(i)))).toEqual([1, 1, 2]);
  },
  crowbar() {
    const table = respond('crowbar', { heroes: 'aa' }, { arrange: buried }).step(0, 'b').play(0, 'stay');
    expect(table.happened('searchedFor')).toMatchObject([{ hero: 0 }]);
  },
  barbedWire() {
    const { g } = respond('barbedWire', { heroes: 'aa', minions: 'gi' }, { eastern: ['ij'] });
    expect([monsterSpeed(g, minion(0)), monsterSpeed(g, minion(1))]).toEqual([1, 2]);
  },
  blastingCap() {
    const table = respond(
      'blastingCap',
      { heroes: 'bb', minions: 'cd' },
      {
        arrange: (g) => {
          for (const token of g.state.spawnTokens) token.up = false;
        },
      },
    );
    const { state } = table.play(0, 'choose', table.place('c')).step(0, 'a');
    expect(state.spawnTokens.filter((token) => token.up).every(({ at }) => at === table.place('c'))).toBe(
      true,
    );
    expect(state.spawnTokens.some((token) => token.up)).toBe(true);
    expect([table.where(minion(0)), table.where(minion(1)), table.where(0)]).toEqual(['-', 'd', 'a']);
  },
  shapedCharge() {
    const closed = (table: TestTable) =>
      !table.state.spawnTokens.some(({ at }) => at === table.place('b')) &&
      table.happened('searchedFor').length === 1;
    const spawns = 'abcdefgijklm';
    const wanted: Given = { arrange: buried, spawns, eastern: ['ijklm'] };
    const table = respond('shapedCharge', { heroes: 'ba', minions: 'bb' }, wanted);
    if (table.verbs(0).includes('choose')) table.play(0, 'choose', table.place('b'));
    expect([table.where(minion(0)), table.where(minion(1)), closed(table)]).toEqual(['-', '-', true]);
    const held = respond('shapedCharge', { heroes: 'ba', boss: 'b' }, wanted);
    if (held.verbs(0).includes('choose')) held.play(0, 'choose', held.place('b'));
    expect(closed(held)).toBe(false);
  },
  clusterBomb() {
    const table = respond('clusterBomb', { heroes: 'aa', minions: 'dd', elites: 'd' }).play(
      0,
      'choose',
      minion(),
    );
    expect([table.where(minion(0)), table.where(minion(1)), table.where(elite())]).toEqual(['-', '-', '-']);
  },
  bangalore() {
    const table = respond('bangalore', { heroes: 'ac', minions: 'aab' }, { terrain: { b: 'difficult' } });
    table.step(0, 'b').play(1, 'stay');
    expect(table.where(0)).toBe('b');
    expect([heroFlag(table.g, 0, 'slips'), heroFlag(table.g, 1, 'sureFooted')]).toEqual([true, true]);
  },
  fieldHospital() {
    const table = respond('fieldHospital', { heroes: 'abc' }, { heroes: 3 });
    expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual([2, 2, 0]);
  },
};

const REACTIONS: Readonly<Record<string, () => void>> = {
  /* leader */
  snapVolley() {
    const at = stand({ heroes: 'ba', minions: 'c' });
    const table = happens('monsterEnters', minion(), 'c', {
      hands: holding('snapVolley'),
      at,
      dice: [BULLET2, BULLET2, BULLET2],
    });
    expect(react(table).where(minion())).toBe('-');
  },
  coverMe() {
    const table = react(allyAttacks('coverMe', { heroes: 'cb', minions: 'b' })).passAll();
    expect(diceOf(table)).toBe(5);
  },
  fallBack() {
    const table = attacksHero(minion(), 1, {
      hands: holding('fallBack', 0, plain(2)),
      at: stand({ heroes: 'db', minions: 'b' }),
    });
    react(table).step(1, 'a', 0).passAll();
    expect([table.where(1), table.hand(1), table.happened('rolled').length]).toEqual(['a', 2, 0]);
  },
  elbowAndBoot() {
    const table = attacksHero(minion(), 0, {
      hands: holding('elbowAndBoot', 2),
      at: stand({ heroes: 'ab', minions: 'a' }),
      dice: [FIST2, NO_FIST],
    });
    react(table).play(0, 'discard', table.card(0, 0));
    expect(table.hand(0)).toBe(1);
  },
  steadyNow() {
    const table = allyAttacks(
      'steadyNow',
      { heroes: 'cb', minions: 'b' },
      { dice: [NO_FIST, NO_FIST, NO_FIST, FIST2, FIST2, FIST2] },
    );
    react(table).play(1, 'reroll', 0).play(1, 'reroll', 1).play(1, 'reroll', 2).passAll();
    expect(hits(table)).toEqual([6]);
  },
  goGoGo() {
    const table = turn(
      {
        hands: holding('goGoGo', 0, plain(2)),
        at: stand({ heroes: 'cb', minions: 'bb' }),
        dice: Array(12).fill(FIST2),
      },
      1,
    );
    strike(react(table), minion(0), 1, 1);
    strike(table, minion(1), 1, 1);
    expect([table.where(minion(0)), table.where(minion(1))]).toEqual(['-', '-']);
  },
  pinThemDown() {
    const table = attacksHero(minion(), 1, {
      hands: holding('pinThemDown', 0, plain(2)),
      at: stand({ heroes: 'cb', minions: 'b' }),
    });
    expect(diceOf(react(table).passAll())).toBe(0);
  },
  onYourFeet() {
    const table = happens('heroDown', 1, 'b', {
      hands: holding('onYourFeet'),
      at: stand({ heroes: 'cb', minions: 'b' }),
      down: [1],
    });
    react(table).step(1, 'a');
    expect([table.state.heroes[1].down, table.hand(1), table.where(1)]).toEqual([false, 1, 'a']);
  },
  handSignals() {
    const table = happens('searched', 1, 'b', {
      hands: holding('handSignals'),
      at: stand({ heroes: 'cb' }),
      arrange: buried,
    });
    react(table).play(0, 'bury');
    expect([table.hand(1), table.happened('scouted').length]).toEqual([1, 1]);
  },
  combinedArms() {
    const table = allyAttacks(
      'combinedArms',
      { heroes: 'eb', minions: 'b' },
      {
        dice: [FIST2, NO_FIST, NO_FIST, NO_FIST, NO_FIST],
      },
    );
    react(table).passAll();
    expect([diceOf(table), table.where(minion())]).toEqual([5, '-']);
  },
  holdTheLine() {
    const table = attacksHero(minion(), 1, {
      hands: holding('holdTheLine', 0, plain(3)),
      at: stand({ heroes: 'ab', minions: 'b' }),
      dice: [FIST2, NO_FIST],
    });
    react(table);
    expect(table.hand(1)).toBe(3);
  },

  /* close combat */
  trenchKnife() {
    const table = attacksHero(minion(), 0, {
      hands: holding('trenchKnife', 2),
      at: stand({ heroes: 'ab', minions: 'a' }),
      dice: [FIST2, NO_FIST],
    });
    expect(react(table).hand(0)).toBe(2);
  },
  bodyBlock() {
    const table = attacksHero(minion(), 1, {
      hands: holding('bodyBlock', 3, plain(3)),
      at: stand({ heroes: 'ab', minions: 'b' }),
      dice: [FIST2, NO_FIST],
    });
    react(table).play(0, 'discard', table.card(0, 0));
    expect([table.hand(0), table.hand(1)]).toEqual([2, 3]);
  },
  counterpunch() {
    const table = attacksHero(minion(), 0, {
      hands: holding('counterpunch', 2),
      at: stand({ heroes: 'ab', minions: 'a' }),
      dice: [FIST2, FIST2, FIST2],
    });
    expect([react(table).where(minion()), table.happened('rolled').length, table.hand(0)]).toEqual([
      '-',
      1,
      2,
    ]);
  },
  charge() {
    const table = happens('monsterEnters', minion(), 'a', {
      hands: holding('charge'),
      at: stand({ heroes: 'ab', minions: 'a' }),
      dice: [FIST2, FIST2, FIST2],
    });
    expect(react(table).where(minion())).toBe('-');
  },
  sidearm() {
    const table = happens('monsterKilled', minion(), 'a', { hands: holding('sidearm'), at: stand({}) }, 0);
    expect(react(table).hand(0)).toBe(2);
  },
  diveIn() {
    const table = attacksHero(minion(), 1, {
      hands: holding('diveIn', 2, plain(3)),
      at: stand({ heroes: 'ac', minions: 'c' }),
      dice: [FIST2, NO_FIST],
    });
    react(table).play(0, 'discard', table.card(0, 0));
    expect([table.where(0), table.hand(0), table.hand(1)]).toEqual(['c', 1, 3]);
  },
  headlock() {
    const table = activates(minion(), {
      hands: holding('headlock', 3),
      at: stand({ heroes: 'ab', minions: 'a' }),
      activation: [0],
    });
    expect(diceOf(react(table).passAll())).toBe(0);
  },
  boneBreaker() {
    const table = happens('heroDown', 1, 'd', {
      hands: holding('boneBreaker'),
      at: stand({ heroes: 'ad' }),
      down: [1],
    });
    react(table).step(0, 'b').step(0, 'c');
    expect([table.hand(0), table.where(0)]).toEqual([2, 'c']);
  },
  shakeItOff() {
    const table = attacksHero(
      minion(),
      0,
      {
        hands: holding('shakeItOff', 3),
        at: stand({ heroes: 'ab', minions: 'a' }),
        dice: [FIST2, FIST2, NO_FIST],
      },
      { strength: 3 },
    );
    react(table).play(0, 'pay', table.card(0, 0));
    expect(table.hand(0)).toBe(2);
  },
  haymaker() {
    const table = attacksHero(minion(), 0, {
      hands: holding('haymaker', 2),
      at: stand({ heroes: 'ab', minions: 'a' }),
      dice: [FIST2, FIST_BOMB],
    });
    expect(react(table).hand(0)).toBe(2);
  },
  ironWall() {
    const table = attacksHero(minion(), 1, {
      hands: holding('ironWall', 3, plain(3)),
      at: stand({ heroes: 'ac', minions: 'c' }),
      dice: [FIST_BOMB],
    });
    react(table).play(0, 'discard', table.card(0, 0));
    expect([table.where(0), table.hand(0), table.hand(1), diceOf(table)]).toEqual(['c', 2, 3, 1]);
  },
  berserk() {
    const table = turn({
      hands: holding('berserk', 1),
      at: stand({ heroes: 'ab', minions: 'aa' }),
      dice: [FIST2, NO_FIST, NO_FIST, NO_FIST, NO_FIST],
    });
    strike(react(table), minion());
    expect([diceOf(table), table.where(minion())]).toEqual([5, '-']);
  },
  grapplingHook() {
    const table = attacksHero(minion(), 1, {
      hands: holding('grapplingHook', 0, plain(2)),
      at: stand({ heroes: 'ac', minions: 'c' }),
    });
    react(table).play(0, 'push', table.place('d'));
    expect([table.where(minion()), table.happened('rolled').length]).toEqual(['d', 0]);
  },

  /* sniper */
  shortBurst() {
    const table = activates(minion(), {
      hands: holding('shortBurst'),
      at: stand({ heroes: 'aa', minions: 'c' }),
      dice: [BULLET2, BULLET2, BULLET2],
    });
    expect([react(table).where(minion()), table.happened('activationRolled').length]).toEqual(['-', 0]);
  },
  steadyBreath() {
    const table = allyAttacks(
      'steadyBreath',
      { heroes: 'cb', minions: 'b' },
      { dice: [FIST2, NO_FIST, NO_FIST] },
    );
    react(table).passAll();
    expect(hits(table)).toEqual([3]);
  },
  coveringShot() {
    const table = attacksHero(minion(), 1, {
      hands: holding('coveringShot', 0, plain(2)),
      at: stand({ heroes: 'ad', minions: 'd' }),
      dice: [BULLET2, NO_BULLET],
    });
    expect([react(table).where(minion()), table.hand(1)]).toEqual(['-', 2]);
  },
  rifleButt() {
    const table = attacksHero(minion(), 0, {
      hands: holding('rifleButt', 2),
      at: stand({ heroes: 'bh', minions: 'b' }),
    });
    react(table).step(0, 'a');
    expect([table.where(0), table.hand(0), table.happened('rolled').length]).toEqual(['a', 2, 0]);
  },
  firstLight() {
    const table = happens('spawned', minion(), 'd', {
      hands: holding('firstLight'),
      at: stand({ heroes: 'aa', minions: 'd' }),
      dice: [BULLET2, BULLET2, BULLET2],
    });
    expect(react(table).where(minion())).toBe('-');
  },
  weakSpot() {
    const table = allyAttacks(
      'weakSpot',
      { heroes: 'eb', minions: 'b' },
      { dice: [FIST2, NO_FIST, NO_FIST] },
    );
    expect(react(table).passAll().where(minion())).toBe('-');
  },
  shootAndScoot() {
    const table = turn({ hands: holding('shootAndScoot'), at: stand({ heroes: 'aa' }) }).play(0, 'end');
    react(table).step(0, 'b').step(0, 'c');
    expect(table.where(0)).toBe('c');
  },
  patience() {
    const table = happens('threatAdvanced', NONE, '', {
      hands: holding('patience'),
      at: stand({ heroes: 'ab' }),
    });
    expect(react(table).hand(0)).toBe(2);
    const together = happens('threatAdvanced', NONE, '', {
      hands: holding('patience'),
      at: stand({ heroes: 'aa' }),
    });
    expect(together.verbs(0)).toEqual(['idle']);
  },
  ricochet() {
    const at = stand({ heroes: 'ab', minions: '-b' });
    const table = happens(
      'monsterKilled',
      minion(),
      'b',
      { hands: holding('ricochet'), at, dice: [BULLET2, BULLET2, BULLET2] },
      1,
    );
    react(table).play(0, 'attack', minion(1)).passAll();
    expect(table.where(minion(1))).toBe('-');
  },
  doubleTap() {
    const table = allyAttacks(
      'doubleTap',
      { heroes: 'bb', minions: 'c' },
      { dice: [NO_BULLET, NO_BULLET, NO_BULLET, BULLET2, BULLET_BOMB] },
      shot(),
    );
    react(table).play(1, 'reroll', 0).play(1, 'reroll', 1).passAll();
    expect(hits(table)).toEqual([4]);
  },
  guardianAngel() {
    const table = attacksHero(minion(), 1, {
      hands: holding('guardianAngel', 2, plain(2)),
      at: stand({ heroes: 'ae', minions: 'e' }),
    });
    react(table).play(0, 'pay', table.card(0, 0)).passAll();
    expect([table.happened('rolled').length, table.hand(0), table.hand(1)]).toEqual([0, 1, 2]);
  },
  calledShot() {
    const table = activates(elite(), {
      hands: holding('calledShot'),
      at: stand({ heroes: 'aa', elites: 'd' }),
      dice: [BULLET2, NO_BULLET],
    });
    expect(react(table).where(elite())).toBe('-');
    const minor = activates(minion(), {
      hands: holding('calledShot'),
      at: stand({ heroes: 'aa', minions: 'h' }),
    });
    expect(minor.happened('played')).toEqual([]);
  },

  /* demolitions */
  satchel() {
    const table = turn({ hands: holding('satchel', 1), at: stand({ heroes: 'bb', minions: 'bbb' }) }).play(
      0,
      'end',
    );
    react(table).play(0, 'pay', table.card(0, 0)).step(0, 'a').play(0, 'stay');
    expect([0, 1, 2].map((i) => table.where(minion(i)))).toEqual(['-', '-', '-']);
    expect([table.where(0), table.where(1), table.happened('wounded').length]).toEqual(['a', 'b', 0]);
  },
  fieldDressing() {
    const table = attacksHero(minion(), 1, {
      hands: holding('fieldDressing', 0, plain(3)),
      at: stand({ heroes: 'ab', minions: 'b' }),
      dice: [FIST2, NO_FIST],
    });
    expect(react(table).hand(1)).toBe(3);
  },
  smokePot() {
    const table = attacksHero(minion(), 1, {
      hands: holding('smokePot', 0, plain(3)),
      at: stand({ heroes: 'ab', minions: 'b' }),
      dice: [NO_FIST],
    });
    react(table).play(1, 'stay').passAll();
    expect(diceOf(table)).toBe(1);
  },
  wrench() {
    const table = happens(
      'monsterKilled',
      minion(),
      'b',
      { hands: holding('wrench'), at: stand({ heroes: 'aa' }) },
      1,
    );
    react(table).play(0, 'choose', 1);
    expect([table.hand(0), table.hand(1)]).toEqual([0, 1]);
  },
  crowbar() {
    const table = happens('searched', 1, 'b', {
      hands: holding('crowbar'),
      at: stand({ heroes: 'ab' }),
      arrange(g) {
        for (const token of g.state.spawnTokens) token.up = false;
      },
    });
    react(table);
    expect(table.state.spawnTokens.some(({ at, up }) => up && at === table.place('b'))).toBe(true);
    expect(table.hand(0)).toBe(1);
  },
  tripMine() {
    const at = stand({ heroes: 'aa', minions: 'cc' });
    const wanted = { hands: holding('tripMine'), at, dice: [BOMB1, BOMB1, NO_BOMB] };
    const table = happens('monsterEnters', minion(), 'c', wanted);
    expect([react(table).where(minion(0)), table.where(minion(1))]).toEqual(['-', '-']);
    const inside = happens('monsterEnters', minion(), 'c', { ...wanted, terrain: { c: 'covered' } });
    expect(inside.verbs(0)).toEqual(['idle']);
  },
  barbedWire() {
    const table = activates(minion(), {
      hands: holding('barbedWire'),
      at: stand({ heroes: 'ah', minions: 'c' }),
      activation: [0],
    });
    expect(react(table).passAll().where(minion())).toBe('c');
  },
  fireInTheHole() {
    const table = strike(
      turn(
        {
          hands: holding('fireInTheHole', 0, [cardOf('fragGrenade')]),
          at: stand({ heroes: 'ba', minions: 'b' }),
        },
        1,
      ),
      minion(),
      1,
      1,
    );
    react(table).step(0, 'c').play(1, 'stay').passAll();
    expect([diceOf(table), table.where(0), table.happened('wounded').length]).toEqual([4, 'c', 0]);
  },
  adrenaline() {
    const table = happens('heroDown', 1, 'b', {
      hands: holding('adrenaline'),
      at: stand({ heroes: 'ab' }),
      down: [1],
    });
    react(table);
    expect([table.state.heroes[1].down, table.hand(1)]).toEqual([false, 3]);
  },
  thermite() {
    const table = allyAttacks(
      'thermite',
      { heroes: 'cb', minions: 'b' },
      { dice: [FIST_BULLET, NO_FIST, NO_FIST] },
    );
    expect([react(table).passAll().where(minion()), hits(table)]).toEqual(['-', [2]]);
  },
  clusterBomb() {
    const table = happens('spawned', minion(), 'd', {
      hands: holding('clusterBomb'),
      at: stand({ heroes: 'aa', minions: 'dd' }),
      dice: [BOMB1, BOMB1, NO_BOMB, NO_BOMB],
    });
    expect([react(table).where(minion(0)), table.where(minion(1))]).toEqual(['-', '-']);
  },
  fieldHospital() {
    const table = happens('heroDown', 1, 'c', {
      hands: holding('fieldHospital'),
      at: stand({ heroes: 'ac' }),
      down: [1],
    });
    react(table).step(1, 'b');
    expect([table.state.heroes[1].down, table.hand(1), table.where(1)]).toEqual([false, 3, 'b']);
  },
};

/** What the attack parts do besides dice, hits and range. */
const ATTACKS: Readonly<Record<string, () => void>> = {
  pinThemDown() {
    const table = attacks('pinThemDown', { heroes: 'ab', minions: 'c' }, { dice: [NO_BULLET, NO_BULLET] });
    expect(monsterNumber(table.g, minion(), 'dice')).toBe(-1);
  },
  headlock() {
    const table = attacks('headlock', { heroes: 'ab', minions: 'a' }, { dice: [NO_FIST, NO_FIST] });
    expect(table.state.monsters[0].stunned).toBe(true);
  },
  boneBreaker() {
    const table = attacks('boneBreaker', { heroes: 'ab', minions: 'aa' }, { dice: Array(8).fill(FIST2) }, 1);
    expect(table.match.decision(0)?.about).toMatchObject({ actions: 1, points: 3 });
  },
  berserk() {
    const table = strike(
      turn({
        hands: holding('berserk', 1),
        at: stand({ heroes: 'ab', minions: 'a' }),
        dice: Array(8).fill(FIST2),
      }),
      minion(),
    );
    expect(table.match.decision(0)?.about).toMatchObject({ actions: 1, points: 3 });
  },
  rifleButt() {
    const table = attacks('rifleButt', { heroes: 'bb', minions: 'b' }, { dice: [NO_FIST, NO_FIST, NO_FIST] });
    expect(table.play(0, 'push', table.place('c')).where(minion())).toBe('c');
  },
  kneeShot() {
    const table = attacks(
      'kneeShot',
      { heroes: 'ab', minions: 'd' },
      { dice: [NO_BULLET, NO_BULLET, NO_BULLET] },
    );
    expect(monsterSpeed(table.g, minion())).toBe(0);
  },
  shootAndScoot() {
    const table = attacks('shootAndScoot', { heroes: 'ab', minions: 'd' });
    expect(table.match.decision(0)?.about).toMatchObject({ points: 3 });
  },
  ricochet() {
    const table = attacks('ricochet', { heroes: 'ab', minions: 'cc' }, { dice: Array(6).fill(BULLET2) });
    table.play(0, 'attack', minion(1));
    expect([table.where(minion(0)), table.where(minion(1))]).toEqual(['-', '-']);
  },
  doubleTap() {
    const table = attacks(
      'doubleTap',
      { heroes: 'ab', minions: 'd' },
      { dice: Array(3).fill(BULLET2) },
    ).passAll();
    expect([table.where(minion()), table.hand(0)]).toEqual(['-', 1]);
  },
  smokePot() {
    const table = attacks('smokePot', { heroes: 'ab', minions: 'cc' }, { dice: [NO_BOMB, NO_BOMB] });
    expect([0, 1].map((i) => monsterNumber(table.g, minion(i), 'dice'))).toEqual([-1, -1]);
  },
  wrench() {
    expect(attacks('wrench', { heroes: 'ab', minions: 'a' }).hand(0)).toBe(1);
  },
  thermite() {
    const table = attacks('thermite', { heroes: 'ac', minions: 'bb' }, { dice: [NO_BOMB, NO_BOMB, NO_BOMB] });
    expect([0, 1].map((i) => resistanceOf(table.g, minion(i), 'bullet'))).toEqual([0, 0]);
  },
};

const ids = (which: (card: ActionCard) => boolean): string[] =>
  CARDS.filter(which)
    .map(({ id }) => id)
    .sort();

describe('cards of the roles', () => {
  it('sixteen action cards, four upgrades and six focus cards each, no id twice', () => {
    for (const { actions, upgrades, focuses } of CONTENT.roles) {
      expect(actions.reduce((sum, { copies = 1 }) => sum + copies, 0)).toBe(16);
      expect([upgrades.length, focuses.length]).toEqual([4, 6]);
    }
    const all = [...CARDS, ...CONTENT.roles.flatMap((role) => role.focuses)].map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });

  it('every response, reaction and effect of an attack is tried below', () => {
    expect(Object.keys(RESPONSES).sort()).toEqual(ids((card) => card.response !== undefined));
    expect(Object.keys(REACTIONS).sort()).toEqual(ids((card) => card.reaction !== undefined));
    expect(Object.keys(ATTACKS).sort()).toEqual(
      ids(({ attack }) => attack.after !== undefined || attack.onKill !== undefined),
    );
  });

  it('every card can attack, with the dice and hits it says', () => {
    for (const { id, attack } of CARDS) {
      const table = attacks(id, { heroes: 'ab', minions: 'a' }).passAll();
      expect([id, diceOf(table)]).toEqual([id, attack.strength]);
    }
  });

  for (const [id, works] of Object.entries(RESPONSES)) it(`${id} as a tactical response`, works);
  for (const [id, works] of Object.entries(REACTIONS)) it(`${id} as a reaction`, works);
  for (const [id, works] of Object.entries(ATTACKS)) it(`${id} as an attack`, works);
});

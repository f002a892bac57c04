import { describe, expect, it } from 'vitest';
import { monsterFlag, monsterNumber, monsterSpeed } from '../rules/modifiers.ts';
import {
  BLANK,
  BOMB1,
  FIST_BULLET,
  NO_FIST,
  punch,
  punches,
  reacting,
  SPECIAL,
  shot,
} from '../testing/cards.ts';
import { away, elite, type Given, minion, type TestTable, THE_BOSS } from '../testing/given.ts';
import { activates, strike, turn } from '../testing/turns.ts';
import type { FamilyId, MonsterCard } from './card-types.ts';
import { CONTENT } from './index.ts';

/** Kills anything, injures any boss. */
const sure = punch(0, { bonus: 20 });

/** The cards of a family, in the places of the test's own. */
function family(id: FamilyId): Pick<Given, 'minion' | 'elite' | 'boss'> {
  const [first, second, third] = CONTENT.monsters
    .filter((card) => card.family === id)
    .map((card): MonsterCard => ({ ...card, family: 'typhon' }));
  return { minion: first, elite: second, boss: third };
}
/** A monster activates with that face of its die, and its attack rolls these dice. */
const acts = (id: FamilyId, monster: number, face: number, wanted: Given): TestTable =>
  activates(monster, {
    ...family(id),
    hands: [punches(5), punches(5)],
    activation: [face],
    ...wanted,
    at: { ...away, ...wanted.at },
  });
/** The first hero's turn, with such monsters about. */
const about = (id: FamilyId, at: NonNullable<Given['at']>, hands: Given['hands'] = []): TestTable =>
  turn({ ...family(id), hands, at: { ...away, ...at } });
const dice = (table: TestTable): number => (table.happened('rolled')[0].dice as number[]).length;
const minionsAt = (table: TestTable, letter: string): number =>
  [0, 1, 2, 3].filter((i) => table.where(minion(i)) === letter).length;

const WORKS: Readonly<Record<string, () => void>> = {
  corruptedAnimal() {
    const pack = (minions: string) => monsterNumber(about('typhon', { minions }).g, minion(), 'dice');
    expect([pack('cc'), pack('ccc')]).toEqual([0, 1]);
    const leap = (face: number) =>
      acts('typhon', minion(), face, { at: { heroes: 'aa', minions: 'h' } }).where(minion());
    expect([leap(BLANK), leap(SPECIAL)]).toEqual(['f', 'e']);
  },
  corruptedHuman() {
    const table = strike(about('typhon', { heroes: 'ah', elites: 'a' }, [[sure]]), elite());
    expect([table.where(elite()), minionsAt(table, 'a')]).toEqual(['-', 1]);
    const hits = (face: number) =>
      acts('typhon', elite(), face, { at: { heroes: 'ah', elites: 'a' }, dice: [FIST_BULLET, NO_FIST] });
    expect([hits(BLANK), hits(SPECIAL)].map((t) => t.match.decision(0)?.about.cards)).toEqual([1, 2]);
  },
  sonOfTyphon() {
    const speed = (power: number) => {
      const table = about('typhon', { heroes: 'ah', boss: 'c' });
      table.state.power = power;
      return monsterSpeed(table.g, THE_BOSS);
    };
    expect([speed(3), speed(2)]).toEqual([1, 2]);
    const sweep = acts('typhon', THE_BOSS, SPECIAL, {
      at: { heroes: 'aa', boss: 'a' },
      dice: [NO_FIST, NO_FIST, NO_FIST, NO_FIST],
    }).passAll();
    expect([sweep.hand(0), sweep.hand(1)]).toEqual([4, 4]);
  },
  kindledDead() {
    const against = (heroes: string) =>
      dice(acts('fetch', minion(), BLANK, { at: { heroes, minions: 'b' } }).passAll());
    expect([against('aa'), against('ah')]).toEqual([2, 3]);
    const flare = acts('fetch', minion(), SPECIAL, {
      at: { heroes: 'aa', minions: 'a' },
      dice: [BOMB1, BOMB1],
    }).passAll();
    expect([flare.hand(0), flare.hand(1)]).toEqual([4, 4]);
  },
  pyreBearer() {
    const { g } = about('fetch', { elites: 'c', minions: 'de' });
    expect([0, 1].map((i) => monsterSpeed(g, minion(i)))).toEqual([2, 1]);
    expect([0, 1].map((i) => monsterFlag(g, minion(i), 'ignoresCover'))).toEqual([true, false]);
    expect(monsterFlag(g, elite(), 'ignoresCover')).toBe(false);
    const rolled = (face: number) =>
      dice(acts('fetch', elite(), face, { at: { heroes: 'aa', elites: 'b' } }).passAll());
    expect([rolled(BLANK), rolled(SPECIAL)]).toEqual([2, 3]);
  },
  lanternKing() {
    const table = strike(about('fetch', { heroes: 'ah', boss: 'a' }, [[sure]]), THE_BOSS);
    expect([table.state.power, minionsAt(table, 'a')]).toEqual([1, 1]);
    const special = acts('fetch', THE_BOSS, SPECIAL, {
      at: { heroes: 'aa', boss: 'a' },
      hands: [[reacting('heroHit', [{ do: 'prevent', hits: 9 }]), ...punches(4)], punches(5)],
      dice: [1, BOMB1, BOMB1, BOMB1],
    });
    // Nobody is asked to step in or to react: two cards are due.
    expect(special.match.decision(0)?.about.cards).toBe(2);
  },
  wormHost() {
    const close = strike(
      about('infested', { heroes: 'ah', minions: 'a' }, [[sure, ...punches(3)]]),
      minion(),
    );
    expect(close.passAll().hand(0)).toBe(2);
    const far = strike(
      about('infested', { heroes: 'ah', minions: 'b' }, [[shot(0, { bonus: 9 }), ...punches(3)]]),
      minion(),
    );
    expect(far.passAll().hand(0)).toBe(3);
    const rolled = (face: number) =>
      dice(acts('infested', minion(), face, { at: { heroes: 'aa', minions: 'a' } }).passAll());
    expect([rolled(BLANK), rolled(SPECIAL)]).toEqual([2, 3]);
  },
  broodCarrier() {
    const table = acts('infested', elite(), SPECIAL, {
      at: { heroes: 'ah', elites: 'a' },
      hands: [[reacting('heroHit', [{ do: 'prevent', hits: 9 }]), ...punches(4)]],
      dice: [FIST_BULLET, NO_FIST, NO_FIST],
    });
    expect(minionsAt(table, 'a')).toBe(1);
    expect(table.match.decision(0)?.about.cards).toBe(1);
  },
  motherOfWorms() {
    const table = acts('infested', THE_BOSS, SPECIAL, {
      at: { heroes: 'bc', boss: 'b' },
      dice: [NO_FIST, NO_FIST, NO_FIST, NO_FIST],
    }).passAll();
    expect(minionsAt(table, 'b')).toBe(1);
    expect([table.hand(0), table.hand(1)]).toEqual([4, 4]);
  },
};

describe('every monster at work once', () => {
  it.each(CONTENT.monsters.map(({ id }) => id))('%s', (id) => WORKS[id]());

  it('there are eight minions, four elites and a boss of each family', () => {
    for (const id of ['typhon', 'fetch', 'infested'])
      expect(CONTENT.monsters.filter((m) => m.family === id).map((m) => [m.class, m.figures])).toEqual([
        ['minion', 8],
        ['elite', 4],
        ['boss', 1],
      ]);
  });

  it('the two that are known from the rulebook are as it says', () => {
    const [animal, human] = CONTENT.monsters;
    expect(animal).toMatchObject({ health: 2, resistance: { brawl: 1, bullet: 1, bomb: 0 } });
    expect(human).toMatchObject({
      attack: { type: 'brawl', strength: 2 },
      special: { effects: [{ do: 'bonus', hits: 1 }] },
    });
  });
});

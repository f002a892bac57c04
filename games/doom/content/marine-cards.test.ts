import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { marineCards as en } from '../text/en/marine-cards.ts';
import { marineCards as ptBR } from '../text/pt-BR/marine-cards.ts';
import { marineCards as ru } from '../text/ru/marine-cards.ts';
import { CLASS_CARDS } from './class-cards.ts';
import { BLACK, RED } from './dice.ts';
import { GLORY_KILL_CARDS } from './glory-kill-cards.ts';
import { SQUAD_CARDS } from './squad-cards.ts';
import { WEAPON_SETS } from './weapon-sets.ts';

const actions = WEAPON_SETS.flatMap((set) => set.cards);
const physical = WEAPON_SETS.flatMap((set) => Array.from({ length: set.copies }, () => set.cards).flat());
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('dice', () => {
  it('red has exactly one blank and goes up to 2, black goes from 1 to 3', () => {
    expect([RED.length, BLACK.length]).toEqual([6, 6]);
    expect(RED.filter((face) => face === 0)).toHaveLength(1);
    expect([...new Set(RED)].sort((a, b) => a - b)).toEqual([0, 1, 2]);
    expect([...new Set(BLACK)].sort((a, b) => a - b)).toEqual([1, 2, 3]);
  });
});

describe('the box', () => {
  it('holds 73 action cards and 23 weapon tokens', () => {
    expect(physical).toHaveLength(73);
    expect(sum(WEAPON_SETS.filter((set) => set.id !== 'uac').map((set) => set.copies))).toBe(23);
  });

  it('holds the sets of the component list, the UAC set first', () => {
    const sizes = (copies: number, starting: boolean) =>
      WEAPON_SETS.filter((s) => s.copies === copies && s.starting === starting).map((s) => s.cards.length);
    expect(WEAPON_SETS[0]).toMatchObject({ id: 'uac', copies: 4, starting: false });
    expect(WEAPON_SETS[0].cards).toHaveLength(4);
    expect(sizes(2, true)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(sizes(1, false)).toEqual([3, 3, 3, 3, 3]);
    expect(sizes(2, false)).toEqual([1, 1, 1]);
  });

  it('holds 24 class cards, 4 squad cards and 12 glory kill cards', () => {
    expect(CLASS_CARDS).toHaveLength(24);
    expect(sum(SQUAD_CARDS.map((card) => card.copies))).toBe(4);
    expect(GLORY_KILL_CARDS).toHaveLength(12);
  });

  it('has no two cards of one kind with the same id', () => {
    for (const cards of [WEAPON_SETS, actions, CLASS_CARDS, SQUAD_CARDS, GLORY_KILL_CARDS]) {
      const ids = cards.map((card) => card.id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

describe('action cards', () => {
  it('DM-WPN-02: are named by their set and their ordinal in it', () => {
    for (const set of WEAPON_SETS) {
      expect(set.cards.map((card) => card.id)).toEqual(set.cards.map((_, i) => `${set.id}${i + 1}`));
    }
  });

  it('DM-ACT-04: every main action card has an attack box', () => {
    const mains = actions.filter((card) => card.type === 'main');
    expect(mains.filter((card) => !card.attack)).toEqual([]);
    expect(mains.length).toBeGreaterThan(0);
  });

  it('never ask for more dice than the box holds', () => {
    for (const card of actions) {
      expect(card.attack?.red ?? 0, card.id).toBeLessThanOrEqual(4);
      expect(card.attack?.black ?? 0, card.id).toBeLessThanOrEqual(2);
    }
  });

  it('DM-ACT-08: reactions say their moment; the abilities of the others belong to their own action', () => {
    for (const card of actions) {
      if (card.type === 'reaction') {
        expect(card.ability, card.id).toBeDefined();
        expect(['main', 'bonus'], card.id).not.toContain(card.ability?.when);
        expect([card.speed, card.attack], card.id).toEqual([undefined, undefined]);
      } else if (card.ability) {
        expect(card.ability.when, card.id).toBe(card.type);
      }
    }
  });

  it('leave few moments at which a hidden card may interrupt', () => {
    expect(physical.filter((card) => card.type === 'reaction').length).toBeLessThanOrEqual(8);
    const hidden = [...actions.map((card) => card.ability), ...GLORY_KILL_CARDS.map((card) => card.ability)];
    const moments = new Set(hidden.flatMap((ability) => (ability ? [ability.when] : [])));
    for (const moment of ['main', 'bonus', 'defend', 'attack', 'declared', 'afterAttack', 'slain'] as const)
      moments.delete(moment);
    expect([...moments]).toEqual([]);
  });

  it('defend with shields or with a dodge: a third not at all, few dodge', () => {
    expect(actions.filter((card) => card.dodge && card.shields)).toEqual([]);
    const none = physical.filter((card) => !card.dodge && !card.shields).length;
    expect(none).toBeGreaterThanOrEqual(20);
    expect(none).toBeLessThanOrEqual(28);
    expect(physical.filter((card) => card.dodge).length).toBeLessThanOrEqual(8);
  });
});

describe('class and glory kill cards', () => {
  it('DM-CLS-01: have at most two abilities, and all have something', () => {
    for (const card of CLASS_CARDS) {
      expect(card.abilities?.length ?? 0, card.id).toBeLessThanOrEqual(2);
      expect(card.abilities ?? card.modifiers, card.id).toBeDefined();
    }
  });

  it('Adrenaline Rush gives 2 movement points as a bonus action', () => {
    expect(GLORY_KILL_CARDS.find((card) => card.id === 'adrenalineRush')?.ability).toEqual({
      when: 'bonus',
      effects: [{ do: 'move', who: 'you', points: 2 }],
    });
  });
});

/** What the words of a card have to tell: everything that is not shown as an icon. */
const told: readonly (readonly [key: string, data: unknown])[] = [
  ...actions.map(
    (card) => [`action.${card.id}`, [card.attack?.qualities, card.ability, card.keeps]] as const,
  ),
  ...CLASS_CARDS.map((card) => [`class.${card.id}`, [card.modifiers, card.abilities]] as const),
  ...SQUAD_CARDS.map((card) => [`squad.${card.id}`, card.modifiers] as const),
  ...GLORY_KILL_CARDS.map((card) => [`glory.${card.id}`, card.ability] as const),
];

function numbersOf(data: unknown): number[] {
  if (typeof data === 'number') return [data];
  // "1 more main action" is the only effect whose number goes without saying in the data.
  if (data === 'mainAction') return [1];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(numbersOf) : [];
}

const ascending = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);

describe.each([
  ['en', en],
  ['ru', ru],
  ['pt-BR', ptBR],
])('words in %s', (language, words: Readonly<Record<string, string>>) => {
  it('name every card, set and trait, and nothing else', () => {
    const keys = [
      ...told.flatMap(([key]) => [`${key}.title`, `${key}.text`]),
      ...WEAPON_SETS.map((set) => `set.${set.id}.name`),
      ...new Set(actions.map((card) => `trait.${card.trait}`)),
    ];
    expect(Object.keys(words).sort()).toEqual(keys.sort());
    for (const key of keys.filter((k) => !k.endsWith('.text'))) expect(words[key], key).not.toBe('');
  });

  it('parse as ICU messages without arguments', () => {
    for (const [key, message] of Object.entries(words))
      expect(new IntlMessageFormat(message, language).format(), key).toBe(message);
  });

  it('tell the numbers of the card, and no others', () => {
    for (const [key, data] of told) {
      const said = ascending((words[`${key}.text`].match(/\d+/g) ?? []).map(Number));
      // What a grenade does when it goes off is in the rules, not in the card's data.
      const meant = key.includes('Grenade') ? said.filter((n) => numbersOf(data).includes(n)) : said;
      expect(meant, key).toEqual(ascending(numbersOf(data)));
    }
  });

  it('are silent on a card exactly if it has only icons', () => {
    for (const [key, data] of told) {
      const plain = [data].flat().every((part) => part === undefined);
      expect(words[`${key}.text`] === '', key).toBe(plain);
    }
  });
});

describe.each([
  ['ru', ru],
  ['pt-BR', ptBR],
])('words in %s', (_language, words: Readonly<Record<string, string>>) => {
  it('are not left in English', () => {
    const english: Readonly<Record<string, string>> = en;
    const same = Object.keys(words).filter((key) => words[key] !== '' && words[key] === english[key]);
    expect(same.filter((key) => !/^(set|trait)\./.test(key))).toEqual([]);
  });
});

import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { invaderCards as en } from '../text/en/invader-cards.ts';
import { invaderCards as ptBR } from '../text/pt-BR/invader-cards.ts';
import { invaderCards as ru } from '../text/ru/invader-cards.ts';
import type { CardEffect, DemonId, EventCard, InvasionGroup, PortalColour } from './card-types.ts';
import { DEMON_CARDS } from './demon-cards.ts';
import { EVENT_SETS } from './event-cards.ts';
import { INVASION_CARDS } from './invasion-cards.ts';

const demon = (id: DemonId) => DEMON_CARDS.find((card) => card.id === id)!;
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

describe('demon cards', () => {
  it('are 33 figures of eight types, in the order of the type', () => {
    expect(DEMON_CARDS.map(({ id, figures }) => [id, figures])).toEqual([
      ['possessedSoldier', 8],
      ['imp', 8],
      ['pinky', 4],
      ['cacodemon', 4],
      ['revenant', 3],
      ['mancubus', 3],
      ['baronOfHell', 2],
      ['cyberdemon', 1],
    ]);
    expect(sum(DEMON_CARDS.map((card) => card.figures))).toBe(33);
  });

  it('DM-LRG-26: three of them are large, of 2, 4 and 6 spaces', () => {
    expect(DEMON_CARDS.flatMap(({ id, base }) => (base ? [[id, base.wide, base.high]] : []))).toEqual([
      ['mancubus', 2, 2],
      ['baronOfHell', 1, 2],
      ['cyberdemon', 2, 3],
    ]);
  });

  it('only the cacodemon flies, only the pinky has Armor', () => {
    expect(DEMON_CARDS.filter((card) => card.flying).map((card) => card.id)).toEqual(['cacodemon']);
    expect(DEMON_CARDS.filter((card) => card.armor).map((card) => card.id)).toEqual(['pinky']);
  });

  it.each(DEMON_CARDS)('$id staggers 1 to 3 below its Health', ({ health, stagger }) => {
    expect(health - stagger).toBeGreaterThanOrEqual(1);
    expect(health - stagger).toBeLessThanOrEqual(3);
  });

  it.each(DEMON_CARDS)(
    '$id has one or two abilities, one of them for 1 to 3 Argent Power',
    ({ abilities }) => {
      expect([1, 2]).toContain(abilities.length);
      const prices = abilities.flatMap(({ argent }) => (argent === undefined ? [] : [argent]));
      expect(prices).not.toEqual([]);
      for (const price of prices) expect([1, 2, 3]).toContain(price);
    },
  );

  it('an imp runs after its attack for nothing, and pays for a fireball of more reach and one more red die', () => {
    expect(demon('imp').abilities).toEqual([
      { name: 'hitAndRun', when: 'afterAttack', effects: [{ do: 'move', who: 'you', points: 2 }] },
      {
        name: 'chargedFireball',
        when: 'beforeAttack',
        argent: 1,
        effects: [
          { do: 'reach', range: 2 },
          { do: 'dice', red: 1 },
        ],
      },
    ]);
  });
});

const EVENTS: readonly EventCard[] = EVENT_SETS.flatMap((set) => set.cards);

describe('event cards', () => {
  it('are six sets of six', () => {
    expect(EVENT_SETS.map((set) => set.id)).toEqual([
      'powerOverwhelming',
      'seekAndDestroy',
      'armoredOffensive',
      'hellishCunning',
      'bloodFrenzy',
      'plagueOfFear',
    ]);
    expect(EVENT_SETS.map((set) => set.cards.length)).toEqual([6, 6, 6, 6, 6, 6]);
  });

  it.each(EVENT_SETS)('$id is of use at three moments or more', ({ cards }) => {
    expect(new Set(cards.map((card) => card.ability.when)).size).toBeGreaterThanOrEqual(3);
  });

  it('DM-EVT-03: cards of one title are copies in every respect', () => {
    for (const card of EVENTS) expect(card).toEqual(EVENTS.find((other) => other.title === card.title));
  });

  it('DM-EVT-04: Demonic Resilience adds one shield when a demon defends', () => {
    const copies = EVENTS.filter((card) => card.title === 'demonicResilience');
    expect(copies.length).toBeGreaterThan(1);
    expect(copies[0].ability).toEqual({ when: 'defend', effects: [{ do: 'shields', shields: 1 }] });
  });

  it('any three sets defend alike: of 18 cards a third has no symbol, a third one shield, a sixth two', () => {
    for (const cards of choicesOfThree()) {
      const count = (has: (card: EventCard) => boolean) => cards.filter(has).length;
      expect([5, 6, 7]).toContain(count((card) => card.shields === 0 && !card.special));
      expect([5, 6, 7]).toContain(count((card) => card.shields === 1));
      expect([2, 3, 4]).toContain(count((card) => card.shields === 2));
      expect([5, 6, 7]).toContain(count((card) => card.special));
    }
  });
});

function* choicesOfThree(): Generator<readonly EventCard[]> {
  for (let a = 0; a < 6; a++)
    for (let b = a + 1; b < 6; b++)
      for (let c = b + 1; c < 6; c++) yield [a, b, c].flatMap((set) => EVENT_SETS[set].cards);
}

const COLOURS: readonly PortalColour[] = ['blue', 'yellow', 'red'];

/** Health to be shot down; a point of Argent Power is reckoned as two. */
const strength = ({ demons, argent = 0 }: InvasionGroup) =>
  sum(demons.map(([id, figures]) => demon(id).health * figures)) + 2 * argent;

describe('invasion cards', () => {
  it('are twelve, with two groups for each colour of portal', () => {
    expect(new Set(INVASION_CARDS.map((card) => card.id)).size).toBe(12);
    for (const { groups } of INVASION_CARDS) {
      expect(Object.keys(groups)).toEqual(COLOURS);
      for (const colour of COLOURS) expect(groups[colour]).toHaveLength(2);
    }
  });

  it('Imp Assault is as published', () => {
    expect(INVASION_CARDS.find((card) => card.id === 'impAssault')?.groups).toEqual({
      blue: [{ demons: [['imp', 3]] }, { demons: [['imp', 2]], argent: 2 }],
      yellow: [
        {
          demons: [
            ['imp', 2],
            ['cacodemon', 2],
          ],
          argent: 2,
        },
        {
          demons: [
            ['imp', 2],
            ['revenant', 1],
          ],
          argent: 1,
        },
      ],
      red: [
        {
          demons: [
            ['imp', 3],
            ['revenant', 2],
          ],
        },
        {
          demons: [
            ['imp', 4],
            ['baronOfHell', 1],
          ],
          argent: 3,
        },
      ],
    });
  });

  it.each(INVASION_CARDS)(
    '$id summons no more figures than there are, of six types at most',
    ({ groups }) => {
      const all = Object.values(groups).flat();
      for (const { demons } of all) {
        expect(new Set(demons.map(([id]) => id)).size).toBe(demons.length);
        for (const [id, figures] of demons) expect(figures).toBeLessThanOrEqual(demon(id).figures);
      }
      // there are six Invader initiative cards (DM-LIM-05)
      expect(new Set(all.flatMap(({ demons }) => demons.map(([id]) => id))).size).toBeLessThanOrEqual(6);
    },
  );

  it.each(INVASION_CARDS)('$id is weakest at blue portals and strongest at red ones', ({ groups }) => {
    const [blue, yellow, red] = COLOURS.map((colour) => groups[colour].map(strength));
    for (const s of blue) expect(s >= 8 && s <= 12, `blue ${s}`).toBe(true);
    for (const s of yellow) expect(s >= 14 && s <= 22, `yellow ${s}`).toBe(true);
    for (const s of red) expect(s >= 21 && s <= 32, `red ${s}`).toBe(true);
    expect(sum(blue)).toBeLessThan(sum(yellow));
    expect(sum(yellow)).toBeLessThan(sum(red));
  });

  it.each(COLOURS)('no two cards offer the same two groups at %s portals', (colour) => {
    const pairs = INVASION_CARDS.map(({ groups }) =>
      groups[colour].map((group) => JSON.stringify(group)).sort(),
    );
    expect(new Set(pairs.map((pair) => pair.join()))).toHaveProperty('size', 12);
  });

  it('the Cyberdemon rises from a red portal only', () => {
    const rises = (colour: PortalColour) =>
      INVASION_CARDS.some(({ groups }) =>
        groups[colour].some(({ demons }) => demons.some(([id]) => id === 'cyberdemon')),
      );
    expect(COLOURS.filter(rises)).toEqual(['red']);
  });
});

const LANGUAGES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['en', en],
  ['ru', ru],
  ['pt-BR', ptBR],
];
const THREATS = ['infestation', 'assault', 'horde'];
const OBJECTIVES_WITH_PROGRESS = ['guardDuty', 'coreRestart', 'portalClosure', 'extermination'];
const OBJECTIVES = ['sampleCollection', 'assetExtraction', ...OBJECTIVES_WITH_PROGRESS];

/** How many points, shields, dice, … the effects speak of. */
const numbersOf = (effects: readonly CardEffect[]) =>
  effects.flatMap((effect) => Object.values(effect).flatMap((v) => (typeof v === 'number' ? [`${v}`] : [])));

const titleAndText = (key: string) => [`${key}.title`, `${key}.text`];
const KEYS = [
  ...DEMON_CARDS.flatMap(({ id, abilities }) => [
    `demon.${id}.name`,
    `demon.${id}.count`,
    ...abilities.flatMap(({ name }) => titleAndText(`demon.${id}.${name}`)),
  ]),
  ...EVENT_SETS.map(({ id }) => `eventSet.${id}.name`),
  ...new Set(EVENTS.flatMap(({ title }) => titleAndText(`event.${title}`))),
  ...INVASION_CARDS.map(({ id }) => `invasion.${id}.title`),
  ...THREATS.flatMap((id) => titleAndText(`threat.${id}`)),
  ...OBJECTIVES.flatMap((id) => titleAndText(`objective.${id}`)),
  'objective.roundLimit',
];

describe.each(LANGUAGES)('words in %s', (language, words) => {
  const say = (key: string, numbers: Record<string, number>) =>
    String(new IntlMessageFormat(words[key], language).format(numbers));

  it('are there for every card, and for nothing else', () => {
    expect(Object.keys(words).sort()).toEqual([...KEYS].sort());
  });

  it('can all be said', () => {
    for (const key of KEYS)
      expect(say(key, { n: 2, frags: 6, progress: 3, rounds: 12 }), key).toMatch(/\p{L}/u);
  });

  it('name the same numbers as the English ones', () => {
    // The cases of a plural (`=1`) are not said.
    const digits = (text: string) => (text.match(/(?<![=\d])\d+/g) ?? []).sort();
    for (const [key, text] of Object.entries(en)) expect(digits(words[key]), key).toEqual(digits(text));
  });

  it('name the numbers of the card', () => {
    for (const { title, ability } of EVENTS)
      for (const n of numbersOf(ability.effects)) expect(words[`event.${title}.text`], title).toContain(n);
    for (const { id, abilities } of DEMON_CARDS)
      for (const { name, effects } of abilities)
        for (const n of numbersOf(effects)) expect(words[`demon.${id}.${name}.text`], name).toContain(n);
  });

  it.each(DEMON_CARDS)('$id is counted', ({ id }) => {
    for (const n of [1, 2, 5])
      expect(say(`demon.${id}.count`, { n })).toMatch(new RegExp(`^${n} \\p{L}`, 'u'));
  });

  it.each(DEMON_CARDS)('the abilities of $id name their price first', ({ id, abilities }) => {
    for (const { name, argent } of abilities) {
      const price = /^(\d) /.exec(words[`demon.${id}.${name}.text`])?.[1];
      expect(price, name).toBe(argent === undefined ? undefined : String(argent));
    }
  });

  it.each(OBJECTIVES)('%s says how many frag tokens win', (id) => {
    expect(say(`objective.${id}.text`, { frags: 61, progress: 3 })).toContain('61');
  });

  it('the last round is named where there is one', () => {
    expect(say('objective.roundLimit', { rounds: 12 })).toContain('12');
  });

  it.each(OBJECTIVES_WITH_PROGRESS)('%s says how much progress wins', (id) => {
    expect(say(`objective.${id}.text`, { frags: 6, progress: 47 })).toContain('47');
  });
});

import { call, inTurn } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIONS, UAC, WEAPON_SETS } from '../content/index.ts';
import { ALPHA, alphaActs, BRAVO, CHARLIE, DELTA } from '../testing/activations.ts';
import { cardsOf, put, weapon } from '../testing/arranging.ts';
import { type Given, given, type TestTable } from '../testing/given.ts';
import { actionsIn } from '../testing/looking.ts';
import { BOX } from './box.ts';
import { marineActivation, setUp } from './procedures.ts';

const SEAT = ALPHA + 1;
const SEEDS = Array.from({ length: 12 }, (_, i) => `deck ${i}`);
const differing = (decks: readonly (readonly unknown[])[]) => new Set(decks.map((deck) => deck.join())).size;

/** Alpha stands on the token of a weapon and has two cards in his deck. */
const onToken = (id: 'chainsaw' | 'plasmaRifle', rest: Pick<Given, 'seed'> = {}) =>
  alphaActs(
    { deck: ['uac1', 'uac2'] },
    (g, at) => g.state.items.push({ cell: at(0, 0), what: weapon(id) }),
    rest,
  );

describe('weapon sets', () => {
  it('DM-WPN-01: a card belongs to one set, and all cards of a set are of one weapon', () => {
    const sets = WEAPON_SETS.map((_, set) => BOX.cardsOfSet(set));
    expect(sets.flat().toSorted((a, b) => a - b)).toEqual([...ACTIONS.keys()]);
    WEAPON_SETS.forEach((set, i) => {
      for (const card of sets[i]) expect(ACTIONS[card].id).toMatch(new RegExp(`^${set.id}\\d$`));
      expect(new Set(set.cards.map((card) => card.trait)).size).toBe(1);
    });
  });

  it('DM-WPN-02: the cards of a set are numbered from 1 to its size', () => {
    WEAPON_SETS.forEach((set, i) => {
      const ordinals = BOX.cardsOfSet(i).map((card) => Number(ACTIONS[card].id.slice(set.id.length)));
      expect(ordinals).toEqual(set.cards.map((_, n) => n + 1));
    });
  });

  it('DM-WPN-08: the fourteen weapons', () => {
    expect(WEAPON_SETS.map((set) => set.id).filter((id) => id !== 'uac')).toEqual([
      'combatShotgun',
      'superShotgun',
      'heavyAssaultRifle',
      'plasmaRifle',
      'burstRifle',
      'staticRifle',
      'rocketLauncher',
      'chaingun',
      'chainsaw',
      'gaussCannon',
      'bfg9000',
      'fragGrenade',
      'siphonGrenade',
      'snareGrenade',
    ]);
  });
});

describe('a weapon gained during the game', () => {
  it('DM-WPN-07: whoever stands on the token may take it', () => {
    const table = onToken('chainsaw');
    expect(table.options(SEAT, 'take')).toEqual([[0]]);
    table.play(SEAT, 'take', 0);
    expect(table.state.items).toEqual([]);
    expect(table.state.marines[ALPHA].sets).toContain(weapon('chainsaw'));
  });

  it('DM-WPN-03: gives one copy of each card of its set', () => {
    const table = onToken('chainsaw').play(SEAT, 'take', 0);
    expect(actionsIn(table.state.marines[ALPHA].deck).toSorted()).toEqual(
      ['chainsaw1', 'chainsaw2', 'chainsaw3', 'uac1', 'uac2'].toSorted(),
    );
  });

  it('DM-WPN-04: the set is shuffled and put on top; the deck below stays as it is', () => {
    const decks = SEEDS.map((seed) =>
      actionsIn(onToken('chainsaw', { seed }).play(SEAT, 'take', 0).state.marines[ALPHA].deck),
    );
    for (const deck of decks) {
      expect(deck.slice(0, 2)).toEqual(['uac2', 'uac1']);
      expect(deck.slice(2).toSorted()).toEqual(['chainsaw1', 'chainsaw2', 'chainsaw3']);
    }
    expect(differing(decks)).toBeGreaterThan(2);
  });

  it('DM-WPN-04: face down', () => {
    const table = onToken('chainsaw').play(SEAT, 'take', 0);
    for (const seat of [0, SEAT, BRAVO + 1])
      expect(table.match.view(seat).state.marines[ALPHA].deck.items).toEqual([null, null, null, null, null]);
  });

  it('DM-WPN-05: its token lies where everybody sees it', () => {
    const table = onToken('chainsaw').play(SEAT, 'take', 0);
    for (const seat of [0, SEAT, BRAVO + 1])
      expect(table.match.view(seat).state.marines[ALPHA].sets).toContain(weapon('chainsaw'));
  });

  it('DM-WPN-10: a weapon he has already cannot be taken, and stays there for others', () => {
    const table = given({
      arrange(g, at) {
        put(g, ALPHA, at(0, 0));
        put(g, BRAVO, at(0, 1));
        cardsOf(g, ALPHA, { deck: ['plasmaRifle1'] });
        for (const cell of [at(0, 0), at(0, 1)]) g.state.items.push({ cell, what: weapon('plasmaRifle') });
      },
      run: () =>
        inTurn([call(marineActivation, { figure: ALPHA }), call(marineActivation, { figure: BRAVO })]),
    });
    expect(table.forbids(SEAT, 'take', 0)).toBe('DM-WPN-10');
    expect(table.options(SEAT, 'take')).toEqual([]);
    table.play(SEAT, 'end');
    expect(table.state.items).toHaveLength(2);
    expect(table.options(BRAVO + 1, 'take')).toEqual([[1]]);
  });

  it('DM-WPN-09: no deck gets the same set twice', () => {
    const table = alphaActs({ deck: ['uac1'] }, (g, at) => {
      for (let i = 0; i < 2; i++) g.state.items.push({ cell: at(0, 0), what: weapon('plasmaRifle') });
    }).play(SEAT, 'take', 0);
    expect(table.forbids(SEAT, 'take', 0)).toBe('DM-WPN-10');
    expect(table.state.marines[ALPHA].deck.items).toHaveLength(4);
  });
});

describe('weapons at set-up', () => {
  const shotgun = weapon('combatShotgun');
  const plasma = weapon('plasmaRifle');
  const burst = weapon('burstRifle');
  const choosing = (rest: Partial<Given> = {}) => given({ ...rest, run: () => call(setUp, {}) });
  const choose = (table: TestTable, marine: number, ...sets: readonly number[]) =>
    table.play(marine + 1, 'class', marine).play(marine + 1, 'weapons', ...sets);
  const refused = (table: TestTable, ...sets: readonly number[]) =>
    expect(() => table.play(SEAT, 'weapons', ...sets)).toThrow('not-offered');

  it('DM-WPN-06: only weapons with unhatched tokens may be taken', () => {
    const table = choosing().play(SEAT, 'class', 0);
    const choice = table.match.decision(SEAT)?.choices[0];
    const starting = [
      'combatShotgun',
      'superShotgun',
      'heavyAssaultRifle',
      'plasmaRifle',
      'burstRifle',
      'staticRifle',
    ];
    expect(choice).toMatchObject({
      verb: 'weapons',
      items: starting.map((id) => weapon(id as 'burstRifle')),
    });
    expect(table.forbids(SEAT, 'weapons', weapon('chainsaw'), shotgun)).toBe('DM-WPN-06');
    expect(table.forbids(SEAT, 'weapons', weapon('fragGrenade'), shotgun)).toBe('DM-WPN-06');
  });

  it('DM-WPN-09: and none of them twice', () => {
    const table = choosing().play(SEAT, 'class', 0);
    refused(table, shotgun, shotgun);
    table.play(SEAT, 'weapons', shotgun, plasma);
    expect(table.state.marines[ALPHA].sets).toEqual([UAC, shotgun, plasma]);
  });

  it('DM-WPN-11: a set with no copy left in the box cannot be taken', () => {
    const table = choosing();
    choose(table, ALPHA, shotgun, plasma);
    choose(table, BRAVO, shotgun, burst);
    table.play(CHARLIE + 1, 'class', CHARLIE);
    expect(table.state.box[shotgun]).toBe(0);
    expect(table.forbids(CHARLIE + 1, 'weapons', shotgun, burst)).toBe('DM-WPN-11');
    table.play(CHARLIE + 1, 'weapons', plasma, burst);
  });

  it('DM-WPN-11: whoever comes when fewer are left than he may take takes those', () => {
    const table = choosing({ file: { startingWeapons: 5 } });
    const [last, ...five] = WEAPON_SETS.flatMap(({ starting }, set) => (starting ? [set] : []));
    choose(table, ALPHA, ...five);
    choose(table, BRAVO, ...five);
    choose(table, CHARLIE, last);
    choose(table, DELTA, last);
    expect(table.state.marines[DELTA].sets).toEqual([UAC, last]);
    expect([last, ...five].map((set) => table.state.box[set])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('DM-WPN-11: tokens on the board are not in the box', () => {
    const table = choosing({ mission: (at) => ({ weapons: [{ cell: at(3, 3), weapon: 'chainsaw' }] }) });
    expect(table.state.box[weapon('chainsaw')]).toBe(0);
    expect(table.state.items).toEqual([{ cell: table.cell(3, 3), what: weapon('chainsaw') }]);
  });

  const setsIn = (table: TestTable) => table.state.marines[ALPHA].deck.items.map((card) => ACTIONS[card].set);

  it('DM-WPN-12: the starting deck is shuffled as a whole', () => {
    const decks = SEEDS.map((seed) => setsIn(choose(choosing({ seed }), ALPHA, plasma, shotgun)));
    for (const deck of decks) expect(deck).toHaveLength(10);
    expect(differing(decks)).toBe(SEEDS.length);
  });

  describe('DM-WPN-12: with stacked starting decks', () => {
    const stacking = (rest: Partial<Given> = {}) => choosing({ startingDecks: 'stacked', ...rest });

    it('the marine says which set lies on top, then each set lies shuffled on those below', () => {
      for (const seed of SEEDS) {
        const table = choose(stacking({ seed }), ALPHA, plasma, shotgun);
        expect(table.asked(SEAT)).toBe('setUp.stack');
        expect(table.options(SEAT, 'stack')).toEqual([[plasma], [shotgun]]);
        table.play(SEAT, 'stack', shotgun);
        // the top of a deck is its end
        expect(setsIn(table)).toEqual([
          UAC,
          UAC,
          UAC,
          UAC,
          plasma,
          plasma,
          plasma,
          shotgun,
          shotgun,
          shotgun,
        ]);
      }
    });

    it('the cards of a set are shuffled among themselves', () => {
      const decks = SEEDS.map((seed) => {
        const table = choose(stacking({ seed }), ALPHA, plasma, shotgun).play(SEAT, 'stack', shotgun);
        return actionsIn(table.state.marines[ALPHA].deck);
      });
      expect(differing(decks)).toBeGreaterThan(2);
    });

    it('of three sets the next one below is asked for too', () => {
      const table = choose(stacking({ file: { startingWeapons: 3 } }), ALPHA, plasma, shotgun, burst);
      table.play(SEAT, 'stack', shotgun);
      expect(table.options(SEAT, 'stack')).toEqual([[plasma], [burst]]);
      table.play(SEAT, 'stack', burst);
      expect([...new Set(setsIn(table))]).toEqual([UAC, plasma, burst, shotgun]);
    });

    it('of one set nobody is asked', () => {
      const table = choose(stacking({ file: { startingWeapons: 1 } }), ALPHA, plasma);
      expect(table.asked(SEAT)).toBeNull();
      expect([...new Set(setsIn(table))]).toEqual([UAC, plasma]);
    });

    it('all know the layers of the deck, nobody the cards', () => {
      const table = choose(stacking(), ALPHA, plasma, shotgun).play(SEAT, 'stack', shotgun);
      const { layers, deck } = table.match.view(0).state.marines[ALPHA];
      expect(layers.map(({ cards }) => ACTIONS[cards[0]].set)).toEqual([UAC, plasma, shotgun]);
      expect(deck.items.every((card) => card === null)).toBe(true);
    });
  });
});

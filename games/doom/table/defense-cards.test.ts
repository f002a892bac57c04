import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { cardsOfSet, EVENTS } from '../content/index.ts';
import { discardFromHand, drawActions, shuffleAll } from '../rules/decks.ts';
import { defenseOf } from '../rules/defense.ts';
import { TRIOS } from '../rules/doom.ts';
import { marineActivation } from '../rules/procedures.ts';
import { stackSet } from '../rules/weapon-sets.ts';
import { use } from '../testing/abilities.ts';
import { ALPHA, demonAims, facing, SOLDIER } from '../testing/aiming.ts';
import { action, cardsOf, eventsOf, weapon } from '../testing/arranging.ts';
import { startMatch } from '../testing/full-match.ts';
import type { TestTable } from '../testing/given.ts';
import { scene } from '../testing/marine-scenes.ts';
import { lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import { decksOf, guardOf } from './defense-cards.ts';

describe('what a defender may reveal', () => {
  it('of the Invader’s cards: those of all sets that fit what was seen', () => {
    const table = facing([6, 3], '(0,1)', '(5,1)');
    const decks = () => decksOf(lookAt(table.match, 1), SOLDIER);
    expect(decks()).toHaveLength(TRIOS.length);
    expect(decks()[0].layers[0].cards).toBe(3);
    // A card of a set lies open: only choices with that set are left, and that card is not on top of any deck.
    eventsOf(table.g, { deck: ['ironSkin'], discard: ['noEscape'] });
    const { set } = EVENTS[table.state.eventDiscard.items[0]];
    table.state.seenSets.push(set);
    expect(decks()).toHaveLength(10);
    for (const { layers, discard } of decks()) {
      expect(layers[0].unseen).toHaveLength(17);
      expect(discard).toHaveLength(1);
    }
  });

  it('of the Invader’s cards: those of the recommended sets, where these are played', () => {
    const { match } = startMatch({ mission: 'blackBox', recommended: true }, { marines: 1 });
    const [{ layers }, ...others] = decksOf(lookAt(match, 1), SOLDIER);
    expect(others).toEqual([]);
    expect(layers[0].unseen).toHaveLength(18);
  });

  it('of a marine’s cards: those of his sets that lie nowhere open; his hand is known to himself alone', () => {
    const table = demonAims(sketch(6, 3), [
      [SOLDIER, '(5,1)'],
      [ALPHA, '(0,1)'],
    ]);
    cardsOf(table.g, ALPHA, { hand: ['uac3'], deck: ['uac1', 'uac2'], discard: ['uac4'] });
    const seenBy = (seat: number) => decksOf(lookAt(table.match, seat), ALPHA)[0];
    expect(seenBy(0).layers[0].unseen).toHaveLength(3);
    expect(seenBy(1).layers[0].unseen).toHaveLength(2);
    expect(seenBy(1)).toMatchObject({ layers: [{ cards: 2 }], discard: [{ shields: 1, dodge: false }] });
  });

  describe('of a marine who has found a weapon', () => {
    const LAUNCHER = weapon('rocketLauncher');
    const finder = () => {
      const table = demonAims(sketch(6, 3), [
        [SOLDIER, '(5,1)'],
        [ALPHA, '(0,1)'],
      ]);
      cardsOf(table.g, ALPHA, { deck: ['uac1', 'uac2', 'uac4'] });
      stackSet(table.g, ALPHA, LAUNCHER);
      return table;
    };
    const layersOf = (table: TestTable, seat: number) => decksOf(lookAt(table.match, seat), ALPHA)[0].layers;
    const sizes = (table: TestTable, seat: number) =>
      layersOf(table, seat).map(({ unseen, cards }) => [unseen.length, cards]);
    const uac = cardsOfSet(0).length;

    it('DM-WPN-04: the cards of the set are on top, and all know it', () => {
      for (const seat of [0, 1]) {
        expect(sizes(finder(), seat)).toEqual([
          [3, 3],
          [uac, 3],
        ]);
        const found = cardsOfSet(LAUNCHER).map((card) => defenseOf(ALPHA, card));
        expect(layersOf(finder(), seat)[0].unseen).toEqual(found);
      }
    });

    it('DM-WPN-04: those he has drawn are in his hand, which he alone sees, and not in the deck', () => {
      const table = finder();
      drawActions(table.g, ALPHA, 1);
      expect(sizes(table, 0)[0]).toEqual([3, 2]);
      expect(sizes(table, 1)[0]).toEqual([2, 2]);
      drawActions(table.g, ALPHA, 2);
      expect(sizes(table, 0)).toEqual([[uac, 3]]);
    });

    it('DM-KIL-05: once all is shuffled any card may lie anywhere', () => {
      const table = finder();
      drawActions(table.g, ALPHA, 1);
      shuffleAll(table.g, ALPHA);
      expect(sizes(table, 0)).toEqual([[6, 6]]);
    });

    it('DM-ACT-15: a deck made of the discard pile holds none of the cards in hand', () => {
      const table = finder();
      drawActions(table.g, ALPHA, 6);
      discardFromHand(table.g, ALPHA, action('uac1'));
      discardFromHand(table.g, ALPHA, action('uac2'));
      drawActions(table.g, ALPHA, 1);
      expect(sizes(table, 0)).toEqual([[2, 1]]);
    });
  });

  it('DM-HID-01: a card that was taken back into the hand does not lie in the deck', () => {
    const table = scene(
      { hand: ['uac3'], deck: ['uac1', 'uac2'], discard: ['uac4'], glory: ['wasteNothing'] },
      () => call(marineActivation, { figure: ALPHA }),
    ).passAll();
    const unseen = () => decksOf(lookAt(table.match, 0), ALPHA)[0].layers[0].unseen.length;
    const before = unseen();
    use(table, 1, 'glory.wasteNothing', action('uac4'));
    expect(unseen()).toBe(before);
    table.play(1, 'play', action('uac4'), -1);
    expect(unseen()).toBe(before);
  });

  it('a stunned figure reveals nothing and has no cover', () => {
    const table = facing([6, 3], '(0,1)', '(5,1)');
    table.state.figures[SOLDIER].stunned = true;
    expect(guardOf(lookAt(table.match, 1), SOLDIER, true)).toMatchObject({ decks: [], covered: false });
  });
});

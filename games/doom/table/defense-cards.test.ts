import { describe, expect, it } from 'vitest';
import { EVENTS } from '../content/index.ts';
import { TRIOS } from '../rules/doom.ts';
import { ALPHA, demonAims, facing, SOLDIER } from '../testing/aiming.ts';
import { cardsOf, eventsOf } from '../testing/arranging.ts';
import { startMatch } from '../testing/full-match.ts';
import { lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import { decksOf, guardOf } from './defense-cards.ts';

describe('what a defender may reveal', () => {
  it('of the Invader’s cards: those of all sets that fit what was seen', () => {
    const table = facing([6, 3], '(0,1)', '(5,1)');
    const decks = () => decksOf(lookAt(table.match, 1), SOLDIER);
    expect(decks()).toHaveLength(TRIOS.length);
    expect(decks()[0].cards).toBe(3);
    // A card of a set lies open: only choices with that set are left, and that card is not on top of any deck.
    eventsOf(table.g, { deck: ['ironSkin'], discard: ['noEscape'] });
    const { set } = EVENTS[table.state.eventDiscard.items[0]];
    table.state.seenSets.push(set);
    expect(decks()).toHaveLength(10);
    for (const { unseen, discard } of decks()) {
      expect(unseen).toHaveLength(17);
      expect(discard).toHaveLength(1);
    }
  });

  it('of the Invader’s cards: those of the recommended sets, where these are played', () => {
    const { match } = startMatch({ mission: 'blackBox', recommended: true }, { marines: 1 });
    const [{ unseen }, ...others] = decksOf(lookAt(match, 1), SOLDIER);
    expect(others).toEqual([]);
    expect(unseen).toHaveLength(18);
  });

  it('of a marine’s cards: those of his sets that lie nowhere open; his hand is known to himself alone', () => {
    const table = demonAims(sketch(6, 3), [
      [SOLDIER, '(5,1)'],
      [ALPHA, '(0,1)'],
    ]);
    cardsOf(table.g, ALPHA, { hand: ['uac3'], deck: ['uac1', 'uac2'], discard: ['uac4'] });
    const seenBy = (seat: number) => decksOf(lookAt(table.match, seat), ALPHA)[0];
    expect(seenBy(0).unseen).toHaveLength(3);
    expect(seenBy(1).unseen).toHaveLength(2);
    expect(seenBy(1)).toMatchObject({ cards: 2, discard: [{ shields: 1, dodge: false }] });
  });

  it('a stunned figure reveals nothing and has no cover', () => {
    const table = facing([6, 3], '(0,1)', '(5,1)');
    table.state.figures[SOLDIER].stunned = true;
    expect(guardOf(lookAt(table.match, 1), SOLDIER, true)).toMatchObject({ decks: [], covered: false });
  });
});

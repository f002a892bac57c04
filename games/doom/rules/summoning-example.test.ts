import { describe, expect, it, vi } from 'vitest';
import type { InvasionCard, InvasionGroup } from '../content/card-types.ts';
import { DEMON_CARDS, demonCalled } from '../content/index.ts';
import type { InvasionId } from '../content/invasion-cards.ts';
import { demon, put } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { argentOf } from '../testing/invader-scenes.ts';
import { placeNext, summonFrom } from '../testing/portals.ts';
import { INVASION } from './argent.ts';
import { figuresOfType, isFaceUp } from './figures.ts';

// The example's group stands on no card of the box.
vi.mock(import('../content/invasion-cards.ts'), async (original) => {
  const { INVASION_CARDS } = await original();
  const group: InvasionGroup = {
    demons: [
      ['possessedSoldier', 2],
      ['mancubus', 1],
    ],
    argent: 2,
  };
  const example: InvasionCard = {
    id: 'example',
    groups: { blue: [group, group], yellow: [group, group], red: [group, group] },
  };
  // It has no words: nobody reads it.
  return { INVASION_CARDS: [...INVASION_CARDS, example as InvasionCard<InvasionId>] };
});

const SOLDIER = demonCalled('possessedSoldier');
const MANCUBUS = demonCalled('mancubus');

/** One token is stored, and seven of the eight soldiers are on the board already. */
function example(): TestTable {
  const table = summonFrom({
    card: 'example',
    arrange(g, at) {
      g.state.invasionArgent = 1;
      for (let n = 0; n < DEMON_CARDS[SOLDIER].figures - 1; n++)
        put(g, demon('possessedSoldier', n), at(n, 5));
    },
  });
  return table.play(0, 'group', 0);
}

describe('a summoning', () => {
  it('DM-SUM-15: one soldier, then the mancubus, two new tokens and the stored one', () => {
    const table = example();
    expect(table.match.decision(0)?.about.type).toBe(SOLDIER);
    placeNext(table);
    expect(table.match.decision(0)?.about.type).toBe(MANCUBUS);
    placeNext(table);
    expect([SOLDIER, MANCUBUS].map((type) => figuresOfType(table.g, type).length)).toEqual([8, 1]);
    expect([SOLDIER, MANCUBUS].every((type) => isFaceUp(table.g, type))).toBe(true);

    expect(table.match.decision(0)?.choices).toMatchObject([{ bins: [SOLDIER, MANCUBUS], total: 2 }]);
    table.play(0, 'argent', 1, 1);
    expect(table.match.decision(0)?.choices).toMatchObject([
      { bins: [SOLDIER, MANCUBUS, INVASION], total: 1 },
    ]);
    table.play(0, 'argent', 0, 1, 0);
    expect([argentOf(table, 'possessedSoldier'), argentOf(table, 'mancubus')]).toEqual([1, 2]);
    expect(table.state.invasionArgent).toBe(0);
    expect(table.state.portals[0].cell).toBe(-1);
  });

  it('DM-SUM-15: or the stored token is discarded', () => {
    const table = placeNext(example(), 2).play(0, 'argent', 2, 0).play(0, 'argent', 0, 0, 1);
    expect([argentOf(table, 'possessedSoldier'), argentOf(table, 'mancubus')]).toEqual([2, 0]);
    expect(table.state.invasionArgent).toBe(0);
  });
});

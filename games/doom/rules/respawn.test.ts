import { describe, expect, it } from 'vitest';
import { cardsOf, demon, giveClass, gloryDeck, hurt, weapon } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import {
  ALPHA,
  activating,
  BRAVO,
  CHARLIE,
  type FigurePlacements,
  type Moving,
  points,
  spacesOf,
} from '../testing/moving.ts';
import { placeOf, sketch, spaceAt } from '../testing/sketch.ts';
import { NOWHERE } from './doom.ts';

const IMP = demon('imp');
const MANCUBUS = demon('mancubus');

/** Alpha was slain; his activation begins. The teleporter on (1,1) is active, the one on (5,1) is not. */
function slainAlpha(others: FigurePlacements, more: Partial<Moving> = {}): TestTable {
  return activating({
    board: sketch(7, 3),
    mission: (at) => ({
      teleporters: [
        { cell: at(1, 1), active: true },
        { cell: at(5, 1), active: false },
      ],
    }),
    ...more,
    standing: [[ALPHA, '(0,0)'], ...others],
    arrange(g, at) {
      g.state.figures[ALPHA].at = NOWHERE;
      more.arrange?.(g, at);
    },
  });
}

const spaces = (table: TestTable): string[] =>
  table.options(1, 'respawn').map(([cell]) => `(${cell % table.width},${Math.floor(cell / table.width)})`);
const respawn = (table: TestTable, space: string): TestTable =>
  table.play(1, 'respawn', spaceAt(table, space));

describe('respawning', () => {
  it('DM-RSP-01: at the start of his activation, before anything else; then he activates normally', () => {
    const table = slainAlpha([], {
      arrange(g) {
        cardsOf(g, ALPHA, { hand: ['uac4'] });
        giveClass(g, ALPHA, 'executioner');
      },
    });
    expect([table.asked(1), table.verbs(1)]).toEqual(['respawn.teleporter', ['respawn']]);
    expect(table.happened('activated')).toEqual([]);
    respawn(table, '(1,1)');
    expect(table.events.map(({ kind }) => kind)).toEqual(['placed', 'activated']);
    // the ability of his class card, and whatever else an activation begins with, comes only now
    expect(table.verbs(1)).toContain('use');
    table.passAll().play(1, 'play', table.state.marines[ALPHA].hand.items[0], -1);
    expect(points(table)).toBe(5);
    expect(table.state.figures[ALPHA].damage).toBe(0);
  });

  it('DM-RSP-01: who stands on the board does not respawn', () => {
    const table = activating({ board: sketch(3, 1), standing: [[ALPHA, '(0,0)']] });
    expect([table.asked(1), spacesOf(table, ALPHA)]).toEqual(['marineActivation.act', ['(0,0)']]);
  });

  it('DM-RSP-02: on a teleporter of his choice', () => {
    const table = slainAlpha([]);
    expect(spaces(table)).toEqual(['(1,1)', '(5,1)']);
    expect(spacesOf(respawn(table, '(5,1)'), ALPHA)).toEqual(['(5,1)']);
  });

  it.each([
    ['small', IMP, '(1,1)'],
    ['large', MANCUBUS, '(0,0)'],
  ])('DM-RSP-03: a %s demon on that space is slain', (_, figure, space) => {
    const table = respawn(slainAlpha([[figure, space]]), '(1,1)').passAll();
    expect([spacesOf(table, ALPHA), spacesOf(table, figure)]).toEqual([['(1,1)'], []]);
    expect(table.happened('slain').map(({ fields }) => fields)).toEqual([{ figure, by: 'telefrag' }]);
    expect(table.state.marines[ALPHA].glory.items).toEqual([]);
  });

  it('DM-RSP-03: if it was staggered, that is a glory kill (DM-GK-10)', () => {
    const table = slainAlpha([[IMP, '(1,1)']], {
      arrange(g) {
        hurt(g, IMP, 2);
        gloryDeck(g, 'secondWind');
      },
    });
    respawn(table, '(1,1)').passAll();
    expect(table.state.marines[ALPHA].glory.items).toHaveLength(1);
  });

  it('DM-RSP-04: beside another marine on the nearest free space, counted through occupied ones', () => {
    const ring: FigurePlacements = [
      [BRAVO, '(1,1)'],
      ...['(0,0)', '(1,0)', '(2,0)', '(0,1)', '(2,1)', '(0,2)', '(1,2)'].map(
        (space, n) => [demon('imp', n), space] as const,
      ),
    ];
    const table = respawn(slainAlpha(ring), '(1,1)').passAll();
    expect([spacesOf(table, ALPHA), spacesOf(table, BRAVO)]).toEqual([['(2,2)'], ['(1,1)']]);
    expect(table.happened('slain')).toEqual([]);
    const farther = slainAlpha([...ring, [CHARLIE, '(2,2)']]);
    expect(spaces(respawn(farther, '(1,1)'))).toEqual(['(3,0)', '(3,1)', '(3,2)']);
  });

  it('DM-RSP-04: he could walk there; walls and impassable borders count, teleporters do not (DM-LRG-35)', () => {
    const table = slainAlpha([[BRAVO, '(1,1)']], {
      board: sketch(7, 3, { wall: 'H(0,1) H(1,1) H(2,1) H(0,2) H(1,2) H(2,2)', impassableBorder: 'V(1,1)' }),
      mission: (at) => ({ teleporters: [at(1, 1), at(5, 1)].map((cell) => ({ cell, active: true })) }),
    });
    respawn(table, '(1,1)');
    expect(spacesOf(table, ALPHA)).toEqual(['(2,1)']);
  });

  it('DM-RSP-05: an inactive teleporter will do, and becomes active on arrival (DM-TEL-05)', () => {
    const table = respawn(slainAlpha([]), '(5,1)');
    expect(table.state.teleporters).toEqual([true, true]);
    // beside it he does not enter its space
    const beside = slainAlpha([[BRAVO, '(5,1)']]);
    respawn(beside, '(5,1)');
    expect(spaces(beside)).toHaveLength(8);
    respawn(beside, '(4,1)');
    expect(beside.state.teleporters).toEqual([true, false]);
  });

  it('DM-RSP-05: a scenario may allow active ones only', () => {
    const strict = slainAlpha([], { file: { respawnOnlyActive: true } });
    expect(spaces(strict)).toEqual(['(1,1)']);
  });

  it('DM-RSP-06: among equally near spaces the respawning marine chooses', () => {
    const table = respawn(slainAlpha([[BRAVO, '(1,1)']]), '(1,1)');
    expect(table.match.awaiting()).toEqual([1]);
    expect(spaces(table)).toEqual(['(0,0)', '(1,0)', '(2,0)', '(0,1)', '(2,1)', '(0,2)', '(1,2)', '(2,2)']);
    expect(spacesOf(respawn(table, '(2,2)'), ALPHA)).toEqual(['(2,2)']);
  });

  it('DM-RSP-07: without teleporters on a starting space of the mission', () => {
    const table = slainAlpha([], { mission: (at) => ({ starts: [at(6, 0), at(6, 2)] }) });
    expect(spaces(table)).toEqual(['(6,0)', '(6,2)']);
    expect(spacesOf(respawn(table, '(6,2)'), ALPHA)).toEqual(['(6,2)']);
  });

  /** Bravo on the western teleporter, behind a wall with nobody's space left; Charlie on the eastern one. */
  const pockets = (starts: readonly string[], others: FigurePlacements): TestTable =>
    slainAlpha([[BRAVO, '(0,0)'], ...others], {
      board: sketch(4, 1, { wall: 'V(1,0) V(3,0)' }),
      mission: (at) => ({
        teleporters: [at(0, 0), at(3, 0)].map((cell) => ({ cell, active: true })),
        starts: starts.map((space) => at(...placeOf(space))),
      }),
    });

  it('DM-RSP-07: a teleporter without room cannot be chosen', () => {
    expect(spaces(pockets(['(1,0)'], []))).toEqual(['(3,0)']);
    // a demon there makes room
    expect(spaces(pockets(['(1,0)'], [[IMP, '(3,0)']]))).toEqual(['(3,0)']);
  });

  it('DM-RSP-07: if no teleporter has room, on a starting space that has', () => {
    const table = pockets(['(0,0)', '(1,0)', '(2,0)'], [[CHARLIE, '(3,0)']]);
    expect(spaces(table)).toEqual(['(1,0)', '(2,0)']);
  });

  it('DM-RSP-07: if there is no room at all, not in this activation', () => {
    const table = pockets(['(0,0)', '(3,0)'], [[CHARLIE, '(3,0)']]);
    expect([table.asked(0), spacesOf(table, ALPHA)]).toEqual(['test.idle', []]);
  });

  it('DM-RSP-04: a marine who respawns beside an item may take it', () => {
    const table = slainAlpha([[BRAVO, '(1,1)']], {
      arrange(g, at) {
        g.state.items.push({ cell: at(2, 2), what: weapon('chainsaw') });
      },
    });
    respawn(respawn(table, '(1,1)'), '(2,2)');
    expect([table.asked(1), table.options(1, 'take')]).toEqual(['offerItem.take', [[0]]]);
  });
});

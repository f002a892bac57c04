import { describe, expect, it } from 'vitest';
import { cellsAt } from '../rules/figures.ts';
import { demon, giveClass, hurt, weapon } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { ALPHA, activating, BRAVO, moving } from '../testing/moving.ts';
import { lookAt } from '../testing/saying.ts';
import { sketch } from '../testing/sketch.ts';
import { preview } from './preview.ts';
import { spacesForShifts, waysFor } from './walks.ts';

const IMP = demon('imp');
const MANCUBUS = demon('mancubus');
const BARON = demon('baronOfHell');

/** A corridor of so many spaces. */
const corridor = (length: number) => sketch(length, 1);
const ways = (table: TestTable, figure: number, points: number) =>
  waysFor(lookAt(table.match, table.match.awaiting()[0]), figure, points);

describe('ways', () => {
  it('lead to every place farther than a step, by the cheapest way', () => {
    const table = moving(4, { board: corridor(7), standing: [[ALPHA, '(0,0)']] });
    expect(ways(table, ALPHA, 4)).toEqual([
      {
        to: 2,
        cost: 2,
        answers: [
          ['step', 1],
          ['step', 2],
        ],
      },
      {
        to: 3,
        cost: 3,
        answers: [
          ['step', 1],
          ['step', 2],
          ['step', 3],
        ],
      },
      {
        to: 4,
        cost: 4,
        answers: [
          ['step', 1],
          ['step', 2],
          ['step', 3],
          ['step', 4],
        ],
      },
    ]);
  });

  it('pay for difficult terrain and for passing an enemy, and never end on another figure', () => {
    const table = moving(5, {
      board: sketch(7, 1, { difficult: '(1,0)' }),
      standing: [
        [ALPHA, '(0,0)'],
        [IMP, '(2,0)'],
      ],
    });
    expect(ways(table, ALPHA, 5)).toMatchObject([{ to: 3, cost: 5 }]);
  });

  it('end where a glory kill is performed, but do not lead through it', () => {
    const table = moving(6, {
      board: corridor(7),
      standing: [
        [ALPHA, '(0,0)'],
        [IMP, '(2,0)'],
      ],
      arrange: (g) => hurt(g, IMP, 2),
    });
    expect(ways(table, ALPHA, 6).map(({ to, cost }) => [to, cost])).toEqual([[2, 3]]);
  });

  it('do not lead through a demon that will stagger once the marine is near', () => {
    const table = moving(6, {
      board: corridor(7),
      standing: [
        [ALPHA, '(0,0)'],
        [IMP, '(3,0)'],
      ],
      arrange(g) {
        hurt(g, IMP, 1);
        giveClass(g, ALPHA, 'butcher');
      },
    });
    expect(ways(table, ALPHA, 6).map(({ to }) => to)).toEqual([2, 3]);
  });

  it('DM-GK-01: end at a demon that will stagger once the marine is near', () => {
    const table = moving(9, {
      board: corridor(8),
      standing: [
        [ALPHA, '(0,0)'],
        [IMP, '(5,0)'],
      ],
    });
    giveClass(table.g, ALPHA, 'butcher');
    hurt(table.g, IMP, 1);
    expect(ways(table, ALPHA, 9).find(({ to }) => to === 5)).toMatchObject({ cost: 6 });
    const at = lookAt(table.match, 1);
    const path = [1, 2, 3, 4, 5].map((cell) => ['step', cell] as const);
    const shown = at.view.decision === null ? null : preview(at, at.view.decision, path);
    expect(shown?.chips?.map(({ text }) => text).join()).toContain('Glory kill');
  });

  it('use teleporters, which may slay who stands there', () => {
    const table = moving(3, {
      board: corridor(9),
      mission: (at) => ({
        teleporters: [
          { cell: at(1, 0), active: true },
          { cell: at(7, 0), active: true },
        ],
      }),
      standing: [
        [ALPHA, '(0,0)'],
        [IMP, '(7,0)'],
      ],
    });
    const there = ways(table, ALPHA, 3).find(({ to }) => to === 7);
    expect(there?.answers).toEqual([
      ['step', 1],
      ['teleport', 7],
    ]);
    // Beyond the telefrag nothing is planned.
    expect(ways(table, ALPHA, 3).map(({ to }) => to)).not.toContain(8);
  });

  it('of a carrier end at the exit, where the marines have won', () => {
    const table = moving(4, {
      board: corridor(6),
      file: { objective: 'assetExtraction' },
      mission: (at) => ({ exits: [at(2, 0)] }),
      standing: [[ALPHA, '(0,0)']],
      arrange: (g) => g.state.tokens.push({ order: 1, cell: -1, carrier: ALPHA }),
    });
    expect(ways(table, ALPHA, 4).map(({ to }) => to)).toEqual([2]);
  });

  it('of a demon do not lead through traps', () => {
    const table = moving(5, {
      board: corridor(7),
      standing: [
        [IMP, '(0,0)'],
        [BRAVO, '(6,0)'],
      ],
      arrange: (g, at) =>
        g.state.marines[BRAVO].grenades.push({ set: weapon('snareGrenade'), cell: at(3, 0) }),
    });
    expect(ways(table, IMP, 5).map(({ to }) => to)).toEqual([2]);
  });

  it('of a large figure bring its base over the space that is clicked', () => {
    const table = activating({ board: sketch(6, 3), standing: [[MANCUBUS, '(0,0)']] });
    const found = ways(table, MANCUBUS, 3);
    for (const { to, answers } of found) {
      const [, anchor, lying] = answers[answers.length - 1];
      expect(cellsAt(table.g, MANCUBUS, anchor * 4 + lying)).toContain(to);
    }
    expect(found.find(({ to }) => to === table.cell(4, 0))).toMatchObject({ cost: 3 });
    expect(found.find(({ to }) => to === table.cell(0, 2))).toMatchObject({ cost: 1 });
    expect(found.some(({ to }) => to === table.cell(0, 0))).toBe(false);
  });

  it('each movement of a large figure has a space of its own where there are enough', () => {
    const table = activating({ board: sketch(6, 5), standing: [[BARON, '(2,1)']] });
    const shifts = table.options(0, 'shift').map(([anchor, lying]) => anchor * 4 + lying);
    const spaces = spacesForShifts(table.g, BARON, shifts);
    expect(spaces.size).toBe(8);
    expect(new Set(spaces.values()).size).toBe(6);
    const own = cellsAt(table.g, BARON, table.state.figures[BARON].at);
    for (const cell of spaces.values()) expect(own).not.toContain(cell);
  });
});

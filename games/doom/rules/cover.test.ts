import { coverFrom } from '@sightline/board';
import { describe, expect, it } from 'vitest';
import {
  ALPHA,
  alphaAims,
  alphaAttacks,
  asksForRedraw,
  BRAVO,
  covers,
  demonAims,
  type FigureSpaces,
  facing,
  SOLDIER,
  targets,
} from '../testing/aiming.ts';
import { demon, eventCard } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import { corner, type Sketch, sketch, spaceAt } from '../testing/sketch.ts';
import { occupants } from './figures.ts';
import { cornersAgainst, rangeOf } from './line-of-sight.ts';
import { boardOf } from './statics.ts';

const IMP = demon('imp');
const CACODEMON = demon('cacodemon');
const MANCUBUS = demon('mancubus');

/** Every corner the attacker may choose leaves the defender in cover. */
function coveredFromAll(table: TestTable, attacker: number, defender: number): boolean {
  const corners = cornersAgainst(table.g, attacker, defender);
  expect(corners).not.toEqual([]);
  return corners.every(({ covered }) => covered);
}

/** Whether one corner leaves the defender in cover; undefined: it gives no sight. */
const coveredBy = (table: TestTable, point: string, attacker = ALPHA, defender = SOLDIER) =>
  cornersAgainst(table.g, attacker, defender).find(({ from }) => from === corner(table, point))?.covered;

/** Alpha attacks: has the defender cover in the attack itself, and is it used as cover is? */
function coverInAttack(table: TestTable, defender = SOLDIER): boolean {
  alphaAttacks(table, defender);
  const covered = table.happened('attacked')[0].fields.covered === 1;
  expect(asksForRedraw(table, 0)).toBe(covered);
  return covered;
}

/** What crosses a single line between corners of two spaces. */
function crossing(table: TestTable, a: string, line: string, b: string) {
  const [from, to] = line.split('→').map((point) => corner(table, point));
  const standing = occupants(table.g, -1, new Int8Array(table.g.statics.layout.cells));
  const { cover } = boardOf(table.g);
  const { lines } = coverFrom(cover, standing, spaceAt(table, a), from, spaceAt(table, b));
  return lines.find((l) => l.to === to)?.by?.kind ?? null;
}

describe('cover', () => {
  it('DM-COV-01: lines from the very corner that gives sight, to each corner of the defender', () => {
    const table = facing([5, 4], '(0,0)', '(3,2)', { wall: 'V(1,0)' });
    // <0,0> sees him too, but one of its four lines meets the wall
    expect(coveredBy(table, '<1,1>')).toBe(false);
    expect(coveredBy(table, '<0,0>')).toBe(true);
    expect(crossing(table, '(0,0)', '<0,0>→<3,3>', '(3,2)')).toBe(null);
    expect(crossing(table, '(0,0)', '<0,0>→<4,2>', '(3,2)')).toBe('border');
  });

  it.each<[string, Sketch, FigureSpaces]>([
    ['a wall', { wall: 'V(3,1)' }, []],
    ['a closed door', { door: 'V(3,1)' }, []],
    ['blocking terrain', { blocking: '(3,1)' }, []],
    ['difficult terrain', { difficult: '(3,1)' }, []],
    ['an enemy', {}, [[BRAVO, '(3,1)']]],
    ['a friend', {}, [[IMP, '(3,1)']]],
  ])('DM-COV-02: %s across one of the lines gives cover', (_what, drawn, others) => {
    expect(coverInAttack(facing([6, 3], '(0,1)', '(5,1)', drawn, others))).toBe(true);
    expect(coverInAttack(facing([6, 3], '(0,1)', '(5,1)'))).toBe(false);
  });

  it('DM-COV-03: none from a corner that is the defender’s own', () => {
    const drawn = { difficult: '(1,1)', wall: 'H(1,1) V(2,1)' };
    const table = facing([4, 3], '(0,1)', '(1,1)', drawn, [[IMP, '(1,2)']]);
    expect(coveredBy(table, '<1,1>')).toBe(false);
    expect(coveredBy(table, '<0,1>')).toBe(true);
    expect(coverInAttack(table)).toBe(false);
  });

  it('DM-COV-04, DM-COV-19: impassable terrain gives none', () => {
    const table = facing([6, 3], '(0,1)', '(5,1)', { impassable: '(3,1)' });
    expect(cornersAgainst(table.g, ALPHA, SOLDIER).map(({ covered }) => covered)).not.toContain(true);
    expect(rangeOf(table.g, ALPHA, SOLDIER)).toBe(5);
    expect(coverInAttack(table)).toBe(false);
  });

  it('DM-COV-05: a large figure never has cover', () => {
    const board = sketch(6, 3, { wall: 'V(3,1) V(3,2)' });
    const behind = (figure: number) =>
      alphaAims(board, [
        [ALPHA, '(2,2)'],
        [figure, '(4,0)'],
      ]);
    expect(coveredFromAll(behind(MANCUBUS), ALPHA, MANCUBUS)).toBe(true);
    expect(coverInAttack(behind(MANCUBUS), MANCUBUS)).toBe(false);
    expect(coverInAttack(behind(IMP), IMP)).toBe(true);
  });

  it('DM-COV-06: a stunned figure never has cover', () => {
    const table = facing([6, 3], '(0,1)', '(5,1)', { blocking: '(3,1)' });
    expect(covers(table, ALPHA, SOLDIER)).toBe(true);
    table.state.figures[SOLDIER].stunned = true;
    expect(coverInAttack(table)).toBe(false);
  });

  it('DM-COV-09, DM-COV-14: Alpha shoots round the wall’s end without cover, and has it himself', () => {
    const drawn = { wall: 'V(1,0)' };
    const table = facing([5, 4], '(0,0)', '(3,2)', drawn);
    for (const line of ['<1,1>→<3,2>', '<1,1>→<4,2>', '<1,1>→<3,3>', '<1,1>→<4,3>'])
      expect(crossing(table, '(0,0)', line, '(3,2)'), line).toBe(null);
    expect(coverInAttack(table)).toBe(false);
    const back = demonAims(sketch(5, 4, drawn), [
      [ALPHA, '(0,0)'],
      [SOLDIER, '(3,2)'],
    ]);
    expect(coveredFromAll(back, SOLDIER, ALPHA)).toBe(true);
    back.play(0, 'attack', ALPHA).passAll();
    expect(asksForRedraw(back, 1)).toBe(true);
  });

  it('DM-COV-13: the attacker’s best corner is taken, though others would give cover', () => {
    const table = facing([4, 2], '(0,1)', '(1,0)', { wall: 'H(0,1) H(1,1)' });
    const corners = cornersAgainst(table.g, ALPHA, SOLDIER).map(({ covered }) => covered);
    expect(new Set(corners)).toEqual(new Set([true, false]));
    expect(coverInAttack(table)).toBe(false);
    expect(table.verbs(1)).not.toContain('attackInCover');
    // without a better one, any that gives sight
    const covered = facing([6, 3], '(0,1)', '(5,1)', { blocking: '(3,1)' });
    expect(coveredFromAll(covered, ALPHA, SOLDIER)).toBe(true);
    expect(coverInAttack(covered)).toBe(true);
  });
});

describe('the attacker’s corner', () => {
  const noEscape = eventCard('noEscape');
  /** The soldier, before its attack, has corners with and without cover against Alpha; the Invader holds a hand. */
  const aims = (hand: readonly string[], wall = 'H(0,1) H(1,1)') =>
    demonAims(
      sketch(4, 2, { wall }),
      [
        [SOLDIER, '(0,1)'],
        [ALPHA, '(1,0)'],
      ],
      SOLDIER,
      hand,
    );

  it('DM-COV-13: the Invader may leave the target in cover for a card that wants it (No Escape)', () => {
    const table = aims(['noEscape']);
    expect(table.options(0, 'attackInCover')).toEqual([[ALPHA]]);
    table.play(0, 'attackInCover', ALPHA);
    expect(table.happened('attacked')[0].fields.covered).toBe(1);
    expect(table.options(0, 'use').map(([, card]) => card)).toEqual([noEscape]);
  });

  it('DM-COV-13: or take the corner without cover', () => {
    const table = aims(['noEscape']).play(0, 'attack', ALPHA);
    expect(table.happened('attacked')[0].fields.covered).toBe(0);
  });

  it('DM-COV-13: he is not asked where nothing depends on it', () => {
    expect(aims([]).verbs(0)).not.toContain('attackInCover');
    expect(aims(['unstoppable']).verbs(0)).not.toContain('attackInCover');
    // no corner gives cover
    const open = aims(['noEscape'], 'H(3,1)');
    expect(open.options(0, 'attack')).toEqual([[ALPHA]]);
    expect(open.verbs(0)).not.toContain('attackInCover');
    expect(open.forbids(0, 'attackInCover', ALPHA)).toBe('DM-COV-13');
    // every corner does
    const behind = demonAims(
      sketch(6, 3, { blocking: '(3,1)' }),
      [
        [SOLDIER, '(0,1)'],
        [ALPHA, '(5,1)'],
      ],
      SOLDIER,
      ['noEscape'],
    );
    expect(behind.verbs(0)).not.toContain('attackInCover');
  });

  it('DM-COV-13: a target without cover at all has none to be left in (DM-COV-06)', () => {
    const table = demonAims(
      sketch(4, 2, { wall: 'H(0,1) H(1,1)' }),
      [
        [SOLDIER, '(0,1)'],
        [ALPHA, '(1,0)'],
      ],
      SOLDIER,
      ['noEscape'],
    );
    table.state.figures[ALPHA].stunned = true;
    expect(table.forbids(0, 'attackInCover', ALPHA)).toBe('DM-COV-13');
  });
});

describe('what crosses a line of cover', () => {
  it('DM-COV-10: the inside of a difficult space, and not its border or corner', () => {
    const table = facing([3, 3], '(0,2)', '(2,0)', { difficult: '(0,1)' });
    expect(crossing(table, '(0,2)', '<0,2>→<3,0>', '(2,0)')).toBe('terrain');
    expect(crossing(table, '(0,2)', '<0,3>→<3,0>', '(2,0)')).toBe(null);
    const beside = facing([4, 2], '(0,0)', '(3,0)', { difficult: '(1,1) (2,1)' });
    expect(crossing(beside, '(0,0)', '<0,1>→<4,1>', '(3,0)')).toBe(null);
  });

  it('DM-COV-10: the inside of a third figure’s space, and not its border or corner', () => {
    const table = facing([3, 3], '(0,2)', '(2,0)', {}, [[IMP, '(0,1)']]);
    expect(crossing(table, '(0,2)', '<0,2>→<3,0>', '(2,0)')).toBe('figure');
    expect(crossing(table, '(0,2)', '<0,3>→<3,0>', '(2,0)')).toBe(null);
    const beside = facing([4, 2], '(0,0)', '(3,0)', {}, [[IMP, '(1,1)']]);
    expect(crossing(beside, '(0,0)', '<0,1>→<4,1>', '(3,0)')).toBe(null);
  });

  it('DM-COV-10: all spaces of a large figure, the borders between them too', () => {
    const table = facing([6, 4], '(0,1)', '(5,1)', {}, [[MANCUBUS, '(2,1)']]);
    expect(crossing(table, '(0,1)', '<1,2>→<5,2>', '(5,1)')).toBe('figure');
    const two = facing([6, 4], '(0,1)', '(5,1)', {}, [
      [BRAVO, '(2,1)'],
      [IMP, '(2,2)'],
    ]);
    expect(crossing(two, '(0,1)', '<1,2>→<5,2>', '(5,1)')).toBe(null);
  });

  it.each<[string, Sketch]>([
    ['a wall', { wall: 'V(1,2)' }],
    ['a door', { door: 'V(1,2)' }],
    ['blocking terrain', { blocking: '(1,2)' }],
    ['difficult terrain', { difficult: '(0,1) (1,2)' }],
  ])('DM-COV-10: a corner squeezed between difficult terrain and %s', (_what, drawn) => {
    const table = facing([3, 3], '(0,2)', '(2,0)', { difficult: '(0,1)', ...drawn });
    expect(crossing(table, '(0,2)', '<0,3>→<3,0>', '(2,0)')).toBe('squeezed');
  });

  it('DM-COV-10: what would stop sight crosses, at corners too', () => {
    const table = facing([3, 3], '(0,2)', '(2,0)', { blocking: '(0,1)', wall: 'V(1,2)' });
    expect(crossing(table, '(0,2)', '<0,3>→<3,0>', '(2,0)')).toBe('corner');
  });

  it('DM-COV-11, DM-COV-20: difficult terrain covers who stands on it, not whom he attacks', () => {
    const drawn = { difficult: '(5,1)' };
    const far = facing([6, 3], '(0,1)', '(5,1)', drawn);
    expect(coveredFromAll(far, ALPHA, SOLDIER)).toBe(true);
    expect(coverInAttack(far)).toBe(true);
    const near = facing([6, 3], '(4,1)', '(5,1)', drawn);
    expect(coveredBy(near, '<5,1>')).toBe(false);
    expect(coverInAttack(near)).toBe(false);
    const out = facing([6, 3], '(5,1)', '(0,1)', drawn);
    expect(coveredBy(out, '<5,1>')).toBe(false);
    expect(coveredBy(out, '<6,1>')).toBe(true);
    expect(coverInAttack(out)).toBe(false);
  });

  it('DM-COV-12, DM-COV-24: a shut shared corner that sees along the wall gives no cover', () => {
    const table = facing([4, 2], '(0,1)', '(1,0)', { wall: 'H(0,1) H(1,1)' });
    expect(rangeOf(table.g, ALPHA, SOLDIER)).toBe(3);
    expect(coveredBy(table, '<1,1>')).toBe(false);
    expect(coveredBy(table, '<1,2>')).toBe(true);
    const others = cornersAgainst(table.g, ALPHA, SOLDIER).filter((c) => c.from !== corner(table, '<1,1>'));
    expect(others.map(({ covered }) => covered)).not.toContain(false);
    expect(coverInAttack(table)).toBe(false);
    // a shut one that sees nothing cannot be chosen
    const shut = facing([2, 3], '(0,0)', '(1,0)', { wall: 'V(1,0) V(1,1)' });
    expect(coveredBy(shut, '<1,1>')).toBe(undefined);
  });
});

describe('pictures of cover', () => {
  /** The soldier has cover from every corner of Alpha's, and in the attack. */
  function expectCover(drawn: Sketch, others: FigureSpaces = []): void {
    const table = facing([6, 3], '(0,1)', '(5,1)', drawn, others);
    expect(coveredFromAll(table, ALPHA, SOLDIER)).toBe(true);
    expect(coverInAttack(table)).toBe(true);
  }

  it('DM-COV-15: difficult terrain between them', () => {
    expectCover({ difficult: '(3,1)' });
  });

  it('DM-COV-16: blocking terrain between them', () => {
    expectCover({ blocking: '(3,1)' });
  });

  it('DM-COV-17: any third figure between them', () => {
    expectCover({}, [[BRAVO, '(3,1)']]);
    expectCover({}, [[IMP, '(3,1)']]);
  });

  it('DM-COV-17: with nothing between them there is no cover', () => {
    const table = facing([6, 3], '(0,1)', '(5,1)');
    expect(cornersAgainst(table.g, ALPHA, SOLDIER).map(({ covered }) => covered)).not.toContain(true);
    expect(coverInAttack(table)).toBe(false);
  });

  it('DM-COV-18: three soldiers, each behind something else', () => {
    const soldiers = [0, 1, 2].map((n) => demon('possessedSoldier', n));
    const standing: FigureSpaces = [
      [ALPHA, '(0,3)'],
      [soldiers[0], '(6,0)'],
      [soldiers[1], '(6,3)'],
      [soldiers[2], '(6,6)'],
      [IMP, '(4,6)'],
    ];
    const board = sketch(7, 7, { difficult: '(4,0)', blocking: '(3,3)' });
    const table = alphaAims(board, standing);
    expect(targets(table)).toEqual(expect.arrayContaining(soldiers));
    for (const soldier of soldiers) {
      expect(coveredFromAll(table, ALPHA, soldier)).toBe(true);
      expect(coverInAttack(alphaAims(board, standing), soldier)).toBe(true);
    }
  });

  it('DM-COV-21: it matters where the third figure stands', () => {
    const before = facing([4, 3], '(0,1)', '(2,0)', {}, [[IMP, '(1,0)']]);
    expect(coveredFromAll(before, ALPHA, SOLDIER)).toBe(true);
    expect(coverInAttack(before)).toBe(true);
    const below = facing([4, 3], '(0,1)', '(2,0)', {}, [[IMP, '(1,1)']]);
    expect(coveredBy(below, '<1,1>')).toBe(false);
    expect(coverInAttack(below)).toBe(false);
  });

  it('DM-COV-22: an orthogonal neighbour has none, however crowded', () => {
    const spaces = ['(0,0)', '(1,0)', '(2,0)', '(2,1)', '(0,2)', '(1,2)', '(2,2)'];
    const crowd = spaces.map((space, n) => [demon('imp', n), space] as const);
    const table = facing([6, 3], '(0,1)', '(1,1)', {}, crowd);
    const corners = cornersAgainst(table.g, ALPHA, SOLDIER);
    expect(corners.map(({ covered }) => covered)).toEqual([false, false, false, false]);
    expect(coverInAttack(table)).toBe(false);
  });

  it('DM-COV-23: a blocking group gives its flyer no cover, a third figure does', () => {
    const board = sketch(6, 3, { blocking: '(3,1) (4,1)' });
    const standing: FigureSpaces = [
      [ALPHA, '(0,1)'],
      [CACODEMON, '(4,1)'],
    ];
    const table = alphaAims(board, standing);
    expect(rangeOf(table.g, ALPHA, CACODEMON)).toBe(4);
    expect(coverInAttack(table, CACODEMON)).toBe(false);
    expect(coverInAttack(alphaAims(board, [...standing, [IMP, '(2,1)']]), CACODEMON)).toBe(true);
  });
});

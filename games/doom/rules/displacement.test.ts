import { describe, expect, it } from 'vitest';
import { cardsOf, demon, hurt } from '../testing/arranging.ts';
import type { TestTable } from '../testing/given.ts';
import {
  ALPHA,
  activating,
  BRAVO,
  bases,
  CHARLIE,
  displacements,
  type FigurePlacements,
  type Moving,
  moving,
  points,
  shift,
  spacesOf,
  stopsEnd,
  stopsShift,
} from '../testing/moving.ts';
import { type Sketch, sketch, spaceAt } from '../testing/sketch.ts';
import { INVADER } from './doom.ts';

const MANCUBUS = demon('mancubus');
const BARON = demon('baronOfHell');
const IMP = demon('imp');
const SOLDIER = demon('possessedSoldier');
const CACODEMON = demon('cacodemon');

/** A Mancubus on (0,0) with points to step right, over whoever stands there. */
const pushing = (width: number, height: number, drawn: Sketch, ...others: FigurePlacements) =>
  moving(9, { board: sketch(width, height, drawn), standing: [[MANCUBUS, '(0,0)'], ...others] });

const settle = (table: TestTable): TestTable => shift(table, '(1,0)').play(0, 'end');
const place = (table: TestTable, seat: number, figure: number, space: string): TestTable =>
  table.play(seat, 'displace', figure, spaceAt(table, space));

describe('displacement', () => {
  it('DM-LRG-12: a large figure ends on small ones, friend or enemy, and displaces them', () => {
    const table = pushing(5, 3, {}, [ALPHA, '(2,0)'], [IMP, '(2,1)']);
    expect(stopsEnd(shift(table, '(1,0)'))).toBeNull();
    table.play(0, 'end');
    place(table, 0, IMP, '(3,1)');
    // the only space still next to him
    expect([IMP, ALPHA].map((f) => spacesOf(table, f))).toEqual([['(3,1)'], ['(3,0)']]);
    expect(spacesOf(table, MANCUBUS)).toEqual(['(1,0)', '(2,0)', '(1,1)', '(2,1)']);
    expect(table.asked(0)).toBe('test.idle');
  });

  it('DM-LRG-12: who is only passed over stays where he is', () => {
    const table = pushing(5, 2, {}, [ALPHA, '(2,0)']);
    for (const space of ['(1,0)', '(2,0)', '(3,0)']) shift(table, space);
    expect(table.play(0, 'end').asked(0)).toBe('test.idle');
    expect([spacesOf(table, ALPHA), table.happened('displaced')]).toEqual([['(2,0)'], []]);
  });

  it('DM-LRG-13: to the nearest unoccupied space, without a question if there is but one', () => {
    const table = settle(pushing(4, 2, {}, [ALPHA, '(2,0)'], [BRAVO, '(3,1)']));
    expect(spacesOf(table, ALPHA)).toEqual(['(3,0)']);
    expect(table.happened('displaced').map(({ fields }) => fields)).toEqual([{ figure: ALPHA, to: 3 }]);
  });

  it('DM-LRG-14: counted in spaces, through occupied ones too, whatever they would cost', () => {
    // all next spaces are taken: the nearest are two away, through demons and through what the base covers
    const full = settle(pushing(6, 2, {}, [ALPHA, '(2,0)'], [IMP, '(3,0)'], [SOLDIER, '(3,1)']));
    expect(displacements(full, 1, ALPHA)).toEqual(['(0,0)', '(4,0)', '(0,1)', '(4,1)']);
    // difficult terrain is as near as any
    const mud = settle(pushing(4, 2, { difficult: '(3,0)' }, [ALPHA, '(2,0)']));
    expect(displacements(mud, 1, ALPHA)).toEqual(['(3,0)', '(3,1)']);
    // a wall makes the next space far
    const walled = settle(pushing(4, 2, { wall: 'V(3,0) V(3,1)' }, [ALPHA, '(2,0)']));
    expect(displacements(walled, 1, ALPHA)).toEqual(['(0,0)', '(0,1)']);
  });

  it('DM-LRG-15: the owner of the displaced figure chooses among equally near spaces', () => {
    const marine = settle(pushing(4, 2, {}, [BRAVO, '(2,0)']));
    expect(marine.match.awaiting()).toEqual([2]);
    expect(displacements(marine, 2, BRAVO)).toEqual(['(3,0)', '(3,1)']);
    const imp = settle(pushing(4, 2, {}, [IMP, '(2,0)']));
    expect(imp.match.awaiting()).toEqual([0]);
    expect(displacements(imp, 0, IMP)).toEqual(['(3,0)', '(3,1)']);
  });

  it('DM-LRG-16: demons first in the order of the Invader, then the marines in theirs', () => {
    const crowd: FigurePlacements = [
      [ALPHA, '(1,2)'],
      [BRAVO, '(2,2)'],
      [IMP, '(1,3)'],
      [SOLDIER, '(2,3)'],
    ];
    const table = moving(2, { board: sketch(6, 6), standing: [[MANCUBUS, '(1,1)'], ...crowd] });
    shift(table, '(1,2)').play(0, 'end');
    expect(table.match.awaiting()).toEqual([0]);
    const offered = new Set(table.options(0, 'displace').map(([figure]) => figure));
    expect(offered).toEqual(new Set([IMP, SOLDIER]));
    place(table, 0, SOLDIER, '(3,4)');
    expect(table.match.awaiting()).toEqual([0]);
    place(table, 0, IMP, '(0,4)');
    // both are asked; whoever of them answers first is placed first
    expect(table.match.awaiting()).toEqual([1, 2]);
    expect(new Set(table.options(2, 'displace').map(([figure]) => figure))).toEqual(new Set([BRAVO]));
    place(table, 2, BRAVO, '(3,1)');
    expect(table.match.awaiting()).toEqual([1]);
    expect(displacements(place(table, 1, ALPHA, '(0,1)'), 1, ALPHA)).toEqual([]);
    expect(table.happened('displaced').map(({ fields }) => fields.figure)).toEqual([
      SOLDIER,
      IMP,
      BRAVO,
      ALPHA,
    ]);
  });

  it('DM-LRG-23: 5×4, demon on (0,0)-(1,1) steps right onto a marine on (2,0): he chooses (3,0) or (3,1)', () => {
    const table = settle(pushing(5, 4, {}, [ALPHA, '(2,0)']));
    expect(displacements(table, 1, ALPHA)).toEqual(['(3,0)', '(3,1)']);
    expect(spacesOf(place(table, 1, ALPHA, '(3,1)'), ALPHA)).toEqual(['(3,1)']);
  });

  it('DM-LRG-24: with a Possessed Soldier on (2,1) he is placed first, then the marine on what is still free', () => {
    const table = settle(pushing(5, 4, {}, [ALPHA, '(2,0)'], [SOLDIER, '(2,1)']));
    expect(table.match.awaiting()).toEqual([0]);
    const options = displacements(table, 0, SOLDIER);
    expect(new Set(options)).toEqual(new Set(['(3,0)', '(3,1)', '(3,2)', '(2,2)', '(1,2)']));
    place(table, 0, SOLDIER, '(3,0)');
    // one space left at distance 1: nothing to choose
    expect([spacesOf(table, ALPHA), table.asked(0)]).toEqual([['(3,1)'], 'test.idle']);
  });

  it('DM-LRG-31: a flyer is displaced across and onto blocking and impassable terrain, a walker is not', () => {
    const drawn = { blocking: '(2,0) (2,1) (3,0)', impassable: '(3,1)' };
    const flyer = settle(pushing(5, 2, drawn, [CACODEMON, '(2,0)']));
    expect(displacements(flyer, 0, CACODEMON)).toEqual(['(3,0)', '(3,1)']);
    const far = settle(
      pushing(
        5,
        2,
        drawn,
        [CACODEMON, '(2,0)'],
        [demon('cacodemon', 1), '(3,0)'],
        [demon('cacodemon', 2), '(3,1)'],
      ),
    );
    expect(displacements(far, 0, CACODEMON)).toEqual(['(0,0)', '(4,0)', '(0,1)', '(4,1)']);
    const walker = settle(pushing(5, 2, { impassable: '(3,0) (3,1)' }, [ALPHA, '(2,0)']));
    expect(displacements(walker, 1, ALPHA)).toEqual(['(0,0)', '(0,1)']);
  });

  it('DM-LRG-32: it is no movement, but the marine enters the space: teleporters react, items may be taken', () => {
    const table = moving(1, {
      board: sketch(4, 2),
      mission: (at) => ({ teleporters: [{ cell: at(3, 1), active: false }], healthPacks: [at(3, 1)] }),
      standing: [
        [MANCUBUS, '(0,0)'],
        [ALPHA, '(2,0)'],
        [IMP, '(3,0)'],
      ],
      arrange(g) {
        hurt(g, ALPHA, 5);
        // staggered: who moved onto it would kill it
        hurt(g, IMP, 2);
      },
    });
    shift(table, '(1,0)').play(0, 'end');
    expect(spacesOf(table, ALPHA)).toEqual(['(3,1)']);
    expect(table.happened('stepped')).toHaveLength(1);
    expect([table.happened('gloryKilled'), spacesOf(table, IMP)]).toEqual([[], ['(3,0)']]);
    expect(table.state.teleporters).toEqual([true]);
    expect(table.options(1, 'take')).toEqual([[0]]);
    table.play(1, 'take', 0);
    expect(table.state.figures[ALPHA].damage).toBeLessThan(5);
  });

  it('DM-LRG-33: where a displaced figure could find no space, the large figure may not end', () => {
    // Alpha stands in a pocket of impassable borders
    const pocket = { impassableBorder: 'V(2,0) H(2,1) V(3,0)' };
    const one = moving(1, {
      board: sketch(4, 2, pocket),
      standing: [
        [MANCUBUS, '(0,0)'],
        [ALPHA, '(2,0)'],
      ],
    });
    expect([bases(one), stopsShift(one, '(1,0)')]).toEqual([[], 'DM-LRG-30']);
    // nor is a space free that another figure occupies, or that the base itself covers
    const pair = { impassableBorder: 'V(2,0) H(2,1) H(3,1) V(4,0)' };
    const taken = shift(pushing(5, 2, pair, [ALPHA, '(2,0)'], [BRAVO, '(3,0)']), '(1,0)');
    expect(stopsEnd(taken)).toBe('DM-MOV-15');
    const covered = shift(shift(pushing(5, 2, pair, [ALPHA, '(2,0)']), '(1,0)'), '(2,0)');
    expect(stopsEnd(covered)).toBe('DM-MOV-15');
    const two = shift(pushing(5, 2, pocket, [ALPHA, '(2,0)']), '(1,0)');
    expect(stopsEnd(two)).toBe('DM-MOV-15');
    for (const space of ['(2,0)', '(3,0)']) shift(two, space);
    expect(stopsEnd(two)).toBeNull();
  });

  it('DM-LRG-33: one free space in the pocket is enough for who is alone there', () => {
    // borders of two colours: all of one colour would make it terrain (DM-TER-05)
    const pocket = { impassableBorder: 'V(2,0) H(2,1)', blockingBorder: 'H(3,1) V(4,0)' };
    const alone = shift(pushing(5, 2, pocket, [ALPHA, '(2,0)'], [BRAVO, '(2,1)']), '(1,0)');
    expect(stopsEnd(alone)).toBeNull();
    alone.play(0, 'end');
    expect(displacements(alone, 1, ALPHA)).toEqual(['(3,0)']);
    // two who share it would need two
    const shared = { impassableBorder: 'V(1,0) H(1,1) H(2,1)', blockingBorder: 'V(4,0) H(3,1)' };
    const both = shift(pushing(5, 2, shared, [ALPHA, '(1,0)'], [BRAVO, '(2,0)']), '(1,0)');
    expect(stopsEnd(both)).toBe('DM-MOV-15');
  });

  it('DM-LRG-34: a rotation costs 1 point, may pass over figures, displaces small ones; large ones forbid it', () => {
    const turning = (...others: FigurePlacements) =>
      moving(2, { board: sketch(5, 3, { difficult: '(2,1)' }), standing: [[BARON, '(1,0)'], ...others] });
    const table = shift(turning([ALPHA, '(2,1)']), '(1,1)', 'lying');
    expect(points(table)).toBe(1);
    expect(spacesOf(table, ALPHA)).toEqual(['(2,1)']);
    table.play(0, 'end');
    expect(displacements(table, 1, ALPHA)).toEqual([
      '(1,0)',
      '(2,0)',
      '(3,0)',
      '(3,1)',
      '(1,2)',
      '(2,2)',
      '(3,2)',
    ]);
    const passing = shift(shift(turning([ALPHA, '(2,1)']), '(1,1)', 'lying'), '(1,0)').play(0, 'end');
    expect([passing.happened('displaced'), passing.asked(0)]).toEqual([[], 'test.idle']);
    const large = shift(turning([MANCUBUS, '(2,1)']), '(1,1)', 'lying');
    expect(stopsEnd(large)).toBe('DM-MOV-15');
  });

  it('DM-LRG-35: teleporters do not make the search for a space any shorter', () => {
    const table = moving(1, {
      board: sketch(8, 2),
      mission: (at) => ({
        teleporters: [
          { cell: at(2, 0), active: true },
          { cell: at(7, 0), active: true },
        ],
      }),
      standing: [
        [MANCUBUS, '(0,0)'],
        [ALPHA, '(2,0)'],
        [IMP, '(3,0)'],
        [SOLDIER, '(3,1)'],
      ],
    });
    settle(table);
    expect(displacements(table, 1, ALPHA)).toEqual(['(0,0)', '(4,0)', '(0,1)', '(4,1)']);
  });
});

describe('a large figure among large ones, and in pieces', () => {
  const two = (left: number, ...others: FigurePlacements) =>
    moving(left, {
      board: sketch(6, 2),
      standing: [[MANCUBUS, '(0,0)'], [demon('mancubus', 1), '(2,0)'], ...others],
    });

  it('DM-LRG-17: it cannot end its movement on a space of another large figure', () => {
    const table = shift(two(9), '(1,0)');
    expect(stopsEnd(table)).toBe('DM-MOV-15');
    expect(table.verbs(0)).toEqual(['shift']);
  });

  it('DM-LRG-18: it may move through spaces of other large figures', () => {
    const table = two(4);
    for (const space of ['(1,0)', '(2,0)', '(3,0)', '(4,0)']) shift(table, space);
    expect([points(table), stopsEnd(table)]).toEqual([0, null]);
    expect(spacesOf(table, demon('mancubus', 1))).toContain('(2,0)');
  });

  it('DM-LRG-30: over a large figure only if the points reach some place to end; no pause there', () => {
    expect([bases(two(1)), stopsShift(two(1), '(1,0)')]).toEqual([[], 'DM-LRG-30']);
    // there and back again
    expect([bases(two(2)), stopsShift(two(2), '(1,0)')]).toEqual([['(1,0)'], null]);
    // half way through, what is left must still suffice
    const half = shift(shift(two(4), '(1,0)'), '(0,0)');
    expect(bases(half)).toEqual(['(1,0)']);
    const onIt = shift(two(3), '(1,0)');
    expect([bases(onIt), stopsShift(onIt, '(2,0)')]).toEqual([['(0,0)'], 'DM-LRG-30']);
    // and that is where it goes if its time runs out
    expect(onIt.match.decision(INVADER)?.timeout).toEqual(['shift', onIt.cell(0, 0), 0]);
    const aiming = activating({
      board: sketch(7, 2),
      standing: [
        [MANCUBUS, '(0,0)'],
        [demon('mancubus', 1), '(2,0)'],
        [ALPHA, '(5,0)'],
      ],
    });
    expect(aiming.options(0, 'attack')).toEqual([[ALPHA]]);
    expect(shift(aiming, '(1,0)').forbids(0, 'attack', ALPHA)).toBe('DM-MOV-15');
  });

  it('DM-LRG-29: displaced before the attack is declared; afterwards it may move on', () => {
    const table = activating({
      board: sketch(7, 2),
      standing: [
        [MANCUBUS, '(0,0)'],
        [ALPHA, '(2,0)'],
        [BRAVO, '(6,0)'],
      ],
      arrange: (g) => cardsOf(g, BRAVO, { deck: ['uac1', 'uac4'] }),
    });
    shift(table, '(1,0)').play(0, 'attack', BRAVO);
    expect([table.match.awaiting(), table.happened('attacked')]).toEqual([[1], []]);
    place(table, 1, ALPHA, '(3,0)');
    expect(table.happened('attacked').map(({ fields }) => fields.defender)).toEqual([BRAVO]);
    table.passAll();
    while (table.asked(2) === 'attack.cover') table.play(2, 'keep').passAll();
    expect([table.asked(0), points(table)]).toEqual(['demonActivation.act', 2]);
    expect(bases(table)).toContain('(2,0)');
  });

  it('DM-LRG-29, DM-RNG-03: who is displaced out of range is not attacked, and the attack is not spent', () => {
    const rocks = [0, 3, 4, 5, 6, 7, 8, 9].map((x) => `(${x},1)`).join('');
    const table = activating({
      board: sketch(10, 2, { impassable: `(0,0)${rocks}` }),
      standing: [
        [MANCUBUS, '(0,0)'],
        [ALPHA, '(2,0)'],
        ...[BRAVO, CHARLIE, IMP, SOLDIER, demon('imp', 1)].map(
          (figure, i) => [figure, `(${3 + i},0)`] as const,
        ),
      ],
    });
    shift(table, '(1,0)').play(0, 'attack', ALPHA);
    expect(spacesOf(table, ALPHA)).toEqual(['(8,0)']);
    expect([table.asked(0), table.happened('attacked')]).toEqual(['demonActivation.act', []]);
    expect(table.options(0, 'attack')).toContainEqual([BRAVO]);
  });

  /** The Mancubus steps onto Charlie and opens the door behind him: he gives way before it opens. */
  function opensOver(begin: (m: Moving) => TestTable): TestTable {
    const table = begin({
      board: sketch(4, 3, { door: 'V(3,0) V(3,1)' }),
      standing: [
        [MANCUBUS, '(0,0)'],
        [CHARLIE, '(2,0)'],
      ],
    });
    shift(table, '(1,0)').play(0, 'open', 0);
    expect([table.match.awaiting(), table.state.doors]).toEqual([[3], [false]]);
    const [[, cell]] = table.options(3, 'displace');
    table.play(3, 'displace', CHARLIE, cell);
    expect(table.state.doors).toEqual([true]);
    return table;
  }

  it('DM-LRG-29: displaced before a door is opened too', () => {
    expect(points(opensOver(activating))).toBe(1);
  });

  it('DM-LRG-29: out of its activation too', () => {
    expect(opensOver((m) => moving(3, m)).asked(0)).toBe('spendNow.move');
  });
});

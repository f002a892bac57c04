import { describe, expect, it } from 'vitest';
import { covers, range, sight } from '../testing/aiming.ts';
import { demon } from '../testing/arranging.ts';
import {
  ALPHA,
  activating,
  bases,
  marching,
  moving,
  points,
  shift,
  stops,
  walk,
  ways,
} from '../testing/moving.ts';
import { sketch } from '../testing/sketch.ts';

const IMP = demon('imp');
const CACODEMON = demon('cacodemon');
const MANCUBUS = demon('mancubus');

/** A corridor with a door in the middle, the figure before it. */
const before = (figure: number, left: number) =>
  moving(left, { board: sketch(4, 1, { door: 'V(2,0)' }), standing: [[figure, '(1,0)']] });

describe('doors', () => {
  it('DM-DOOR-01: a marine beside a closed door opens it for 1 point', () => {
    const table = marching({ board: sketch(4, 1, { door: 'V(2,0)' }), standing: [[ALPHA, '(0,0)']] });
    expect(table.forbids(1, 'open', 0)).toBe('DM-ADJ-05');
    walk(table, '(1,0)').play(1, 'open', 0);
    expect(points(table)).toBe(3);
    expect(table.happened('doorOpened').map(({ fields }) => fields)).toEqual([{ figure: ALPHA, door: 0 }]);
    const spent = activating({ board: sketch(4, 1, { door: 'V(2,0)' }), standing: [[ALPHA, '(1,0)']] });
    expect(spent.forbids(1, 'open', 0)).toBe('DM-DOOR-01');
  });

  it.each([
    ['walking', IMP],
    ['flying', CACODEMON],
  ])('DM-DOOR-01: a %s demon opens doors for 1 point too', (_, figure) => {
    const table = activating({ board: sketch(4, 1, { door: 'V(2,0)' }), standing: [[figure, '(1,0)']] });
    expect(points(table.play(0, 'open', 0))).toBe(3);
    expect(ways(table)).toContain('(2,0)');
  });

  it('DM-DOOR-01: a large demon opens the door before any section of its base', () => {
    const table = activating({
      board: sketch(4, 2, { door: 'V(2,0) V(2,1)' }),
      standing: [[MANCUBUS, '(0,0)']],
    });
    expect(bases(table)).toEqual([]);
    table.play(0, 'open', 0);
    expect([points(table), bases(table)]).toEqual([2, ['(1,0)']]);
  });

  it('DM-DOOR-02: the token of an opened door is removed from the board', () => {
    const table = before(ALPHA, 2);
    expect(table.state.doors).toEqual([false]);
    table.play(1, 'open', 0);
    expect(table.state.doors).toEqual([true]);
    expect(ways(table)).toEqual(['(2,0)', '(0,0)']);
  });

  it('DM-DOOR-03: an opened door is never closed again, nor opened twice', () => {
    const table = before(ALPHA, 9).play(1, 'open', 0);
    expect(table.forbids(1, 'open', 0)).toBe('DM-DOOR-03');
    walk(table, '(2,0)', '(3,0)');
    expect(table.verbs(1)).toEqual(['step', 'end']);
    expect(sight(table, '(0,0)', '(3,0)')).toBe(true);
  });

  it.each([
    ['a walker', ALPHA],
    ['a flyer', CACODEMON],
  ])('DM-DOOR-04: %s does not move through a closed door', (_, figure) => {
    const table = before(figure, 9);
    expect(ways(table)).toEqual(['(0,0)']);
    expect(stops(table, '(2,0)')).toBe('DM-ADJ-02');
  });

  it('DM-DOOR-04: a large figure does not either, with no section of its base', () => {
    const table = moving(9, { board: sketch(4, 2, { door: 'V(2,1)' }), standing: [[MANCUBUS, '(0,0)']] });
    expect(bases(table)).toEqual([]);
    expect(bases(table.play(0, 'open', 0))).toEqual(['(1,0)']);
  });

  it('DM-DOOR-04: a closed door blocks line of sight and gives cover', () => {
    expect(sight(before(ALPHA, 1), '(1,0)', '(2,0)')).toBe(false);
    const table = moving(9, {
      board: sketch(6, 3, { door: 'V(3,1) V(3,2)' }),
      standing: [
        [ALPHA, '(2,2)'],
        [IMP, '(4,0)'],
      ],
    });
    expect([sight(table, '(2,2)', '(4,0)'), covers(table, ALPHA, IMP)]).toEqual([true, true]);
    table.play(1, 'open', 0);
    expect(covers(table, ALPHA, IMP)).toBe(false);
  });

  it('DM-DOOR-05: a door of several borders opens whole, from any space beside it', () => {
    const table = moving(9, {
      board: sketch(2, 4, { door: 'V(1,0) V(1,1) V(1,3)', wall: 'V(1,2)' }),
      standing: [[ALPHA, '(0,0)']],
    });
    expect(table.options(1, 'open')).toEqual([[0]]);
    table.play(1, 'open', 0);
    // the second door of the board stands
    expect(table.state.doors).toEqual([true, false]);
    expect(ways(walk(table, '(0,1)'))).toEqual(['(0,0)', '(1,1)', '(0,2)', '(1,0)', '(1,2)']);
    expect(stops(walk(table, '(0,2)', '(0,3)'), '(1,3)')).toBe('DM-ADJ-02');
  });

  it('DM-DOOR-06: 3×1 board, door on V(1,0): no sight and no range; opened for 1 point, sight and range 2', () => {
    const table = moving(1, { board: sketch(3, 1, { door: 'V(1,0)' }), standing: [[ALPHA, '(0,0)']] });
    const between = () => [sight(table, '(0,0)', '(2,0)'), range(table, '(0,0)', '(2,0)')];
    expect(between()).toEqual([false, -1]);
    table.play(1, 'open', 0);
    expect([points(table), table.state.doors]).toEqual([0, [true]]);
    expect(between()).toEqual([true, 2]);
  });

  it('DM-DOOR-01: a large demon opens a door it has just come to', () => {
    const table = activating({
      board: sketch(5, 2, { door: 'V(3,0) V(3,1)' }),
      standing: [[MANCUBUS, '(0,0)']],
    });
    expect(table.forbids(0, 'open', 0)).toBe('DM-ADJ-05');
    shift(table, '(1,0)').play(0, 'open', 0);
    expect(points(table)).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { demon } from '../testing/arranging.ts';
import type { Given } from '../testing/given.ts';
import {
  ALPHA,
  activating,
  BRAVO,
  moving,
  points,
  shift,
  spacesOf,
  stops,
  stopsEnd,
  teleport,
  walk,
  ways,
} from '../testing/moving.ts';
import { placeOf, sketch, spaceAt } from '../testing/sketch.ts';

const IMP = demon('imp');
const CACODEMON = demon('cacodemon');
const MANCUBUS = demon('mancubus');

/** Teleporters of a map: `(0,0)` lies there active, `(3,0) inactive` inactive. */
const pads =
  (...where: readonly string[]): NonNullable<Given['mission']> =>
  (at) => ({
    teleporters: where.map((pad) => ({ cell: at(...placeOf(pad)), active: !pad.includes('inactive') })),
  });

const corridor = sketch(5, 1);

describe('teleporters', () => {
  it('DM-TEL-01: a teleporter is active or inactive, as the mission says', () => {
    const table = moving(1, { mission: pads('(1,0)', '(2,0) inactive'), standing: [[ALPHA, '(0,0)']] });
    expect(table.state.teleporters).toEqual([true, false]);
  });

  it('DM-TEL-03: who begins on an inactive teleporter does not travel from it until it has been entered', () => {
    const table = moving(9, {
      board: corridor,
      mission: pads('(1,0) inactive', '(4,0)'),
      standing: [[ALPHA, '(1,0)']],
    });
    expect(ways(table, 'teleport')).toEqual([]);
    expect(ways(walk(table, '(0,0)', '(1,0)'), 'teleport')).toEqual(['(4,0)']);
  });

  it('DM-TEL-02: an inactive teleporter becomes active as soon as a marine enters its space', () => {
    const table = moving(9, {
      board: corridor,
      mission: pads('(1,0) inactive', '(4,0) inactive'),
      standing: [[ALPHA, '(0,0)']],
    });
    walk(table, '(1,0)');
    expect(table.state.teleporters).toEqual([true, false]);
    expect(table.happened('teleporterActivated').map(({ fields }) => fields)).toEqual([
      { teleporter: 0, marine: ALPHA },
    ]);
    // the other is still inactive: nobody gets there but on foot
    expect(ways(table, 'teleport')).toEqual([]);
    walk(table, '(2,0)', '(1,0)');
    expect(table.happened('teleporterActivated')).toHaveLength(1);
  });

  it('DM-TEL-03: from one active teleporter to any other for 1 point, whatever lies between', () => {
    const table = moving(2, {
      board: sketch(9, 1, { wall: 'V(2,0)', door: 'V(5,0)' }),
      mission: pads('(0,0)', '(4,0)', '(8,0)', '(7,0) inactive'),
      standing: [[ALPHA, '(0,0)']],
    });
    expect(ways(table, 'teleport')).toEqual(['(4,0)', '(8,0)']);
    expect(points(teleport(table, '(8,0)'))).toBe(1);
    expect(spacesOf(table, ALPHA)).toEqual(['(8,0)']);
    teleport(table, '(4,0)');
    expect([points(table), ways(table, 'teleport')]).toEqual([0, []]);
    expect(stops(table, '(0,0)', 'teleport')).toBe('DM-MOV-09');
  });

  it('DM-TEL-03: not from a space without a teleporter', () => {
    const table = moving(9, { mission: pads('(1,0)', '(4,0)'), standing: [[ALPHA, '(0,0)']] });
    expect(ways(table, 'teleport')).toEqual([]);
    expect(stops(table, '(4,0)', 'teleport')).toBe('DM-TEL-03');
  });

  it.each([
    ['walking', IMP],
    ['flying', CACODEMON],
  ])('DM-TEL-04: a %s demon neither activates teleporters nor travels through them', (_, figure) => {
    const mission = pads('(1,0) inactive', '(2,0)', '(4,0)');
    const table = moving(9, { board: corridor, mission, standing: [[figure, '(0,0)']] });
    walk(table, '(1,0)');
    expect([table.state.teleporters, stopsEnd(table)]).toEqual([[false, true, true], null]);
    walk(table, '(2,0)');
    expect([ways(table), ways(table, 'teleport')]).toEqual([['(3,0)', '(1,0)'], []]);
    expect(stopsEnd(table)).toBeNull();
    expect(stops(table, '(4,0)', 'teleport')).toBe('DM-TEL-04');
    expect(activating({ board: corridor, mission, standing: [[figure, '(2,0)']] }).verbs(0)).not.toContain(
      'teleport',
    );
  });

  it('DM-TEL-05: passing through activates, and the marine may go on by teleport', () => {
    const table = moving(3, {
      board: corridor,
      mission: pads('(1,0) inactive', '(4,0)'),
      standing: [
        [ALPHA, '(0,0)'],
        [IMP, '(1,0)'],
      ],
    });
    // 2 for the Imp's space; with 1 left only the teleporter, active from now on, leads to a space to end on
    walk(table, '(1,0)');
    expect(table.state.teleporters).toEqual([true, true]);
    expect([points(table), stopsEnd(table), ways(table, 'teleport')]).toEqual([1, 'DM-MOV-15', ['(4,0)']]);
    expect(spacesOf(teleport(table, '(4,0)'), ALPHA)).toEqual(['(4,0)']);
    expect(stopsEnd(table)).toBeNull();
  });

  it('DM-TEL-05: out of time in transit, the marine is taken on by the teleporter', () => {
    const table = moving(3, {
      board: sketch(5, 1, { wall: 'V(2,0)', difficult: '(0,0)' }),
      mission: pads('(1,0) inactive', '(4,0)'),
      standing: [
        [ALPHA, '(0,0)'],
        [IMP, '(1,0)'],
      ],
    });
    walk(table, '(1,0)');
    expect(table.match.decision(1)?.timeout).toEqual(['teleport', table.cell(4, 0)]);
  });

  it('DM-TEL-05: a displaced marine activates the teleporter he is put on', () => {
    const table = moving(1, {
      board: sketch(4, 2),
      mission: pads('(3,0) inactive'),
      standing: [
        [MANCUBUS, '(0,0)'],
        [ALPHA, '(2,0)'],
      ],
    });
    shift(table, '(1,0)').play(0, 'end');
    table.play(1, 'displace', ALPHA, spaceAt(table, '(3,0)'));
    expect(table.state.teleporters).toEqual([true]);
  });

  it('DM-TEL-06: difficult terrain at the far end costs 1 more', () => {
    const jump = (left: number) =>
      moving(left, {
        board: sketch(5, 1, { difficult: '(4,0)' }),
        mission: pads('(0,0)', '(4,0)'),
        standing: [[ALPHA, '(0,0)']],
      });
    expect(points(teleport(jump(2), '(4,0)'))).toBe(0);
    expect(stops(jump(1), '(4,0)', 'teleport')).toBe('DM-MOV-09');
  });

  it('DM-TEL-06: a marine at the far end may be passed through, but not ended on', () => {
    const jump = (left: number) =>
      moving(left, {
        board: corridor,
        mission: pads('(0,0)', '(4,0)'),
        standing: [
          [ALPHA, '(0,0)'],
          [BRAVO, '(4,0)'],
        ],
      });
    expect(ways(jump(1), 'teleport')).toEqual([]);
    expect(stops(jump(1), '(4,0)', 'teleport')).toBe('DM-MOV-15');
    const table = teleport(jump(2), '(4,0)');
    expect([points(table), stopsEnd(table)]).toEqual([1, 'DM-MOV-15']);
    expect(stopsEnd(walk(table, '(3,0)'))).toBeNull();
    expect(spacesOf(table, BRAVO)).toEqual(['(4,0)']);
  });
});

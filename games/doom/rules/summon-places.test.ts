import { describe, expect, it } from 'vitest';
import { demon, put } from '../testing/arranging.ts';
import { room } from '../testing/given.ts';
import { placeNext, places, type Summoned, summonFrom } from '../testing/portals.ts';
import { sketch } from '../testing/sketch.ts';

/** The places for the first demon of a group. */
const placesFor = (group: number, s: Summoned) => places(summonFrom(s).play(0, 'group', group));
/** Possessed Soldiers wherever the drawing says `s`, a row of text for each row of the board. */
const soldiers =
  (...rows: readonly string[]): NonNullable<Summoned['arrange']> =>
  (g, at) => {
    const spots = rows.flatMap((row, y) =>
      row.split('').flatMap((mark, x) => (mark === 's' ? [at(x, y)] : [])),
    );
    spots.forEach((cell, n) => {
      put(g, demon('possessedSoldier', n), cell);
    });
  };
const CACODEMON: Summoned = { card: 'skyTerror', colour: 'yellow' };
const MANCUBUS: Summoned = { card: 'heavyMetal', colour: 'yellow' };
const BARON: Summoned = { card: 'infernalCourt', colour: 'yellow' };

describe('places for summoned demons', () => {
  it('DM-SUM-10: if nothing at the portal is free, the nearest free space', () => {
    expect(
      placesFor(0, { board: room(6, 3), portal: [0, 0], arrange: soldiers('ss....', 'ss....') }),
    ).toEqual(['2,0', '2,1', '0,2', '1,2', '2,2']);
  });

  it('DM-SUM-10: by its own way of moving: a walker goes round what a flyer crosses', () => {
    // impassable spaces to the right of two that are taken
    const hemmed: Summoned = {
      board: sketch(5, 2, { impassable: '(2,0)' }),
      portal: [0, 0],
      arrange: soldiers('ss', 'ss'),
    };
    expect(placesFor(0, hemmed)).toEqual(['2,1']);
    expect(placesFor(0, { ...hemmed, ...CACODEMON })).toEqual(['2,0', '2,1']);
  });

  it('DM-SUM-12: terrain is nothing to flying and large figures', () => {
    const rocky: Summoned = {
      board: sketch(3, 1, { blocking: '(0,0)', impassable: '(2,0)' }),
      portal: [1, 0],
    };
    expect(placesFor(0, rocky)).toEqual(['1,0']);
    expect(placesFor(0, { ...rocky, ...CACODEMON })).toEqual(['0,0', '1,0', '2,0']);
    const rocks = sketch(2, 2, { blocking: '(0,0) (1,0)', impassable: '(0,1)' });
    expect(placesFor(1, { ...MANCUBUS, board: rocks, portal: [1, 1] })).toEqual(['0,0']);
  });

  it('DM-SUM-12: walls are something to them', () => {
    const halls = sketch(4, 1, { wall: 'V(2,0)' });
    expect(placesFor(0, { ...CACODEMON, board: halls, portal: [1, 0] })).toEqual(['0,0', '1,0']);
    expect(placesFor(1, { ...BARON, board: halls, portal: [1, 0] })).toEqual(['0,0/']);
  });

  it('DM-SUM-13: a large figure is never put on a space with a figure', () => {
    const board = room(4, 2);
    expect(placesFor(1, { ...MANCUBUS, board, portal: [1, 0] })).toEqual(['0,0', '1,0', '2,0']);
    const table = summonFrom({ ...MANCUBUS, board, portal: [1, 0], arrange: soldiers('', '.s..') });
    expect(places(table.play(0, 'group', 1))).toEqual(['2,0']);
    placeNext(table);
    expect(table.happened('displaced')).toEqual([]);
  });

  it('DM-SUM-13: hindered by figures it goes as close to the portal as possible', () => {
    // the portal's own space is too small for it; (3,1) is three of its steps away
    const taken = soldiers('sss', '.ss', 'sss');
    expect(placesFor(1, { ...MANCUBUS, board: room(6, 3), portal: [0, 1], arrange: taken })).toEqual([
      '3,0',
      '3,1',
    ]);
  });

  it('DM-SUM-13: close to the portal, not to the spaces around it', () => {
    // The portal and all around it is taken. Large figures go to the four sides only: two steps lead to (1,1), (5,1)
    // and (3,3), three to their neighbours, though these are next to the spaces around the portal as well.
    const taken = soldiers('..sss..', '..s.s..', '..sss..');
    const inTheMiddle: Summoned = {
      ...BARON,
      board: room(7, 5),
      portal: [3, 1],
      arrange(g, at) {
        taken(g, at);
        put(g, 0, at(3, 1));
      },
    };
    expect(placesFor(1, inTheMiddle)).toEqual([
      '1,0',
      '5,0',
      '0,1/',
      '1,1',
      '5,1',
      '5,1/',
      '2,3/',
      '3,3',
      '3,3/',
    ]);
  });

  it('DM-SUM-17: a large figure is at the portal with one section of its base', () => {
    const board = room(6, 1);
    // 1×2, lying: sections on 1 to 3 are on the portal's space or adjacent to it
    expect(placesFor(1, { ...BARON, board, portal: [2, 0] })).toEqual(['0,0/', '1,0/', '2,0/', '3,0/']);
    expect(placesFor(1, { ...MANCUBUS, board: room(6, 2), portal: [0, 0] })).toEqual(['0,0', '1,0']);
  });
});

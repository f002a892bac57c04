import { Match, seedFrom } from '@sightline/kernel';
import type { GridDrawing } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { MISSIONS } from '../content/missions/index.ts';
import { game } from '../rules/game.ts';
import { LANGUAGES, lookAt } from '../testing/saying.ts';
import { someMission } from '../testing/some-mission.ts';
import { drawing } from './drawing.ts';

const boardOf = (mission: string | object): GridDrawing =>
  drawing(lookAt(Match.start(game, { setup: { mission }, seats: 2, seed: seedFrom('drawn') })));
const at = ({ spaces }: GridDrawing, label: string) => spaces.find((space) => space.label === label);
const key = ({ x, y, vertical }: GridDrawing['walls'][number]) => `${vertical ? 'V' : 'H'}${x},${y}`;

describe('the board', () => {
  const board = boardOf('bloodTrail');

  it('is base or Hell, tile by tile', () => {
    expect(at(board, 'B1')).toMatchObject({ x: 1, y: 0, floor: 'hellstone' });
    expect(at(board, 'A1')).toMatchObject({ floor: 'hellstone', terrain: 'lava' });
    expect(at(board, 'G1')).toMatchObject({ floor: 'grating' });
    expect(at(board, 'E2')).toMatchObject({ floor: 'grating', terrain: 'pit' });
    expect(at(board, 'C7')).toMatchObject({ floor: 'steel' });
    expect(at(board, 'E11')).toMatchObject({ floor: 'flesh' });
    expect(at(board, 'G17')).toMatchObject({ floor: 'hellstone', terrain: 'bones' });
    expect(at(board, 'D16')).toMatchObject({ terrain: 'pillar' });
    expect(new Set(board.spaces.map(({ tile }) => tile)).size).toBe(10);
  });

  it('terrain is outlined as a group', () => {
    // Four spaces of bones in the arena, F17 to G18.
    const bones = board.outlines.filter(
      ({ kind, x, y }) => kind === 'difficult' && x >= 5 && x <= 7 && y >= 16 && y <= 18,
    );
    expect(bones.map(key).sort()).toEqual(
      ['H5,16', 'H5,18', 'H6,16', 'H6,18', 'V5,16', 'V5,17', 'V7,16', 'V7,17'].sort(),
    );
    expect(board.legend.map(({ label }) => label)).toEqual(['Difficult', 'Impassable', 'Blocking']);
  });

  it('doors have a number each, and are no walls', () => {
    expect(board.doors.map(({ ref }) => ref)).toEqual([0, 1, 2, 3, 4, 5].map((n) => `door:${n}`));
    expect(board.doors[0].edges.map(key)).toEqual(['V6,6', 'V6,7']);
    const walls = new Set(board.walls.map(key));
    for (const { edges } of board.doors) for (const e of edges) expect(walls.has(key(e))).toBe(false);
  });

  it('a mission of one’s own may be drawn without tiles', () => {
    const own = boardOf(someMission());
    expect(new Set(own.spaces.map(({ floor }) => floor))).toEqual(new Set(['steel']));
    expect(own.spaces.find(({ terrain }) => terrain === 'machine')?.label).toBe('E2');
    expect(own.legend.map(({ kind }) => kind)).toEqual(['impassable', 'blocking']);
  });
});

describe('every mission', () => {
  it.each(MISSIONS.map(({ id }) => id))('%s lies wholly within its size, every space once', (mission) => {
    const board = boardOf(mission);
    for (const { x, y, tile } of board.spaces) {
      expect(x >= 0 && y >= 0 && x < board.width && y < board.height).toBe(true);
      expect(tile).toBeGreaterThan(0);
    }
    expect(new Set(board.spaces.map(({ label }) => label)).size).toBe(board.spaces.length);
  });

  it('the legend is said in every language', () => {
    const match = Match.start(game, { setup: { mission: 'theNest' }, seats: 2, seed: seedFrom('drawn') });
    const said = LANGUAGES.map((language) => drawing(lookAt(match, 0, language)).legend[0].label);
    expect(said).toEqual(['Difficult', 'Труднопроходимый', 'Difícil']);
  });
});

import { Match, seedFrom } from '@sightline/kernel';
import type { GridDrawing } from '@sightline/table';
import { describe, expect, it } from 'vitest';
import { game } from '../rules/game.ts';
import { MISSION_IDS } from '../rules/missions.ts';
import { lookAt } from '../testing/saying.ts';
import { drawing } from './drawing.ts';

const boardOf = (mission: string): GridDrawing =>
  drawing(
    lookAt(Match.start(game, { setup: { mission }, seats: 2, seed: seedFrom('drawn') })),
  ) as GridDrawing;
const planOf = ({ plan }: GridDrawing) => {
  if (plan === undefined) throw new Error('there is no plan');
  return plan;
};
const named = ({ spaces }: GridDrawing, label: string) => spaces.find((space) => space.label === label);

describe('the Consulate', () => {
  const board = boardOf('consulateBomb');
  const plan = planOf(board);

  it('has lawns, paths to its doors, floors, furniture and what is solid', () => {
    expect([board.width, board.height]).toEqual([27, 18]);
    expect(named(board, 'A1')).toMatchObject({ x: 0, y: 0, floor: 'grass' });
    // From the main door north to the edge of the board.
    expect(named(board, 'M1')).toMatchObject({ floor: 'paving' });
    expect(named(board, 'M8')).toMatchObject({ floor: 'indoors', terrain: 'furniture' });
    expect(named(board, 'E5')).toMatchObject({ floor: 'solid' });
    expect(named(board, 'M6')).toMatchObject({ floor: 'indoors' });
    expect(named(board, 'M6')?.terrain).toBeUndefined();
  });

  it('has an upper floor of two spaces for each squad', () => {
    expect(plan.annexes.map(({ level, tone }) => [level, tone])).toEqual([
      [1, 'friend'],
      [2, 'foe'],
    ]);
    for (const { level } of plan.annexes)
      expect(board.spaces.filter((s) => s.level === level).map(({ x, y }) => [x, y])).toEqual([
        [0, 0],
        [1, 0],
      ]);
    expect(board.spaces.filter(({ ref }) => ref === 'cell:up1.0')).toMatchObject([{ level: 2, x: 0 }]);
  });

  it('names its rooms and marks those that are reached from upstairs', () => {
    expect(plan.rooms).toHaveLength(14);
    const marked = plan.rooms.filter(({ mark }) => mark !== undefined).map(({ name }) => name);
    expect(marked).toContain('Meeting Room');
    expect(marked).not.toContain('Lobby');
  });

  it('draws partitions as they are printed, whatever became of them', () => {
    const door = plan.borders.find(({ label }) => label === 'Door between M2–N2 and M3–N3');
    expect(door).toMatchObject({
      kind: 'door',
      edges: [
        { x: 12, y: 2 },
        { x: 13, y: 2 },
      ],
    });
    expect(plan.borders.some(({ state }) => state !== undefined)).toBe(false);
  });

  it('draws heavy walls in straight pieces as long as they are', () => {
    const heavy = plan.borders.filter(({ kind }) => kind === 'heavy');
    expect(heavy.length).toBeLessThan(80);
    expect(Math.max(...heavy.map(({ edges }) => edges.length))).toBeGreaterThan(5);
  });

  it('explains all ten kinds, with what they cost and withstand', () => {
    expect(plan.samples.map(({ label, note }) => `${label}: ${note}`)).toEqual([
      'Heavy: stands',
      'Fortified: strength 3',
      'Light: strength 2',
      'Holed: strength 2',
      'Door: open',
      'Window: +1 MP',
      'Barricade: door · 1',
      'Barricade: window · 1',
      'Breach: +1 MP',
      'Panel: strength 3',
    ]);
  });
});

describe('every mission', () => {
  it.each(MISSION_IDS)(
    '%s: every border once, each piece in a row, everything pointed at by one name',
    (mission) => {
      const board = boardOf(mission);
      const { borders, rooms } = planOf(board);
      const keys = borders.flatMap(({ edges }) => edges.map((e) => `${e.vertical} ${e.x},${e.y}`));
      expect(new Set(keys).size).toBe(keys.length);
      for (const { edges } of borders)
        for (const [i, e] of edges.entries()) {
          const before = edges[i - 1];
          if (before === undefined) continue;
          expect([e.vertical, e.x - before.x, e.y - before.y]).toEqual([
            before.vertical,
            e.vertical ? 0 : 1,
            e.vertical ? 1 : 0,
          ]);
        }
      const refs = [...board.spaces, ...borders].map(({ ref }) => ref);
      expect(new Set(refs).size).toBe(refs.length);
      const inRooms = rooms.flatMap(({ spaces }) => spaces);
      expect(inRooms.every((ref) => refs.includes(ref))).toBe(true);
    },
  );
});

import { oversized } from '@sightline/content';
import { describe, expect, it } from 'vitest';
import { SOME_CARDS, someMap, someMission } from '../../testing/some-mission.ts';
import { loadMission, MissionError } from './load-mission.ts';
import type { MissionProblem } from './mission-error.ts';
import { missionFile } from './mission-file.ts';

function problems(value: unknown): readonly MissionProblem[] {
  try {
    loadMission({ file: 'm', value }, SOME_CARDS);
  } catch (error) {
    if (!(error instanceof MissionError)) throw error;
    expect(error.problems.length).toBeLessThanOrEqual(40);
    expect(error.message.length).toBeLessThan(16_000);
    return error.problems;
  }
  return [];
}

const lines = (n: number, line: (i: number) => string): string[] =>
  Array.from({ length: n }, (_, i) => line(i));
/** A board drawn with one glyph. */
const square = (side: number, glyph: string): string =>
  lines(2 * side + 1, (y) => (y % 2 === 1 ? ` ${glyph}`.repeat(side) : `${'+ '.repeat(side)}+`)).join('\n');
const drawn = (legend: string[], marks: string[], levels: string[]): string =>
  [
    'map m',
    '',
    'legend',
    ...legend,
    '',
    'marks',
    ...marks,
    '',
    ...levels.flatMap((l, i) => [`level ${i}`, l, '']),
  ].join('\n');

describe('a mission file', () => {
  it.each([...oversized(missionFile)].map(({ path, value }) => [path, value] as const))(
    '%s: ten times too large is refused there',
    (path, value) => {
      const found = problems({ ...someMission(), ...(value as object) });
      expect(found.map(({ sentence }) => sentence)).toContainEqual(
        expect.stringContaining(`m: ${path}: expected`),
      );
    },
  );

  it.each<[field: string, least: unknown, most: unknown, beyond: readonly unknown[]]>([
    ['number', 1, 6, [0, 7]],
    ['startingWeapons', 0, 6, [-1, 7]],
    ['argent', 0, 24, [-1, 25]],
    [
      'frags',
      [1, 1, 1, 1],
      [99, 99, 99, 99],
      [
        [0, 1, 1, 1],
        [1, 1, 1, 100],
        [1, 1, 1],
        [1, 1, 1, 1, 1],
      ],
    ],
    [
      'rounds',
      [1, 1, 1, 1],
      [99, 99, 99, 99],
      [
        [1, 0, 1, 1],
        [1, 1, 1],
      ],
    ],
  ])('%s goes as far as it says, and no farther', (field, least, most, beyond) => {
    const found = (value: unknown) => problems({ ...someMission(), [field]: value });
    expect([...found(least), ...found(most)]).toEqual([]);
    for (const value of beyond) expect(found(value)).toMatchObject([{ code: 'field' }]);
  });

  it('is refused by its size before its map is read', () => {
    const tags = lines(40_000, (i) => `  m${i} start`);
    const ids = lines(40_000, (i) => `m${i}`).join(' ');
    const map = drawn([`  cell . floor ${ids}`], tags, [square(32, '.')]);
    expect(problems(someMission({ map }))).toMatchObject([{ code: 'field' }]);
  });

  it.each<[what: string, code: string, map: string]>([
    [
      'many marks on a floor glyph',
      'size',
      drawn(
        [`  cell . floor ${lines(200, (i) => `m${i}`).join(' ')}`],
        lines(200, (i) => `  m${i} start`),
        [square(32, '.')],
      ),
    ],
    ['two levels', 'size', drawn(['  cell . floor s'], ['  s start'], [square(8, '.'), square(8, '.')])],
    ['too large a board', 'size', drawn(['  cell . floor s'], ['  s start'], [square(40, '.')])],
    ['starts everywhere', 'size', drawn(['  cell . floor s'], ['  s start'], [square(32, '.')])],
    ['packs everywhere', 'size', drawn(['  cell . floor s'], ['  s health'], [square(32, '.')])],
    ['starts in the rock', 'in-a-wall', drawn(['  cell . blocking s'], ['  s start'], [square(32, '.')])],
    [
      'the same start twice',
      'same-space',
      drawn(
        ['  cell . floor a b c d e f g h'],
        lines(8, (i) => `  ${'abcdefgh'[i]} start`),
        [square(10, '.')],
      ),
    ],
    [
      'marks without a meaning',
      'mark',
      someMap({
        marks: lines(60, (i) => `m${i} nothing`),
        patch: lines(60, (i) => `cell ${i % 6},2 * m${i}`),
      }),
    ],
  ])('%s: is refused with forty sentences at most', (_, code, map) => {
    expect(problems(someMission({ map })).map((p) => p.code)).toContain(code);
  });

  it('may draw the largest board whole', () => {
    const room = `${'+-'.repeat(32)}+`;
    const rows = lines(65, (y) =>
      y === 0 || y === 64
        ? room
        : y % 2 === 0
          ? `${'+ '.repeat(32)}+`
          : `|${y === 1 ? 'S S S S P' : '. . . . .'}${' .'.repeat(27)}|`,
    );
    const map = drawn(
      ['  cell . floor', '  cell S floor s', '  cell P floor p', '  border | - wall'],
      ['  s start', '  p portal blue up'],
      [rows.join('\n')],
    );
    expect(problems(someMission({ map }))).toEqual([]);
  });
});

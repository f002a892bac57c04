import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AreaLegend } from '../areas/area-graph.ts';
import { areaRange } from '../areas/area-walk.ts';
import { formatAreas, parseAreas } from '../areas/parse-areas.ts';
import { cellAt, SOUTH, vertical } from '../layout.ts';
import { MapError, sentence } from './map-error.ts';
import { formatMap, parseMap, printMap } from './parse-map.ts';
import { SAMPLE_LEGEND } from './sample-legend.ts';

const PAGE = readFileSync(new URL('../../../../docs/map-format.md', import.meta.url), 'utf8');
const example = (language: string): string => {
  const block = PAGE.split(`\`\`\`${language}\n`)[1]?.split('```')[0];
  if (block === undefined) throw new Error(`docs/map-format.md has no example in ${language}`);
  return block;
};

describe('the worked example of docs/map-format.md', () => {
  const text = example('map');
  const map = parseMap(text, { file: 'guard-room.map', legend: SAMPLE_LEGEND });
  const l = map.ground.layout;

  it('is the map that the page describes', () => {
    expect([l.width, l.height, l.levels]).toEqual([6, 3, 2]);
    expect(map.components.map(({ id, kind, edges }) => [id, kind, edges.length])).toEqual([
      ['gate', 'door', 2],
      ['window-1', 'window', 2],
    ]);
    expect(map.components[0].edges).toEqual([vertical(l, 3, 1), vertical(l, 3, 2)]);
    expect(map.rooms.map(({ id, cells }) => [id, cells.length])).toEqual([
      ['guards', 9],
      ['east', 3],
    ]);
    expect(map.ground.links).toEqual([{ a: cellAt(l, 1, 2), b: cellAt(l, 0, 0, 1), kind: 'stairs' }]);
  });

  it('has the tile turned by half', () => {
    const console = map.marks.find((mark) => mark.id === 'east/console');
    expect(console?.cells).toEqual([cellAt(l, 5, 1)]);
    expect(console?.facing).toBe(SOUTH);
    expect(map.ground.edgeKind[vertical(l, 4, 1)]).toBe(0);
  });

  it('is refused with the sentences that the page shows', () => {
    const mistakes = [
      ["|S .|.|'", "|S ?|.|'"],
      ['east lab 4,0', 'east lab 3,0'],
    ];
    for (const [piece, by] of mistakes) {
      expect(text).toContain(piece);
      try {
        parseMap(text.replace(piece, by), { file: 'guard-room.map', legend: SAMPLE_LEGEND });
        expect.unreachable();
      } catch (error) {
        if (!(error instanceof MapError)) throw error;
        expect(PAGE).toContain(sentence(error));
      }
    }
  });

  it('is canonical, and is printed whole as the same map', () => {
    expect(formatMap(text, 'guard-room.map')).toBe(text);
    expect(parseMap(printMap(map), { file: 'printed', legend: SAMPLE_LEGEND })).toEqual(map);
  });
});

describe('the board of areas of docs/map-format.md', () => {
  const legend: AreaLegend = {
    terrain: ['difficult', 'elevated', 'impassable', 'covered'].map((name, i) => ({ name, bits: 1 << i })),
    links: ['path', 'ladder'].map((name, i) => ({ name, bits: i })),
  };
  const text = example('areas');

  it('is read, and is canonical', () => {
    const { graph, marks } = parseAreas(text, { file: 'ferry.areas', legend });
    expect(graph.areas).toHaveLength(9);
    expect(marks.map(({ id, areas }) => [id, areas.map((n) => graph.areas[n].id)])).toEqual([
      ['spawn-1', ['east/shed']],
      ['entry', ['mill/yard']],
      ['exit', ['south/pier']],
    ]);
    const [yard, , cellar] = graph.areas.keys();
    expect(areaRange(graph, yard, cellar)).toBe(2);
    expect(formatAreas(text, 'ferry.areas')).toBe(text);
  });
});

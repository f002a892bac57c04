import { bordersAt, type Hindrance, setEdge } from '@sightline/board';
import { describe, expect, it } from 'vitest';
import { type ByBoard, byBoard, COMPASS, edgesOf } from '../testing/by-board.ts';
import type { PlainBoard, PlainPlace, PlainSections } from '../testing/plain-board.ts';
import { plainMap } from '../testing/plain-map.ts';
import { type Any, numbersFrom, randomBoard } from '../testing/random-board.ts';
import {
  type Breaker,
  distanceBetween,
  isBeyond,
  isSame,
  type LineTo,
  type RuledLine,
  Ruler,
} from '../testing/ruler.ts';
import { together } from '../testing/ruler-lines.ts';
import { protectionBy, type RuledSource, sourcesAgainst } from '../testing/ruler-protection.ts';
import { CLUBHOUSE, CONSULATE } from '../testing/wall-lists.ts';
import { sectionKind } from './map/legend.ts';

interface Table {
  readonly board: PlainBoard;
  readonly ruler: Ruler;
  readonly engine: ByBoard;
  readonly any: Any;
}

/** 1,000 random boards, other ones in each run; a failure prints the board. */
const firstSeed = Math.trunc(Math.random() * 1e9);
const tables = Array.from({ length: 1000 }, (_, i): Table => {
  const any = numbersFrom(firstSeed + i);
  const board = randomBoard(any);
  return { board, ruler: new Ruler(board), engine: byBoard(board), any };
});

const disagree = (what: string, about: unknown, board: PlainBoard): never =>
  expect.fail(`${what}: ${JSON.stringify(about)} on ${JSON.stringify(board)}`);

const spacesOf = ({ width, height }: PlainBoard): PlainPlace[] =>
  Array.from({ length: width * height }, (_, i) => ({ x: i % width, y: Math.trunc(i / width) }));

/** Half of the eight ways to a space that touches; the others lead back. */
const TOUCHING = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const;

const somewhere = ({ board, any }: Table): PlainPlace => ({ x: any(board.width), y: any(board.height) });

const DRAWN_TO: readonly LineTo[] = ['space', 'located', 'alwaysVisible', 'throw'];

function someLine(table: Table): RuledLine {
  const { board, any } = table;
  const [from, to] = [somewhere(table), somewhere(table)];
  return {
    from,
    to: isSame(from, to) ? { ...to, x: (to.x + 1) % board.width } : to,
    drawnTo: DRAWN_TO[any(4)],
    own: any(2) === 0 ? [] : board.figures.filter(() => any(3) === 0),
  };
}

/** Is what engine/board names among the elements that the line meets first, by the ruler? */
function isNamed(by: Hindrance | null, breakers: readonly Breaker[], { ground, sectionsOf, cell }: ByBoard) {
  if (by === null || breakers.length === 0) return by === null && breakers.length === 0;
  const [first] = breakers;
  return breakers.some(({ at, what }) => {
    if (!together(at, first.at)) return false;
    if (what.kind !== 'partition') return by.kind === 'cell' && cell(what.space) === by.cell;
    if (by.kind === 'border') return sectionsOf.get(by.edge) === what.sections;
    const ends = by.kind === 'corner' ? bordersAt(ground.layout, by.corner) : [];
    return ends.some((e) => e >= 0 && sectionsOf.get(e) === what.sections);
  });
}

/** Sources in an order of their own, by what they are and where. */
const listed = (sources: readonly RuledSource[]): string[] =>
  sources.map((source) => JSON.stringify(source)).sort();

describe('the ruler and engine/board on 1,000 random boards', () => {
  it('SG-LOS-01 to 16, 23 to 29: the same lines are broken, by the same thing first', () => {
    for (const table of tables) {
      const { board, ruler, engine } = table;
      for (let i = 0; i < 25; i++) {
        const line = someLine(table);
        const breakers = ruler.breakers(line);
        const free = breakers.length === 0;
        const same =
          ruler.isFree(line) === free &&
          engine.isFree(line) === free &&
          engine.isFree({ ...line, from: line.to, to: line.from }) === free &&
          isNamed(engine.firstBreaker(line), breakers, engine);
        if (!same) disagree('broken or not', { line, breakers, by: engine.firstBreaker(line) }, board);
      }
    }
  });

  it('SG-ENV-07 to 10, 18: the same spaces are adjacent, and the same steps are open', () => {
    for (const { board, ruler, engine } of tables)
      for (const a of spacesOf(board))
        for (const [dx, dy] of TOUCHING) {
          const b = { x: a.x + dx, y: a.y + dy };
          if (b.x < 0 || b.x >= board.width || b.y >= board.height) continue;
          const near = ruler.areAdjacent(a, b);
          const open = ruler.mayStep(a, b);
          const same =
            near === engine.areAdjacent(a, b) &&
            near === engine.areAdjacent(b, a) &&
            open === engine.mayStep(a, b) &&
            open === engine.mayStep(b, a);
          if (!same) disagree('adjacent or not', { a, b }, board);
        }
  });

  it('SG-SHT-18: the same distances', () => {
    for (const table of tables)
      for (let i = 0; i < 10; i++) {
        const [a, b] = [somewhere(table), somewhere(table)];
        expect(table.engine.distanceBetween(a, b)).toBe(distanceBetween(a, b));
      }
  });

  it('SG-PRO-02 to 14, 20 to 24: the same sources protect, by line of sight and line of cover', () => {
    const found = new Map<string, number>();
    for (const { board, ruler, engine } of tables) {
      const shooters = board.figures.filter(
        ({ at }) => !board.obstacles.some((spaces) => spaces.some((space) => isSame(space, at))),
      );
      for (const { at: from } of shooters)
        for (const target of board.figures)
          for (const aimedAt of ['miniature', 'standee'] as const) {
            if (isSame(target.at, from) || (aimedAt === 'standee' && target.standee === null)) continue;
            const shot = { from, target, aimedAt };
            const sources = sourcesAgainst(ruler, shot);
            if (listed(sources).join() !== listed(engine.sourcesAgainst(shot)).join())
              disagree('protected or not', { shot, sources, engine: engine.sourcesAgainst(shot) }, board);
            for (const what of [protectionBy(sources), ...sources.map(({ kind }) => kind)])
              found.set(what, (found.get(what) ?? 0) + 1);
          }
    }
    // none of it is rare
    for (const what of ['none', 'light', 'heavy', 'partition', 'obstacle', 'ally', 'shield'])
      expect(found.get(what), what).toBeGreaterThan(20);
  });

  it('SG-LOS-26: lines cross the same partitions, whether these break them or not', () => {
    for (const table of tables)
      for (let i = 0; i < 15; i++) {
        const { from, to } = someLine(table);
        const crossed = new Set(table.ruler.partitionsOn(from, to));
        const met = new Set(table.engine.partitionsOn(from, to));
        if (crossed.size !== met.size || [...crossed].some((one) => !met.has(one)))
          disagree('crossed or not', { from, to, crossed: [...crossed], met: [...met] }, table.board);
      }
  });

  it('SG-OVW-04: the same spaces are overwatched', () => {
    for (const { board, ruler, engine, any } of tables) {
      const [watcher] = board.figures;
      const side = COMPASS[any(4)];
      for (const to of spacesOf(board)) {
        if (isSame(watcher.at, to)) continue;
        const line: RuledLine = { from: watcher.at, to, drawnTo: 'space', own: [watcher] };
        const byRuler = isBeyond(watcher.at, side, to) && ruler.isFree(line);
        const byEngine = engine.isBeyond(watcher.at, side, to) && engine.isFree(line);
        if (byRuler !== byEngine) disagree('overwatched or not', { line, side }, board);
      }
    }
  });
});

describe('the ruler and engine/board on both maps', () => {
  /** Pairs in sight by `line`, and those of them that `printed` breaks, at short, medium and long range. */
  type Pairs = readonly [short: number, medium: number, long: number];
  interface Measured {
    readonly map: keyof typeof MAPS;
    readonly openings: 'open' | 'barricaded';
    readonly inSight: Pairs;
    readonly broken: Pairs;
    readonly totals: readonly [inSight: number, broken: number];
  }
  const MAPS = { Consulate: CONSULATE, Clubhouse: CLUBHOUSE };
  const MEASURED: readonly Measured[] = [
    {
      map: 'Consulate',
      openings: 'open',
      inSight: [5706, 5480, 9522],
      broken: [38, 324, 848],
      totals: [20_708, 1_210],
    },
    {
      map: 'Consulate',
      openings: 'barricaded',
      inSight: [5340, 4428, 7999],
      broken: [28, 169, 390],
      totals: [17_767, 587],
    },
    {
      map: 'Clubhouse',
      openings: 'open',
      inSight: [5263, 5210, 6698],
      broken: [31, 242, 655],
      totals: [17_171, 928],
    },
    {
      map: 'Clubhouse',
      openings: 'barricaded',
      inSight: [5134, 4694, 4400],
      broken: [30, 191, 362],
      totals: [14_228, 583],
    },
  ];

  it.each(MEASURED)('SG-LOS-28: every pair of spaces of the $map, openings $openings', (measured) => {
    const { map, openings, inSight, broken, totals } = measured;
    const list = MAPS[map];
    const boards = (['line', 'printed'] as const).map((wallModel) => plainMap(list, openings, wallModel));
    const rulers = boards.map((board) => new Ruler(board));
    const engines = boards.map((board) => byBoard(board));
    const spaces = spacesOf(boards[0]);
    const [seen, lost] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    for (let i = 0; i < spaces.length; i++)
      for (let j = i + 1; j < spaces.length; j++) {
        const line: RuledLine = { from: spaces[i], to: spaces[j], drawnTo: 'space' };
        const thin = rulers[0].isFree(line);
        const thick = rulers[1].isFree(line);
        if (engines[0].sight.sees(i, j) !== thin) disagree('line', line, boards[0]);
        if (engines[1].sight.sees(i, j) !== thick) disagree('printed', line, boards[1]);
        if (thick && !thin) disagree('free of printed walls only', line, boards[1]);
        if (!thin) continue;
        const distance = distanceBetween(spaces[i], spaces[j]);
        const range = distance <= 3 ? 0 : distance <= 6 ? 1 : 2;
        seen[range]++;
        if (thick) continue;
        lost[range]++;
        if (distance <= 2) disagree('broken so near', line, boards[1]);
      }
    expect(seen).toEqual(inSight);
    expect(lost).toEqual(broken);
    const sum = (pairs: readonly number[]) => pairs.reduce((a, b) => a + b, 0);
    expect([sum(seen), sum(lost)]).toEqual(totals);
  });

  it.each(Object.entries(MAPS))(
    'SG-LOS-20, SG-PRT-20: lines follow walls that fall and openings that are shut: %s',
    (_name, list) => {
      const any = numbersFrom(28);
      for (const wallModel of ['line', 'printed'] as const) {
        const drawn = plainMap(list, 'open', wallModel);
        const sections: PlainSections[] = [...drawn.sections];
        const { ground, sight } = byBoard(drawn);
        const spaces = spacesOf(drawn);
        for (let step = 0; step < 12; step++) {
          const i = any(sections.length);
          const { kind } = sections[i];
          const now = kind === 'window' ? 'panelledWindow' : kind === 'heavy' ? 'heavy' : 'breach';
          sections[i] = { ...sections[i], kind: kind === 'breach' ? 'light' : now };
          for (const e of edgesOf(ground.layout, sections[i])) {
            setEdge(ground, e, sectionKind(sections[i].kind));
            sight.edgeChanged(e);
          }
          const ruler = new Ruler({ ...drawn, sections });
          for (let n = 0; n < 1500; n++) {
            const [a, b] = [any(spaces.length), any(spaces.length)];
            const line: RuledLine = { from: spaces[a], to: spaces[b], drawnTo: 'space' };
            if (a !== b && sight.sees(a, b) !== ruler.isFree(line))
              disagree('line', line, { ...drawn, sections });
          }
        }
      }
    },
  );
});

import { type Problems, report, shown } from '../map/map-error.ts';
import { placeIn } from '../map/where.ts';
import type { Area, AreaLegend, AreaLink, AreaNumber } from './area-graph.ts';
import type { AreaPair, AreaSheet } from './area-sheet.ts';
import { touchingPairs } from './touching.ts';

/** The links of a board: areas that touch, less what is cut, and what is linked besides. */
export function linksOf(
  sheet: AreaSheet,
  areas: readonly Area[],
  numbers: ReadonlyMap<string, AreaNumber>,
  legend: AreaLegend,
  problems: Problems,
): AreaLink[] {
  const [plain] = legend.links;
  const keyOf = (a: AreaNumber, b: AreaNumber): number => a * areas.length + b;
  const links = new Map<number, AreaLink>();
  for (const [a, b] of touchingPairs(areas))
    links.set(keyOf(a, b), { a, b, kind: plain.name, bits: plain.bits });

  const said = new Set<number>();
  /** The pair, if both areas exist and no line above speaks of them. */
  const pairOf = (line: AreaPair, word: number): [AreaNumber, AreaNumber] | undefined => {
    const [a, b] = [line.a, line.b].map((name, i) => {
      const number = numbers.get(name);
      if (number !== undefined) return number;
      return report(
        problems,
        placeIn(problems, line, word + i),
        'unknown-name',
        'an area as sector/name',
        shown(name),
      );
    });
    if (a === undefined || b === undefined) return undefined;
    const at = placeIn(problems, line, word + 1);
    if (a === b) return report(problems, at, 'syntax', 'two different areas', shown(line.b));
    const [low, high] = a < b ? [a, b] : [b, a];
    if (said.has(keyOf(low, high)))
      return report(problems, at, 'duplicate', 'each pair of areas linked or cut once', shown(line.b));
    said.add(keyOf(low, high));
    return [low, high];
  };

  for (const cut of sheet.cuts) {
    const pair = pairOf(cut, 0);
    if (pair && !links.delete(keyOf(...pair)))
      report(problems, placeIn(problems, cut, 1), 'conflict', 'areas that touch, for a cut', shown(cut.b));
  }
  for (const line of sheet.links) {
    const pair = pairOf(line, 1);
    const kind = legend.links.find((k) => k.name === line.kind);
    if (!kind) {
      const known = legend.links.map((k) => k.name).join(', ');
      report(
        problems,
        placeIn(problems, line),
        'unknown-name',
        `a kind of link (${known})`,
        shown(line.kind),
      );
    } else if (pair) links.set(keyOf(...pair), { a: pair[0], b: pair[1], kind: kind.name, bits: kind.bits });
  }
  return [...links.values()];
}

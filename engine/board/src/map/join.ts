import type { Link } from '../ground.ts';
import { type Cell, cellAt } from '../layout.ts';
import type { Board } from './board.ts';
import { type Problems, report, shown } from './map-error.ts';
import type { MapMark } from './map-file.ts';
import { isOn, outside } from './patches.ts';
import { spotWord } from './print-sheet.ts';
import type { LinkEnd, Sheet } from './sheet.ts';
import { placeIn } from './where.ts';

/** The links of a map: both ends must be cells, and not the same one. */
export function linksOf(
  board: Board,
  marks: readonly MapMark[],
  sheet: Sheet,
  problems: Problems,
): readonly Link[] {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  const links: Link[] = [];
  for (const line of sheet.links) {
    const a = cellOf(line.a, placeIn(problems, line, 1));
    const farEnd = placeIn(problems, line, line.oneWay ? 3 : 2);
    const b = cellOf(line.b, farEnd);
    if (a === undefined || b === undefined) continue;
    if (a === b) report(problems, farEnd, 'syntax', 'a link between two cells', 'the same cell');
    links.push({ a, b, kind: line.kind, ...(line.oneWay ? { oneWay: true } : {}) });
  }
  return links;

  function cellOf(end: LinkEnd, at: ReturnType<typeof placeIn>): Cell | undefined {
    if (typeof end === 'string') {
      const mark = byId.get(end);
      if (!mark) return report(problems, at, 'unknown-name', 'a mark that lies on the board', shown(end));
      if (mark.cells.length === 1) return mark.cells[0];
      return report(problems, at, 'ambiguous', `a mark on one cell`, `${shown(end)} on ${mark.cells.length}`);
    }
    if (!isOn(board.layout, end)) return outside(board.layout, spotWord(end), at, problems);
    const c = cellAt(board.layout, end.x, end.y, end.level);
    if (board.cellKind[c] !== 0) return c;
    return report(problems, at, 'void', 'a cell at each end of a link', `none at ${spotWord(end)}`);
  }
}

import { type Cell, cellAt, type Layout } from '../layout.ts';
import type { Board } from './board.ts';
import { rowFits } from './drawing-size.ts';
import { NOTHING } from './glyphs.ts';
import { type Problems, report, shown } from './map-error.ts';
import { outside } from './patches.ts';
import type { DrawnEntry, LevelDrawing, Sheet } from './sheet.ts';
import { placeIn, spotIn } from './where.ts';

/** Reads the plans of the rooms, one character for each cell: which cell belongs to which room. */
export function readPlans(board: Board, sheet: Sheet, problems: Problems): Map<Cell, string> {
  const byGlyph = glyphsOf(sheet.rooms, problems);
  const roomAt = new Map<Cell, string>();
  const levels = new Set<number>();
  for (const plan of sheet.plans) {
    const heading = placeIn(problems, plan, 1);
    if (plan.level >= board.layout.levels) outside(board.layout, `level ${plan.level}`, heading, problems);
    else if (levels.has(plan.level))
      report(problems, heading, 'duplicate', 'one plan of each level', `level ${plan.level} again`);
    else if (heightFits(plan, board.layout, problems)) readPlan(board, plan, byGlyph, problems, roomAt);
    levels.add(plan.level);
  }
  return roomAt;
}

function readPlan(
  board: Board,
  plan: LevelDrawing,
  byGlyph: ReadonlyMap<string, string>,
  problems: Problems,
  roomAt: Map<Cell, string>,
): void {
  const { width, height } = board.layout;
  for (let y = 0; y < height; y++) {
    if (!rowFits(plan, y, width, width, problems)) continue;
    for (let x = 0; x < width; x++) {
      const char = plan.rows[y][x];
      if (char === NOTHING) continue;
      const at = spotIn(problems, plan, y, x);
      const room = byGlyph.get(char);
      const c = cellAt(board.layout, x, y, plan.level);
      if (room === undefined)
        report(problems, at, 'unknown-character', `a room of the legend, or "${NOTHING}"`, shown(char));
      else if (board.cellKind[c] === 0)
        report(problems, at, 'void', `a cell for the room ${shown(room)}`, `none at ${x},${y}`);
      else roomAt.set(c, room);
    }
  }
}

function heightFits(plan: LevelDrawing, l: Layout, problems: Problems): boolean {
  const { rows } = plan;
  if (rows.length === l.height) return true;
  const few = rows.length < l.height;
  const at = few
    ? spotIn(problems, plan, Math.max(rows.length - 1, 0), rows.at(-1)?.length ?? 0)
    : spotIn(problems, plan, l.height, 0);
  const expected = `a plan of ${l.height} rows, one for each row of cells`;
  report(problems, at, few ? 'rows-missing' : 'rows-extra', expected, `${rows.length}`);
  return false;
}

function glyphsOf(rooms: readonly DrawnEntry[], problems: Problems): ReadonlyMap<string, string> {
  const byGlyph = new Map<string, string>();
  for (const room of rooms) {
    if (byGlyph.has(room.glyph) || room.glyph === NOTHING)
      report(
        problems,
        placeIn(problems, room),
        'duplicate',
        `a glyph of its own, not "${NOTHING}"`,
        shown(room.glyph),
      );
    byGlyph.set(room.glyph, room.id);
  }
  return byGlyph;
}

import type { Cell } from '../layout.ts';
import type { Board, PlacedStamp } from './board.ts';
import { type Problems, report, shown } from './map-error.ts';
import type { Room } from './map-file.ts';
import { readPlans } from './plan.ts';
import type { Sheet } from './sheet.ts';

/** The rooms of a map: first those of its plans, then the tiles that are rooms themselves. */
export function roomsOf(
  board: Board,
  pieces: readonly PlacedStamp[],
  sheet: Sheet,
  problems: Problems,
): Room[] {
  const roomAt = readPlans(board, sheet, problems);
  const byRoom = Map.groupBy(roomAt.keys(), (c) => roomAt.get(c));
  const cellsOf = (id: string): Cell[] => (byRoom.get(id) ?? []).sort((a, b) => a - b);
  const planned = sheet.rooms.map(({ id, tags, props }) => ({ id, tags, props, cells: cellsOf(id) }));
  const rooms = new Map<string, Room>(planned.map((room) => [room.id, room]));
  for (const [number, piece] of pieces.entries()) {
    if (!piece.room) continue;
    const id = piece.prefix.slice(0, -1);
    if (rooms.has(id)) report(problems, piece.at, 'duplicate', 'a room id not used before', shown(id));
    const cells = cellsLaid(board, number);
    const other = cells.map((c) => roomAt.get(c)).find((room) => room !== undefined);
    if (other !== undefined)
      report(problems, piece.at, 'overlap', `cells in no room but ${shown(id)}`, `one in ${shown(other)}`);
    rooms.set(id, { id, tags: piece.room, props: {}, cells });
  }
  return [...rooms.values()];
}

/** The cells that a piece gave and no patch took away, ascending. */
function cellsLaid(board: Board, number: number): Cell[] {
  const cells: Cell[] = [];
  board.laidBy.forEach((piece, c) => {
    if (piece === number && board.cellKind[c] !== 0) cells.push(c);
  });
  return cells;
}

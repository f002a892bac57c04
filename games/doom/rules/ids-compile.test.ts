import { anchorOf, type Cell, type Placement } from '@sightline/board';
import { only, type Seat } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { OpenTable } from './doom.ts';
import { cellOf, type Figure, marineAt, seatOf } from './figures.ts';

interface Ids {
  readonly t: OpenTable;
  readonly seat: Seat;
  readonly cell: Cell;
  readonly figure: Figure;
  readonly at: Placement;
}

/** Only the compiler runs these. */
const compiled = (..._uses: readonly ((ids: Ids) => unknown)[]): number => _uses.length;

describe('an id of another kind does not compile', () => {
  it('seats, cells, placements and figures', () => {
    const uses = compiled(
      ({ seat }) => only(seat),
      // @ts-expect-error: a cell is no seat
      ({ cell }) => only(cell),
      // @ts-expect-error: a figure is no seat
      ({ figure }) => only(figure),
      ({ seat }) => only(seatOf(marineAt(seat))),
      // @ts-expect-error: a seat is no marine
      ({ seat }) => seatOf(seat),
      ({ t, figure }) => cellOf(t, figure),
      // @ts-expect-error: a seat is no figure
      ({ t, seat }) => cellOf(t, seat),
      ({ at }) => anchorOf(at),
      // @ts-expect-error: a cell is no placement
      ({ cell }) => anchorOf(cell),
    );
    expect(uses).toBe(9);
  });

  it('a number of no kind may become one', () => {
    const seat: Seat = 1 + 1;
    expect(only(seat)).toBe(4);
  });
});

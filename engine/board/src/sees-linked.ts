import type { Cell } from './layout.ts';
import { type LinkTable, linked } from './links.ts';
import type { SightTable } from './sight-table.ts';

/**
 * Does A see B on its own level as usual, or over the stairs that link the two? A stair square is an ordinary square
 * of its own level (ER-LVL-02); of the other level only the linked square itself is seen from it, and always, whatever
 * stands between (ER-LVL-03, 09). Sight is mutual, even over a link that can be walked one way only.
 *
 * `links` holds those that are seen along, made with `linksOfKind`. The table may be any verdict on pairs of cells: a
 * game whose figures block gives one that asks `seenPast`.
 */
export const seesLinked = (
  table: Pick<SightTable, 'sees'>,
  links: LinkTable | null,
  a: Cell,
  b: Cell,
): boolean => linked(links, a, b) || linked(links, b, a) || table.sees(a, b);

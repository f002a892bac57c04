import { HEALTH_PACK } from '../content/index.ts';
import { heal } from './damage.ts';
import type { G, OpenTable } from './doom.ts';
import { itemTaken } from './events.ts';
import { cellOf } from './figures.ts';
import { modifier } from './modifiers.ts';
import { owns, stackSet } from './weapon-sets.ts';

/** What an item is: 0 a health pack, else the number of a weapon set (the UAC's, 0, has no token). */
export const HEALTH = 0;

/** DM-ITM-02: the items on a marine's space. */
export function eachItemUnder(t: OpenTable, marine: number, visit: (item: number) => void): void {
  const cell = cellOf(t, marine);
  t.state.items.forEach((item, i) => {
    if (item.cell === cell) visit(i);
  });
}

/** DM-WPN-10: a weapon he has already stays where it is. */
export const mayTake = (t: OpenTable, marine: number, item: number): boolean => {
  const { what } = t.state.items[item];
  return what === HEALTH || !owns(t, marine, what);
};

/** DM-ITM-03, DM-WPN-07 */
export function takeItem(g: G, marine: number, item: number): void {
  const [{ what, cell }] = g.state.items.splice(item, 1);
  g.emit(itemTaken, { marine, what, cell });
  if (what === HEALTH) heal(g, marine, HEALTH_PACK + modifier(g, marine, 'healthPack'));
  else stackSet(g, marine, what);
}

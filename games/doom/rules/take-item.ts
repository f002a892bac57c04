import { HEALTH_PACK } from '../content/index.ts';
import { heal, healable } from './damage.ts';
import type { G, OpenTable } from './doom.ts';
import { itemTaken } from './events.ts';
import { HEALTH } from './items.ts';
import { modifier } from './modifiers.ts';
import { stackSet } from './weapon-sets.ts';

/** DM-ITM-03: what a health pack would heal of a marine's damage. */
export const healedByPack = (t: OpenTable, marine: number): number =>
  healable(t, marine, HEALTH_PACK + modifier(t, marine, 'healthPack'));

/** DM-ITM-03, DM-WPN-07 */
export function takeItem(g: G, marine: number, item: number): void {
  const [{ what, cell }] = g.state.items.splice(item, 1);
  g.emit(itemTaken, { marine, what, cell });
  if (what === HEALTH) heal(g, marine, healedByPack(g, marine));
  else stackSet(g, marine, what);
}

import { HEALTH_PACK } from '../content/index.ts';
import { heal } from './damage.ts';
import type { G } from './doom.ts';
import { itemTaken } from './events.ts';
import { HEALTH } from './items.ts';
import { modifier } from './modifiers.ts';
import { stackSet } from './weapon-sets.ts';

/** DM-ITM-03, DM-WPN-07 */
export function takeItem(g: G, marine: number, item: number): void {
  const [{ what, cell }] = g.state.items.splice(item, 1);
  g.emit(itemTaken, { marine, what, cell });
  if (what === HEALTH) heal(g, marine, HEALTH_PACK + modifier(g, marine, 'healthPack'));
  else stackSet(g, marine, what);
}

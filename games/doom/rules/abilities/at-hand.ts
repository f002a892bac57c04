import type { Check, Seat } from '@sightline/kernel';
import { EVENTS } from '../../content/index.ts';
import { type Doom, type G, INVADER, NONE } from '../doom.ts';
import { marineAt } from '../figures.ts';
import { isInvaders, registeredAt } from './ability-context.ts';
import type { Registered } from './registry.ts';
import { eachTarget } from './targets.ts';

/** The cards in a seat's hand that carry an ability; one NONE for what lies open. */
export function cardsWith(g: G, registered: Registered, seat: Seat): readonly number[] {
  const { source, of } = registered;
  if (isInvaders(registered) !== (seat === INVADER)) return [];
  if (source === 'demon') return [NONE];
  if (source === 'event')
    return g.state.eventHand.items.filter((card) => EVENTS[card].kind === of).slice(0, 1);
  const marine = g.state.marines[marineAt(seat)];
  if (source === 'class') return marine.class === of ? [NONE] : [];
  const pile = source === 'glory' ? marine.glory : marine.hand;
  return pile.items.includes(of) ? [of] : [];
}

/** How a seat could use an ability: with which card of its hand, on what of all that "you" may choose. */
export function eachUse(
  g: G,
  ability: number,
  seat: Seat,
  you: number,
  offer: (ability: number, card: number, target: number) => void,
): void {
  const registered = registeredAt(ability);
  const { target } = registered.ability;
  for (const card of cardsWith(g, registered, seat))
    if (target === undefined) offer(ability, card, NONE);
    else eachTarget(g, target, you, card, (t) => offer(ability, card, t));
}

/** DM-ARG-04 */
export const argentSuffices: Check<Doom, unknown> = {
  rule: 'DM-ARG-04',
  holds: (g, _l, ability) => {
    const { ability: what, source, of } = registeredAt(ability);
    return source !== 'demon' || g.state.argent[of] >= (what.argent ?? 0);
  },
  because: (g, _l, ability) => ({ tokens: g.state.argent[registeredAt(ability).of] }),
};

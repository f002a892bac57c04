import { TACTICAL_GADGETS, tacticalGadget } from '../content/tactical-gadgets.ts';
import { mayPerform } from '../rules/actions.ts';
import { isInThrow, throwIsFree } from '../rules/keywords.ts';
import { gadgetOwner } from '../rules/operators.ts';
import type { Body } from '../rules/siege.ts';
import type { ActThought } from './act-thought.ts';
import { worthOfBlast } from './effects.ts';

/** What the best throw from a body would do, were it seen: at opponents and the spaces they stand in. */
export function throwsAt({ r, l, o }: ActThought, body: Body): number {
  const t = r.table;
  const user = { operator: l.operator, body };
  const reached = o.opponents.filter(
    ({ body: { at } }) => isInThrow(t, user, at) && throwIsFree(t, user, at),
  );
  if (reached.length === 0) return 0;
  let worth = 0;
  if (mayPerform(t, l, 'tactical'))
    TACTICAL_GADGETS.forEach((_, number) => {
      const gadget = tacticalGadget(number);
      if (gadget.side !== 'defender' || gadget.keyword !== 'throwable' || t.state.inventory[number] === 0)
        return;
      for (const { body: target } of reached)
        worth = Math.max(worth, worthOfBlast(t, l.operator, gadget, target.at) - 0.6);
    });
  const owner = gadgetOwner(t, l.operator);
  if ((owner === 'smoke' || owner === 'tachanka') && t.state.operators[l.operator].charges > 0)
    worth = Math.max(worth, 1.2 + 0.6 * reached.length);
  return worth;
}

import { guardDropped } from './events.ts';
import type { OperatorNumber } from './operators.ts';
import { type G, NONE } from './siege.ts';

/**
 * SG-OVW-05: whoever acts in their own activation overwatches no more. A hidden Operator keeps its tokens' marks, and
 * its Entryway Overwatch token while a token is upstairs: that may be relocated at the end (SG-OVW-23).
 */
export function dropsGuard(g: G, o: OperatorNumber): void {
  const operator = g.state.operators[o];
  const [miniature, token] = operator.bodies;
  if (token !== undefined) return;
  // SG-ADV-12, 14: then the mark is on the miniature's base.
  const marked = miniature.facing !== NONE && !g.statics.settings.advancedTactics;
  if (!marked && operator.watches === NONE) return;
  if (marked) miniature.facing = NONE;
  operator.watches = NONE;
  g.emit(guardDropped, { operator: o });
}

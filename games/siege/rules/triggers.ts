import { type Call, call } from '@sightline/kernel';
import { ACTION, asksInWindows, ENTRY, openChance } from './chance.ts';
import { enemySquad, type OperatorNumber, squadOf } from './operators.ts';
import { activation, reacting } from './procedures.ts';
import { mayReact } from './reactions.ts';
import type { G, Siege } from './siege.ts';

/**
 * Something can be reacted to from now on, until the active player's next step, action or end of activation (SG-REA-08).
 * Where reactions are asked for in windows (SG-REA-11, SG-DIG-15), the question follows at once.
 */
export function setTrigger(
  g: G,
  of: 'entry' | 'action',
  operator: OperatorNumber,
  body: number,
  through = 0,
): Call<Siege> | undefined {
  const l = g.within(activation);
  if (l === null || l.operator !== operator) return undefined;
  openChance(g, of === 'entry' ? ENTRY : ACTION, body, through);
  if (!asksInWindows(g)) return undefined;
  return mayReact(g, enemySquad(squadOf(operator))) ? call(reacting, { grabbed: false }) : undefined;
}

import { activation } from './procedures.ts';
import type { G } from './siege.ts';

/** What may be reacted to (SG-RIP-02 to 05). */
export const NO_TRIGGER = 0;
export const ENTRY = 1;
export const ACTION = 2;

/** The chance to react is over: the active player's next step, action or end of activation is taken (SG-REA-08). */
export function closeChance(g: G): void {
  openChance(g, NO_TRIGGER, 0, 0);
}

/** From now on this may be reacted to, by everybody once more (SG-RIP-08, SG-REA-03). */
export function openChance(g: G, trigger: number, body: number, through: number): void {
  const l = g.within(activation);
  if (l === null) return;
  l.trigger = trigger;
  l.triggerBody = body;
  l.through = through;
  l.fired = [];
  l.reacted = [];
  l.lateGrab = false;
}

/** SG-REA-11, SG-DIG-15: every chance to react is a question of its own. */
export const asksInWindows = (g: Pick<G, 'statics'>): boolean => {
  const { reactionWindows, losMode, clock } = g.statics.settings;
  return reactionWindows || (losMode === 'assisted' && clock !== 'timed');
};

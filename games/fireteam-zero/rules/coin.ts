import { coinTurned } from './events.ts';
import type { G } from './fireteam.ts';

/** FZ-COIN-01, FZ-OBJC-05: nothing is stored. */
export function turnToHeads(g: G): void {
  if (g.state.heads) return;
  g.state.heads = true;
  g.emit(coinTurned, { heads: 1 });
}

/** FZ-KD-03 */
export function turnToTails(g: G): void {
  g.state.heads = false;
  g.emit(coinTurned, { heads: 0 });
}

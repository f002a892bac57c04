import type { G } from './doom.ts';
import { recoveredFromStun, stunned } from './events.ts';
import { onBoard } from './figures.ts';

/** DM-STN-07: a stunned figure cannot be stunned again. */
export function stun(g: G, figure: number): void {
  const f = g.state.figures[figure];
  if (!onBoard(g, figure) || f.stunned) return;
  f.stunned = true;
  g.emit(stunned, { figure });
}

/** DM-STN-05, 06 */
export function recover(g: G, figure: number): void {
  const f = g.state.figures[figure];
  if (!onBoard(g, figure) || !f.stunned) return;
  f.stunned = false;
  g.emit(recoveredFromStun, { figure });
}

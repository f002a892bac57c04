import { steps } from '@sightline/board';
import { isCoverAround } from '../rules/board.ts';
import type { OpenTable } from '../rules/doom.ts';
import { cardOf, cellOf, demonsOnBoard } from '../rules/figures.ts';
import { boardOf } from '../rules/statics.ts';
import { powerOf } from './worth.ts';

/** The damage that demons could do to a marine on each space in their next activation, roughly. */
export function dangerMap(t: OpenTable): Float32Array {
  const danger = new Float32Array(t.statics.layout.cells);
  const board = boardOf(t);
  const { steps: count, sight } = board;
  for (const demon of demonsOnBoard(t)) {
    const { speed, attack } = cardOf(demon);
    const power = powerOf(demon) * (t.state.figures[demon].stunned ? 0.5 : 1);
    const from = cellOf(t, demon);
    for (let c = 0; c < danger.length; c++) {
      const n = steps(count, from, c);
      if (n < 0 || n > speed + attack.range) continue;
      // Out of its sight one is safer: it has to come round first.
      const near = n <= attack.range && sight.sees(from, c) ? 1 : 0.7;
      danger[c] += power * near * (isCoverAround(board, c) ? 0.85 : 1);
    }
  }
  return danger;
}

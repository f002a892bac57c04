import { upkept } from './events.ts';
import { upkeep } from './procedures.ts';
import { DEFENDER } from './siege.ts';
import { wins } from './victory.ts';

/** SG-RND-10 */
export const LAST_ROUND = 5;

/** SG-UPK-01 to 06 */
export const upkeepSteps = upkeep.steps('mission', 'clear').are({
  mission(g) {
    if (g.state.round >= LAST_ROUND) wins(g, DEFENDER, 'SG-VIC-05');
  },
  clear(g) {
    for (const operator of g.state.operators) {
      for (const body of operator.bodies) {
        body.located = false;
        body.stunned = false;
      }
      operator.activated = false;
      operator.raised = false;
    }
    g.state.overlays = [];
    g.emit(upkept, { round: g.state.round });
  },
});

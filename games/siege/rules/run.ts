import { type Economy, isDone, mayPerform, performs, pointsLeft, runValue } from './actions.ts';
import type { OperatorButton } from './activation-choice.ts';
import { ran } from './events.ts';
import { isCarrying } from './mission-actions.ts';
import { hasClimbed, type MovingOperator, mayPause } from './stepping.ts';

/** SG-RUN-01, 05: its MP join those of the Move. */
export const run: OperatorButton<MovingOperator & Economy> = {
  form: 'confirm',
  checks: [
    { rule: 'SG-ACT-02', holds: (_g, l) => !isDone(l, 'run') },
    { rule: 'SG-ACT-03', holds: (g, l) => mayPerform(g, l, 'run') },
    { rule: 'SG-RUN-02', holds: (g, l) => runValue(g, l.operator) > 0 },
    { rule: 'SG-MIS-15', holds: (g, l) => !isCarrying(g, l.operator) },
    // SG-FLR-12: the restriction is each token's own.
    {
      rule: 'SG-FLR-04',
      holds: (g, l) => g.state.operators[l.operator].bodies.some((_, b) => !hasClimbed(l, b)),
    },
    mayPause,
  ],
  does(g, l) {
    performs(l, 'run');
    l.moving = true;
    l.points += runValue(g, l.operator);
    g.emit(ran, { operator: l.operator, points: pointsLeft(g, l) });
  },
};

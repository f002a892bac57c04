import { type Economy, isDone, mayPerform, performs } from './actions.ts';
import type { OperatorButton } from './activation-choice.ts';
import { hid } from './events.ts';
import { isRevealed, seatsOfSquad, squadOf } from './operators.ts';
import { DEFENDER, NOWHERE } from './siege.ts';
import { hasClimbed, type MovingOperator, mayPause } from './stepping.ts';

/**
 * SG-ADV-01 to 06: two tokens in a stack instead of the miniature. Which of them is the portrait is cast by lot, so that
 * nothing tells it when they separate (SG-ADV-16).
 */
export const hide: OperatorButton<MovingOperator & Economy> = {
  form: 'confirm',
  checks: [
    {
      rule: 'SG-ADV-01',
      holds: (g, l) => g.statics.settings.advancedTactics && squadOf(l.operator) === DEFENDER,
    },
    { rule: 'SG-ADV-01', holds: (g, l) => isRevealed(g, l.operator) },
    { rule: 'SG-ACT-02', holds: (_g, l) => !isDone(l, 'hide') },
    { rule: 'SG-ACT-03', holds: (g, l) => mayPerform(g, l, 'hide') },
    { rule: 'SG-ADV-04', holds: (g, l) => !g.state.operators[l.operator].bodies[0].located },
    { rule: 'SG-ADV-06', holds: (g, l) => g.state.operators[l.operator].bodies[0].standee === NOWHERE },
    mayPause,
  ],
  does(g, l) {
    performs(l, 'hide');
    const operator = g.state.operators[l.operator];
    const [miniature] = operator.bodies;
    operator.bodies = [{ ...miniature }, { ...miniature }];
    operator.stacked = true;
    g.hide(operator.portrait, g.draw('lots', 2), seatsOfSquad(g, DEFENDER));
    // What the miniature did in this activation, both tokens have done (SG-FLR-04, 06).
    if (hasClimbed(l, 0)) l.climbed |= 2;
    l.descended |= (l.descended & 1) << 1;
    g.emit(hid, { operator: l.operator, at: miniature.at });
  },
};

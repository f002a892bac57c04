import { done } from '@sightline/kernel';
import { bitOf, type Economy, isDone, MOVE_POINTS, mayMove, othersLeft } from '../actions.ts';
import { effectIgnored } from '../events.ts';
import { seatOf, squadOf } from '../operators.ts';
import { activation, extraAction } from '../procedures.ts';
import { type G, NONE } from '../siege.ts';
import { clockOf, hands, reactionTime, restartClock, stopClocks } from '../timer.ts';
import { detectorOf } from './iq.ts';

/** What may be forfeited (SG-ACT-14). */
export const OTHER_SLOT = 0;
export const UNSTARTED_MOVE = 1;

const economy = (g: G): Economy | null => g.within(activation);

/** SG-ACT-14, SG-SGA-10, SG-SGD-12, 30: the Operator's player spends an action, has it ignored, or takes the effect. */
export const extraActionSteps = extraAction.steps('begin', 'decide', 'end').are({
  /** The clock is theirs, even where an opponent has grabbed it. */
  begin(g, l) {
    l.resumes = stopClocks(g);
    hands(g, squadOf(l.operator));
  },
  decide: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.operator),
    about: (_g, l) => ({ operator: l.operator, against: l.against }),
    clock: clockOf,
    allowance: reactionTime,
    timeout: () => ['suffer'],
    choices: {
      spend: {
        form: 'one',
        candidates(_g, _l, offer) {
          offer(OTHER_SLOT);
          offer(UNSTARTED_MOVE);
        },
        checks: [
          {
            rule: 'SG-ACT-14',
            holds(g, l, which) {
              const running = economy(g);
              if (running === null || running.operator !== l.operator) return false;
              return which === OTHER_SLOT
                ? othersLeft(g, running) > 0
                : !isDone(running, 'move') && mayMove(g, running);
            },
          },
        ],
        does(g, l, which) {
          const running = economy(g);
          if (running !== null && which === OTHER_SLOT) running.others++;
          else if (running !== null) {
            running.done |= bitOf('move');
            running.points -= MOVE_POINTS;
          }
          g.emit(effectIgnored, { operator: l.operator, against: l.against, by: l.operator });
          l.ignored = true;
          return 'end';
        },
      },
      detector: {
        form: 'confirm',
        checks: [{ rule: 'SG-SGA-10', holds: (g, l) => detectorOf(g, l.operator) !== NONE }],
        does(g, l) {
          const by = detectorOf(g, l.operator);
          g.state.operators[by].charges--;
          g.emit(effectIgnored, { operator: l.operator, against: l.against, by });
          l.ignored = true;
          return 'end';
        },
      },
      suffer: { form: 'confirm', does: () => 'end' },
    },
  },
  end(g, l) {
    restartClock(g, l.resumes);
    return done({ ignored: l.ignored });
  },
});

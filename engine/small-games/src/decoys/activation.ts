import { done, event, int, open, procedure } from '@sightline/kernel';
import { ATTACKER, cellOf, DEFENDER, type Decoys, handle, hide, isHidden, realCell } from './decoys.ts';
import { demand } from './demanding.ts';
import { anAttackerSees, sees, shootAttacker } from './shooting.ts';
import { forEachNeighbour, stepChecks } from './stepping.ts';

export const slipped = event('slipped', { token: 'open', to: 'open' });

/** DC-04: one operator of the defender, revealed or hidden. */
export const activation = procedure<Decoys>()('activation', { operator: open(int), steps: open(int) });
activation.steps('act', 'spotted', 'nextAct').are({
  act: {
    ask: 'one',
    seat: () => DEFENDER,
    choices: {
      step: {
        form: 'one',
        candidates(g, l, offer) {
          if (l.steps === 0) return;
          g.state.operators[l.operator].tokens.forEach((at, t) => {
            forEachNeighbour(g, at, (cell) => offer(handle(l.operator, t), cell));
          });
        },
        checks: stepChecks(cellOf),
        does(g, l, token, cell) {
          g.state.operators[l.operator].tokens[token & 1] = cell;
          l.steps--;
          g.emit(slipped, { token, to: cell });
        },
      },
      shoot: {
        form: 'one',
        candidates(g, _l, offer) {
          g.state.attackers.forEach((a, i) => {
            if (a.hp > 0) offer(i);
          });
        },
        checks: [
          { rule: 'DC-10', holds: (g, l, a) => sees(g, realCell(g, l.operator), g.state.attackers[a].at) },
        ],
        does(g, l, attacker) {
          shootAttacker(g, l.operator, attacker);
          return done();
        },
      },
      hide: {
        form: 'confirm',
        checks: [
          {
            rule: 'DC-14',
            holds: (g, l) => !isHidden(g, l.operator) && !anAttackerSees(g, realCell(g, l.operator)),
          },
        ],
        does(g, l) {
          hide(g, l.operator);
          return done();
        },
      },
      end: { form: 'confirm', does: () => done() },
    },
    // Nothing that depends on which token is real: the attacker sees what is done for a defender who fell asleep.
    timeout: () => ['end'],
  },
  spotted: { ask: 'priority', seats: () => [ATTACKER], choices: { demand: demand() } },
  nextAct: () => 'act',
});

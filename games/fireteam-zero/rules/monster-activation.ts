import { call } from '@sightline/kernel';
import { ACTIVATION_DIE } from '../content/dice.ts';
import { kindOf, onBoard } from './board.ts';
import { activated, activationRolled } from './events.ts';
import { NONE } from './fireteam.ts';
import { monsterSpeed } from './modifiers.ts';
import { momentOf } from './moments.ts';
import { activation, carryOut, monsterAttack, monsterMove } from './procedures.ts';

/** FZ-ADIE-03: what the die may add to the move. */
const EXTRA_STEPS = 1;

/** Whether a monster comes into reach of a hero so many steps away: surely, if its die adds a step, or not at all. */
export function comesIntoReach(steps: number, speed: number, reach: number): 'yes' | 'perhaps' | 'no' {
  const short = Math.max(0, steps - speed) - reach;
  return short <= 0 ? 'yes' : short <= EXTRA_STEPS ? 'perhaps' : 'no';
}

/** FZ-MON-04: move, die, attack. */
activation.steps('begin', 'move', 'die', 'result', 'attack').are(
  {
    begin(g, l) {
      g.emit(activated, { monster: l.monster });
      return momentOf(g, 'monsterActivates', l.monster, NONE, g.state.at[l.monster]);
    },
    move: (g, l) => call(monsterMove, { monster: l.monster, steps: monsterSpeed(g, l.monster) }),
    /** FZ-ADIE-01: even one that did not move. */
    die(g, l) {
      l.face = g.draw('activation', ACTIVATION_DIE.length);
      g.emit(activationRolled, { monster: l.monster, face: l.face });
    },
    /** FZ-ADIE-02 to 05 */
    result(g, l) {
      switch (ACTIVATION_DIE[l.face]) {
        case 'blank':
          return;
        case 'move':
          return call(monsterMove, { monster: l.monster, steps: EXTRA_STEPS });
        case 'special':
          return call(carryOut, {
            deed: g.statics.box.numberOf(kindOf(g, l.monster).special),
            you: NONE,
            it: l.monster,
            subject: l.monster,
            other: NONE,
            here: g.state.at[l.monster],
            target: NONE,
            card: NONE,
            task: NONE,
          });
      }
    },
    attack: (_g, l) => call(monsterAttack, { monster: l.monster, dice: l.dice, bonus: l.bonus }),
  },
  // FZ-MON-07
  { endsIf: (g, l) => l.killed || !onBoard(g, l.monster) },
);

import { done } from '@sightline/kernel';
import { activeHeroesIn, groupSeat, isActive } from './board.ts';
import { headed } from './events.ts';
import { NONE, type OpenTable } from './fireteam.ts';
import { afterwards } from './flow.ts';
import { isGone } from './killing.ts';
import { moveMonster } from './movement.ts';
import { nearestOnFoot, walkBetween } from './nearest.ts';
import { monsterMove } from './procedures.ts';
import { FAR } from './statics.ts';

/** FZ-MMOV-01, 06: an active hero here holds it. */
export const standsStill = (t: OpenTable, monster: number): boolean =>
  activeHeroesIn(t, t.state.at[monster]) > 0;

/** FZ-MMOV-02, 09: the first steps of all shortest ways to its target. */
function eachNextStep(t: OpenTable, monster: number, target: number, offer: (to: number) => void): void {
  const from = t.state.at[monster];
  const goal = t.state.at[target];
  const left = walkBetween(t, from, goal);
  if (left === FAR) return;
  for (const to of t.statics.neighbours[from])
    if (walkBetween(t, to, goal) === left - 1 && walkBetween(t, from, to) === 1) offer(to);
}

export const monsterMoveSteps = monsterMove.steps('head', 'go', 'step').are(
  {
    /** FZ-MMOV-10: fixed at the start of the move. */
    head(g, l) {
      l.target = standsStill(g, l.monster) ? NONE : nearestOnFoot(g, l.monster);
      if (l.target === NONE || l.steps <= 0) return done();
      const steps = walkBetween(g, g.state.at[l.monster], g.state.at[l.target]);
      g.emit(headed, { monster: l.monster, hero: l.target, steps });
    },
    go(g, l) {
      if (l.steps <= 0 || standsStill(g, l.monster)) return done();
      // FZ-MMOV-13
      if (!isActive(g, l.target)) l.target = nearestOnFoot(g, l.monster);
      if (l.target === NONE) return done();
      let only = NONE;
      let several = false;
      eachNextStep(g, l.monster, l.target, (to) => {
        if (only !== NONE) several = true;
        only = to;
      });
      if (only === NONE) return done();
      if (several) return 'step';
      l.steps--;
      return afterwards(moveMonster(g, l.monster, only, 'walk'), 'go');
    },
    /** FZ-MMOV-09: players choose among equals. */
    step: {
      ask: 'one',
      seat: groupSeat,
      about: (_g, l) => ({ monster: l.monster, hero: l.target }),
      choices: {
        step: {
          form: 'one',
          candidates: (g, l, offer) => eachNextStep(g, l.monster, l.target, offer),
          does(g, l, to) {
            l.steps--;
            return afterwards(moveMonster(g, l.monster, to, 'walk'), 'go');
          },
        },
      },
    },
  },
  { endsIf: (g, l) => isGone(g, l.monster) },
);

import { call, done } from '@sightline/kernel';
import { isActive, monsterOf, rangeBetween, seatOf } from './board.ts';
import { ambushed, spawned } from './events.ts';
import { FIRST_MONSTER, type G, NONE, NOWHERE, type OpenTable, SPAWN } from './fireteam.ts';
import { inPool } from './killing.ts';
import { activation, ambush } from './procedures.ts';

/** FZ-AMB-03, 09: the farthest of the kind on the board, by range. */
function eachFarthest(t: OpenTable, hero: number, kind: number, offer: (monster: number) => void): void {
  const { at } = t.state;
  let most = -1;
  for (let m = FIRST_MONSTER; m < at.length; m++)
    if (at[m] !== NOWHERE && monsterOf(t, m).kind === kind)
      most = Math.max(most, rangeBetween(t, at[m], at[hero]));
  for (let m = FIRST_MONSTER; m < at.length; m++)
    if (at[m] !== NOWHERE && monsterOf(t, m).kind === kind && rangeBetween(t, at[m], at[hero]) === most)
      offer(m);
}

export const ambushSteps = ambush.steps('take', 'choose', 'activate').are({
  /** FZ-AMB-02 */
  take(g, l) {
    [l.monster = NONE] = inPool(g, l.kind, SPAWN);
    if (l.monster !== NONE) return 'activate';
  },
  choose: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.hero),
    about: (_g, l) => ({ hero: l.hero }),
    choices: {
      choose: {
        form: 'one',
        candidates: (g, l, offer) => eachFarthest(g, l.hero, l.kind, offer),
        does(_g, l, monster) {
          l.monster = monster;
        },
      },
    },
    // FZ-AMB-10
    ifNone: () => done(),
  },
  /** FZ-AMB-01, 05, 07 */
  activate(g, l) {
    if (!isActive(g, l.hero)) return done();
    appear(g, l.monster, l.hero);
    // FZ-GEN-09: what does not activate this round cannot.
    return monsterOf(g, l.monster).stunned ? done() : call(activation, { monster: l.monster });
  },
});

function appear(g: G, monster: number, hero: number): void {
  const isNew = g.state.at[monster] === NOWHERE;
  g.state.at[monster] = g.state.at[hero];
  g.emit(ambushed, { hero, monster });
  if (isNew) g.emit(spawned, { monster, at: g.state.at[hero], by: 'ambush' });
}

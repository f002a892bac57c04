import { call, done } from '@sightline/kernel';
import { distinct } from './alike.ts';
import { isActive, monsterOf, rangeBetween, seatOf } from './board.ts';
import { ambushed, spawned } from './events.ts';
import { FIRST_MONSTER, type G, NONE, NOWHERE, type OpenTable, SPAWN } from './fireteam.ts';
import { inPool } from './killing.ts';
import { activation, ambush } from './procedures.ts';

/** FZ-AMB-03, 09: the farthest of the kind on the board, by range. */
function farthest(t: OpenTable, hero: number, kind: number): number[] {
  const { at } = t.state;
  const found: number[] = [];
  for (let m = FIRST_MONSTER; m < at.length; m++)
    if (at[m] !== NOWHERE && monsterOf(t, m).kind === kind) found.push(m);
  const range = (m: number) => rangeBetween(t, at[m], at[hero]);
  const most = Math.max(...found.map(range));
  return distinct(
    t,
    found.filter((m) => range(m) === most),
  );
}

export const ambushSteps = ambush.steps('take', 'choose', 'activate').are({
  /** FZ-AMB-02, 03, 10 */
  take(g, l) {
    [l.monster = NONE] = inPool(g, l.kind, SPAWN);
    if (l.monster !== NONE) return 'activate';
    const [only, ...others] = farthest(g, l.hero, l.kind);
    if (only === undefined) return done();
    if (others.length > 0) return;
    l.monster = only;
    return 'activate';
  },
  choose: {
    ask: 'one',
    seat: (g, l) => seatOf(g, l.hero),
    about: (_g, l) => ({ hero: l.hero }),
    choices: {
      choose: {
        form: 'one',
        candidates(g, l, offer) {
          for (const monster of farthest(g, l.hero, l.kind)) offer(monster);
        },
        does(_g, l, monster) {
          l.monster = monster;
        },
      },
    },
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

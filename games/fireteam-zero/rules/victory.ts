import { members, players } from '@sightline/kernel';
import { specialists } from './board.ts';
import { type G, NONE, type OpenTable } from './fireteam.ts';
import { attack } from './procedures.ts';

/** FZ-WIN-01, FZ-OBJC-01 */
export const allObjectivesDone = (t: OpenTable): boolean => t.state.objectives.every((o) => o.done);

/** FZ-WIN-02, 04, 05, 06: every hero, knocked down or not, and specialists only if the briefing says so. */
export function allAtExit(t: OpenTable): boolean {
  const { exit, heroes, mission } = t.statics;
  if (exit === NONE) return true;
  for (let h = 0; h < heroes; h++) if (t.state.at[h] !== exit) return false;
  return !mission.specialistsLeaveToo || specialists.every((s) => t.state.at[s] === exit);
}

/** FZ-GEN-08: from its roll on an attack is one event with all its damage, and with attacks made meanwhile. */
export function isWithinDamage(g: G): boolean {
  const l = g.within(attack);
  return l !== null && (l.striking || l.withinDamage);
}

/** FZ-GEN-08, FZ-WIN-03: in any phase. */
export function checkVictory(g: G): void {
  if (!allObjectivesDone(g) || !allAtExit(g) || isWithinDamage(g)) return;
  g.finish({ winners: members(players(g.seats)), by: g.statics.exit === NONE ? 'FZ-WIN-01' : 'FZ-WIN-02' });
}

/** FZ-KD-04 */
export const lose = (g: G): void => g.finish({ winners: [], by: 'FZ-KD-04' });

import { call } from '@sightline/kernel';
import { allReady, notReady } from './agreement.ts';
import { roomsOfBody } from './environment.ts';
import { defuserStopped, roomScored, scored, upkept } from './events.ts';
import { reveal } from './hidden-operators.ts';
import type { MissionKind } from './map/mission-page.ts';
import { isInReach } from './mission-actions.ts';
import { inPlay, isHidden, isRevealed, operatorsOf } from './operators.ts';
import { levelUp, upkeep } from './procedures.ts';
import { ATTACKER, DEFENDER, NONE, type OpenTable, type Squad } from './siege.ts';
import { allowance } from './timer.ts';
import { wins } from './victory.ts';

/** SG-RND-10: five regular rounds, then perhaps overtime. */
export const LAST_ROUND = 5;
const OVERTIME = 6;

const missionKind = (t: OpenTable): MissionKind => t.statics.mission?.kind ?? 'control';

/** SG-UPK-01 to 06, 09, 10 */
export const upkeepSteps = upkeep
  .steps('defuser', 'mayReveal', 'reveal', 'score', 'judge', 'clear', 'levelUp')
  .are({
    /** SG-MIS-09, 20, SG-UPK-10 */
    defuser(g) {
      const { bomb, since } = g.state.defuser;
      if (bomb === NONE || since === g.state.round) return;
      if (isGuarded(g, bomb)) return wins(g, ATTACKER, 'SG-MIS-09');
      g.state.defuser = { bomb: NONE, since: 0 };
      g.emit(defuserStopped, { operator: NONE, bomb });
    },
    /** SG-MIS-14: asked whenever any defender is hidden. */
    mayReveal(g) {
      const anyHidden = operatorsOf(DEFENDER).some((o) => isHidden(g, o));
      return missionKind(g) === 'control' && anyHidden ? 'reveal' : 'score';
    },
    reveal: {
      ask: 'open',
      mayPass: false,
      seats: (g, l) => notReady(g, DEFENDER, l),
      clock: () => 0,
      allowance,
      timeout: () => ['done'],
      choices: {
        reveal: {
          form: 'one',
          candidates(g, _l, offer) {
            for (const o of operatorsOf(DEFENDER)) if (isHidden(g, o)) offer(o);
          },
          does(g, _l, o) {
            reveal(g, o, false);
            return 'mayReveal';
          },
        },
        done: { form: 'confirm', does: (g, l) => (allReady(g, DEFENDER, l) ? 'score' : 'reveal') },
      },
    },
    /** SG-MIS-04 */
    score(g) {
      if (missionKind(g) !== 'control' || g.statics.mission === null) return;
      for (const { room, value } of g.statics.mission.rooms) {
        const squad = controllerOf(g, room);
        if (squad === NONE) continue;
        g.state.score[squad] += value;
        g.emit(roomScored, { room, squad, value });
      }
      g.emit(scored, { attacker: g.state.score[ATTACKER], defender: g.state.score[DEFENDER] });
    },
    /** SG-VIC-05, SG-MIS-05, 07, 09 */
    judge(g) {
      const { round, score } = g.state;
      if (round < LAST_ROUND) return;
      const kind = missionKind(g);
      if (kind === 'control')
        return score[ATTACKER] > score[DEFENDER]
          ? wins(g, ATTACKER, 'SG-MIS-05')
          : wins(g, DEFENDER, 'SG-MIS-05');
      const overtime = kind === 'bomb' ? g.state.defuser.bomb !== NONE : g.state.hostage.carrier !== NONE;
      if (round === OVERTIME || !overtime) wins(g, DEFENDER, 'SG-VIC-05');
    },
    /** SG-UPK-02 to 04, 07 */
    clear(g) {
      for (const operator of g.state.operators) {
        for (const body of operator.bodies) {
          body.located = false;
          body.stunned = false;
        }
        operator.activated = false;
        // SG-NOA-15
        operator.bonus = 0;
        operator.raised = false;
      }
      g.state.overlays = [];
      g.state.silent = 0;
      g.emit(upkept, { round: g.state.round });
    },
    /** SG-RCT-03: before a new round, so not after the last. */
    levelUp: () => call(levelUp, {}),
  });

/** SG-MIS-09: an attacker is in or adjacent to the bomb's space. */
const isGuarded = (t: OpenTable, bomb: number): boolean =>
  operatorsOf(ATTACKER).some(
    (o) => inPlay(t, o) && isInReach(t, t.state.operators[o].bodies[0], t.state.bombs[bomb]),
  );

/** SG-MIS-06, 13: the squad with a revealed Operator in the room, if only one has; NONE: nobody. */
export function controllerOf(t: OpenTable, room: number): Squad | typeof NONE {
  const holds = (squad: Squad) =>
    operatorsOf(squad).some(
      (o) =>
        isRevealed(t, o) && inPlay(t, o) && roomsOfBody(t, t.state.operators[o].bodies[0]).includes(room),
    );
  const [attackers, defenders] = [holds(ATTACKER), holds(DEFENDER)];
  if (attackers === defenders) return NONE;
  return attackers ? ATTACKER : DEFENDER;
}

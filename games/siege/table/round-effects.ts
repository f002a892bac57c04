import { banner, iconAt, numberAt } from '@sightline/table';
import { bodyHandle } from '../rules/operators.ts';
import { LAST_ROUND } from '../rules/upkeep.ts';
import { ICONS } from './icons.ts';
import { squadName, squadTone } from './names.ts';
import { bodyRef, cellRef } from './refs.ts';
import { iconInSpace, type ShownOf, spaceRef } from './shown.ts';

/** Rounds and phases, clocks, and what missions are about. */
export const ABOUT_ROUNDS: ShownOf = {
  deploymentEnded: (_at, of, _e, line) => [banner(line, squadTone(of('squad')))],
  roundBegan: ({ say }, of) => [
    of('round') > LAST_ROUND
      ? banner(say('moment.overtime'), 'gold', { text: say('moment.overtime.text'), sound: 'turn' })
      : banner(say('moment.round', { round: of('round') }), 'gold', { sound: 'turn' }),
  ],
  phaseBegan: (at, of) => [
    banner(squadName(at, of('squad')), squadTone(of('squad')), {
      text: at.say('moment.phase', { phase: of('phase') }),
      sound: 'turn',
    }),
  ],
  ranOut: (_at, _of, _e, line) => [banner(line, 'danger')],
  grabbed: (_at, of, _e, line) => [banner(line, squadTone(of('squad')))],
  // Beside the ruler's word, which it follows from.
  rewarded: (_at, _of, _e, line) => [{ show: 'outcome', text: line, tone: 'gold', icon: ICONS.clock }],
  bonusPlaced: ({ say }, of) => [
    iconAt(
      bodyRef(bodyHandle(of('operator'), 0)),
      ICONS.bonus,
      of('side') > 0 ? 'good' : 'danger',
      say('log.bonus', { n: of('side') }),
    ),
  ],

  /* Missions */
  hostageTaken: (_at, _of, _e, line) => [banner(line, 'warn')],
  hostageDown: (at, of, _e, line) => [iconAt(spaceRef(at, 0, of('at')), ICONS.hostage, 'warn', line)],
  defuserStarted: (at, of, _e, line) => [
    iconInSpace(at.view.state.bombs[of('bomb')] ?? 0, ICONS.bomb, 'danger', line),
    banner(at.say('moment.defuser'), 'danger', { text: line }),
  ],
  defuserStopped: (_at, _of, _e, line) => [banner(line, 'warn')],
  roomScored(at, of, _e, line) {
    const [cell] = at.statics.plan.rooms[of('room')]?.spaces ?? [];
    if (cell === undefined) return [];
    const tone = squadTone(of('squad'));
    return [numberAt(cellRef(cell), `+${of('value')}`, tone), iconInSpace(cell, ICONS.control, tone, line)];
  },
  scored: ({ say }, of) => [
    banner(say('moment.score', { attacker: of('attacker'), defender: of('defender') }), 'gold'),
  ],
};

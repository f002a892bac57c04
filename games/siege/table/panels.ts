import { SPECTATOR } from '@sightline/kernel';
import type { Panel } from '@sightline/table';
import { operatorsOf } from '../rules/operators.ts';
import { DEFENDER, NONE, SQUADS, type Squad } from '../rules/siege.ts';
import { squadOfSeat } from '../rules/statics.ts';
import { LAST_ROUND } from '../rules/upkeep.ts';
import { missionName, roomName } from './names.ts';
import { holderOf } from './objectives.ts';
import { operatorPanel } from './operator-panel.ts';
import { roomRef } from './refs.ts';
import { squadPanel, supplyPanel } from './supply-panels.ts';
import { openTable, type ViewContext } from './view-context.ts';

/** The column beside the board: both squads, one's own first, the mission, what they carry, and what is left to take. */
export function panels(at: ViewContext): Panel[] {
  const own = ownSquad(at);
  const order = own === DEFENDER ? SQUADS.toReversed() : SQUADS;
  const chosen = order.map((squad) => chosenIn(at, squad));
  const figures = chosen.flat().map((o) => operatorPanel(at, o));
  const inventories = order.flatMap((squad, i) => (chosen[i].length > 0 ? [squadPanel(at, squad)] : []));
  const mission = missionPanels(at);
  // Before anybody acts there is time to read what it is all about.
  return at.view.state.round === 0
    ? [...mission, ...figures, ...inventories, supplyPanel(at)]
    : [...figures, ...mission, ...inventories, supplyPanel(at)];
}

/** Null for spectators. */
const ownSquad = (at: ViewContext): Squad | null =>
  at.view.seat === SPECTATOR ? null : squadOfSeat(openTable(at), at.view.seat);

/** Nobody is there before the squads are chosen. */
const chosenIn = (at: ViewContext, squad: Squad): readonly number[] =>
  operatorsOf(squad).filter((o) => at.view.state.operators[o].profile !== NONE);

const RULES = { control: 'SG-MIS-04', bomb: 'SG-MIS-09', hostage: 'SG-MIS-07' } as const;

function missionPanels(at: ViewContext): Panel[] {
  const { mission } = at.statics;
  if (mission === null) return [];
  const { kind, file } = mission;
  const own = ownSquad(at);
  const side = own === null ? 'both' : own === DEFENDER ? 'defend' : 'attack';
  const aim: Panel = {
    type: 'note',
    title: missionName(at, { kind, map: file.map }),
    tone: 'gold',
    text: [at.say(`scene.aim.${kind}.${side}`, { n: LAST_ROUND })],
    more: [at.say('scene.aim.eliminate'), ...(file.ours.length > 0 ? [at.say('scene.aim.ours')] : [])],
    ...(at.view.state.round === 0 && { whole: true }),
    rule: RULES[kind],
  };
  return kind === 'control' ? [aim, roomsPanel(at)] : [aim];
}

/** The contested rooms, and who holds each now (SG-MIS-04, 06). */
function roomsPanel(at: ViewContext): Panel {
  const rows = (at.statics.mission?.rooms ?? []).map(({ room, value }) => ({
    label: at.say('scene.roomValue', { room: roomName(at, at.statics.plan.rooms[room].spaces[0]), n: value }),
    value: holderOf(at, room).name,
    ref: roomRef(room),
  }));
  return { type: 'stats', title: at.say('scene.rooms'), tone: 'gold', rows };
}

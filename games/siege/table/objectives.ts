import { beside, type Cell, SIDES } from '@sightline/board';
import type { Piece, PieceMark, Tone } from '@sightline/table';
import { ATTACKER, NONE, NOWHERE } from '../rules/siege.ts';
import { controllerOf } from '../rules/upkeep.ts';
import { spotOf } from './drawn-place.ts';
import { ICONS } from './icons.ts';
import { roomName, squadName, squadTone } from './names.ts';
import { bombRef, HOSTAGE, roomRef } from './refs.ts';
import { openTable, type ViewContext } from './view-context.ts';

export const bombName = ({ say }: Pick<ViewContext, 'say'>, bomb: number): string =>
  say(bomb === 0 ? 'mission.bombA' : 'mission.bombB');
export const bombLetter = ({ say }: Pick<ViewContext, 'say'>, bomb: number): string =>
  say(bomb === 0 ? 'scene.bomb.a' : 'scene.bomb.b');

/** What the mission is about, as it lies on the board. */
export const objectives = (at: ViewContext): Piece[] => [...contestedRooms(at), ...bombs(at), ...hostage(at)];

function bombs(at: ViewContext): Piece[] {
  const { bombs: spaces, defuser } = at.view.state;
  return spaces.flatMap((space, bomb): Piece[] => {
    if (space === NOWHERE) return [];
    const runs: PieceMark = {
      frame: 'burst',
      icon: ICONS.clock,
      tone: 'danger',
      label: at.say('scene.defuserRuns', { n: defuser.since }),
    };
    return [
      {
        ref: bombRef(bomb),
        shape: 'tile',
        icon: ICONS.bomb,
        tone: 'gold',
        name: bombName(at, bomb),
        badge: bombLetter(at, bomb),
        ...spotOf(at, space, ATTACKER),
        ...(defuser.bomb === bomb && { marks: [runs] }),
      },
    ];
  });
}

/** Carried, it is a status of its carrier. */
function hostage(at: ViewContext): Piece[] {
  const { at: place } = at.view.state.hostage;
  if (place === NOWHERE) return [];
  const name = at.say('mission.theHostage');
  return [
    { ref: HOSTAGE, shape: 'hex', icon: ICONS.hostage, tone: 'gold', name, ...spotOf(at, place, ATTACKER) },
  ];
}

/* Control (SG-MIS-04) */

/** Who holds it now, in colours and in words. */
export function holderOf(at: ViewContext, room: number): { readonly tone: Tone; readonly name: string } {
  const squad = controllerOf(openTable(at), room);
  return squad === NONE
    ? { tone: 'gold', name: at.say('scene.room.nobody') }
    : { tone: squadTone(squad), name: squadName(at, squad) };
}

const contestedRooms = (at: ViewContext): Piece[] =>
  (at.statics.mission?.rooms ?? []).map(({ room, value }) => {
    const { spaces } = at.statics.plan.rooms[room];
    const { tone, name } = holderOf(at, room);
    return {
      ref: roomRef(room),
      shape: 'hex',
      icon: ICONS.control,
      tone,
      name: at.say('scene.room', { room: roomName(at, spaces[0]), n: value, holder: name }),
      badge: String(value),
      ...spotOf(at, tokenSpace(at, spaces), ATTACKER),
    };
  });

/** Its control token lies in the open, where it hides least: far from walls, on no entryway, in the way of nothing. */
function tokenSpace({ statics: { plan, layout } }: ViewContext, spaces: readonly Cell[]): Cell {
  const isEntryway = (cell: Cell) => plan.entryways.some((e) => e.cell === cell);
  const room = (cell: Cell) =>
    SIDES.filter((side) => {
      const next = beside(layout, cell, side);
      return spaces.includes(next) && plan.obstacleOf[next] === NONE;
    }).length;
  const free = spaces.filter((cell) => plan.obstacleOf[cell] === NONE && !isEntryway(cell));
  return (free.length > 0 ? free : spaces).reduce((best, cell) => (room(cell) > room(best) ? cell : best));
}

import { spaceLabel } from '@sightline/board';
import type { MessageArguments } from '@sightline/table';
import { COLOURS } from '../content/dice.ts';
import { OPERATORS } from '../content/operators.ts';
import { OVERLAYS, PIECES } from '../content/pieces.ts';
import { TACTICAL_GADGETS } from '../content/tactical-gadgets.ts';
import { LEGEND } from '../rules/map/legend.ts';
import { isUpstairs, type OperatorNumber } from '../rules/operators.ts';
import { NONE, NOWHERE } from '../rules/siege.ts';
import { SPECIAL_ACTIONS } from '../rules/special-gadgets/index.ts';
import { squadOfSeat } from '../rules/statics.ts';
import { isMessageKey, type MessageKey } from '../text/index.ts';
import { openTable, type ViewContext, type Words } from './view-context.ts';

type Seen = Pick<ViewContext, 'say' | 'statics' | 'view'>;

/** Keys made of ids of the content, which are plain text there. */
export function sayKey({ say }: Words, key: string, args?: MessageArguments): string {
  if (!isMessageKey(key)) throw new Error(`there are no words for "${key}"`);
  return say(key satisfies MessageKey, args);
}

/* Squads and seats */

export const squadName = ({ say }: Words, squad: number): string =>
  say(squad === 0 ? 'squad.attackers' : 'squad.defenders');

/** A squad of several players numbers them: "Attackers 2". */
export function seatName(at: Seen, seat: number): string {
  const squad = squadOfSeat(openTable(at), seat);
  const players = at.statics.squads[squad];
  const before = players & ((1 << seat) - 1);
  const name = squadName(at, squad);
  if (players === 1 << seat) return name;
  return at.say('squad.player', { squad: name, n: 1 + Number(before !== 0) });
}

/* Operators */

/** By profile; the alternates have the name of the Operator they are. */
export const profileName = (at: Words, profile: number): string =>
  sayKey(at, `operator.${OPERATORS[profile].id}`);

/** By number; before squads are chosen they have none of their own. */
export function operatorName(at: Seen, operator: OperatorNumber): string {
  const { profile } = at.view.state.operators[operator];
  return profile === NONE ? at.say('operator.unknown', { n: (operator % 5) + 1 }) : profileName(at, profile);
}

/* Spaces */

/** "C7" on the main floor; "upstairs, space 2". */
export function placeName(at: Seen, place: number): string {
  if (place === NOWHERE) return at.say('place.nowhere');
  const t = openTable(at);
  return isUpstairs(t, place)
    ? at.say('place.upstairs', { n: place - at.statics.layout.cells + 1 })
    : spaceLabel(at.statics.layout, place);
}

export const sideName = (at: Words, side: number): string => sayKey(at, `side.${side}`);
/** The room of a space of the main floor; empty outside rooms. */
export function roomName(at: Seen, cell: number): string {
  const room = at.statics.plan.roomOf[cell] ?? NONE;
  return room === NONE ? '' : sayKey(at, `room.${at.statics.plan.rooms[room].id}`);
}
/** What stands between spaces, by its kind. */
export const sectionName = (at: Words, kind: number): string =>
  sayKey(at, `section.${LEGEND.edges[kind].name}`);

/* Gadgets and dice */

export const tacticalName = (at: Words, gadget: number): string =>
  sayKey(at, `tactical.${TACTICAL_GADGETS[gadget].id}`);
export const specialName = (at: Words, action: number): string =>
  sayKey(at, `special.${SPECIAL_ACTIONS[action].id}`);
/** A gadget by the id that events name, tactical or special. */
export const gadgetName = (at: Words, id: string): string =>
  isMessageKey(`tactical.${id}`) ? sayKey(at, `tactical.${id}`) : sayKey(at, `special.${id}`);
export const pieceName = (at: Words, kind: number): string => sayKey(at, `piece.${PIECES[kind].id}`);
export const overlayName = (at: Words, kind: number): string => sayKey(at, `overlay.${OVERLAYS[kind]}`);
export const dieName = (at: Words, colour: number): string => sayKey(at, `die.${COLOURS[colour]}`);

/* Missions */

/** "Consulate: Bomb" */
export function missionName(at: Words, mission: { readonly kind: string; readonly map: string }): string {
  return at.say('mission.title', {
    location: sayKey(at, `location.${mission.map}`),
    kind: sayKey(at, `mission.${mission.kind}`),
  });
}

/** A squad's own colours, together with its shape: discs attack, hexagons defend. */
export const squadTone = (squad: number): 'friend' | 'foe' => (squad === 0 ? 'friend' : 'foe');

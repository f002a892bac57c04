import { type Ref, ref } from '@sightline/table';
import type { BodyHandle, OperatorNumber } from '../rules/operators.ts';

/* What can be pointed at on a Siege table. */

/** a space of the main floor */
export const cellRef = (cell: number): Ref => ref('cell', cell);
/** a space of a squad's own upper floor */
export const upperRef = (squad: number, box: number): Ref => ref('cell', `up${squad}.${box}`);
/** a miniature or a hidden token, by its handle */
export const bodyRef = (handle: BodyHandle): Ref => ref('piece', handle);
/** the Leaning standee of a body */
export const standeeRef = (handle: BodyHandle): Ref => ref('thing', `standee.${handle}`);
/** a door, window or wall, by its place in the map's list; plain heavy walls come after them */
export const borderRef = (partition: number): Ref => ref('border', partition);
export const heavyRef = (wall: number): Ref => ref('border', `heavy.${wall}`);
/** a gadget on the board, by its place in the list */
export const pieceRef = (piece: number): Ref => ref('thing', `piece.${piece}`);
export const overlayRef = (overlay: number): Ref => ref('thing', `overlay.${overlay}`);
export const obstacleRef = (obstacle: number): Ref => ref('thing', `obstacle.${obstacle}`);
export const bombRef = (bomb: number): Ref => ref('thing', `bomb.${bomb}`);
export const HOSTAGE: Ref = ref('thing', 'hostage');
export const entrywayRef = (cell: number): Ref => ref('thing', `entryway.${cell}`);
/** the control token of a contested room */
export const roomRef = (room: number): Ref => ref('thing', `room.${room}`);
/** the Entryway Overwatch token of an Operator */
export const watchRef = (operator: OperatorNumber): Ref => ref('thing', `watch.${operator}`);

/** an Operator's profile among the panels; on the board they are bodies */
export const operatorRef = (operator: OperatorNumber): Ref => ref('card', `operator.${operator}`);
export const profileRef = (profile: number): Ref => ref('card', `profile.${profile}`);
export const tacticalRef = (gadget: number): Ref => ref('card', `tactical.${gadget}`);
export const specialRef = (action: number): Ref => ref('card', `special.${action}`);
/** a limited component that can be placed in deployment, by its number in STOCKS */
export const stockRef = (stock: number): Ref => ref('card', `stock.${stock}`);
export const dieRef = (die: number): Ref => ref('thing', `die.${die}`);

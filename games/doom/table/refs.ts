import { type Ref, ref } from '@sightline/table';
import type { CardKind } from './names.ts';

/* What can be pointed at on a DOOM table. */

export const cellRef = (cell: number): Ref => ref('cell', cell);
export const pieceRef = (figure: number): Ref => ref('piece', figure);
export const doorRef = (door: number): Ref => ref('door', door);

export const itemRef = (item: number): Ref => ref('thing', `item.${item}`);
export const portalRef = (portal: number): Ref => ref('thing', `portal.${portal}`);
export const teleporterRef = (teleporter: number): Ref => ref('thing', `teleporter.${teleporter}`);
/** an objective token that lies on the board */
export const tokenRef = (token: number): Ref => ref('thing', `token.${token}`);
/** what the objective card has marked: a terminal, a portal with a sample, a space of the guard post or of the exit */
export const objectiveRef = (mark: number): Ref => ref('thing', `objective.${mark}`);
export const grenadeRef = (marine: number, grenade: number): Ref =>
  ref('thing', `grenade.${marine}.${grenade}`);

/** `of`: the marine whose card it is, where two may have one of the same number and his are not the only ones seen. */
export const cardRef = (kind: CardKind, card: number, of?: number): Ref =>
  ref('card', of === undefined ? `${kind}.${card}` : `${kind}.${card}.${of}`);
/** The Invader's card lies face down: the others see only the groups that came from it. */
export const SEEN_INVASION: Ref = ref('card', 'invasion.seen');

/** what is counted above the board */
export const PROGRESS: Ref = ref('thing', 'progress');
export const FRAGS: Ref = ref('thing', 'frags');

export type PileName = 'deck' | 'discard' | 'eventDeck' | 'eventDiscard';
export const pileRef = (pile: PileName, of?: number): Ref =>
  ref('thing', of === undefined ? `pile.${pile}` : `pile.${pile}.${of}`);

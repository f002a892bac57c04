import type { Icon } from '@sightline/table';
import { type PieceId, pieceNumber } from '../content/pieces.ts';
import { SET_UP_GADGETS } from '../rules/gadget-deployment.ts';
import { ICONS, pieceIcon } from './icons.ts';
import { pieceName, sayKey } from './names.ts';
import type { Words } from './view-context.ts';

export type SetUpGadgetId = (typeof SET_UP_GADGETS)[number]['id'];

/** Two of them are no pieces: they stand in a door, or lie on a profile. */
const isPiece = (id: SetUpGadgetId): id is SetUpGadgetId & PieceId =>
  id !== 'armorPanel' && id !== 'armorPlate';

/** Gadgets of the set-up, by their place in the rules' list. */
export function setUpGadgetName(at: Words, gadget: number): string {
  const { id } = SET_UP_GADGETS[gadget];
  return isPiece(id) ? pieceName(at, pieceNumber(id)) : sayKey(at, `choices.setUp.${id}`);
}

export function setUpGadgetIcon(gadget: number): Icon {
  const { id } = SET_UP_GADGETS[gadget];
  if (isPiece(id)) return pieceIcon(pieceNumber(id));
  return id === 'armorPlate' ? ICONS.plate : 'metal-plate';
}

/** The kind of piece it puts on the board; -1: none. */
export function setUpPiece(gadget: number): number {
  const { id } = SET_UP_GADGETS[gadget];
  return isPiece(id) ? pieceNumber(id) : -1;
}

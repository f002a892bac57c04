import { type Ref, ref } from '@sightline/table';

/* What can be pointed at on a table of Fireteam Zero. */

export const placeRef = (location: number): Ref => ref('cell', location);
export const pieceRef = (figure: number): Ref => ref('piece', figure);

/** a spawn token, by its place in the list */
export const pointRef = (token: number): Ref => ref('thing', `point.${token}`);
/** an intel or special token on the board, by its place in the list */
export const tokenRef = (token: number): Ref => ref('thing', `token.${token}`);
/** a die of the attack that goes on, by its place among them */
export const dieRef = (die: number): Ref => ref('thing', `die.${die}`);
export const EXIT: Ref = ref('thing', 'exit');
/** beside the board */
export const COIN: Ref = ref('thing', 'coin');
export const THREAT: Ref = ref('thing', 'threat');
export const BOSS_MARK: Ref = ref('thing', 'boss');

export type CardRefKind =
  | 'action'
  | 'hero'
  | 'upgrade'
  | 'focus'
  | 'monster'
  | 'twist'
  | 'recon'
  | 'objective';
export const cardRef = (kind: CardRefKind, card: number): Ref => ref('card', `${kind}.${card}`);

export type PileRefName = 'deck' | 'discard' | 'recon' | 'found';
export const pileRef = (pile: PileRefName, hero?: number): Ref =>
  ref('thing', hero === undefined ? `pile.${pile}` : `pile.${pile}.${hero}`);

import { EVERYONE, NOBODY, type Seat } from '@sightline/kernel';
import { INVADER_INITIATIVE_CARDS } from '../content/index.ts';
import { type G, INVADER, NONE } from './doom.ts';
import { initiativeBuried, initiativeSeized } from './events.ts';
import { isFaceUp, seatOf } from './figures.ts';

/** Initiative cards 0 to 3 are the marines', the rest the Invader's. */
export const FIRST_INVADER_CARD = 4;
export const isInvaderCard = (card: number): boolean => card >= FIRST_INVADER_CARD;

/** DM-INI-01 to 03, DM-LIM-05: one for each marine, and one for each demon type on the board. */
export function buildInitiativeDeck(g: G): void {
  const { initiative, revealed, initiativeCards } = g.state;
  for (const pile of [initiative, revealed])
    while (pile.items.length > 0) g.remove(pile, pile.items.length - 1);
  const types = g.statics.box.demons.filter((type) => isFaceUp(g, type)).length;
  const marines = initiativeCards.filter((card) => !isInvaderCard(card));
  const invaders = Array.from(
    { length: Math.min(types, INVADER_INITIATIVE_CARDS) },
    (_, i) => FIRST_INVADER_CARD + i,
  );
  g.state.initiativeCards = [...marines, ...invaders];
  for (const card of g.state.initiativeCards) g.add(initiative, card, NOBODY);
  g.shuffle('cards', initiative);
}

/** The top card goes to the bottom, face down; `seat` has put it there. */
export function buryInitiative(g: G, seat: Seat): void {
  const { initiative } = g.state;
  if (initiative.items.length < 2) return;
  g.move(initiative, initiative.items.length - 1, initiative, NOBODY, 0);
  g.emit(initiativeBuried, { seat });
}

const isWanted = (marine: number) => (card: number) =>
  marine === NONE ? isInvaderCard(card) : card === marine;

/** Is such a card still in the deck? That follows from what was revealed. */
export const mayBeSeized = (g: G, marine: number): boolean => g.state.initiative.items.some(isWanted(marine));

/** A marine's card, or (NONE) the uppermost of the Invader's, comes to the top, where everybody sees it. */
export function seizeInitiative(g: G, marine: number): void {
  const { initiative } = g.state;
  const at = initiative.items.findLastIndex(isWanted(marine));
  if (at < 0) return;
  // Whether it is the card a scout has looked at is not for the others to know: nobody is sure of the rest any more.
  const open = initiative.known.indexOf(EVERYONE);
  g.conceal(initiative, NOBODY, 0, open < 0 ? initiative.items.length : open);
  g.move(initiative, at, initiative, EVERYONE);
  // Whoever had looked at a card must not tell by its new place whether it was this one.
  g.conceal(initiative, NOBODY, 0, initiative.items.length - 1);
  g.emit(initiativeSeized, { marine });
}

/** DM-INI-06: a marine alone is activated by either of his cards. */
export const seatOfCard = ({ statics }: Pick<G, 'statics'>, card: number): Seat =>
  isInvaderCard(card) ? INVADER : statics.marines.length === 1 ? seatOf(0) : seatOf(card);

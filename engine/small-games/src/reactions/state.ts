import {
  type Data,
  event,
  fields,
  type GameTypes,
  int,
  list,
  NOBODY,
  only,
  open,
  type Play,
  pile,
  type Seat,
  type Seen,
} from '@sightline/kernel';

export const shape = fields({
  deck: pile('cards'),
  discard: pile('cards'),
  hands: open(list(pile('cards'))),
  health: open(list(int)),
  night: open(int),
});

export interface Reactions extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: Record<never, never>;
}

export const attacked = event('attacked', { kind: 'open', strength: 'open', victim: 'open' });
export const reacted = event('reacted', { seat: 'open', card: 'open' });
export const wounded = event('wounded', { seat: 'open', left: 'open' });
export const reshuffled = event('reshuffled', { cards: 'open' });
export const drew = event('drew', { seat: 'open', card: 'secret' });

/** RE-10 */
function reshuffle(g: Play<Reactions>): void {
  const { deck, discard } = g.state;
  while (discard.items.length > 0) g.move(discard, 0, deck, NOBODY);
  g.shuffle('cards', deck);
  g.emit(reshuffled, { cards: deck.items.length });
}

export function drawCard(g: Play<Reactions>, seat: Seat): void {
  const { deck, hands } = g.state;
  if (deck.items.length === 0) reshuffle(g);
  const card = g.move(deck, deck.items.length - 1, hands[seat], only(seat));
  g.emit(drew, { seat, card }, { card: only(seat) });
}

import {
  type Data,
  event,
  fields,
  type GameTypes,
  int,
  list,
  open,
  type Play,
  record,
  type Seat,
  type Seen,
  secret,
} from '@sightline/kernel';

/** BD-01 */
export const PURSES = [4, 5, 6, 7, 8, 9] as const;
export const FULLEST = 9;
export const NO_ONE = -1;

/** The secret is what it held at first: what is left follows from that and from what the table saw paid. */
const purse = record({ first: secret<number>(int, PURSES), paid: int });

export const shape = fields({
  purses: open(list(purse)),
  points: open(list(int)),
  holder: open(int),
  /** who challenged in the duel now fought, or NO_ONE */
  challenger: open(int),
  round: open(int),
});

export interface Bids extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: Record<never, never>;
}

export const challenged = event('challenged', { challenger: 'open', holder: 'open' });
export const bidsOpened = event('bidsOpened', { bids: 'open list' });
export const crowned = event('crowned', { holder: 'open' });
export const pursesOpened = event('pursesOpened', { coins: 'open list' });

export function coinsOf(g: Play<Bids>, seat: Seat): number {
  const { first, paid } = g.state.purses[seat];
  return first.value - paid;
}

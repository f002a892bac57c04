import {
  type Data,
  event,
  fields,
  type GameTypes,
  int,
  list,
  oneOf,
  open,
  type Play,
  pile,
  record,
  type Seen,
} from '@sightline/kernel';

export const NONE = -1;

const figure = record({
  /** the seat that decides for it */
  side: int,
  state: oneOf('free', 'prisoner', 'corpse'),
  /** its cell; while it is carried, the cell of who carries it */
  at: int,
  /** who carries it, or NONE */
  carrier: int,
  hand: pile('orders'),
});

export const shape = fields({
  figures: open(list(figure)),
  deck: pile('orders'),
  discard: pile('orders'),
  turn: open(int),
  active: open(int),
});

export interface Turncoat extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  /** where the figures of each side begin */
  statics: { starts: readonly (readonly number[])[] };
  /** who stands where, or NONE */
  derived: Int8Array;
}

export const stepped = event('stepped', { figure: 'open', to: 'open' });
export const played = event('played', { figure: 'open', card: 'open' });
export const struckDown = event('struckDown', { figure: 'open' });
export const captured = event('captured', { figure: 'open', by: 'open' });
export const taken = event('taken', { figure: 'open', by: 'open' });
export const putDown = event('putDown', { figure: 'open', at: 'open' });
export const wonOver = event('wonOver', { figure: 'open', side: 'open' });

export const isFree = (g: Play<Turncoat>, i: number): boolean => g.state.figures[i].state === 'free';

export const carriedBy = (g: Play<Turncoat>, i: number): number =>
  g.state.figures.findIndex((f) => f.carrier === i);

export function forEachFree(g: Play<Turncoat>, side: number, visit: (figure: number) => void): void {
  g.state.figures.forEach((f, i) => {
    if (f.side === side && f.state === 'free') visit(i);
  });
}

export const hasFree = (g: Play<Turncoat>, side: number): boolean =>
  g.state.figures.some((f) => f.side === side && f.state === 'free');

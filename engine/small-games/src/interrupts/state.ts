import {
  bool,
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
} from '@sightline/kernel';

const figure = record({
  seat: int,
  at: int,
  standing: bool,
  /** in the middle of its own move: rules do not look into the stack, so the figure says so itself */
  moving: bool,
});

export const shape = fields({
  figures: open(list(figure)),
  alerts: open(list(int)),
  turn: open(int),
});

export interface Interrupts extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  /** IN-01: where the figures of each seat stand at the beginning, and its alerts */
  statics: { readonly homes: readonly (readonly number[])[]; readonly alerts: number };
}

export const stepped = event('stepped', { figure: 'open', to: 'open' });
export const interrupted = event('interrupted', { figure: 'open', by: 'open' });
export const knockedOut = event('knockedOut', { figure: 'open', by: 'open' });
export const moveEnded = event('moveEnded', { figure: 'open', stepsLeft: 'open' });

export const ownerOf = (g: Play<Interrupts>, figure: number): Seat => g.state.figures[figure].seat;

export const standing = (g: Play<Interrupts>, seat: Seat): number =>
  g.state.figures.filter((f) => f.seat === seat && f.standing).length;

export function eachFigure(g: Play<Interrupts>, seat: Seat, visit: (figure: number) => void): void {
  g.state.figures.forEach((f, i) => {
    if (f.seat === seat) visit(i);
  });
}

import {
  type Data,
  EVERYONE,
  event,
  fields,
  type GameTypes,
  int,
  list,
  only,
  open,
  type Play,
  record,
  type Seen,
  secret,
} from '@sightline/kernel';
import type { DecoysHouse } from './house.ts';

export const ATTACKER = 0;
export const DEFENDER = 1;
export const HIT_POINTS = 2;

const operator = record({
  /** the cells of its two tokens while it is hidden, its own cell while it is revealed; nothing when it is out */
  tokens: list(int),
  /** which of the two tokens is real */
  real: secret(int, [0, 1]),
  hp: int,
});

export const shape = fields({
  attackers: open(list(record({ at: int, hp: int }))),
  operators: open(list(operator)),
  turn: open(int),
});

export interface Decoys extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  statics: DecoysHouse;
  /** 1 where a figure or a token stands */
  derived: Uint8Array;
}

export const hid = event('hid', { operator: 'open', at: 'open' });
export const revealed = event('revealed', { operator: 'open', at: 'open' });
export const out = event('out', { operator: 'open' });

/**
 * The handle of a token: all that the attacker ever knows it by. It says whose token it is and which of the two, not
 * which of the two is real; that is drawn anew when the operator hides, so old knowledge does not follow a handle.
 */
export const handle = (operator: number, token: number): number => 2 * operator + token;
export const operatorOf = (token: number): number => token >> 1;

export const isHidden = (g: Play<Decoys>, o: number): boolean => g.state.operators[o].tokens.length === 2;

export const cellOf = (g: Play<Decoys>, token: number): number =>
  g.state.operators[operatorOf(token)].tokens[token & 1];

/** Where an operator really is: only for what the defender may do, never for what the attacker is told. */
export function realCell(g: Play<Decoys>, o: number): number {
  const { tokens, real } = g.state.operators[o];
  return tokens.length === 2 ? tokens[real.value] : tokens[0];
}

export function forEachToken(g: Play<Decoys>, visit: (token: number, cell: number) => void): void {
  g.state.operators.forEach((op, o) => {
    for (let t = 0; t < op.tokens.length; t++) visit(handle(o, t), op.tokens[t]);
  });
}

/** DC-09 */
export function reveal(g: Play<Decoys>, o: number): void {
  if (!isHidden(g, o)) return;
  const op = g.state.operators[o];
  g.show(op.real, EVERYONE);
  op.tokens = [op.tokens[op.real.value]];
  g.emit(revealed, { operator: o, at: op.tokens[0] });
}

/** DC-14 */
export function hide(g: Play<Decoys>, o: number): void {
  const op = g.state.operators[o];
  const [at] = op.tokens;
  op.tokens = [at, at];
  castLots(g, o);
  g.emit(hid, { operator: o, at });
}

/** The lot decides which token is real; only the defender sees it. */
export function castLots(g: Play<Decoys>, o: number): void {
  g.hide(g.state.operators[o].real, g.draw('lots', 2), only(DEFENDER));
}

export function wound(g: Play<Decoys>, o: number): void {
  const op = g.state.operators[o];
  op.hp--;
  if (op.hp > 0) return;
  op.tokens = [];
  g.emit(out, { operator: o });
}

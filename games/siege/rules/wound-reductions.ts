import type { OperatorNumber } from './operators.ts';
import type { G } from './siege.ts';

/** Wounds left of one effect after Kóna Stations and an Armor Plate, in this order (SG-SGD-43). */
export function afterReductions(g: G, o: OperatorNumber, wounds: number): number {
  let left = wounds;
  const operator = g.state.operators[o];
  if (left > 0 && operator.plate) {
    operator.plate = false;
    left--;
  }
  return left;
}

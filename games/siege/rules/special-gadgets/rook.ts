import { type OperatorNumber, profileOf } from '../operators.ts';
import type { OpenTable } from '../siege.ts';

/** SG-SGD-37 */
export const MOST_STAMINA_FOR_PLATES = 5;
export const mayWearPlate = (t: OpenTable, o: OperatorNumber): boolean =>
  profileOf(t, o).stamina <= MOST_STAMINA_FOR_PLATES && !t.state.operators[o].plate;

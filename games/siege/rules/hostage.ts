import type { OperatorNumber } from './operators.ts';
import type { OpenTable } from './siege.ts';

/** SG-MIS-07: the hostage is carried by this Operator. */
export const isCarrying = (t: OpenTable, o: OperatorNumber): boolean => t.state.hostage.carrier === o;

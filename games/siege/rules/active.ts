import type { OperatorNumber } from './operators.ts';
import { activation } from './procedures.ts';
import { type G, NONE } from './siege.ts';

/** The Operator whose activation is running, or NONE. */
export const activeOperator = (g: G): OperatorNumber => g.within(activation)?.operator ?? NONE;
export const isActive = (g: G, o: OperatorNumber): boolean => activeOperator(g) === o;

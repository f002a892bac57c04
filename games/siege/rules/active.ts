import { enemySquad, type OperatorNumber } from './operators.ts';
import { activation } from './procedures.ts';
import { ATTACKER, DEFENDER, type G, NONE, type OpenTable, type Squad } from './siege.ts';

/** The Operator whose activation is running, or NONE. */
export const activeOperator = (g: G): OperatorNumber => g.within(activation)?.operator ?? NONE;
export const isActive = (g: G, o: OperatorNumber): boolean => activeOperator(g) === o;

/** SG-OVR-04: attacker, defender, attacker, defender. */
export const squadOfPhase = (phase: number): Squad => (phase % 2 === 0 ? ATTACKER : DEFENDER);
/** SG-RND-01: the squad whose activation phase it is not. */
export const passiveSquad = (g: OpenTable): Squad => enemySquad(squadOfPhase(g.state.phase));

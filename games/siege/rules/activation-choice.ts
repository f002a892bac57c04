import { type Call, type Choice, inTurn } from '@sightline/kernel';
import { closeChance } from './chance.ts';
import { dropsGuard } from './guard.ts';
import type { Siege } from './siege.ts';

/** What doing something leads to first, if anything. */
// biome-ignore lint/suspicious/noConfusingVoidType: an act that leads nowhere returns nothing
type Leads = Call<Siege> | undefined | void;

/** One of the things an Operator may do in its activation, chosen among candidates, or a plain button. */
export type OperatorChoice<L> = Extract<Choice<Siege, L, Leads>, { candidates: unknown }>;
export type OperatorButton<L> = Extract<Choice<Siege, L, Leads>, { form: 'confirm' }>;

type ThenChoice<L, S extends string> = Extract<Choice<Siege, L, Call<Siege, S> | S>, { candidates: unknown }>;
type ThenButton<L, S extends string> = Extract<Choice<Siege, L, Call<Siege, S> | S>, { form: 'confirm' }>;

/** Who acts. */
interface Acting {
  readonly operator: number;
}

/**
 * A step or an action as a choice of a question: afterwards the step named is next. What came before is past (SG-REA-08),
 * and the Operator overwatches no more (SG-OVW-05).
 */
export const leadingTo = <L extends Acting, S extends string>(
  act: OperatorChoice<L>,
  next: S,
): ThenChoice<L, S> => ({
  ...act,
  does(g, l, a, b, c) {
    closeChance(g);
    dropsGuard(g, l.operator);
    return followedBy(act.does(g, l, a, b, c), next);
  },
});

export const buttonLeadingTo = <L extends Acting, S extends string>(
  act: OperatorButton<L>,
  next: S,
): ThenButton<L, S> => ({
  ...act,
  does(g, l) {
    closeChance(g);
    dropsGuard(g, l.operator);
    return followedBy(act.does(g, l), next);
  },
});

export function followedBy<S extends string>(first: Leads, next: S): Call<Siege, S> | S {
  return first === undefined ? next : inTurn([first], next);
}

/** What is neither a step nor an action: what may be reacted to stays so. */
export const freeButton = <L, S extends string>(act: OperatorButton<L>, next: S): ThenButton<L, S> => ({
  ...act,
  does: (g, l) => followedBy(act.does(g, l), next),
});

import { type Call, type Choice, inTurn } from '@sightline/kernel';
import type { Doom } from './doom.ts';

/** What doing something leads to first, if anything. */
// biome-ignore lint/suspicious/noConfusingVoidType: an act that leads nowhere returns nothing
type Leads = Call<Doom> | undefined | void;

/** One of the things a figure may do in its activation, wherever that is asked. */
export type ActivationChoice<L> = Extract<Choice<Doom, L, Leads>, { candidates: unknown }>;

type ActThen<L, S extends string> = Extract<Choice<Doom, L, Call<Doom, S> | S>, { candidates: unknown }>;

/** The act as a choice of a question: afterwards the step named is next. */
export const leadingTo = <L, S extends string>(act: ActivationChoice<L>, next: S): ActThen<L, S> => ({
  ...act,
  does: (g, l, a, b, c) => followedBy(act.does(g, l, a, b, c), next),
});

export function followedBy<S extends string>(first: Leads, next: S): Call<Doom, S> | S {
  return first === undefined ? next : inTurn([first], next);
}

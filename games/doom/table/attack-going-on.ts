import { localsIn } from '@sightline/kernel';
import type { Attack } from '../rules/attack.ts';
import * as sequences from '../rules/procedures.ts';
import type { ViewContext } from './view-context.ts';

/** The attack that goes on now, as far as it has come; null: none does, or its damage is dealt. */
export function attackGoingOn({ view }: ViewContext): Attack | null {
  const l = localsIn(view, sequences.attack);
  return l === null || l.resolved ? null : l;
}

/** Dice lie, and the defense is known: nobody is asked anything between the two. */
export const isRolled = ({ dice }: Attack): boolean => dice.length > 0;

import type { Icon, Tone } from '@sightline/table';
import { INVADER } from '../rules/doom.ts';
import { ICONS } from './icons.ts';
import { seatName } from './names.ts';
import type { Words } from './view-context.ts';

/** Seat 0 is the Invader's, then come Alpha, Bravo, Charlie and Delta. */
export function seat(
  at: Words,
  seat: number,
): { readonly name: string; readonly icon: Icon; readonly tone: Tone } {
  const name = seatName(at, seat);
  return seat === INVADER
    ? { name, icon: ICONS.invader, tone: 'foe' }
    : { name, icon: ICONS.marine, tone: 'friend' };
}

/** The Invader is alone against the marines. */
export const sides = (seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, s) => (s === INVADER ? 0 : 1));

import { localsIn } from '@sightline/kernel';
import type { ViewContext } from '@sightline/table';
import type { Doom, OpenTable } from '../rules/doom.ts';

/** Somebody who looks at a table of DOOM. */
export type At = ViewContext<Doom>;
/** Where only words are needed. */
export type Words = Pick<At, 'say'>;

/** The table as rules ask questions of it: what the seat sees is all there is to it. */
export const openTable = ({ statics, view }: Pick<At, 'statics' | 'view'>): OpenTable => ({
  statics,
  state: view.state,
});

/** The attacks that a marine's card or ability has given him and that he has not made. */
export const waitingAttacks = (at: Pick<At, 'view'>): readonly number[] =>
  localsIn<{ attacks: readonly number[] }>(at.view, 'marineActivation')?.attacks ?? [];

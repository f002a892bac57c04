import type { Looking } from '@sightline/table';
import type { Fireteam, OpenTable } from '../rules/fireteam.ts';

/** Somebody who looks at a table of Fireteam Zero. */
export type At = Looking<Fireteam>;
/** Where only words are needed. */
export type Words = Pick<At, 'say'>;

/** The table as rules ask questions of it: what the seat sees is all there is to it. */
export const openTable = ({ statics, view }: Pick<At, 'statics' | 'view'>): OpenTable => ({
  statics,
  state: view.state,
});

/** The locals of the innermost running sequence of that name, as far as the seat sees them. */
export function localsOf<L>({ view }: Pick<At, 'view'>, procedure: string): L | null {
  for (let i = view.stack.length - 1; i >= 0; i--)
    if (view.stack[i].procedure === procedure) return view.stack[i].locals as L;
  return null;
}

export const runs = ({ view }: Pick<At, 'view'>, procedure: string): boolean =>
  view.stack.some((frame) => frame.procedure === procedure);

import { localsIn, type SeenFrame } from '@sightline/kernel';
import type { ViewContext as ViewContextOf } from '@sightline/table';
import type { Decision, Prompt } from '../rules/decisions.ts';
import type { Doom, OpenTable } from '../rules/doom.ts';
import * as sequences from '../rules/procedures.ts';
import type { MessageKey } from '../text/index.ts';

/** Somebody who looks at a table of DOOM. */
export type ViewContext = ViewContextOf<Doom, MessageKey, Decision>;
/** Where only words are needed. */
export type Words = Pick<ViewContext, 'say'>;

/** The table as rules ask questions of it: what the seat sees is all there is to it. */
export const openTable = ({ statics, view }: Pick<ViewContext, 'statics' | 'view'>): OpenTable => ({
  statics,
  state: view.state,
});

/** Has a running procedure come to that question? */
export const isAt = ({ procedure, step }: SeenFrame, prompt: Prompt): boolean =>
  `${procedure}.${step}` === prompt;

/** The attacks that a marine's card or ability has given him and that he has not made. */
export const waitingAttacks = (at: Pick<ViewContext, 'view'>): readonly number[] =>
  localsIn(at.view, sequences.marineActivation)?.attacks ?? [];

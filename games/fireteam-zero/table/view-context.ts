import type { ViewContext as ViewContextOf } from '@sightline/table';
import type { Decision } from '../rules/decisions.ts';
import type { Fireteam, OpenTable } from '../rules/fireteam.ts';
import type { MessageKey } from '../text/index.ts';

/** Somebody who looks at a table of Fireteam Zero. */
export type ViewContext = ViewContextOf<Fireteam, MessageKey, Decision>;
/** Where only words are needed. */
export type Words = Pick<ViewContext, 'say'>;

/** The table as rules ask questions of it: what the seat sees is all there is to it. */
export const openTable = ({ statics, view }: Pick<ViewContext, 'statics' | 'view'>): OpenTable => ({
  statics,
  state: view.state,
});

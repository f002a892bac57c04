import type { ViewContext as ViewContextOf } from '@sightline/table';
import type { SiegeDecision } from '../rules/decisions.ts';
import type { OpenTable, Siege } from '../rules/siege.ts';
import type { MessageKey } from '../text/index.ts';

/** What a player looks at. */
export type ViewContext = ViewContextOf<Siege, MessageKey, SiegeDecision>;
/** Where only words are needed. */
export type Words = Pick<ViewContext, 'say'>;

/** The table as rules ask questions of it: the seat's view is all there is to it. */
export const openTable = ({ statics, view }: Pick<ViewContext, 'statics' | 'view'>): OpenTable => ({
  statics,
  state: view.state,
});

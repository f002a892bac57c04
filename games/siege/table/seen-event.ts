import { event, type SeenEventOf } from '@sightline/kernel';
import type { EVENT_KINDS } from '../rules/events.ts';

/** Several steps in a row as one, of an Operator and of a drone. No rule knows of them: only the log does. */
export const walked = event('walked', { body: 'open', from: 'open', to: 'open', spaces: 'open' });
export const flown = event('flown', { operator: 'open', from: 'open', to: 'open', spaces: 'open' });

/** What the log of 6: Siege tells of. */
export type SeenEvent = SeenEventOf<(typeof EVENT_KINDS)[number] | typeof walked | typeof flown>;

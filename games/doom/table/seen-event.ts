import { event, type SeenEventOf } from '@sightline/kernel';
import type { EVENT_KINDS } from '../rules/events.ts';

/** Several steps in a row as one. No rule knows of it: only the log does. */
export const walked = event('walked', { figure: 'open', from: 'open', to: 'open', spaces: 'open' });

/** What the log of DOOM tells of. */
export type SeenEvent = SeenEventOf<(typeof EVENT_KINDS)[number] | typeof walked>;

import { event, type SeenEventOf, type why } from '@sightline/kernel';
import type { EVENT_KINDS } from '../rules/events.ts';

/** Several steps in a row as one. No rule knows of it: only the log does. */
export const walked = event('walked', { figure: 'open', via: 'open list', to: 'open', with: 'open list' });

/** What the log of Fireteam Zero tells of. */
export type SeenEvent = SeenEventOf<(typeof EVENT_KINDS)[number] | typeof walked | typeof why>;

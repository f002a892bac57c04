import { to } from '../app/route.ts';

/** The address under which a table is found: knowing it is the invitation. */
export const invitationTo = (id: string): string =>
  `${location.origin}${location.pathname}${to.onlineMatch(id)}`;

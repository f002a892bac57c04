/**
 * What goes over the wire between a server that holds matches and the clients that play them: types, and the one
 * calculation both sides share. It knows no game and no socket; docs/protocol.md tells it to people.
 */
export * from './changes.ts';
export type * from './messages.ts';
export type * from './people.ts';

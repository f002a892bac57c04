/**
 * Names of everything on a table that can be pointed at: clicked, focused, asked about, linked from the log.
 * `cell:45`, `piece:3`, `door:2`, `border:7`, `card:action.12`; the part after the colon is the game's own.
 */
export type RefKind = 'cell' | 'piece' | 'door' | 'border' | 'card' | 'thing';
export type Ref = `${RefKind}:${string}`;

export const ref = (kind: RefKind, name: number | string): Ref => `${kind}:${name}`;
export const kindOfRef = (r: Ref): RefKind => r.slice(0, r.indexOf(':')) as RefKind;
export const nameOfRef = (r: Ref): string => r.slice(r.indexOf(':') + 1);
export const numberOfRef = (r: Ref): number => Number(nameOfRef(r));

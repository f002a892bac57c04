import { areDraws, type Entry } from './entry.ts';
import { cleanInput, inputFault } from './input.ts';

/**
 * The lines of a log as a host has stored them, one by one: `input`, `draws`, `hash`, `final` and `back` of each
 * entry. What comes back is the log as the match kept it; a text says what is wrong with it.
 */
export function readEntries(raw: unknown, seats: number, begun: number): Entry[] | string {
  if (!Array.isArray(raw)) return 'the entries should be a list';
  const entries: Entry[] = [];
  let at = begun;
  for (const x of raw as readonly unknown[]) {
    const n = entries.length + 1;
    const fault = entryFault(x, n);
    if (fault !== null) return `entry ${n}: ${fault}`;
    const { input, draws, hash, final, back } = x as Entry;
    if (input.seat >= seats) return `entry ${n}: seats are 0 to ${seats - 1}`;
    if (input.at < at) return `entry ${n} came before the one before it`;
    at = input.at;
    entries.push({ input: cleanInput(input, at), draws: draws.map((d) => [...d]), hash, final, back });
  }
  return entries;
}

function entryFault(x: unknown, n: number): string | null {
  if (typeof x !== 'object' || x === null) return 'it should be an object';
  const { input, draws, hash, final, back } = x as Record<keyof Entry, unknown>;
  const fault = inputFault(input);
  if (fault !== null) return fault;
  if (!areDraws(draws)) return 'draws should be a list of draws';
  if (hash !== null && typeof hash !== 'string') return 'hash should be text or null';
  if (typeof final !== 'boolean') return 'final should be true or false';
  if (((input as Entry['input']).kind === 'undo') !== (back !== null))
    return 'an undo, and only that, goes back';
  const earlier = back === null || (Number.isInteger(back) && (back as number) >= 0 && (back as number) < n);
  return earlier ? null : 'back should be the number of an earlier entry';
}

import { type Seed, seedFrom } from '@sightline/kernel';
import type { Line } from './online/wire.ts';
import type { HostGames } from './shelf.ts';
import type { Storage } from './storage.ts';

/** What the host stands on; tests bring their own. */
export interface Environment {
  readonly games: HostGames;
  readonly storage: Storage;
  /** milliseconds since 1970 */
  now(): number;
  /** milliseconds since whenever: for how long something took */
  elapsed(): number;
  /** Calls later, unless it is called off. */
  later(ms: number, call: () => void): () => void;
  /** a new secret, unlike any other */
  seed(): Seed;
  /** lets waiting requests be served before bots go on */
  breathe(): Promise<void>;
  /** whether a missing word is an error */
  readonly strict: boolean;
  /** the way to a server that holds matches, if there is one */
  readonly line: Line;
}

/** The browser's own generator: seeds of matches must not be guessable. */
export function randomSeed(): Seed {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}

/** Short enough for an address, long enough never to meet another. */
export const newId = (seed: Seed): string => seedFrom(`id ${seed}`).slice(0, 12);

import { hexOf, sha256 } from './sha256.ts';

/**
 * The seed of a match: 32 secret bytes, as 64 hexadecimal digits. Its hash is public from the first moment, the
 * seed itself only when the match is over; then anybody can check that no draw was bent on the way.
 */
export type Seed = string;

export const isSeed = (s: unknown): s is Seed => typeof s === 'string' && /^[0-9a-f]{64}$/.test(s);

function ascii(s: string): Uint8Array {
  const bytes = new Uint8Array(s.length);
  for (let i = 0; i < s.length; i++) bytes[i] = s.charCodeAt(i);
  return bytes;
}

/** What is published at the start. */
export const commitmentTo = (seed: Seed): string => hexOf(sha256(ascii(`sightline commitment ${seed}`)));

/** A seed from anything that names a match in a test or a soak; real matches take their seed from the host's generator. */
export const seedFrom = (name: string): Seed =>
  hexOf(sha256(new TextEncoder().encode(`sightline seed ${name}`)));

/** The eight words of block `block` of stream `stream`. */
export const drawBlock = (seed: Seed, stream: number, block: number): Int32Array =>
  sha256(ascii(`${seed}/${stream}/${block}`));

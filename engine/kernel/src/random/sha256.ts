/**
 * SHA-256 (FIPS 180-4), synchronous and without dependency: the same commitment and the same draws in a worker,
 * on the server and in whatever tool somebody writes to check us.
 */
function roots(count: number, root: (p: number) => number): Int32Array {
  const out = new Int32Array(count);
  for (let n = 2, found = 0; found < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) out[found++] = Math.floor((root(n) % 1) * 0x100000000);
  }
  return out;
}

// The standard's constants are the fractions of square and cube roots of primes; a test holds them to its vectors.
const START = roots(8, Math.sqrt);
const ROUND = roots(64, Math.cbrt);
const schedule = new Int32Array(64);

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function compress(hash: Int32Array, bytes: Uint8Array, at: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) {
    const p = at + 4 * i;
    w[i] = (bytes[p] << 24) | (bytes[p + 1] << 16) | (bytes[p + 2] << 8) | bytes[p + 3];
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

/** The digest as eight 32-bit words. */
export function sha256(message: Uint8Array): Int32Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = new DataView(padded.buffer);
  bits.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000));
  bits.setUint32(padded.length - 4, message.length << 3);
  const hash = START.slice();
  for (let at = 0; at < padded.length; at += 64) compress(hash, padded, at);
  return hash;
}

export const hexOf = (words: Int32Array): string =>
  Array.from(words, (w) => (w >>> 0).toString(16).padStart(8, '0')).join('');

/**
 * A 64-bit fingerprint of a state, to see that two machines agree. It is not a secret-keeper: whoever has the
 * fingerprint of a small hidden thing can try all its values, so it never goes to a client of a running match.
 */
export class Hasher {
  private a = 0x2545f491;
  private b = 0x6c8e9cf5;

  int(n: number): void {
    const low = n | 0;
    if (low === n) this.word(low);
    else this.wide(low, Math.floor(n / 0x100000000) | 0);
  }

  text(s: string): void {
    this.word(s.length);
    for (let i = 0; i < s.length; i++) this.word(s.charCodeAt(i));
  }

  finish(): string {
    const a = settle(this.a ^ (this.b >>> 7));
    const b = settle(this.b + Math.imul(a, 0x3c6ef372));
    return hex(a) + hex(b);
  }

  /** Mixed otherwise than two small numbers would be. */
  private wide(low: number, high: number): void {
    this.a = Math.imul(this.a ^ 0x71d67fff, 0x2c1b3c6d);
    this.word(low);
    this.b = Math.imul(this.b ^ high, 0x297a2d39);
    this.word(high);
  }

  private word(n: number): void {
    const a = Math.imul(this.a ^ n, 0x5bd1e995);
    this.a = a ^ (a >>> 15);
    const b = Math.imul(this.b + n, 0x1b873593);
    this.b = ((b << 13) | (b >>> 19)) ^ this.a;
  }
}

function settle(n: number): number {
  let x = n ^ (n >>> 16);
  x = Math.imul(x, 0x7feb352d);
  x ^= x >>> 15;
  x = Math.imul(x, 0x846ca68b);
  return x ^ (x >>> 16);
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

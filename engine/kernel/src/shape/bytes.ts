/** A growing byte string of variable-length integers: what a state is stored and sent as. */
export class ByteWriter {
  private bytes = new Uint8Array(256);
  private length = 0;

  /** Any safe integer: the first byte holds the sign and six bits, each further one seven. */
  int(n: number): void {
    if (!Number.isSafeInteger(n)) throw new RangeError(`${n} is not a storable integer`);
    let u = Math.abs(n);
    const sign = n < 0 ? 64 : 0;
    this.byte((u % 64) | sign | (u > 63 ? 128 : 0));
    // Divided, not shifted: shifts know 32 bits only.
    for (u = Math.floor(u / 64); u > 0; u = Math.floor(u / 128)) this.byte((u % 128) | (u > 127 ? 128 : 0));
  }

  /** By its UTF-16 units: whatever a string holds comes back. */
  text(s: string): void {
    this.int(s.length);
    for (let i = 0; i < s.length; i++) this.int(s.charCodeAt(i));
  }

  finish(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private byte(b: number): void {
    if (this.length === this.bytes.length) {
      const larger = new Uint8Array(this.bytes.length * 2);
      larger.set(this.bytes);
      this.bytes = larger;
    }
    this.bytes[this.length++] = b;
  }
}

/** The bytes are not what a state of this shape looks like. */
export class DecodeError extends Error {
  override name = 'DecodeError';
}

/** No list of a state is longer; damaged bytes must not ask for gigabytes. */
const LONGEST = 1 << 20;

export class ByteReader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  int(): number {
    let b = this.byte();
    const negative = (b & 64) !== 0;
    let u = b & 63;
    for (let scale = 64; b > 127; scale *= 128) {
      if (scale > Number.MAX_SAFE_INTEGER) throw new DecodeError(`a number at byte ${this.at} is too long`);
      b = this.byte();
      u += (b & 127) * scale;
    }
    if (u > Number.MAX_SAFE_INTEGER) throw new DecodeError(`a number at byte ${this.at} is too large`);
    return negative ? -u : u;
  }

  /** A length or an index: bounded, so that damaged bytes cannot ask for gigabytes. */
  count(most: number): number {
    const n = this.int();
    if (n < 0 || n > most) throw new DecodeError(`${n} at byte ${this.at} is outside 0 to ${most}`);
    return n;
  }

  /** The length of a list or a text. */
  length(): number {
    return this.count(LONGEST);
  }

  text(): string {
    let s = '';
    for (let n = this.length(); n > 0; n--) s += String.fromCharCode(this.count(0xffff));
    return s;
  }

  end(): void {
    if (this.at !== this.bytes.length) throw new DecodeError(`${this.bytes.length - this.at} bytes too many`);
  }

  private byte(): number {
    if (this.at >= this.bytes.length) throw new DecodeError(`the bytes end early, at ${this.at}`);
    return this.bytes[this.at++];
  }
}

/** A growing byte string of variable-length integers: what a state is stored and sent as. */
export class ByteWriter {
  private bytes = new Uint8Array(256);
  private length = 0;

  /** Any safe integer: zigzag, seven bits a byte. */
  int(n: number): void {
    // Beyond 30 bits the shifts of JavaScript lose bits, so large numbers go by division.
    if (n >= -0x20000000 && n < 0x20000000) {
      let u = (n << 1) ^ (n >> 31);
      while (u > 127) {
        this.byte((u & 127) | 128);
        u >>>= 7;
      }
      this.byte(u);
      return;
    }
    let u = n < 0 ? -2 * n - 1 : 2 * n;
    if (!Number.isSafeInteger(n) || u > Number.MAX_SAFE_INTEGER)
      throw new RangeError(`${n} is not a storable integer`);
    while (u > 127) {
      this.byte((u % 128) | 128);
      u = Math.floor(u / 128);
    }
    this.byte(u);
  }

  text(s: string): void {
    const utf8 = new TextEncoder().encode(s);
    this.int(utf8.length);
    for (const b of utf8) this.byte(b);
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

export class ByteReader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  int(): number {
    let u = 0;
    let scale = 1;
    for (;;) {
      if (this.at >= this.bytes.length) throw new DecodeError(`the bytes end early, at ${this.at}`);
      const b = this.bytes[this.at++];
      u += (b & 127) * scale;
      if (u > Number.MAX_SAFE_INTEGER) throw new DecodeError(`a number at byte ${this.at} is too large`);
      if (b < 128) break;
      scale *= 128;
    }
    return u % 2 === 0 ? u / 2 : -(u + 1) / 2;
  }

  /** A length or an index: bounded, so that damaged bytes cannot ask for gigabytes. */
  count(most: number): number {
    const n = this.int();
    if (n < 0 || n > most) throw new DecodeError(`${n} at byte ${this.at} is outside 0 to ${most}`);
    return n;
  }

  /** The length of a list: each element takes at least one byte. */
  length(): number {
    return this.count(this.bytes.length - this.at);
  }

  text(): string {
    const n = this.length();
    const s = new TextDecoder().decode(this.bytes.subarray(this.at, this.at + n));
    this.at += n;
    return s;
  }

  end(): void {
    if (this.at !== this.bytes.length) throw new DecodeError(`${this.bytes.length - this.at} bytes too many`);
  }
}

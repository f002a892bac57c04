import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter, DecodeError } from './bytes.ts';
import { bool, dict, int, list, oneOf, opt, pile, record, secret, text } from './index.ts';

const written = (n: number): Uint8Array => {
  const w = new ByteWriter();
  w.int(n);
  return w.finish();
};

describe('integers as bytes', () => {
  const LARGEST = Number.MAX_SAFE_INTEGER;

  it.each([
    0,
    1,
    -1,
    63,
    64,
    -64,
    -65,
    2 ** 29 - 1,
    2 ** 29,
    -(2 ** 29),
    -(2 ** 29) - 1,
    2 ** 31,
    -(2 ** 31),
    LARGEST,
    -LARGEST,
  ])('keep %i', (n) => {
    expect(new ByteReader(written(n)).int()).toBe(n);
  });

  it('keep every safe integer, one after the other', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -LARGEST, max: LARGEST })), (numbers) => {
        const w = new ByteWriter();
        for (const n of numbers) w.int(n);
        const r = new ByteReader(w.finish());
        expect(numbers.map(() => r.int())).toEqual(numbers);
        r.end();
      }),
    );
  });

  it('take one byte for what a board mostly holds', () => {
    for (let n = -63; n < 64; n++) expect(written(n)).toHaveLength(1);
    expect(written(64)).toHaveLength(2);
  });

  it('refuse what is not a whole number they can hold', () => {
    for (const n of [Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 60), 2 ** 40 + 0.5])
      expect(() => new ByteWriter().int(n)).toThrow(RangeError);
  });
});

describe('text as bytes', () => {
  it('comes back in any language', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (s) => {
        const w = new ByteWriter();
        w.text(s);
        expect(new ByteReader(w.finish()).text()).toBe(s);
      }),
    );
  });

  it.each(['\uFEFFabc', 'a\uD800b'])('comes back with a byte order mark or half a character: %j', (s) => {
    const w = new ByteWriter();
    w.text(s);
    expect(new ByteReader(w.finish()).text()).toBe(s);
  });

  it('may be longer than the first buffer', () => {
    const w = new ByteWriter();
    w.text('ж'.repeat(5000));
    expect(new ByteReader(w.finish()).text()).toHaveLength(5000);
  });
});

describe('damaged bytes', () => {
  const shape = record({
    names: list(text),
    table: dict(record({ on: bool, way: oneOf('n', 'e', 's') })),
    deck: pile('cards'),
    hint: opt(secret(int, [1, 2])),
    grid: list(list(list(int))),
  });

  const readAll = (bytes: Uint8Array): unknown => {
    const r = new ByteReader(bytes);
    const value = shape.read(r);
    r.end();
    return value;
  };

  it('give a value of the shape or a DecodeError, never anything else', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          expect(shape.fault(readAll(bytes), 'it')).toBe(null);
        } catch (e) {
          expect(e).toBeInstanceOf(DecodeError);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('are found wherever they are cut off', () => {
    const w = new ByteWriter();
    shape.write(
      {
        names: ['alpha', 'bravo'],
        table: { door: { on: true, way: 's' } },
        deck: { items: [3, 900], known: [1, 0] },
        hint: { value: 2, known: 3 },
        grid: [[[1, -2], []], [[70_000]]],
      },
      w,
    );
    const whole = w.finish();
    expect(readAll(whole)).toBeDefined();
    for (let n = 0; n < whole.length; n++) expect(() => readAll(whole.subarray(0, n))).toThrow(DecodeError);
    expect(() => readAll(Uint8Array.from([...whole, 0]))).toThrow('1 bytes too many');
  });

  it('hold no list longer than a million items', () => {
    const items = (n: number) =>
      new ByteReader(Uint8Array.from([...written(n), ...new Uint8Array(2 ** 20 + 1)]));
    expect(items(2 ** 20).length()).toBe(2 ** 20);
    expect(() => items(2 ** 20 + 1).length()).toThrow(DecodeError);
  });

  it('cannot ask for more than they are long', () => {
    const huge = written(2 ** 40);
    for (const of of [list(int), dict(int), pile('cards'), text])
      expect(() => of.read(new ByteReader(huge))).toThrow(DecodeError);
  });

  it('with a number that is too large are refused', () => {
    const bytes = Uint8Array.from([...Array(9).fill(0xff), 0x7f]);
    expect(() => new ByteReader(bytes).int()).toThrow(DecodeError);
  });

  it('with a number of endless zeros are refused', () => {
    const bytes = Uint8Array.from([...Array(150).fill(0x80), 0]);
    expect(() => new ByteReader(bytes).int()).toThrow(DecodeError);
  });
});

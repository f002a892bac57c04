import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter, DecodeError } from './bytes.ts';
import { type AnyShape, dict, fields, Hasher, int, list, open, places, record, text } from './index.ts';

const bytesOf = (shape: AnyShape, value: unknown): Uint8Array => {
  const w = new ByteWriter();
  shape.write(value, w);
  return w.finish();
};

describe('a dict', () => {
  const shape = dict(list(int));
  const twoOrders = fc
    .dictionary(fc.stringMatching(/^[a-z0-9]{1,4}$/), fc.array(fc.integer()), { minKeys: 2 })
    .chain((d) =>
      fc
        .shuffledSubarray(Object.entries(d), { minLength: Object.keys(d).length })
        .map((entries) => [d, Object.fromEntries(entries)] as const),
    );

  it('is the same in whatever order its names were written', () => {
    fc.assert(
      fc.property(twoOrders, ([a, b]) => {
        expect(shape.equal(a, b)).toBe(true);
        expect(bytesOf(shape, a)).toEqual(bytesOf(shape, b));
        const [x, y] = [new Hasher(), new Hasher()];
        shape.write(a, x);
        shape.write(b, y);
        expect(x.finish()).toBe(y.finish());
        for (const f of [shape.copy, (v: typeof a) => shape.see(v, 0)])
          expect(JSON.stringify(f(a))).toBe(JSON.stringify(f(b)));
      }),
    );
  });

  it('differs by a name, by a value and by a missing name', () => {
    expect(shape.equal({ a: [1] }, { b: [1] })).toBe(false);
    expect(shape.equal({ a: [1] }, { a: [2] })).toBe(false);
    expect(shape.equal({ a: [1], b: [] }, { a: [1] })).toBe(false);
  });

  it('may have any name', () => {
    const value = JSON.parse('{"__proto__":[1],"a":[2]}');
    expect(shape.equal(shape.read(new ByteReader(bytesOf(shape, value))), value)).toBe(true);
  });
});

describe('a list', () => {
  it('of empty records comes back', () => {
    const shape = list(record({}));
    expect(shape.read(new ByteReader(bytesOf(shape, [{}, {}])))).toEqual([{}, {}]);
  });
});

describe('a list whose places differ', () => {
  const upTo = (most: number): AnyShape => places(most, (place): AnyShape => (place % 2 === 0 ? int : text));
  const shape = upTo(2);

  it('takes each value by the shape of its place', () => {
    expect(shape.fault([1, 'one'], 'it')).toBe(null);
    expect(shape.fault([1, 1], 'it')).toMatch(/^it\[1\] should be/);
    expect(shape.read(new ByteReader(bytesOf(shape, [1, 'one'])))).toEqual([1, 'one']);
  });

  it('holds at most so many', () => {
    for (const value of [null, [1, 'one', 2]])
      expect(shape.fault(value, 'it')).toBe('it should be a list of at most 2');
    const three = bytesOf(upTo(3), [1, 'one', 2]);
    expect(() => shape.read(new ByteReader(three))).toThrow(DecodeError);
  });
});

describe('a record', () => {
  const shape = record({ hp: int, at: list(int) });

  it('has every declared field, and no other', () => {
    expect(shape.fault({ hp: 1, at: [] }, 'figure')).toBe(null);
    expect(shape.fault({ hp: 1 }, 'figure')).toBe('figure.at should be a list');
    for (const name of ['name', 'toString'])
      expect(shape.fault({ hp: 1, at: [], [name]: 4 }, 'figure')).toBe(
        `figure.${name} is not a declared field`,
      );
    expect(shape.fault({ hp: 1, at: [2, Number.NaN] }, 'figure')).toMatch(/^figure\.at\[1\] should be/);
    expect(shape.fault([], 'figure')).toBe('figure should be a record');
  });

  it('starts with what each field starts with', () => {
    expect(shape.initial()).toEqual({ hp: 0, at: [] });
    expect(shape.initial().at).not.toBe(shape.initial().at);
  });
});

describe('the fields of a state', () => {
  it('do not compile unless each says who may know it', () => {
    // @ts-expect-error: `int` alone says nothing about who may know it
    const undeclared = fields({ gold: int });
    expect(undeclared.initial()).toEqual({ gold: 0 });
    expect(fields({ gold: open(int) }).initial()).toEqual({ gold: 0 });
  });
});

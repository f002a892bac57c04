import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuessContext } from './guess-context.ts';
import {
  type AnyShape,
  ByteReader,
  ByteWriter,
  bool,
  dict,
  Hasher,
  id,
  int,
  list,
  oneOf,
  open,
  opt,
  pile,
  record,
  secret,
  text,
} from './index.ts';

/** A shape of any kind with values that fit it and one that does not. */
interface Sample {
  readonly shape: AnyShape;
  readonly value: fc.Arbitrary<unknown>;
  readonly misfit: unknown;
}

const seatSets = fc.integer({ min: 0, max: 0x7fffffff });
const wholeNumbers = fc.integer({ min: -(2 ** 51), max: 2 ** 51 });
const names = fc.stringMatching(/^[a-z]{1,6}$/);
const words = fc.string({ unit: 'grapheme' });

const scalars: Sample[] = [
  { shape: int, value: wholeNumbers, misfit: 1.5 },
  { shape: id(), value: wholeNumbers, misfit: '1' },
  { shape: bool, value: fc.boolean(), misfit: 1 },
  { shape: text, value: words, misfit: null },
  {
    shape: oneOf('idle', 'alert', 'down'),
    value: fc.constantFrom('idle', 'alert', 'down'),
    misfit: 'asleep',
  },
];
const piles: Sample = {
  shape: pile('cards'),
  value: fc.array(fc.tuple(wholeNumbers, seatSets)).map((rows) => ({
    items: rows.map((r) => r[0]),
    known: rows.map((r) => r[1]),
  })),
  misfit: { items: [1, 2], known: [0] },
};
const secrets: Sample = {
  shape: secret(int, [4, 5, 6]),
  value: fc.record({ value: fc.constantFrom(4, 5, 6), known: seatSets }),
  misfit: { value: 4 },
};

const anyShape: fc.Arbitrary<Sample> = fc.letrec<{ leaf: Sample; node: Sample }>((tie) => ({
  leaf: fc.constantFrom(...scalars, piles, secrets),
  node: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    tie('node').map((of) => ({
      shape: list(of.shape),
      value: fc.array(of.value, { maxLength: 4 }),
      misfit: [of.misfit],
    })),
    tie('node').map((of) => ({
      shape: opt(of.shape),
      value: fc.option(of.value),
      // `null` is what an optional text may be, so that is no misfit here.
      misfit: of.misfit ?? 7,
    })),
    tie('node').map((of) => ({
      shape: dict(of.shape),
      value: fc.dictionary(names, of.value, { maxKeys: 4 }),
      misfit: { a: of.misfit },
    })),
    fc.dictionary(names, tie('node'), { minKeys: 1, maxKeys: 4 }).map((of) => ({
      shape: record(Object.fromEntries(Object.entries(of).map(([k, s]) => [k, s.shape]))),
      value: fc.record(Object.fromEntries(Object.entries(of).map(([k, s]) => [k, s.value]))),
      misfit: { [Object.keys(of)[0]]: Object.values(of)[0].misfit },
    })),
  ),
})).node;

const valued = anyShape.chain((s) => s.value.map((value) => ({ ...s, value })));

function bytesOf(shape: AnyShape, value: unknown): Uint8Array {
  const w = new ByteWriter();
  shape.write(value, w);
  return w.finish();
}

function printOf(shape: AnyShape, value: unknown): string {
  const h = new Hasher();
  shape.write(value, h);
  return h.finish();
}

function objectsIn(value: unknown, into = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return into;
  into.add(value);
  for (const v of Object.values(value)) objectsIn(v, into);
  return into;
}

describe('a shape of any kind', () => {
  it('comes back from its bytes as it was, with the same fingerprint', () => {
    fc.assert(
      fc.property(valued, ({ shape, value }) => {
        const r = new ByteReader(bytesOf(shape, value));
        const back = shape.read(r);
        r.end();
        expect(back).toEqual(value);
        expect(shape.equal(back, value)).toBe(true);
        expect(printOf(shape, back)).toBe(printOf(shape, value));
      }),
      { numRuns: 400 },
    );
  });

  it('copies everything and shares nothing but the lists of piles', () => {
    fc.assert(
      fc.property(valued, ({ shape, value }) => {
        const copy = shape.copy(value);
        expect(copy).toEqual(value);
        const mine = objectsIn(value);
        const lists = new Set<object>();
        shape.eachPile?.(copy, (_universe, { items, known }) => lists.add(items).add(known));
        for (const o of objectsIn(copy)) expect(mine.has(o)).toBe(lists.has(o));
      }),
      { numRuns: 400 },
    );
  });

  it('is equal exactly if its bytes are', () => {
    fc.assert(
      fc.property(
        anyShape.chain((s) => fc.tuple(fc.constant(s.shape), s.value, s.value)),
        ([shape, a, b]) => {
          expect(shape.equal(a, b)).toBe(
            Buffer.from(bytesOf(shape, a)).equals(Buffer.from(bytesOf(shape, b))),
          );
        },
      ),
      { numRuns: 400 },
    );
  });

  it('finds no fault in what fits, and names the place of what does not', () => {
    fc.assert(
      fc.property(valued, ({ shape, value, misfit }) => {
        expect(shape.fault(value, 'it')).toBe(null);
        expect(shape.fault(misfit, 'it')).toMatch(/^it/);
        expect(shape.fault(undefined, 'it')).toMatch(/^it/);
        expect(shape.fault(shape.initial(), 'it')).toBe(null);
      }),
      { numRuns: 200 },
    );
  });

  it('shows a seat a value of its own, and a guess from it looks the same to that seat', () => {
    // Hidden places of piles are dealt later, by the whole position; here they just stay unknown.
    const context: GuessContext = { random: (n) => n - 1, hidden: () => {}, known: () => {} };
    fc.assert(
      fc.property(valued, fc.constantFrom(0, 1, 29, 30), ({ shape, value }, seat) => {
        const seen = shape.see(value, seat);
        const mine = objectsIn(value);
        for (const o of objectsIn(seen)) expect(mine.has(o)).toBe(false);
        expect(shape.see(shape.guess(seen, context), seat)).toEqual(seen);
      }),
      { numRuns: 400 },
    );
  });

  it('opens all of itself to everybody unless a secret or a pile is in it', () => {
    const shape = open(record({ a: list(opt(int)), b: dict(text) }));
    const value = { a: [1, null], b: { x: 'y' } };
    expect(shape.see(value, 3)).toEqual(value);
    expect(shape.see(value, 3)).not.toBe(value);
  });
});

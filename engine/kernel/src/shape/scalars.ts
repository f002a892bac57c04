import { DecodeError } from './bytes.ts';
import type { Shape } from './shape.ts';

const isInt = (v: unknown): v is number => Number.isSafeInteger(v);
const show = (v: unknown): string => JSON.stringify(v) ?? typeof v;

/** What all values that are copied by assignment have in common. */
function scalar<T>(of: {
  initial: T;
  write: Shape<T>['write'];
  read: Shape<T>['read'];
  fits: (v: unknown) => boolean;
  called: string;
}): Shape<T> {
  return {
    scalar: true,
    common: true,
    initial: () => of.initial,
    copy: (v) => v,
    equal: (a, b) => a === b,
    write: of.write,
    read: of.read,
    see: (v) => v,
    guess: (v) => v,
    fault: (v, path) => (of.fits(v) ? null : `${path} should be ${of.called}, not ${show(v)}`),
  };
}

/** A whole number; `id<Card>()` for one that is a name of something. */
export const int: Shape<number> = id<number>();

export function id<T extends number>(): Shape<T> {
  return scalar<T>({
    initial: 0 as T,
    write: (v, w) => w.int(v),
    read: (r) => r.int() as T,
    fits: isInt,
    called: 'a whole number',
  });
}

export const bool: Shape<boolean> = scalar({
  initial: false,
  write: (v, w) => w.int(v ? 1 : 0),
  read: (r) => r.count(1) === 1,
  fits: (v) => typeof v === 'boolean',
  called: 'true or false',
});

export const text: Shape<string> = scalar({
  initial: '',
  write: (v, w) => w.text(v),
  read: (r) => r.text(),
  fits: (v) => typeof v === 'string',
  called: 'text',
});

/** One of a few words: stored as its place in the list, read as the word. The first is the initial one. */
export function oneOf<const W extends string>(...words: readonly [W, ...W[]]): Shape<W> {
  return scalar<W>({
    initial: words[0],
    write: (v, w) => w.int(words.indexOf(v)),
    read: (r) => {
      const word = words[r.count(words.length - 1)];
      if (word === undefined) throw new DecodeError('a word that is not in the list');
      return word;
    },
    fits: (v) => words.includes(v as W),
    called: `one of ${words.join(', ')}`,
  });
}

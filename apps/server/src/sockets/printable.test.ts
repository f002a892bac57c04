import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it.each([
  ['hello', 'hello'],
  ['  one\nline\u2028only\u0007 ', 'one line only'],
  ['\u202eevil\u202c \u2066turned\u2069 \u200fabout\u061c', 'evil turned about'],
  ['soft\u00adhyphen, \u200bnothing\ufeff', 'softhyphen, nothing'],
  [`pile${'\u0301'.repeat(500)} of marks`, `pile${'\u0301'.repeat(3)} of marks`],
])('what is said is seen, on its own line: %j', (said, seen) => {
  expect(printable(said)).toBe(seen);
});

it.each([
  '👩‍👩‍👧',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  'می‌خواهم',
  'क्‍ष',
  'Тест №1 — ção',
])('what belongs together stays together: %s', (said) => {
  expect(printable(said)).toBe(said);
});

it.each(['', '  ', '\u200b', '\u200d', '\u202e\u200f', '\u3164\u2800', '\u0301', '\u{e0067}'])(
  'of what is not seen nothing is left: %j',
  (said) => {
    expect(printable(said)).toBe('');
  },
);

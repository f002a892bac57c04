import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ContentError,
  either,
  fallback,
  flag,
  id,
  list,
  nothing,
  object,
  oneOf,
  optional,
  readContent,
  reference,
  table,
  text,
  variant,
  whole,
} from './index.ts';

/** Whatever a file holds, it is read, or refused with a ContentError whose every problem lies inside the file. */
const schema = object({
  name: text({ max: 20 }),
  cards: list(
    object({
      id: id('card'),
      cost: whole({ min: 0, max: 9 }),
      next: optional(reference('card')),
      tags: fallback(list(oneOf('fast', 'heavy'), { max: 2, unique: (tag) => tag }), []),
      effect: variant('do', { move: { steps: whole() }, heal: { self: flag() } }),
    }),
    { min: 1, max: 9 },
  ),
  prices: table(either<number | string | null>(whole(), text({ max: 20 }), nothing()), { max: 9 }),
});
const SAMPLE = `{
  "name": "Déjà \\u0076u",
  "cards": [
    { "id": "a", "cost": 1, "tags": ["fast"], "effect": { "do": "move", "steps": 2 } },
    { "id": "b", "cost": 9, "next": "a", "effect": { "do": "heal", "self": true } }
  ],
  "prices": { "a": 10, "b": "dear", "c": null }
}
`;

function isTaken(content: string): boolean {
  try {
    readContent(schema, { file: 'f', text: content });
    return true;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const lines = content.split('\n');
    const outside = error.problems.filter(
      ({ line, column }) =>
        line === null ||
        column === null ||
        !(line >= 1 && line <= lines.length && column >= 1 && column <= lines[line - 1].length + 1),
    );
    expect(outside).toEqual([]);
    expect(error.problems).not.toEqual([]);
    return false;
  }
}

type Slip = (t: string, at: number, other: number) => string;
const CHARACTERS = '{}[]",:\\0123456789-+.eEtfn \n\t\u0000\uD800é☃';
const WORDS = ['null', '"a"', '[]', '{}', '1e400', '-1', '"__proto__": 1,', '"id": "a",', 'true'];
const SLIPS: Slip[] = [
  (t, at, other) => t.slice(0, at) + t.slice(at + 1 + (other % 8)),
  (t, at, other) => t.slice(0, at) + CHARACTERS[other % CHARACTERS.length] + t.slice(at),
  (t, at, other) => t.slice(0, at) + CHARACTERS[other % CHARACTERS.length] + t.slice(at + 1),
  (t, at) => t.slice(0, at),
  (t, at, other) => t.slice(0, at) + t.slice(other),
  // whole values and whole names, so that what comes out is often still JSON
  (t, at, other) => replaceNth(t, /"[^"]*"(?!:)|\b\d+|true|null/g, at, WORDS[other % WORDS.length]),
  (t, at, other) => replaceNth(t, /"[^"]*"(?=:)/g, at, ['"cost"', '"x"', '"do"', '"tags"'][other % 4]),
];
function replaceNth(t: string, pattern: RegExp, n: number, by: string): string {
  const matches = [...t.matchAll(pattern)];
  if (matches.length === 0) return t;
  const match = matches[n % matches.length];
  return t.slice(0, match.index) + by + t.slice(match.index + match[0].length);
}
const slips = fc.array(fc.tuple(fc.constantFrom(...SLIPS), fc.nat(), fc.nat()), {
  minLength: 1,
  maxLength: 3,
});

describe('mangled content', () => {
  it('is sound before it is mangled', () => {
    expect(isTaken(SAMPLE)).toBe(true);
  });

  it('with slips in it is taken or refused', () => {
    let taken = 0;
    fc.assert(
      fc.property(slips, (made) => {
        const mangled = made.reduce(
          (t, [slip, at, other]) => slip(t, at % (t.length + 1), other % (t.length + 1)),
          SAMPLE,
        );
        if (isTaken(mangled)) taken++;
      }),
      { numRuns: 5000 },
    );
    expect(taken).toBeGreaterThan(30);
    expect(taken).toBeLessThan(4000);
  });

  it('cut off anywhere is refused', () => {
    for (let end = 0; end < SAMPLE.trimEnd().length; end++) expect(isTaken(SAMPLE.slice(0, end))).toBe(false);
  });

  it('any text, any bytes and any JSON are taken or refused', () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((b) => new TextDecoder('latin1').decode(b));
    const anything = fc.oneof(bytes, fc.string({ unit: 'binary' }), fc.json(), fc.json({ maxDepth: 8 }));
    fc.assert(
      fc.property(anything, (t) => {
        isTaken(t);
      }),
      { numRuns: 3000 },
    );
  });
});

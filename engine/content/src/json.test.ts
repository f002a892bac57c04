import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentError } from './content-error.ts';
import { readJson } from './json.ts';

const problem = (text: string): string => {
  try {
    readJson(text, 'x.json');
    return 'none';
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
};

describe('reading JSON', () => {
  it('gives what JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), fc.constantFrom(0, 1, 2), (json, indent) => {
        fc.pre(!json.includes('__proto__'));
        const text = JSON.stringify(JSON.parse(json), null, indent);
        expect(readJson(text, 'x.json').value).toEqual(JSON.parse(text));
      }),
      { numRuns: 1000 },
    );
  });

  it('takes or refuses what JSON.parse takes or refuses, but for names twice and numbers too large', () => {
    const pieces = fc.constantFrom(
      ...[
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"b"',
        '1',
        '-0',
        '01',
        '1.5e3',
        '1.',
        'true',
        'nul',
        ' ',
        '\n',
        '"\\u00',
        '"\\x"',
      ],
    );
    let good = 0;
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 7 }).map((list) => list.join('')),
        (text) => {
          const ours = problem(text);
          fc.pre(!ours.includes('a field not named before') && !ours.includes('not too large'));
          let theirs = true;
          try {
            JSON.parse(text);
          } catch {
            theirs = false;
          }
          if (theirs) good++;
          expect(ours === 'none').toBe(theirs);
        },
      ),
      { numRuns: 5000 },
    );
    expect(good).toBeGreaterThan(50);
  });

  it('remembers where values and names stand', () => {
    const root = readJson('{\n  "a": [1, 22]\n}', 'x.json');
    expect(root.at).toBe(0);
    expect(root.members?.get('a')?.at).toBe(4);
    expect(root.members?.get('a')?.node.items?.map((item) => item.at)).toEqual([10, 13]);
  });

  it.each([
    ['', 'x.json:1:1: expected a value, found the end of the file.'],
    ['{"a": 1,}', 'x.json:1:9: expected the name of a field in quotation marks, found "}".'],
    ['[1 2]', 'x.json:1:4: expected "," or "]" after a value, found "2]".'],
    ['[1,]', 'x.json:1:4: expected a value, found "]".'],
    ['{"a" 1}', 'x.json:1:6: expected ":" after the name of a field, found "1}".'],
    [
      '{\n"a": 1,\n"a": 2}',
      'x.json:3:1: expected a field not named before in this object, and not "__proto__", found "\\"a\\": 2}".',
    ],
    [
      '{"__proto__": 1}',
      'x.json:1:2: expected a field not named before in this object, and not "__proto__", found "\\"__proto__".',
    ],
    ['"a\nb"', 'x.json:1:3: expected no line break or control character in a text, found "\\nb\\"".'],
    ['"a', 'x.json:1:3: expected a quotation mark that ends the text, found the end of the file.'],
    ['"\\q"', 'x.json:1:2: expected an escape that JSON knows, like \\n or \\u00e9, found "\\\\q\\"".'],
    ['1e999', 'x.json:1:1: expected a number that is not too large, found "1e999".'],
    ['{} {}', 'x.json:1:4: expected nothing after the value, found "{}".'],
  ])('says what is wrong with %j', (text, message) => {
    expect(problem(text)).toBe(message);
  });

  it('does not lose itself in the depths', () => {
    expect(problem('['.repeat(100_000))).toContain('x.json:1:102: expected at most 100 lists');
    expect(problem(`${'['.repeat(100)}${']'.repeat(100)}`)).toBe('none');
  });
});

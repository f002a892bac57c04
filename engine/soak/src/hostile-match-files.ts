import type { MatchFile } from '@sightline/kernel';

/** Something that somebody made to do harm, and what it is. */
export type Hostile<T> = readonly [what: string, make: () => T];

const many = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);
const x = (n: number): string => 'x'.repeat(n);
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Match files that somebody made to do harm, of a match that was once played; below two megabytes each. */
export const hostileMatchFiles = (
  played: MatchFile,
): readonly Hostile<string | Uint8Array<ArrayBuffer>>[] => {
  const [entry] = played.log;
  const bent = (fields: object): string => JSON.stringify({ ...played, ...fields });
  const filled = (field: keyof MatchFile, text: string): string =>
    bent({ [field]: 'HERE' }).replace('"HERE"', text);
  return [
    ['a game called by a megabyte', () => bent({ game: x(1_000_000) })],
    ['rules called by a megabyte', () => bent({ rules: x(1_000_000) })],
    ['a set-up of a megabyte', () => bent({ setup: { mission: x(1_000_000) } })],
    ['a set-up of half a million nothings', () => bent({ setup: many(300_000, null) })],
    [
      'a set-up of a hundred thousand fields',
      () => bent({ setup: Object.fromEntries(many(100_000, 0).map((_, i) => [`f${i}`, i])) }),
    ],
    ['a set-up that is deep', () => filled('setup', deep(900_000))],
    ['a log that is deep', () => filled('log', deep(900_000))],
    ['a log of empty lists', () => filled('log', `[${many(600_000, '[]').join()}]`)],
    ['a log of empty objects', () => filled('log', `[${many(600_000, '{}').join()}]`)],
    [
      'a log of ten thousand pauses',
      () =>
        bent({
          log: many(10_000, 0).map((_, i) => ({
            input: { kind: i % 2 === 0 ? 'pause' : 'resume', seat: 0, at: i },
          })),
        }),
    ],
    [
      'a log of ten thousand undos',
      () =>
        bent({
          log: [...played.log.slice(0, 1), ...many(9999, { input: { kind: 'undo', seat: 0, at: 9 } })],
        }),
    ],
    [
      'batches as long as can be',
      () =>
        bent({
          log: many(500, {
            input: { kind: 'batch', seat: 0, decision: 0, answers: many(256, ['a', 1]), at: 0 },
          }),
        }),
    ],
    [
      'a verb of a megabyte',
      () => bent({ log: [{ input: { ...entry.input, kind: 'answer', answer: [x(1_000_000)] } }] }),
    ],
    ['a kind of a megabyte', () => bent({ log: [{ input: { ...entry.input, kind: x(1_000_000) } }] })],
    ['a fingerprint of a megabyte', () => bent({ log: [{ ...entry, hash: x(1_000_000) }] })],
    ['draws without end', () => bent({ opening: many(100_000, ['dice', 0, 6, 1]) })],
    [
      'draws without end in an entry',
      () => bent({ log: [{ ...entry, draws: many(100_000, ['dice', 0, 6, 1]) }] }),
    ],
    ['a stream of a megabyte', () => bent({ opening: [[x(1_000_000), 0, 6, 1]] })],
    ['chapters without end', () => bent({ chapters: many(10_000, played.chapters[0]) })],
    ['clocks without end', () => bent({ clocks: many(500_000, 1) })],
    ['winners without end', () => bent({ result: { winners: many(500_000, 0), by: 'x' } })],
    ['an end of a megabyte', () => bent({ result: { winners: [0], by: x(1_000_000) } })],
    ['prototypes', () => bent({}).replace('{', `{${many(50_000, '"__proto__":{"a":1},').join('')}`)],
    ['bytes that are no text', () => new Uint8Array(1_000_000).fill(0xff)],
    ['nothing', () => ''],
  ];
};

/** Files of a good match with much beside it that nobody reads. */
export const paddedMatchFiles = (played: MatchFile): readonly Hostile<string>[] => {
  const good = JSON.stringify(played);
  return [
    ['fields nobody reads', () => JSON.stringify({ ...played, more: many(60_000, { a: [1, { b: 2 }] }) })],
    ['a name of escapes', () => good.replace('{', `{"${many(300_000, '\\u0041').join('')}":0,`)],
    [
      'one field a hundred thousand times',
      () => good.replace('{', `{${many(100_000, '"log":[],').join('')}`),
    ],
  ];
};

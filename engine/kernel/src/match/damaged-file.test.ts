import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { march } from '../fixtures/march.ts';
import { wander } from '../fixtures/random-play.ts';
import { type Game, type GameTypes, load, type MatchFile, MatchFileError, save, verify } from '../index.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const junk: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(
    null,
    true,
    false,
    '',
    'pass',
    'constructor',
    [],
    {},
    [[]],
    -1,
    0,
    1,
    0.5,
    29,
    30,
    31,
  ),
  fc.integer({ min: -300, max: 300 }),
  fc.jsonValue({ maxDepth: 2 }).map((x) => (typeof x === 'number' ? Math.sign(x) : (x as Json))),
);

/** One change somewhere in the file: another value, a missing part, one twice, two exchanged. */
const damages = fc.record({
  where: fc.array(fc.nat({ max: 10_000 }), { minLength: 1, maxLength: 7 }),
  how: fc.constantFrom('replace', 'remove', 'double', 'exchange'),
  value: junk,
});
type Damage = typeof damages extends fc.Arbitrary<infer D> ? D : never;

function damage(file: Json, { where, how, value }: Damage): void {
  let parent: Json = file;
  for (const [depth, step] of where.entries()) {
    if (typeof parent !== 'object' || parent === null) return;
    const keys = Object.keys(parent);
    if (keys.length === 0) return;
    const key = keys[step % keys.length];
    const inside = parent as { [key: string]: Json };
    const deeper: Json = inside[key];
    if (depth < where.length - 1 && typeof deeper === 'object' && deeper !== null) {
      parent = deeper;
      continue;
    }
    const other = keys[(step + 1) % keys.length];
    if (how === 'replace') inside[key] = value;
    else if (how === 'exchange') [inside[key], inside[other]] = [inside[other], inside[key]];
    else if (Array.isArray(parent))
      parent.splice(Number(key), how === 'remove' ? 1 : 0, ...(how === 'double' ? [deeper] : []));
    else if (how === 'remove') delete inside[key];
    return;
  }
}

function neverThrowsAnythingElse<T extends GameTypes>(game: Game<T>, file: unknown): string {
  let outcome = '';
  for (const open of [load, verify])
    try {
      open(game, file);
      outcome += 'opened ';
    } catch (e) {
      if (!(e instanceof MatchFileError)) throw e;
      outcome += `${e.code} `;
    }
  return outcome;
}

function survivesDamage<T extends GameTypes>(
  name: string,
  game: Game<T>,
  seats: number,
  change: (file: MatchFile) => MatchFile = (file) => file,
): void {
  describe(`a damaged file of ${name}`, () => {
    const text = JSON.stringify(change(save(wander(game, { setup: null, seats }, 8, 80), 'always')));

    it('is opened or refused, and nothing else happens', () => {
      const outcomes = new Set<string>();
      fc.assert(
        fc.property(fc.array(damages, { minLength: 1, maxLength: 3 }), (all) => {
          const file = JSON.parse(text);
          for (const d of all) damage(file, d);
          outcomes.add(neverThrowsAnythingElse(game, file));
        }),
        { numRuns: 1200 },
      );
      expect(outcomes.size).toBeGreaterThan(3);
    });

    it('is opened or refused wherever parts of it are missing', () => {
      const file = JSON.parse(text);
      for (const key of Object.keys(file)) {
        const { [key]: _gone, ...rest } = file;
        neverThrowsAnythingElse(game, rest);
      }
      for (let n = 0; n < file.log.length; n++)
        expect(neverThrowsAnythingElse(game, { ...file, log: file.log.slice(0, n) })).toMatch(
          // Cut short it does not end as it says.
          file.result === null ? /^opened opened/ : /^damaged opened/,
        );
    });
  });
}

survivesDamage('a card game', cards, 3);
survivesDamage('a march', march, 2);
survivesDamage('a card game without its seed', cards, 3, (file) => ({
  ...file,
  chapters: file.chapters.map((c) => ({ ...c, seed: null })),
}));

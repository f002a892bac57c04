import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { codeOf } from '../fixtures/diary.ts';
import { march } from '../fixtures/march.ts';
import { wander } from '../fixtures/random-play.ts';
import { answersIn, type GameTypes, load, Match, save, seedFrom } from '../index.ts';

/** Whatever it is: refused with a code, and nothing is different afterwards. */
function refused<T extends GameTypes>(match: Match<T>, input: unknown): string {
  const before = [match.hash(), match.length, match.decisionId, JSON.stringify(match.clock)];
  const out = match.submit(input);
  expect(out.ok).toBe(false);
  expect([match.hash(), match.length, match.decisionId, JSON.stringify(match.clock)]).toEqual(before);
  return codeOf(out);
}

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    0.5,
    1e300,
    2 ** 31,
    -(2 ** 31) - 1,
    '0',
    '',
    true,
    [],
    {},
    Symbol('seat'),
    10n,
    () => 0,
    new Date(0),
    new Map(),
  ),
  fc.string(),
  fc.anything({ maxDepth: 2 }),
);

const start = () => Match.start(march, { setup: null, seats: 2, seed: seedFrom('bad') });
const good = (match: Match<never> | ReturnType<typeof start>) => ({
  kind: 'answer',
  seat: 0,
  decision: match.decisionId,
  answer: ['step', 1],
  at: 0,
});

describe('anything that is not an input', () => {
  const match = start();

  it('is malformed', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true }), (x) => {
        expect(refused(match, x)).toBe('malformed');
      }),
      { numRuns: 1000 },
    );
  });

  it('names the seats there are to a seat that is not there', () => {
    expect(match.submit({ ...good(match), seat: 2 })).toMatchObject({
      refusal: { code: 'no-such-seat', detail: 'seats are 0 to 1' },
    });
  });

  it('is malformed in each of its parts', () => {
    fc.assert(
      fc.property(fc.constantFrom('kind', 'seat', 'decision', 'answer', 'at'), odd, (part, value) => {
        // Seats, decisions and times that could be are another matter.
        fc.pre(!(part === 'decision' && Number.isSafeInteger(value)));
        fc.pre(!(part === 'seat' && (value === 0 || value === 1)));
        fc.pre(!(part === 'at' && Number.isSafeInteger(value)));
        const code = refused(match, { ...good(match), [part]: value });
        expect(['malformed', 'no-such-seat', 'no-such-choice', 'not-offered']).toContain(code);
      }),
      { numRuns: 1500 },
    );
  });

  it('is malformed in the numbers of its answer', () => {
    fc.assert(
      fc.property(fc.array(odd, { minLength: 1, maxLength: 5 }), (numbers) => {
        fc.pre(!(numbers.length === 1 && numbers[0] === 1));
        const code = refused(match, { ...good(match), answer: ['step', ...numbers] });
        expect(['malformed', 'not-offered']).toContain(code);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('hostile input', () => {
  it('cannot reach a prototype', () => {
    const match = start();
    for (const text of [
      '{"kind":"answer","seat":0,"decision":0,"answer":["__proto__",1],"at":0}',
      '{"kind":"answer","seat":0,"decision":0,"answer":["constructor"],"at":0}',
      '{"kind":"__proto__","seat":0,"at":0}',
      '{"__proto__":{"kind":"undo","seat":0,"at":0}}',
      '{"kind":"answer","seat":"__proto__","decision":0,"answer":["step",1],"at":0}',
    ])
      refused(match, JSON.parse(text));
    expect(({} as Record<string, unknown>).kind).toBe(undefined);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('cannot fail on its way into the message of its refusal', () => {
    expect(refused(start(), JSON.parse('{"kind":{"toString":0},"seat":0,"at":0}'))).toBe('malformed');
  });

  it('cannot be huge', () => {
    const match = start();
    const many = Array.from({ length: 100_000 }, () => 1);
    expect(refused(match, { ...good(match), answer: ['step', ...many] })).toBe('malformed');
    expect(refused(match, { ...good(match), answer: Object.assign(['step'], { length: 2 ** 31 }) })).toBe(
      'malformed',
    );
    const batch = { ...good(match), kind: 'batch' };
    expect(refused(match, { ...batch, answers: many.map(() => ['step', 1]) })).toBe('malformed');
    expect(refused(match, { ...batch, answers: Array(3) })).toBe('malformed');
    expect(refused(match, { ...good(match), answer: ['x'.repeat(10 ** 6)] })).toBe('malformed');
  });

  it('takes minus zero for zero, and nothing else for a number', () => {
    const match = start();
    expect(refused(match, { ...good(match), answer: ['step', '1'] })).toBe('malformed');
    expect(refused(match, { ...good(match), answer: ['step', [1]] })).toBe('malformed');
    expect(refused(match, { ...good(match), answer: ['step', -0] })).toBe('not-offered');
    expect(refused(match, { ...good(match), seat: '0' })).toBe('malformed');
    expect(codeOf(match.submit({ ...good(match), seat: -0 }))).toBe('taken');
  });

  it('is told what is wrong with it', () => {
    const match = start();
    const codes = [
      { ...good(match), seat: 1 },
      { ...good(match), seat: 2 },
      { ...good(match), seat: 30 },
      { ...good(match), decision: 1 },
      { ...good(match), decision: -1 },
      { ...good(match), answer: ['fly'] },
      { ...good(match), answer: ['step', 2] },
      { kind: 'undo', seat: 0, at: 0 },
      { kind: 'undo', seat: 1, at: 0 },
      { kind: 'timeout', seat: 0, at: 0 },
      { kind: 'timeout', seat: 1, at: 0 },
      { kind: 'cheat', seat: 0, at: 0 },
    ].map((input) => refused(match, input));
    expect(codes).toEqual([
      'not-asked',
      'no-such-seat',
      'malformed',
      'old-decision',
      'old-decision',
      'no-such-choice',
      'not-offered',
      'nothing-to-undo',
      'nothing-to-undo',
      'time-left',
      'not-asked',
      'malformed',
    ]);
  });
});

describe('in any position of a card game', () => {
  it('an answer of the wrong seat, to an old decision, or given twice is refused', () => {
    wander(cards, { setup: null, seats: 3 }, 21, 60, (match) => {
      if (match.result !== null) {
        expect(refused(match, { kind: 'answer', seat: 0, decision: 0, answer: ['pass'], at: 0 })).toBe(
          'match-over',
        );
        return;
      }
      const { decisionId: decision } = match;
      const asked = match.awaiting();
      const at = match.clock.since;
      const answer = match.decision(asked[0])!.timeout;
      for (const seat of [0, 1, 2].filter((s) => !asked.includes(s)))
        expect(['not-asked', 'already-answered']).toContain(
          refused(match, { kind: 'answer', seat, decision, answer, at }),
        );
      for (const other of [decision - 1, decision + 1])
        expect(refused(match, { kind: 'answer', seat: asked[0], decision: other, answer, at })).toBe(
          'old-decision',
        );
      // Given to a copy of the match that goes on, so that the original stays as it is.
      const twice = load(cards, save(match, 'always'));
      const input = { kind: 'answer', seat: asked[0], decision, answer, at };
      expect(codeOf(twice.submit(input))).toBe('taken');
      if (twice.result === null) refused(twice, input);
    });
  });

  it('random numbers are either on the list or refused', () => {
    const match = wander(cards, { setup: null, seats: 3 }, 22, 12);
    const verbs = fc.constantFrom('bid', 'play', 'bury', 'snap', 'peek', 'trump', 'pass', 'toString');
    fc.assert(
      fc.property(
        fc.nat({ max: 2 }),
        verbs,
        fc.array(fc.integer({ min: -2, max: 4 }), { maxLength: 3 }),
        (seat, verb, numbers) => {
          const listed = match
            .decision(seat)
            ?.choices.flatMap(answersIn)
            .some((answer) => answer.join() === [verb, ...numbers].join());
          const input = {
            kind: 'answer',
            seat,
            decision: match.decisionId,
            answer: [verb, ...numbers],
            at: 0,
          };
          if (listed !== true) refused(match, input);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { say } from '../fixtures/diary.ts';
import { wander } from '../fixtures/random-play.ts';
import { DecodeError, decode, encode, hashOf, Match, quickSource, seedFrom } from '../index.ts';

const source = quickSource(3);

describe('a position as bytes', () => {
  it('comes back with the same fingerprint, the same question and the same future', () => {
    for (let seed = 0; seed < 5; seed++)
      wander(cards, { setup: null, seats: 3 }, seed, 60, ({ position: p }) => {
        const back = decode(p.game, p.statics, p.seats, source, encode(p));
        expect(hashOf(back)).toBe(hashOf(p));
        expect(back.stack).toEqual(p.stack);
        expect(back.serial).toBe(p.serial);
        for (const seat of p.awaiting()) {
          const answer = p.fallback(p.askedOf(seat)!);
          const [one, two] = [p.copy(source), back.copy()];
          expect(one.answer(seat, answer)).toBe(null);
          expect(two.answer(seat, answer)).toBe(null);
          expect(hashOf(two)).toBe(hashOf(one));
        }
      });
  });

  it('keeps sealed answers', () => {
    const match = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('bytes') });
    say(match, 1, 'bid', 0);
    const p = match.position;
    const back = decode(p.game, p.statics, p.seats, source, encode(p));
    expect(back.stack[1].sealed).toEqual([null, ['bid', 0], null]);
    expect(back.awaiting()).toEqual([0, 2]);
  });

  it('has no byte too many', () => {
    const p = wander(cards, { setup: null, seats: 3 }, 1, 12).position;
    const longer = Uint8Array.from([...encode(p), 0]);
    expect(() => decode(p.game, p.statics, p.seats, source, longer)).toThrow('1 bytes too many');
  });

  it('that are damaged gives a position or a DecodeError, never anything else', () => {
    const p = wander(cards, { setup: null, seats: 3 }, 1, 12).position;
    const whole = encode(p);
    const damage = fc.array(fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(damage, fc.nat({ max: whole.length }), (changes, cut) => {
        const bytes = whole.slice();
        for (const [at, value] of changes) bytes[at] = value;
        for (const some of [bytes, bytes.subarray(0, cut)])
          try {
            decode(p.game, p.statics, p.seats, source, some);
          } catch (e) {
            expect(e).toBeInstanceOf(DecodeError);
          }
      }),
      { numRuns: 1500 },
    );
  });
});

describe('the fingerprint of a position', () => {
  const begin = () => Match.start(cards, { setup: null, seats: 3, seed: seedFrom('print') }).position;

  it('differs by state, by who has answered, by a sealed answer, by locals, by draws and by who gave up', () => {
    const prints = [
      begin(),
      ...[
        (p: ReturnType<typeof begin>) => p.state.scores[2]++,
        (p: ReturnType<typeof begin>) => p.answer(0, ['bid', 0]),
        (p: ReturnType<typeof begin>) => p.answer(1, ['bid', 0]),
        (p: ReturnType<typeof begin>) => {
          p.answer(0, ['bid', 0]);
          p.stack[1].sealed![0] = ['bid', 1];
        },
        (p: ReturnType<typeof begin>) => p.stack[1].locals.leader++,
        (p: ReturnType<typeof begin>) => p.draws[1]++,
        (p: ReturnType<typeof begin>) => {
          p.resigned = 2;
        },
        (p: ReturnType<typeof begin>) => p.finish({ winners: [], by: 'x' }),
      ].map((change) => {
        const p = begin();
        change(p);
        return p;
      }),
    ].map(hashOf);
    expect(new Set(prints).size).toBe(prints.length);
  });

  it('is the same for a copy, which can be changed on its own', () => {
    const p = begin();
    const copy = p.copy();
    expect(hashOf(copy)).toBe(hashOf(p));
    copy.state.hands[0].items = [];
    copy.stack[1].locals.leader = 2;
    copy.draws[0] = 0;
    expect(hashOf(p)).toBe(hashOf(begin()));
  });
});

import type { Decision } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { AutoPass } from './auto-pass.ts';
import { SHORTEST } from './pass-pace.ts';

/* Somebody with a stopwatch at the other end of the table tries to tell whether there was anything to choose. */

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const PASSED = ['pass'] as const;
const decision = (could: boolean): Decision => ({
  seat: 0,
  prompt: 'moment.use',
  about: {},
  way: 'open',
  timeout: PASSED,
  choices: [
    ...(could ? [{ verb: 'use', form: 'one' as const, each: 1, numbers: [1] }] : []),
    { verb: 'pass', form: 'confirm', each: 0, numbers: [] },
  ],
});

interface Seen {
  readonly could: boolean;
  /** how long it took, in milliseconds */
  readonly after: number;
}

/** What the stopwatch shows of so many windows that one person passes; `thinks`: how long if there is a choice. */
function watched(windows: number, seed: number, thinks: (random: () => number) => number): readonly Seen[] {
  const random = seededRandom(seed);
  const seen: Seen[] = [];
  let now = 0;
  let timers: { at: number; call(): void }[] = [];
  let could = false;
  let asked = 0;
  const line = {
    connect: () => ({ send: () => {}, close: () => {} }),
    name: () => '',
    random,
    elapsed: () => now,
    later(ms: number, call: () => void) {
      const timer = { at: now + ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((t) => t !== timer);
      };
    },
  };
  const sent = () => void seen.push({ could, after: now - asked });
  const auto = new AutoPass(line, { on: true, hides: () => true }, sent);
  for (let id = 0; id < windows; id++) {
    could = random() < 0.5;
    asked = now;
    auto.happened();
    auto.consider([{ seat: 0, decision: id, asked: decision(could), left: null }]);
    // The attack before it is shown, however long that takes.
    const shown = 200 + random() * 2500;
    line.later(shown, () => auto.shown());
    if (could)
      line.later(shown + thinks(random), () => {
        if (!auto.hold(0, id, [PASSED])) sent();
      });
    while (seen.length <= id) {
      const next = timers.toSorted((a, b) => a.at - b.at)[0];
      timers = timers.filter((t) => t !== next);
      now = next.at;
      next.call();
    }
    auto.consider([]);
    timers = [];
    now += 1000;
  }
  return seen;
}

/** A classifier that learns from the first half: is the share of "there was a choice" higher at such times? */
function accuracy(seen: readonly Seen[]): number {
  const half = seen.length / 2;
  const [known, unknown] = [seen.slice(0, half), seen.slice(half)];
  const slots = new Map<number, number>();
  const slotOf = ({ after }: Seen) => Math.min(60, Math.floor(after / 250));
  for (const one of known) slots.set(slotOf(one), (slots.get(slotOf(one)) ?? 0) + (one.could ? 1 : -1));
  const right = unknown.filter((one) => (slots.get(slotOf(one)) ?? 0) > 0 === one.could);
  return right.length / unknown.length;
}

describe('a stopwatch', () => {
  it.each([1, 2, 3])('tells nothing of who decides within the time every pass takes (%i)', (seed) => {
    const found = accuracy(watched(8000, seed, (random) => 300 + random() * (SHORTEST - 300)));
    expect(found).toBeGreaterThan(0.45);
    expect(found).toBeLessThan(0.55);
  });

  it('tells little of who thinks longer now and then', () => {
    // Most decide within three seconds; one in five takes up to twelve.
    const slow = (random: () => number) => (random() < 0.8 ? 800 + random() * 2200 : 4000 + random() * 8000);
    expect(accuracy(watched(8000, 4, slow))).toBeLessThan(0.57);
  });

  it('would tell of anybody whose passes go out as they are pressed', () => {
    // The classifier itself works: it is held against what must be told apart.
    const random = seededRandom(5);
    const seen = Array.from({ length: 4000 }, (_, i) => ({
      could: i % 2 === 0,
      after: i % 2 === 0 ? 1000 + random() * 6000 : 1500 + random() * 2500,
    }));
    expect(accuracy(seen)).toBeGreaterThan(0.7);
  });
});

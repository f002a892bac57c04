import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { march } from '../fixtures/march.ts';
import {
  dice,
  type Entry,
  type Game,
  type GameTypes,
  hashOf,
  type Match,
  MatchFileError,
  restore,
  type Snapshot,
  seedFrom,
  snapshot,
} from '../index.ts';
import { startNamed, storm } from './stormy-play.ts';

const throughJson = <X>(x: X): X => JSON.parse(JSON.stringify(x)) as X;
const clocks = [60_000, 60_000];
const played = () => storm(startNamed(march, { setup: null, seats: 2, clocks }, 'damaged'), dice(3), 40);

function code(run: () => unknown): string {
  try {
    run();
    return 'restored';
  } catch (e) {
    if (!(e instanceof MatchFileError)) throw e;
    return e.code;
  }
}

/** Restores with one thing changed. */
function changed<T extends GameTypes>(
  match: Match<T>,
  change: { snapshot?: object; entries?: (all: Entry[]) => unknown[]; game?: Partial<Game<T>> },
): string {
  const entries = throughJson(match.history.entries);
  return code(() =>
    restore(
      { ...match.game, ...change.game },
      match.setup,
      match.chapters,
      (change.entries?.(entries) ?? entries) as Entry[],
      { ...throughJson(snapshot(match)), ...change.snapshot },
    ),
  );
}

describe('a snapshot that does not fit', () => {
  const match = played();
  const { time, position } = snapshot(match);

  it('would fit, if nothing was changed', () => {
    expect(changed(match, {})).toBe('restored');
  });

  it.each([
    ['no snapshot', { format: 'sightline-match/1' }],
    ['another hash', { hash: '0123456789abcdef' }],
    ['the position of another moment', { position: snapshot(startNamed(march, match.setup, 'x')).position }],
    ['a position that ends early', { position: position.slice(0, 4) }],
    ['a position that is no base64', { position: '?' }],
    ['another number of entries', { n: match.length + 1 }],
    ['a decision to come', { decision: match.length + 1 }],
    ['draws of another opening', { opening: [['die', 0, 6, 1]] }],
    ['another match', { commitment: seedFrom('another') }],
    ['no clocks', { time: { ...time, clock: { ...time.clock, left: null } } }],
    ['a clock too few', { time: { ...time, clock: { ...time.clock, left: [1] } } }],
    ['a moment too few', { time: { ...time, openings: time.openings.slice(1) } }],
    ['no time', { time: null }],
  ])('is refused: %s', (_name, change) => {
    expect(changed(match, { snapshot: change })).toBe('damaged');
  });

  it.each([
    ['one too few', (all: Entry[]) => all.slice(1)],
    ['one that is none', (all: Entry[]) => [...all.slice(0, -1), null]],
    ['one without final', (all: Entry[]) => all.map(({ final: _, ...e }) => e)],
    ['undos that go nowhere', (all: Entry[]) => all.map((e) => ({ ...e, back: null }))],
    ['undos of the future', (all: Entry[]) => all.map((e) => ({ ...e, back: e.back === null ? null : 999 }))],
    ['times that run backwards', (all: Entry[]) => all.toReversed()],
    ['another hash there', (all: Entry[]) => all.map((e) => ({ ...e, hash: 'x' }))],
    [
      'a seat too many',
      (all: Entry[]) => all.map((e, i) => (i === 3 ? { ...e, input: { ...e.input, seat: 2 } } : e)),
    ],
  ])('is refused with entries that are not its own: %s', (_name, entries) => {
    expect(match.history.entries.some((e) => e.back !== null)).toBe(true);
    expect(changed(match, { entries })).toBe('damaged');
  });

  it('is refused by other rules and other games', () => {
    expect(changed(match, { game: { version: '4' } })).toBe('other-rules');
    expect(changed(match, { game: { name: 'stroll' } })).toBe('other-game');
  });

  it('is refused with another set-up, other seeds, or a fork that was made later', () => {
    const s = snapshot(match);
    const { setup, chapters } = match;
    const { entries } = match.history;
    const fork = [...chapters, { from: s.n + 1, seed: seedFrom('later'), commitment: s.commitment }];
    const others = startNamed(march, setup, 'others').chapters;
    expect(code(() => restore(march, { ...setup, seats: 3 }, chapters, entries, s))).toBe('damaged');
    expect(code(() => restore(march, setup, [], entries, s))).toBe('damaged');
    expect(code(() => restore(march, setup, fork, entries, s))).toBe('damaged');
    expect(code(() => restore(march, setup, others, entries, s))).toBe('damaged');
  });
});

describe('an earlier snapshot', () => {
  const shots: Snapshot[] = [];
  const begun = startNamed(march, { setup: null, seats: 2, clocks }, 'earlier');
  const match = storm(begun, dice(3), 40, (m) => shots.push(snapshot(m)));
  const withEarlier = (...earlier: Snapshot[]) =>
    code(() => {
      const { setup, chapters, history } = match;
      restore(march, setup, chapters, history.entries.slice(0, 30), shots[30], earlier);
    });

  it('is held against the match as the last one is', () => {
    expect(withEarlier(shots[10], shots[20], shots[30])).toBe('restored');
    expect(withEarlier(shots[31])).toBe('damaged');
    expect(withEarlier({ ...shots[10], hash: shots[11].hash })).toBe('damaged');
    expect(withEarlier({ ...shots[15], n: 16 })).toBe('damaged');
    expect(withEarlier(snapshot(played()))).toBe('damaged');
    expect(withEarlier({ ...shots[10], rules: '2' })).toBe('other-rules');
  });
});

describe('a damaged snapshot', () => {
  const match = storm(startNamed(cards, { setup: null, seats: 3 }, 'fuzz'), dice(6), 30);
  const stored = JSON.stringify([snapshot(match), match.history.entries]);

  it('gives the position it was taken of, or is refused', () => {
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(
        fc.nat(stored.length - 1),
        fc.constantFrom('', '0', '7', 'A', '-', 'x', '1e9'),
        (at, put) => {
          const text = stored.slice(0, at) + put + stored.slice(at + 1);
          let rows: [Snapshot, Entry[]];
          try {
            rows = JSON.parse(text);
          } catch {
            return;
          }
          const [s, entries] = rows;
          outcomes.add(
            code(() => {
              const again = restore(cards, match.setup, match.chapters, entries, s);
              expect(hashOf(again.position)).toBe(match.hash());
            }),
          );
        },
      ),
      { numRuns: 1500 },
    );
    expect([...outcomes].toSorted()).toEqual(expect.arrayContaining(['damaged', 'restored']));
  });
});

import { smallGames } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { say } from '../fixtures/diary.ts';
import { type March, march } from '../fixtures/march.ts';
import {
  dice,
  encode,
  type Game,
  type GameEvent,
  type GameTypes,
  Match,
  type Outcome,
  restore,
  type Snapshot,
  save,
  snapshot,
  viewOf,
  type Walked,
  walk,
} from '../index.ts';
import { startNamed, storm } from './stormy-play.ts';

/** What a step tells, taken while it lasts. */
function noted<T extends GameTypes>({ n, position, events, entry }: Walked<T>): unknown {
  const views = Array.from({ length: position.seats }, (_, seat) => viewOf(position, seat));
  return { n, bytes: encode(position).join(), views, events, entry };
}

/** A match, and what was told at each of its moments when it was played. */
function played<T extends GameTypes>(
  begun: Match<T>,
  seed: number,
  inputs: number,
): { match: Match<T>; told: unknown[] } {
  const told: unknown[] = [];
  const match = storm(begun, dice(seed), inputs, (m, out) => {
    const { position, length: n } = m;
    told.push(noted({ n, position, events: eventsOf(m, out), entry: m.history.entries[n - 1] ?? null }));
  });
  return { match, told };
}

const eventsOf = <T extends GameTypes>(match: Match<T>, out: Outcome | null): readonly GameEvent[] =>
  out === null ? match.opening.events : out.ok ? out.events : [];

const again = <T extends GameTypes>(match: Match<T>): Match<T> =>
  restore(match.game, match.setup, match.chapters, match.history.entries, snapshot(match));

function* notes<T extends GameTypes>(steps: Iterable<Walked<T>>): Generator<unknown> {
  for (const step of steps) yield noted(step);
}

/** How many entries a match has replayed since. */
function counted<T extends GameTypes>(match: Match<T>): () => number {
  const { history } = match as unknown as { history: { replay: (...a: unknown[]) => void } };
  const { replay } = history;
  let n = 0;
  history.replay = (...a) => {
    n++;
    replay(...a);
  };
  return () => n;
}

describe('a walk through the log', () => {
  const timed = { setup: null, seats: 2, clocks: [60_000, 60_000] };
  const games: [string, Game<GameTypes>, (random: (n: number) => number) => typeof timed][] = [
    ['cards', cards as unknown as Game<GameTypes>, () => timed],
    ['march', march as unknown as Game<GameTypes>, () => timed],
    ...smallGames.map((s): (typeof games)[number] => [s.game.name, s.game, s.table as () => typeof timed]),
  ];

  it.each(games)('tells what was told, from any moment to any other: %s', (name, game, table) => {
    for (let seed = 1; seed <= 3; seed++) {
      const random = dice(seed);
      const { match, told } = played(startNamed(game, table(random), `walk ${name} ${seed}`), seed, 150);
      for (const m of [match, again(match)]) {
        expect([...notes(walk(m, -1))]).toEqual(told);
        for (const { n, position } of walk(m, -1)) expect(encode(position)).toEqual(encode(m.at(n)));
        for (let i = 0; i < 6; i++) {
          const from = random(m.length + 2) - 1;
          const to = from + random(m.length + 1 - from);
          expect([...notes(walk(again(m), from, to))]).toEqual(told.slice(from + 1, to + 1));
        }
      }
    }
  });

  it('may rest while the match goes on, and changes nothing in it', () => {
    const { match, told } = played(startNamed(cards, { setup: null, seats: 3 }, 'slices'), 4, 30);
    const steps = walk(match, -1);
    const slice = (size: number) => {
      const out: unknown[] = [];
      for (let i = 0; i < size; i++) {
        const step = steps.next();
        if (!step.done) out.push(noted(step.value));
      }
      return out;
    };
    const seen = slice(10);
    const alone = again(match);
    for (const m of [match, alone]) storm(m, dice(5), 10);
    while (seen.length < told.length) seen.push(...slice(7));
    expect(seen).toEqual(told);
    expect(save(match, 'always')).toEqual(save(alone, 'always'));
    expect(encode(match.position)).toEqual(encode(alone.position));
  });

  it('keeps what it told when it goes on', () => {
    const { match, told } = played(startNamed(march, { setup: null, seats: 2 }, 'kept'), 6, 80);
    const events = [...walk(match, -1)].map((step) => step.events);
    expect(events).toEqual(told.map((t) => (t as Walked<March>).events));
  });

  it('replays each entry once, whatever is undone on the way', () => {
    const match = startNamed(march, { setup: null, seats: 2 }, 'once');
    while (match.length < 300)
      if (match.length % 3 === 2) match.submit({ kind: 'undo', seat: 0, at: 0 });
      else say(match, 0, 'step', match.position.state.at[0] < 3 ? 1 : -1);
    const fresh = again(match);
    const replayed = counted(fresh);
    expect([...walk(fresh, 0)].length).toBe(300);
    expect(replayed()).toBe(200);
  });

  it('begins at the nearest snapshot that was handed in', () => {
    const shots: Snapshot[] = [];
    const begun = startNamed(march, { setup: null, seats: 2 }, 'near');
    const match = storm(begun, dice(2), 120, (m) => shots.push(snapshot(m)));
    const { setup, chapters, history, length } = match;
    const fresh = restore(march, setup, chapters, history.entries, shots[length], [shots[length - 20]]);
    const replayed = counted(fresh);
    expect([...walk(fresh, length - 10)].length).toBe(10);
    expect(replayed()).toBeLessThanOrEqual(20);
  });

  it('is nowhere the match has not been', () => {
    const match = Match.start(march, startNamed(march, { setup: null, seats: 2 }, 'short').setup);
    say(match, 0, 'step', 1);
    for (const [from, to] of [
      [-2, 1],
      [0, 2],
      [2, 2],
      [0.5, 1],
      [0, Number.NaN],
    ])
      expect(() => walk(match, from, to)).toThrow(RangeError);
    expect([...walk(match, 1)]).toEqual([]);
    expect([...walk(match, 1, 0)]).toEqual([]);
  });
});

import {
  defineGame,
  fields,
  type GameTypes,
  int,
  open,
  type Play,
  type Procedure,
  procedure,
  verify,
} from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import type { Scenario } from './scenario.ts';
import { soak } from './soak.ts';

interface Tally extends GameTypes {
  state: { n: number };
  seen: { n: number };
  statics: object;
}

/** A game of one procedure. */
function tally(main: Procedure<Tally, object, undefined>, clocks?: readonly number[]): Scenario<Tally> {
  const game = defineGame<Tally>({
    name: 'tally',
    version: '1',
    seats: { least: 2, most: 2 },
    state: fields({ n: open(int) }),
    streams: [],
    events: [],
    procedures: [],
    main,
    statics: () => ({}),
    expired: (g, seat) => g.finish({ winners: [1 - seat], by: 'time' }),
  });
  return { game, table: () => ({ setup: null, seats: 2, ...(clocks ? { clocks } : {}) }) };
}

const oneQuestion = (then: (g: Play<Tally>) => 'ask' | undefined, candidates = 3) => {
  const main = procedure<Tally>()('main');
  main.steps('ask', 'stuck').are({
    ask: {
      ask: 'one',
      seat: (g) => g.state.n % 2,
      choices: {
        add: {
          form: 'one',
          candidates(g, _l, offer) {
            for (let i = 0; i < candidates - g.state.n; i++) offer(i);
          },
          does(g) {
            g.state.n++;
            return then(g);
          },
        },
      },
    },
    stuck: () => 'stuck',
  });
  return main;
};

/** Ends by itself after thirty questions, wherever it has come by then. */
const sound = tally(
  oneQuestion((g) => {
    if (g.state.n === 30) g.finish({ winners: [], by: 'thirty' });
    return 'ask';
  }, 99),
);

describe('a soak', () => {
  it('plays the same matches again from the same seed, and others from another', () => {
    const report = (seed: number) => {
      const { decisionsPerSecond: _speed, ...rest } = soak(sound, { games: 4, seed });
      return rest;
    };
    expect(report(1)).toEqual(report(1));
    expect(report(1)).not.toEqual(report(2));
    expect(report(1)).toMatchObject({ game: 'tally', games: 4, finished: 4, failures: [] });
  });

  it('stops after so many decisions, and tells how far it got', () => {
    const told: number[][] = [];
    const progress = (...far: number[]) => void told.push(far);
    const report = soak(sound, { games: 1000, seed: 1, decisions: 200, progress });
    expect(report.decisions).toBeGreaterThanOrEqual(200);
    expect(report.decisions).toBeLessThan(300);
    expect(told.at(-1)).toEqual([report.games, report.decisions]);
    expect(told).toHaveLength(report.games);
  });

  it('finds a dead end and a rule that runs away', () => {
    const detectors = (main: Procedure<Tally, object, undefined>) =>
      new Set(soak(tally(main), { games: 3, seed: 1 }).failures.map((f) => f.detector));
    expect(detectors(oneQuestion(() => 'ask'))).toEqual(new Set(['dead-end']));
    expect(detectors(oneQuestion(() => undefined))).toEqual(new Set(['runaway']));
  });

  it('gives up after a few failures: more say nothing new', () => {
    expect(soak(tally(oneQuestion(() => 'ask')), { games: 1000, seed: 1 }).failures).toHaveLength(5);
  });

  it('lets clocks run out, as a host would', () => {
    const report = soak(
      tally(
        oneQuestion(() => 'ask', 10 ** 4),
        [20_000, 20_000],
      ),
      { games: 5, seed: 1 },
    );
    expect(report.failures).toEqual([]);
    expect(report.finished).toBe(5);
  });

  it('shows a match that fails at its very start as a file, too', () => {
    const main = procedure<Tally>()('main');
    main.steps('boom').are({
      boom() {
        throw new Error('boom');
      },
    });
    const scenario = tally(main);
    const [failure] = soak(scenario, { games: 1, seed: 1 }).failures;
    expect(failure).toMatchObject({ detector: 'crash', match: { game: 'tally', log: [] } });
    expect(() => verify(scenario.game, failure.match)).toThrow("it can't be started: boom");
  });

  it('hands over a failure that replays up to where it happened', () => {
    const scenario = tally(oneQuestion(() => 'ask'));
    const [failure] = soak(scenario, { games: 1, seed: 1 }).failures;
    expect(verify(scenario.game, failure.match)).toMatchObject({
      entries: failure.match.log.length,
      problems: [],
    });
  });
});

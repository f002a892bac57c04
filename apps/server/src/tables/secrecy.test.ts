import { game } from '@sightline/doom';
import {
  type Answer,
  type AnyGame,
  commitmentTo,
  determinize,
  dice,
  encode,
  hashOf,
  Match,
  restore,
  type Seat,
  type Snapshot,
  SPECTATOR,
  seedFrom,
  seedSource,
  snapshot,
  viewOf,
} from '@sightline/kernel';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import type { MatchRow } from '../database/tables.ts';
import { games } from '../games.ts';
import { anyAnswer } from '../testing/answers.ts';
import type { MatchRegistry } from './match-registry.ts';
import { LiveTable } from './table.ts';

/**
 * Every seat and a spectator record what comes over the wire, in pairs of matches that differ in nothing but what the
 * recording seat may not know: hidden hands, decks, choices are dealt anew at some moment, and now and then somebody
 * else answers otherwise. As long as the seat's view of both is the same, so must be every byte that it gets.
 */
const MATCHES = 200;
const LONGEST = 240;
/** In so many moments of a match, pairs are made and played on for a while. */
const MOMENTS = 6;
const AFTER = 20;
/** Some matches are timed. They are played in the future: no time runs out by itself. */
const BEGUN = Date.now() + 1e12;
const TIMED = { clock: 2_000_000, refill: 1_999_998 };
const MISSIONS = ['kneeDeepInTheDead', 'coldRestart', 'blackBox', 'shutTheGates', 'bloodTrail', 'titansWake'];

const registry = {
  log: pino({ level: 'silent' }),
  botPace: 1e9,
  now: () => Date.now(),
  outages: null,
  journal: { append: async () => 'stored', settled: async () => {} },
  matches: { inputOf: async () => null },
  advanced: () => {},
  keepSnapshot: () => {},
} as unknown as MatchRegistry;

/** A table with somebody at the seat who writes down what comes. */
async function recorded(match: Match<AnyGame>, seat: Seat) {
  const { seats } = match.setup;
  const row = {
    id: 'the-match',
    seats,
    clock: match.setup.clocks === undefined ? null : TIMED.clock,
    presets: '{}',
    lots: '',
    watch: 1,
    created: 0,
  } as unknown as MatchRow;
  const seating = Array.from({ length: seats }, (_, s) => ({
    match: row.id,
    seat: s,
    person: `${s}`,
    bot: null,
    declined: 0,
  }));
  const table = new LiveTable({ registry, shelf: games.doom, row, seating, match, inputs: [] });
  const wire: string[] = [];
  const send = (text: string) => wire.push(text);
  await table.join({ person: `${seat}`, socket: 0, seat, full: false, send }, null);
  return { table, match, wire, seen: () => JSON.stringify(viewOf(match.position, seat)) };
}

/** The match as it is, and as it could just as well be for all that a seat knows. */
function pairOf(match: Match<AnyGame>, seat: Seat, random: (n: number) => number): Match<AnyGame>[] {
  const now = snapshot(match);
  const { statics } = match.position;
  const source = seedSource(seedFrom(`guess ${random(1e6)}`));
  const guess = determinize(game, statics, match.view(seat), random, source);
  // Draws to come are the same: only what is hidden now differs.
  guess.draws.splice(0, guess.draws.length, ...match.position.draws);
  guess.serial = match.position.serial;
  const other = { ...now, position: Buffer.from(encode(guess)).toString('base64'), hash: hashOf(guess) };
  const { seed } = match.setup;
  const entries = match.history.entries.map((e) => ({ ...e, hash: null }));
  const live = (s: Snapshot): Match<AnyGame> =>
    restore(
      game,
      match.setup,
      [{ from: 0, commitment: commitmentTo(seed), seed }],
      entries,
      s,
    ) as Match<AnyGame>;
  return [live(now), live(other)];
}

describe('the wire', () => {
  it(`tells no seat and no spectator what it may not know: ${MATCHES} matches`, async () => {
    const random = dice(Number(process.env.SECRECY_SEED ?? 20261115));
    const count = { messages: 0, apart: 0, pairs: 0 };

    async function comparePair(match: Match<AnyGame>, seat: Seat) {
      const [a, b] = await Promise.all(pairOf(match, seat, random).map((m) => recorded(m, seat)));
      count.pairs++;
      let same = true;
      for (let n = 0; ; n++) {
        if (a.seen() !== b.seen()) return;
        // Who answers otherwise may do so in the open: then what happened is told, and nothing else.
        const [mine, theirs] = [a, b].map(({ wire }) => (same ? wire : wire.map(withoutEvents)));
        expect(theirs, `seat ${seat} after input ${a.match.length}`).toEqual(mine);
        count.messages += a.wire.length;
        if (a.match.hash() !== b.match.hash()) count.apart += a.wire.length;
        a.wire.length = 0;
        b.wire.length = 0;
        const [next] = a.match.awaiting();
        const decisions = [a, b].map((x) => x.match.decision(next));
        if (n === AFTER || decisions[0] === null || decisions[1] === null) return;
        const answer = anyAnswer(decisions[0], random);
        const other = next !== seat && random(4) === 0 ? anyAnswer(decisions[1], random) : answer;
        same = other === answer;
        const took = [];
        for (const [x, given] of [
          [a, answer],
          [b, other],
        ] as const)
          took.push(await x.table.take(input(x.match, next, given, n), `${n}`));
        if (took.some(({ ok }) => !ok)) return;
      }
    }

    for (let m = 0; m < MATCHES; m++) {
      const seats = 2 + random(4);
      const setup = { mission: MISSIONS[random(MISSIONS.length)], recommended: random(2) === 0 };
      const { clock, refill } = TIMED;
      const timed = m % 2 === 0 ? {} : { clocks: Array.from({ length: seats }, () => clock), refill };
      const start = { setup, seats, seed: seedFrom(`wire ${m}`), at: BEGUN, ...timed };
      const match = Match.start(game, start) as Match<AnyGame>;
      const moments = new Set(Array.from({ length: MOMENTS }, () => random(LONGEST)));
      while (match.length < LONGEST && match.result === null) {
        if (moments.delete(match.length)) {
          const eyes = random(seats + 1);
          await comparePair(match, eyes === seats ? SPECTATOR : eyes);
        }
        const [seat] = match.awaiting();
        const decision = match.decision(seat);
        if (decision === null) throw new Error('nobody is asked');
        match.submit(input(match, seat, anyAnswer(decision, random), match.length));
      }
    }
    console.log(
      `${count.messages} messages of ${count.pairs} pairs compared, ${count.apart} while the two differed`,
    );
    // It looked at enough, and where there was something to find.
    expect(count.pairs).toBeGreaterThan(800);
    expect(count.apart).toBeGreaterThan(5_000);
  }, 240_000);
});

const withoutEvents = (text: string): string => {
  const { events: _, ...message } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(message);
};

const input = (match: Match<AnyGame>, seat: Seat, answer: Answer, at: number) => ({
  kind: 'answer',
  seat,
  decision: match.decisionId,
  answer,
  at: BEGUN + 1e6 + at,
});

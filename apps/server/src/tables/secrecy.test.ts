import {
  type Answer,
  type AnyGame,
  type Decision,
  dice,
  Match,
  members,
  type Seat,
  SPECTATOR,
  seedFrom,
} from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { games } from '../games.ts';
import { anyAnswer } from '../testing/answers.ts';
import { asItCouldBe, overheard, resumed } from '../testing/overheard.ts';

type Random = (n: number) => number;

/** What matches of a game are tried, and what can be found in them. */
interface Trial {
  readonly name: string;
  readonly matches: number;
  readonly setup: (m: number, seats: number, random: Random) => unknown;
  readonly seats: (random: Random) => number;
  /** some matches are timed */
  readonly clocks?: { readonly clock: number; readonly refill: number };
  /** the first input comes so many milliseconds after the beginning */
  readonly begins: number;
  /** the seats that there is something hidden from */
  readonly eyes: (seats: number) => readonly Seat[];
  /** what would leave little hidden if it were answered as often as anything else */
  readonly rare: readonly string[];
  readonly pairs: number;
  readonly apart: number;
}

const all = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const oneOf = <X>(list: readonly X[], random: Random): X => list[random(list.length)];

const DOOM_MISSIONS = [
  'kneeDeepInTheDead',
  'coldRestart',
  'blackBox',
  'shutTheGates',
  'bloodTrail',
  'titansWake',
];
const doom: Trial = {
  name: 'doom',
  matches: 200,
  seats: (random) => 2 + random(4),
  setup: (_m, _seats, random) => ({ mission: oneOf(DOOM_MISSIONS, random), recommended: random(2) === 0 }),
  clocks: { clock: 2_000_000, refill: 1_999_998 },
  begins: 1e6,
  eyes: (seats) => [...all(seats), SPECTATOR],
  rare: [],
  pairs: 800,
  apart: 5_000,
};

const SIEGE_MISSIONS = [
  'consulateControl',
  'consulateBomb',
  'consulateHostage',
  'clubhouseControl',
  'clubhouseBomb',
  'clubhouseHostage',
];
/** What is hidden is which of two tokens is the portrait: those who attack and those who watch may not know. */
const siege: Trial = {
  name: 'siege',
  matches: 48,
  seats: (random) => 2 + random(3),
  setup: (m, _seats, random) => ({
    mission: oneOf(SIEGE_MISSIONS, random),
    squads: random(4) === 0 ? 'choose' : 'ready',
    losMode: oneOf(['faithful', 'assisted', 'referee'], random),
    clock: m % 2 === 0 ? 'untimed' : 'noApp',
    reactionWindows: random(2) === 0,
    advancedTactics: random(2) === 0,
    moveEndTriggers: random(2) === 0,
    // Inputs are so many milliseconds apart: nobody has to wait.
    stepPace: 1,
  }),
  begins: 0,
  eyes: (seats) => [...all(seats).filter((seat) => games.siege.sides(seats)[seat] === 0), SPECTATOR],
  rare: ['reveal', 'demand'],
  pairs: 200,
  apart: 1_000,
};

/**
 * Every seat and a spectator record what comes over the wire, in pairs of matches that differ in nothing but what the
 * recording seat may not know: hidden hands, decks, choices are dealt anew at some moment, and now and then somebody
 * else answers otherwise. As long as the seat's view of both is the same, so must be every byte that it gets.
 */
const LONGEST = 240;
/** In so many moments of a match, pairs are made and played on for a while. */
const MOMENTS = 6;
const AFTER = 20;
/** They are played in the future: no time runs out by itself. */
const BEGUN = Date.now() + 1e12;

describe('the wire', () => {
  it.each([doom, siege])(
    '$name: tells no seat and no spectator what it may not know: $matches matches',
    async (trial) => {
      const shelf = games[trial.name];
      const random = dice(Number(process.env.SECRECY_SEED ?? 20261115));
      const count = { messages: 0, apart: 0, pairs: 0 };
      let time = BEGUN;

      /** Some answer of a seat, seldom one of the rare. */
      function answerOf(decision: Decision): Answer {
        const usual = decision.choices.filter(({ verb }) => !trial.rare.includes(verb));
        const choices =
          usual.length === 0 || usual.length === decision.choices.length || random(10) === 0
            ? decision.choices
            : usual;
        return anyAnswer({ ...decision, choices }, random);
      }

      function input(match: Match<AnyGame>, seat: Seat, answer: Answer) {
        time = BEGUN + trial.begins + match.length;
        return { kind: 'answer', seat, decision: match.decisionId, answer, at: time };
      }

      /** The next to answer: a seat that is asked, now and then one that may act unasked. */
      function nextOf(match: Match<AnyGame>): Seat {
        const [asked] = match.awaiting();
        const unasked = members(match.bystanders).filter((seat) => match.decision(seat) !== null);
        return unasked.length > 0 && random(6) === 0 ? oneOf(unasked, random) : asked;
      }

      async function comparePair(match: Match<AnyGame>, seat: Seat) {
        const recorded = async (one: Match<AnyGame>) => {
          const wire: string[] = [];
          const heard = (text: string) => wire.push(text);
          return { wire, ...(await overheard({ shelf, match: one, seat, heard, now: () => time })) };
        };
        const other = asItCouldBe(match, seat, random);
        const [a, b] = await Promise.all([resumed(match), other].map(recorded));
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
          const next = nextOf(a.match);
          const decisions = [a, b].map((x) => x.match.decision(next));
          if (n === AFTER || decisions[0] === null || decisions[1] === null) return;
          const answer = answerOf(decisions[0]);
          const other = next !== seat && random(4) === 0 ? answerOf(decisions[1]) : answer;
          same = other === answer;
          const took = [];
          for (const [x, given] of [
            [a, answer],
            [b, other],
          ] as const)
            took.push(await x.table.take(input(x.match, next, given), `${n}`));
          if (took.some(({ ok }) => !ok)) return;
        }
      }

      for (let m = 0; m < trial.matches; m++) {
        const seats = trial.seats(random);
        const setup = trial.setup(m, seats, random);
        const { clocks } = trial;
        const timed =
          m % 2 === 0 || clocks === undefined
            ? {}
            : { clocks: Array.from({ length: seats }, () => clocks.clock), refill: clocks.refill };
        const start = { setup, seats, seed: seedFrom(`wire ${m}`), at: BEGUN, ...timed };
        const match = Match.start(shelf.game, start);
        const moments = new Set(Array.from({ length: MOMENTS }, () => random(LONGEST)));
        // What items go together an answer by chance does not know: some are refused.
        for (let n = 0; n < 2 * LONGEST && match.length < LONGEST && match.result === null; n++) {
          if (moments.delete(match.length)) await comparePair(match, oneOf(trial.eyes(seats), random));
          const seat = nextOf(match);
          const decision = match.decision(seat);
          if (decision === null) throw new Error('nobody is asked');
          match.submit(input(match, seat, answerOf(decision)));
        }
      }
      console.log(
        `${count.messages} messages of ${count.pairs} pairs compared, ${count.apart} while the two differed`,
      );
      // It looked at enough, and where there was something to find.
      expect(count.pairs).toBeGreaterThan(trial.pairs);
      expect(count.apart).toBeGreaterThan(trial.apart);
    },
    240_000,
  );
});

const withoutEvents = (text: string): string => {
  const { events: _, ...message } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(message);
};

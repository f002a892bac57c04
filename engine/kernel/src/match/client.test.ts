import { smallGames } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { march } from '../fixtures/march.ts';
import { wander } from '../fixtures/random-play.ts';
import {
  type Answer,
  determinize,
  dice,
  Foresight,
  type Game,
  type GameTypes,
  type Match,
  quickSource,
  type Seat,
  staticsOf,
  type View,
  whyNot,
} from '../index.ts';

/** What the host tells a client at the start, and what it sends: text. */
function client<T extends GameTypes>(match: Match<T>, seat: Seat) {
  const { game } = match;
  const { setup, seats } = JSON.parse(JSON.stringify(match.setup));
  const view = JSON.parse(JSON.stringify(match.view(seat))) as View<T>;
  return { game, statics: staticsOf(game, setup, seats), view };
}

/** What a seat may answer, and some of what it may not: any verb with any numbers. */
function attempts<T extends GameTypes>(match: Match<T>, seat: Seat, random: (n: number) => number): Answer[] {
  const asked = match.position.askedOf(seat);
  if (asked === null) return [['pass']];
  const { options } = asked;
  const out = Array.from({ length: Math.min(options.count, 5) }, () => options.answer(random(options.count)));
  for (const verb of ['pass', ...options.question.verbs])
    for (let i = 0; i < 8; i++)
      out.push([verb, ...Array.from({ length: random(4) }, () => random(random(2) === 0 ? 4 : 40) - 1)]);
  return out;
}

const games: [
  string,
  Game<GameTypes>,
  (random: (n: number) => number) => { setup: unknown; seats: number },
][] = [
  ['cards', cards as unknown as Game<GameTypes>, () => ({ setup: null, seats: 3 })],
  ['march', march as unknown as Game<GameTypes>, () => ({ setup: null, seats: 2 })],
  ...smallGames.map((s): (typeof games)[number] => [
    s.game.name,
    s.game,
    (random) => {
      const { setup, seats } = s.table(random);
      return { setup, seats };
    },
  ]),
];

describe('a client that has nothing but the view of its seat', () => {
  it.each(games)('gives the reasons that the match gives: %s', (_name, game, table) => {
    const random = dice(12);
    let reasons = 0;
    for (let seed = 0; seed < 3; seed++)
      wander(game, table(dice(seed)), seed, 40, (match) => {
        for (let seat = 0; seat < match.setup.seats; seat++) {
          const { game, statics, view } = client(match, seat);
          const guess = determinize(game, statics, view, random, quickSource(random(1000)));
          for (const answer of attempts(match, seat, random)) {
            const reason = match.whyNot(seat, answer);
            expect(whyNot(guess, seat, answer), answer.join(' ')).toEqual(reason);
            expect(guess.allows(seat, answer), answer.join(' ')).toBe(match.allows(seat, answer));
            if (reason !== null) reasons++;
          }
        }
      });
    expect(reasons).toBeGreaterThan(20);
  });

  it.each(games)('foresees what can be taken back as the match does: %s', (_name, game, table) => {
    const random = dice(13);
    const foreseen = new Set<boolean>();
    wander(game, table(dice(5)), 5, 30, (match) => {
      for (let seat = 0; seat < match.setup.seats; seat++) {
        const { game, statics, view } = client(match, seat);
        const foresight = new Foresight(game, statics, view);
        for (const answer of attempts(match, seat, random)) {
          const can = match.canBeUndone(seat, answer);
          expect(foresight.canBeUndone(answer), answer.join(' ')).toBe(can);
          foreseen.add(can);
          expect(
            foresight.canBeUndone(answer, () => true),
            answer.join(' '),
          ).toBe(false);
        }
      }
    });
    expect(foreseen).toContain(false);
  });
});

import { smallGames } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import { cards } from '../fixtures/cards.ts';
import { say } from '../fixtures/diary.ts';
import { march } from '../fixtures/march.ts';
import { dice, type Game, type GameTypes, type MatchSetup, save, seedFrom } from '../index.ts';
import { facts, pasts, startNamed, storm } from './stormy-play.ts';

describe('an input that was taken and then taken out again has never been there', () => {
  const timed = { setup: null, seats: 2, clocks: [60_000, 60_000], at: 1_700_000_000_000 };
  const games: [string, Game<GameTypes>, (random: (n: number) => number) => Omit<MatchSetup, 'seed'>][] = [
    ['cards', cards as unknown as Game<GameTypes>, () => ({ setup: null, seats: 3 })],
    ['march', march as unknown as Game<GameTypes>, () => timed],
    ...smallGames.map((s): (typeof games)[number] => [s.game.name, s.game, s.table]),
  ];

  it.each(games)('%s', (name, game, table) => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const start = () => startNamed(game, table(dice(seed)), `${name} ${seed}`);
      const whims = dice(seed + 100);
      const match = storm(start(), dice(seed), 90, (m) => {
        if (m.result !== null) return;
        const before = facts(m);
        storm(m, whims, 1);
        kinds.add(m.history.entries[m.length - 1].input.kind);
        m.retract();
        expect(facts(m)).toEqual(before);
      });
      const plain = start();
      for (const { input } of match.history.entries) expect(plain.submit(input).ok).toBe(true);
      expect(JSON.stringify(save(match, 'always'))).toBe(JSON.stringify(save(plain, 'always')));
      expect(pasts(match)).toEqual(pasts(plain));
    }
    for (const kind of ['answer', 'batch', 'undo', 'pause', 'resume']) expect(kinds).toContain(kind);
  });

  it('in a fork, too', () => {
    const over = storm(startNamed(march, timed, 'fork'), dice(1), 2000);
    expect(over.result).not.toBe(null);
    storm(over.fork(20, seedFrom('other')), dice(2), 40, (m) => {
      if (m.result !== null) return;
      const before = facts(m);
      storm(m, dice(m.length), 1);
      m.retract();
      expect(facts(m)).toEqual(before);
    });
  });
});

it('only the last input can be taken out, and only right after it was taken', () => {
  const match = startNamed(march, { setup: null, seats: 2 }, 'once');
  expect(() => match.retract()).toThrow('last');
  say(match, 0, 'step', 1);
  say(match, 0, 'step', 1);
  match.retract();
  expect(() => match.retract()).toThrow('last');
  expect(match.length).toBe(1);
  say(match, 0, 'step', 1);
  expect(say(match, 0, 'no such thing').ok).toBe(false);
  expect(() => match.retract()).toThrow('last');
  expect(match.length).toBe(2);
});

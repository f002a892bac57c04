import { describe, expect, it } from 'vitest';
import {
  type CompetitiveMatch,
  type CompetitivePlayer,
  gamesWon,
  nextGame,
  outcomeOf,
  recordGame,
  startCompetitive,
} from './competitive.ts';
import { readSetup } from './match-setup.ts';

/** Games by who won them, or null; lots give the attack to player 0 unless said otherwise. */
function played(
  winners: readonly (CompetitivePlayer | null)[],
  match: CompetitiveMatch = startCompetitive('consulateBomb'),
  lots: readonly CompetitivePlayer[] = [],
): CompetitiveMatch {
  return winners.reduce<CompetitiveMatch>((so, winner, i) => {
    const setup = nextGame(so, lots[i] ?? 0);
    if (setup === null) throw new Error('the match is over');
    return recordGame(so, setup, { winner, banned: [...setup.banned, `ban ${i}`] });
  }, match);
}

describe('a competitive match', () => {
  it('SG-CMT-01: is two or three games; who wins two wins it', () => {
    expect(outcomeOf(played([]))).toBe('open');
    expect(outcomeOf(played([1]))).toBe('open');
    expect(outcomeOf(played([1, 1]))).toBe(1);
    expect(outcomeOf(played([1, 0]))).toBe('open');
    expect(outcomeOf(played([1, 0, 0]))).toBe(0);
    expect(gamesWon(played([1, 0, 0]))).toEqual([2, 1]);
    expect(nextGame(played([1, 1]), 0)).toBeNull();
    expect(nextGame(played([1, 0, 0]), 0)).toBeNull();
  });

  it('SG-CMT-01: all of it on the same mission', () => {
    for (const winners of [[], [0], [0, 1]] as const)
      expect(nextGame(played(winners), 1)?.mission).toBe('consulateBomb');
  });

  it('SG-CMT-02: roles are drawn for the first game and swapped in the second', () => {
    const swapped = (lot: CompetitivePlayer, match = played([])) => nextGame(match, lot)?.swapped;
    expect([swapped(0), swapped(1)]).toEqual([false, true]);
    const afterOne = played([0], undefined, [1]);
    expect([swapped(0, afterOne), swapped(1, afterOne)]).toEqual([false, false]);
    const other = played([0], undefined, [0]);
    expect([swapped(0, other), swapped(1, other)]).toEqual([true, true]);
  });

  it('SG-CMT-03: a third game draws them again', () => {
    const third = played([0, 1]);
    expect([nextGame(third, 0)?.swapped, nextGame(third, 1)?.swapped]).toEqual([false, true]);
  });

  it('SG-CMT-10: bans are of one game', () => {
    expect(nextGame(played([0]), 0)?.banned).toEqual([]);
  });

  it('SG-CMT-11: or they add up over the match, each of them once', () => {
    const match = played([0, 1], startCompetitive('consulateBomb', 'match'));
    expect(nextGame(match, 0)?.banned).toEqual(['ban 0', 'ban 1']);
  });

  it('SG-CMT-12: a drawn game counts for nobody', () => {
    expect(gamesWon(played([null, 1]))).toEqual([0, 1]);
    expect(outcomeOf(played([null, 1]))).toBe('open');
    expect(outcomeOf(played([null, 1, 1]))).toBe(1);
  });

  it('SG-CMT-12: the match is drawn if nobody has two wins after the third', () => {
    expect(outcomeOf(played([0, 1, null]))).toBe('drawn');
    expect(outcomeOf(played([null, null, 0]))).toBe('drawn');
    expect(nextGame(played([0, 1, null]), 0)).toBeNull();
  });

  it('SG-CMT-04: gives what a game is set up with', () => {
    const setup = nextGame(startCompetitive('clubhouseControl', 'match'), 1);
    const { squadChoice, squads, settings } = readSetup(setup, 2);
    expect([squadChoice, squads, settings.bansLast]).toEqual(['draft', [0b10, 0b01], 'match']);
  });
});

import { describe, expect, it } from 'vitest';
import { given, minion, type TestTable } from '../testing/given.ts';
import { attacksHero } from '../testing/turns.ts';

/** Answers everything as lazily as can be until the round is over. */
function idleThrough(table: TestTable, rounds: number): TestTable {
  for (let i = 0; i < 9000 && table.match.result === null && table.state.round <= rounds; i++) {
    const [seat] = table.awaiting;
    table.play(seat, ...(table.match.decision(seat)?.timeout ?? ['end']));
  }
  return table;
}

describe('round structure', () => {
  const quiet = { terrain: { g: 'impassable' }, spawns: 'h' };

  it('FZ-RND-01: tactics, hero, threat', () => {
    const table = idleThrough(given(quiet), 1);
    expect(
      table
        .happened('phaseBegan')
        .map((e) => e.phase)
        .slice(0, 3),
    ).toEqual(['tactics', 'hero', 'threat']);
  });

  it('FZ-RND-02: rounds repeat, without a limit', () => {
    const table = idleThrough(given(quiet), 30);
    expect([table.state.round, table.match.result, table.state.threat]).toEqual([31, null, 13]);
  });

  it('FZ-RND-03: a knockdown alone does not advance the threat marker', () => {
    const table = attacksHero(minion(), 0, {
      at: { heroes: 'ab', patty: 'h', henry: 'h', minions: 'a' },
      dice: [0],
    });
    expect([table.state.heroes[0].down, table.state.threat]).toEqual([true, 1]);
  });
});

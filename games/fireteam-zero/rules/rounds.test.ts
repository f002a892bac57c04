import { call } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { given, minion, type TestTable } from '../testing/given.ts';
import { attacksHero } from '../testing/turns.ts';
import { MISSION, ROUND, TURN } from './fireteam.ts';
import { advanceThreat } from './procedures.ts';
import { wearOff } from './rounds.ts';

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

  it('what may be used once is ready again, and what lasts is over, when its time has come', () => {
    const table = given({ run: () => call(advanceThreat, { spaces: 1 }) });
    const { g } = table;
    g.state.heroes[0].spent = [TURN, ROUND, MISSION].map((until) => ({ deed: until, until }));
    g.state.spent = [TURN, ROUND, MISSION].map((until) => ({ deed: until, until }));
    g.state.lasting = [TURN, ROUND].map((until) => ({ effect: 0, figure: 0, until }));
    const left = () =>
      [g.state.heroes[0].spent, g.state.spent, g.state.lasting].map((l) => l.map((x) => x.until));
    wearOff(g, TURN);
    expect(left()).toEqual([[ROUND, MISSION], [ROUND, MISSION], [ROUND]]);
    wearOff(g, ROUND);
    expect(left()).toEqual([[MISSION], [MISSION], []]);
  });

  it('FZ-RND-03: a knockdown alone does not advance the threat marker', () => {
    const table = attacksHero(minion(), 0, {
      at: { heroes: 'ab', patty: 'h', henry: 'h', minions: 'a' },
      dice: [0],
    });
    expect([table.state.heroes[0].down, table.state.threat]).toEqual([true, 1]);
  });
});

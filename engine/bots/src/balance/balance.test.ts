import { describe, expect, it } from 'vitest';
import { type best, type HighCard, highCardBalance as plan } from '../high-card.ts';
import { recordMatch } from './match-record.ts';
import { measureBalance } from './measure.ts';
import type { Aim, Balance } from './plan.ts';
import { type BalanceOptions, type PlannedMatch, plannedMatches } from './planned-match.ts';
import type { BalanceReport } from './report.ts';

const options = { games: 10, seed: 1 };

function measured(of: Balance<HighCard>, more: Partial<BalanceOptions> = {}): Promise<BalanceReport> {
  const play = async (matches: readonly PlannedMatch[]) => matches.map((match) => recordMatch(of, match));
  return measureBalance(of, { ...options, ...more }, play);
}

describe('the matches of a measurement', () => {
  const matches = plannedMatches(plan, options);

  it('are played normal against normal at every table', () => {
    const tables = matches.filter((m) => m.duel === null);
    expect(tables.map((m) => m.table.name)).toEqual([
      ...Array(10).fill('one round'),
      ...Array(10).fill('three rounds'),
    ]);
    expect(tables.every((m) => m.levels.join() === 'normal,normal')).toBe(true);
  });

  it('let each role once be played by the better level, with the same dice, over all tables in turn', () => {
    const duels = matches.filter((m) => m.duel?.number === 0);
    expect(duels).toHaveLength(20);
    for (let i = 0; i < 20; i += 2) {
      const [a, b] = duels.slice(i, i + 2);
      expect([a.levels, b.levels]).toEqual([
        ['normal', 'easy'],
        ['easy', 'normal'],
      ]);
      expect(a.seed).toBe(b.seed);
      expect(a.table.name).toBe(['one round', 'three rounds'][(i / 2) % 2]);
    }
    expect(matches.filter((m) => m.duel?.number === 1)[0].levels).toEqual(['easy', 'random']);
  });

  it('have seeds that differ from one another and by the seed asked for', () => {
    const seeds = (seed: number) =>
      plannedMatches(plan, { ...options, seed }).map((m) => m.seed + m.levels.join());
    expect(new Set([...seeds(1), ...seeds(2)]).size).toBe(2 * matches.length);
  });

  it('leave duels out where all are of one role', () => {
    const together = { ...plan, roles: () => ['crew', 'crew'] };
    expect(plannedMatches(together, options).every((m) => m.duel === null)).toBe(true);
  });

  it('are refused if a table has seats without a role', () => {
    expect(() => plannedMatches({ ...plan, roles: () => ['alone'] }, options)).toThrow(
      'one round has 2 seats, but roles for 1',
    );
  });
});

describe('a balance report', async () => {
  const report = await measured(plan);

  it('says how often each role wins at each table', () => {
    expect(report).toMatchObject({ game: 'high-card', rules: '7', games: 10, seed: 1, matches: 60 });
    // Both lay 5, 4, 3: every tie is the defender's.
    const roles = [
      { role: 'attacker', games: 10, wins: 0, percent: 0, interval: [0, 27.8] },
      { role: 'defender', games: 10, wins: 10, percent: 100, interval: [72.2, 100] },
    ];
    const even = { seats: 2, games: 10, nobody: 0, unfinished: 0, aim: null };
    expect(report.tables).toEqual([
      { name: 'one round', roles, rounds: 1, decisions: 2, ...even },
      { name: 'three rounds', roles, rounds: 3, decisions: 6, ...even },
    ]);
  });

  it('says how much better a level is, in all and in each role', () => {
    const [normal, easy] = report.duels;
    const won = (role: string) => ({
      role,
      games: 10,
      wins: 10,
      percent: 100,
      interval: [72.2, 100],
    });
    expect(normal).toEqual({
      better: 'normal',
      worse: 'easy',
      games: 20,
      wins: 20,
      percent: 100,
      roles: [won('attacker'), won('defender')],
    });
    expect(easy).toMatchObject({ better: 'easy', worse: 'random', games: 20 });
    expect(easy.wins).toBe(easy.roles[0].wins + easy.roles[1].wins);
    expect(easy.percent).toBe(easy.wins * 5);
  });

  it('counts for each card at how many decisions it could be played and was, also one that never could', () => {
    // 10 matches of one round and 10 of three, two seats each, both laying 5, 4, 3.
    expect(report.cards).toEqual([
      { title: 'one', could: 80, played: 0, percent: 0 },
      { title: 'two', could: 80, played: 0, percent: 0 },
      { title: 'three', could: 80, played: 20, percent: 25 },
      { title: 'four', could: 60, played: 20, percent: 33.3 },
      { title: 'five', could: 40, played: 40, percent: 100 },
      { title: 'six', could: 0, played: 0, percent: null },
    ]);
  });

  it('counts the answers of each level', () => {
    // Tables: 80. Each duel: 5 rounds at each table, twice, one seat of each level: 5 × 2 + 5 × 2 × 3.
    expect(report.bots.map((b) => [b.level, b.answers, b.refused])).toEqual([
      ['random', 40, 0],
      ['easy', 80, 0],
      ['normal', 120, 0],
    ]);
    for (const b of report.bots) expect(b.worstMicros).toBeGreaterThanOrEqual(b.meanMicros ?? 0);
    expect([report.refusals, report.troubles]).toEqual([[], []]);
  });

  it('plays at one table only, if asked to, and duels there', async () => {
    const only = await measured(plan, { only: 'three rounds' });
    expect(only.tables.map((t) => t.name)).toEqual(['three rounds']);
    expect(only.matches).toBe(10 + 40);
  });

  it('tells what bots answered that was not taken', async () => {
    const dreamer: typeof best = { name: 'dreamer', answer: () => ['lay', 6] };
    const dreaming = await measured({ ...plan, levels: { ...plan.levels, normal: dreamer } });
    expect(dreaming.bots.find((b) => b.level === 'normal')).toMatchObject({ answers: 120, refused: 120 });
    expect(dreaming.refusals).toHaveLength(5);
    expect(dreaming.refusals[0]).toContain('dreamer answered ["lay",6]');
  });

  it('tells of matches that do not end, and counts no winner for them', async () => {
    const short = await measured({ ...plan, maxDecisions: 4 }, { only: 'three rounds' });
    expect(short.tables[0]).toMatchObject({
      games: 10,
      unfinished: 10,
      nobody: 0,
      rounds: null,
      decisions: null,
    });
    expect(short.tables[0].roles.map((r) => r.wins)).toEqual([0, 0]);
    expect(short.troubles[0]).toMatch(/^three rounds, normal and normal, seed [0-9a-f]{64}: no end after 4/);
  });

  it('tells of matches that fail, and still plays the others', async () => {
    const rounds: typeof plan.rounds = (match) => {
      if (match.setup.setup === 3) throw new Error('lost count');
      return 1;
    };
    const failing = await measured({ ...plan, rounds });
    expect(failing.tables.map((t) => [t.games, t.unfinished])).toEqual([
      [10, 0],
      [10, 10],
    ]);
    expect(failing.troubles[0]).toContain('lost count');
  });

  const aimAt = (aim: Aim) =>
    measured({ ...plan, tables: () => plan.tables().map((table) => ({ ...table, aim })) });

  it('says whether a table is where it should be', async () => {
    const interval: Aim['interval'] = [70, 100];
    const met = async (aim: Aim) => (await aimAt(aim)).tables.map((t) => t.aim?.met);
    expect(await met({ role: 'defender', middle: [90, 100], interval })).toEqual([true, true]);
    expect(await met({ role: 'defender', middle: [90, 99], interval })).toEqual([false, false]);
    expect(await met({ role: 'defender', middle: [90, 100], interval: [73, 100] })).toEqual([false, false]);
    expect(await met({ role: 'attacker', middle: [90, 100], interval })).toEqual([false, false]);
    expect(await met({ role: 'nobody there', middle: [0, 100], interval: [0, 100] })).toEqual([false, false]);
  });

  it('plays on at a table until its intervals are narrow enough, and no longer', async () => {
    const { tables, matches } = await measured(plan, { margin: 5 });
    // 0 of 35 is known to 5 points either way, 0 of 34 is not.
    expect(tables.map((t) => t.games)).toEqual([35, 35]);
    expect(matches).toBe(70 + 40);
    expect((await measured(plan, { margin: 20 })).tables.map((t) => t.games)).toEqual([10, 10]);
  });
});

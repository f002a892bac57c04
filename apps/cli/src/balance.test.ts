import type { BalanceReport } from '@sightline/bots';
import { describe, expect, it } from 'vitest';
import { expectRefusal, sightline } from './testing/sightline.ts';

/** The report, without times: those are the machine's. */
function measured(...args: string[]) {
  const report: BalanceReport = sightline('balance', 'skirmish', '--margin', '50', '--json', ...args).json();
  const bots = report.bots.map(({ meanMicros: _mean, worstMicros: _worst, ...rest }) => rest);
  return { ...report, bots };
}

describe('sightline balance', () => {
  const report = measured('--games', '12', '--workers', '1');

  it('plays every table and both duels, and adds up', () => {
    expect(report).toMatchObject({
      schema: 'sightline-balance/2',
      game: 'skirmish',
      games: 12,
      seed: 1,
      matches: 12 + 24 + 24,
      tables: [{ name: 'field', seats: 2, games: 12, unfinished: 0 }],
      refusals: [],
      troubles: [],
    });
    const [{ roles, nobody, decisions }] = report.tables;
    expect(roles[0].wins + roles[1].wins + nobody).toBe(12);
    const answered = report.bots.find((b) => b.level === 'normal')?.answers ?? 0;
    expect(answered).toBeGreaterThan(12 * (decisions ?? 0));
    const played = report.cards.reduce((sum, c) => sum + c.played, 0);
    expect(played).toBe(Math.round(12 * (decisions ?? 0)));
  });

  it('finds the better level better in every role', () => {
    expect(report.duels.map((d) => [d.better, d.worse, d.games])).toEqual([
      ['normal', 'easy', 24],
      ['easy', 'random', 24],
    ]);
    for (const { roles } of report.duels) for (const r of roles) expect(r.percent).toBeGreaterThan(80);
  });

  it('gives the same figures with any number of workers, and others from another seed', () => {
    expect(measured('--games', '12', '--workers', '2')).toEqual(report);
    expect(measured('--games', '12', '--workers', '3', '--only', 'field')).toEqual(report);
    expect(measured('--games', '12', '--seed', '2').bots).not.toEqual(report.bots);
  });

  it('plays on until the interval of every role is narrow enough', () => {
    const narrow: BalanceReport = sightline(
      ...['balance', 'skirmish', '--games', '4', '--margin', '12', '--json'],
    ).json();
    const [{ games, roles }] = narrow.tables;
    expect(games).toBeGreaterThan(30);
    for (const { interval } of roles)
      expect((interval?.[1] ?? 100) - (interval?.[0] ?? 0)).toBeLessThanOrEqual(24.1);
  });

  it('reports in words', () => {
    const { status, stdout } = sightline('balance', 'skirmish', '--games', '2', '--margin', '50');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^normal against normal +games +first +95 % +second +95 % +nobody +rounds +decisions$/m,
    );
    expect(stdout).toMatch(/^field +2( +[\d.]+ % +[\d.]+–[\d.]+){2} +\d+ +\d+\.\d +\d+\.\d$/m);
    expect(stdout).toMatch(/^normal against easy +4( +\d+\.\d %){3}$/m);
    expect(stdout).toMatch(/^normal +\d+ +0 +\d+ +\d+$/m);
    expect(stdout).toMatch(/^attack +\d+ +\d+ +\d+\.\d %$/m);
  });

  it('says in its help what each field of the JSON means', () => {
    const { status, stdout } = sightline('balance', '--help');
    expect(status).toBe(0);
    for (const field of Object.keys(report)) expect(stdout).toMatch(new RegExp(`\\b${field}\\b`));
  });

  it.each([
    [[], 'name one game'],
    [['skirmish', 'bids'], 'name one game'],
    [['chess'], 'there is no game with bots "chess"; there are doom, fireteam-zero'],
    [['skirmish', '--games', '0'], '--games takes 1 or more'],
    [['skirmish', '--games', '100001'], '--games takes 100000 or less'],
    [['skirmish', '--games', 'many'], '--games takes a whole number, not "many"'],
    [['skirmish', '--margin', '0'], '--margin takes 1 or more'],
    [['skirmish', '--workers', '0'], '--workers takes 1 or more'],
    [['skirmish', '--only', 'moon'], 'there is no table "moon"; there are field'],
    [['skirmish', '--loud'], "Unknown option '--loud'"],
  ])('%j: says what is wrong in one line and exits with 2', (args, message) =>
    expectRefusal(['balance', ...args], message),
  );
});

import { postgresFolder } from '@sightline/server';
import { describe, expect, it } from 'vitest';
import { expectRefusal, sightline } from '../testing/sightline.ts';

describe('crashtest', () => {
  it.each(['sqlite', ...(postgresFolder() === null ? [] : ['postgres'])])(
    'kills the server in the middle of play on %s, and nothing is lost',
    { timeout: 300_000 },
    (database) => {
      const { status, stdout, stderr, json } = sightline(
        'crashtest',
        '--runs',
        '3',
        '--database',
        database,
        '--json',
      );
      expect(json(), `${stdout}\n${stderr}`).toMatchObject({
        runs: 3,
        lost: 0,
        doubled: 0,
        stuck: 0,
        different: 0,
      });
      const figures = json().databases[database];
      expect(figures.acknowledged).toBeGreaterThan(20);
      expect(figures.views).toBeGreaterThan(figures.acknowledged);
      expect(status).toBe(0);
    },
  );

  it.each([
    [['crashtest', '--runs', '0'], '--runs takes 1 or more'],
    [['crashtest', '--database', 'paper'], '--database takes sqlite, postgres or both'],
    [['crashtest', 'everything'], 'it takes no "everything"'],
  ])('%j: says what is wrong', expectRefusal);
});

describe('loadtest', () => {
  it('measures matches of DOOM, and the skirmish on our server and on the other', {
    timeout: 300_000,
  }, () => {
    const { status, stdout, stderr, json } = sightline(
      'loadtest',
      '--matches',
      '10',
      '--seconds',
      '1',
      '--json',
    );
    expect(status, `${stdout}\n${stderr}`).toBe(0);
    const { doom, skirmish, ok } = json();
    expect(ok).toBe(true);
    expect(doom).toMatchObject({ matches: 10, sockets: 40, refused: 0 });
    for (const figure of [doom.inputsPerSecond, doom.acknowledged.p50, doom.shown.p99, doom.storing.writes])
      expect(figure).toBeGreaterThan(0);
    for (const { movesPerSecond, p50, p99 } of [skirmish.ours, skirmish.theirs]) {
      expect(movesPerSecond).toBeGreaterThan(0);
      expect(p99).toBeGreaterThanOrEqual(p50);
    }
    expect(skirmish.ratio).toBeGreaterThan(0);
  });

  it.each([
    [['loadtest', '--only', 'chess'], '--only takes doom or skirmish'],
    [['loadtest', '--matches', '0'], '--matches and --seconds take 1 or more'],
  ])('%j: says what is wrong', expectRefusal);
});

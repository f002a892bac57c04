import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, type MatchFile, save, seedFrom } from '@sightline/kernel';
import { skirmish, smallGames } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import { called, expectRefusal, folder, sightline } from './testing/sightline.ts';

/** A short finished match on disk, changed or not. */
function stored(name: string, change: (f: MatchFile) => unknown = (f) => f): string {
  const match = Match.start(skirmish, { setup: null, seats: 2, seed: seedFrom('cli') });
  for (let i = 0; i < 20; i++) {
    const [{ seat, options }] = match.position.asked();
    match.submit({ kind: 'answer', seat, decision: match.decisionId, answer: options.answer(i), at: i });
  }
  match.submit({ kind: 'resign', seat: 0, at: 99 });
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(change(save(match, 'when-over'))));
  return path;
}

describe('the command line', () => {
  it('lists its commands', () => {
    const { status, stdout } = sightline();
    expect(status).toBe(0);
    for (const command of ['soak', 'coverage', 'bench', 'verify']) expect(stdout).toContain(command);
  });

  it('is told what is wrong by its exit code and on the error output', () => {
    const { status, stderr } = sightline('soak', 'chess');
    expect(stderr).toMatch(/^sightline soak: there is no game "chess".*\n$/);
    expect(status).toBe(2);
  });

  it.each([
    [['dance'], 'there is no command "dance"'],
    [['soak'], 'name one game'],
    [['soak', 'chess'], 'there is no game "chess"'],
    [['soak', 'skirmish', '--games', 'many'], '--games takes a whole number'],
    [['soak', 'skirmish', '--games', '0'], '--games takes 1 or more'],
    [['soak', 'skirmish', '--decisions', '0'], '--decisions takes 1 or more'],
    [['soak', 'skirmish', '--games', '-1'], "Option '--games' argument is ambiguous"],
    [['soak', 'skirmish', '--loud'], "Unknown option '--loud'"],
    [['bench', 'nothing'], 'there is no suite "nothing"'],
    [['toString'], 'there is no command "toString"'],
    [['bench', 'toString'], 'there is no suite "toString"'],
    [['coverage', 'toString'], 'no game "toString"'],
    [['verify'], 'name one match file'],
    [['coverage', 'chess'], 'no game "chess"'],
  ])('%j: says what is wrong in one line and exits with 2', expectRefusal);

  it('soaks a game and reports in words and as JSON', async () => {
    const { status, stdout, json } = await called(
      'soak',
      'skirmish',
      '--games',
      '3',
      '--seed',
      '5',
      '--json',
    );
    expect(status).toBe(0);
    expect(stdout).toContain('no failure');
    expect(json()).toMatchObject({ game: 'skirmish', games: 3, finished: 3, failures: [] });
    expect(json().decisionsPerSecond).toBeGreaterThan(0);
  });

  it('coverage: every rule of every small game is named by a test', async () => {
    const { status, json } = await called('coverage', '--json');
    for (const [game, c] of Object.entries<{ missing: string[]; unknown: string[] }>(json()))
      expect({ game, missing: c.missing, unknown: c.unknown }).toEqual({ game, missing: [], unknown: [] });
    expect(status).toBe(0);
  });
});

describe('verify', () => {
  it('confirms a match that was played as it says', async () => {
    const { status, json } = await called('verify', stored('good'), '--json');
    expect(json()).toMatchObject({ ok: true, proven: true, entries: 21, problems: [] });
    expect(status).toBe(0);
  });

  it.each<[string, (f: MatchFile) => unknown, RegExp]>([
    ['other rules', (f) => ({ ...f, rules: '0' }), /played by rules 0 of skirmish; these are rules 1/],
    ['unknown game', (f) => ({ ...f, game: 'chess' }), /no game "chess"/],
    ['changed result', (f) => ({ ...f, result: { winners: [0], by: 'SK-09' } }), /result/],
    ['changed hash', (f) => ({ ...f, log: f.log.map((e) => (e.hash ? { ...e, hash: '0' } : e)) }), /hash/],
    ['other seed', (f) => ({ ...f, chapters: [{ ...f.chapters[0], seed: seedFrom('other') }] }), /committed/],
    ['not a match', () => ({ hello: 'world' }), /not a match file/],
  ])('%s: is told', async (name, change, problem) => {
    const { status, json } = await called('verify', stored(name.replace(' ', '-'), change), '--json');
    expect(json().problems.join('\n')).toMatch(problem);
    expect(status).toBe(1);
  });

  it('holds it against the commitment that was noted at the start', async () => {
    const path = stored('noted');
    const { commitment } = (await called('verify', path, '--json')).json();
    expect((await called('verify', path, '--commitment', commitment)).status).toBe(0);
    expect((await called('verify', path, '--commitment', 'ffff')).stdout).toContain(
      'the commitment is not ffff',
    );
  });

  it('says that draws without a seed are not proven', async () => {
    const bids = smallGames.find((g) => g.game.name === 'bids');
    if (bids === undefined) throw new Error('there is no game of bids');
    const match = Match.start(bids.game, { setup: null, seats: 2, seed: seedFrom('purses') });
    const file = save(match, 'always');
    const path = join(folder, 'unseeded.json');
    writeFileSync(
      path,
      JSON.stringify({ ...file, chapters: file.chapters.map((c) => ({ ...c, seed: null })) }),
    );
    const { stdout, json } = await called('verify', path, '--json');
    expect(json()).toMatchObject({ ok: true, proven: false, draws: 2, unchecked: 2 });
    expect(stdout).toContain('not proven');
  });

  it('makes the last attempt of a soak’s failure file again', async () => {
    const attempt = { kind: 'answer', seat: 0, decision: 0, answer: ['step', 99, 99], at: 100 };
    const failing = (f: MatchFile) => ({ ...f, failure: { detector: 'crash', detail: 'boom', attempt } });
    const { stdout } = await called('verify', stored('failing', failing));
    expect(stdout).toContain('a soak found: crash, boom');
    expect(stdout).toMatch(/its last attempt .* is refused: match-over/);
  });

  it('says so if the file is cut short or not there', async () => {
    const path = stored('cut');
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, 100));
    expect((await called('verify', path, '--json')).json().problems[0]).toContain("can't be read");
    expect((await called('verify', join(folder, 'nowhere.json'), '--json')).json().problems[0]).toContain(
      "can't be read",
    );
  });
});

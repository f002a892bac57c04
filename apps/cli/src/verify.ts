import { readFileSync } from 'node:fs';
import { MatchFileError, readFile, verify } from '@sightline/kernel';
import type { Command } from './command.ts';
import { allGames } from './games.ts';
import { options, UsageError } from './usage.ts';

export const verifyCommand: Command = {
  takes: 'FILE',
  does: 'replays a match file, checks every draw against the seed and every hash',
  run(args) {
    const { values, rest } = options(args, { json: 'flag' });
    const [path] = rest;
    if (path === undefined || rest.length > 1) throw new UsageError('name one match file');
    const verdict = judge(path);
    const ok = verdict.problems.length === 0;
    console.log(
      `${path}: ${verdict.entries} inputs, ${verdict.draws} draws, ${verdict.hashes} hashes checked`,
    );
    for (const p of verdict.problems) console.log(`  ${p}`);
    if (verdict.unchecked > 0)
      console.log(
        `  ${verdict.unchecked} draws are from before it was forked: as recorded, but no seed to check them by`,
      );
    console.log(ok ? 'the match was played as it says' : 'the match does NOT hold');
    if (values.json) console.log(JSON.stringify({ ok, ...verdict }));
    return ok ? 0 : 1;
  },
};

function judge(path: string) {
  const failed = (problem: string) => ({
    entries: 0,
    draws: 0,
    unchecked: 0,
    hashes: 0,
    problems: [problem],
  });
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(path, 'utf8'));
  } catch (e) {
    return failed(`it can't be read: ${e instanceof Error ? e.message : String(e)}`);
  }
  try {
    const { game } = readFile(raw);
    const scenario = allGames.find((s) => s.game.name === game);
    return scenario === undefined ? failed(`there is no game "${game}" here`) : verify(scenario.game, raw);
  } catch (e) {
    if (e instanceof MatchFileError) return failed(e.message);
    throw e;
  }
}

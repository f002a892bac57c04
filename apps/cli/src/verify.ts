import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type Game,
  type GameTypes,
  load,
  MatchFileError,
  readFile,
  type Verification,
  verify,
} from '@sightline/kernel';
import type { Command } from './command.ts';
import { allGames } from './games.ts';
import { options, UsageError } from './usage.ts';

export const verifyCommand: Command = {
  takes: 'FILE [--commitment HEX]',
  does: 'replays a match file, checks every draw against the seed and every hash',
  run(args) {
    const { values, rest } = options(args, { json: 'flag', commitment: 'text' });
    const [path] = rest;
    if (path === undefined || rest.length > 1) throw new UsageError('name one match file');
    const verdict = judge(path, values.commitment);
    console.log(
      `${path}: ${verdict.entries} inputs, ${verdict.draws} draws, ${verdict.hashes} hashes checked`,
    );
    console.log(`  committed to at the start: ${verdict.commitment || 'nothing'}`);
    for (const p of verdict.problems) console.log(`  ${p}`);
    if (verdict.failure !== null) console.log(`  ${verdict.failure}`);
    console.log(conclusion(verdict));
    const ok = verdict.problems.length === 0;
    if (values.json) console.log(JSON.stringify({ ok, ...verdict }));
    return ok ? 0 : 1;
  },
};

/** A verdict, and what a soak's failure file shows when its last attempt is made again. */
type Judged = Verification & { readonly failure: string | null };

function conclusion(v: Judged): string {
  if (v.problems.length > 0) return 'the match does NOT hold';
  if (v.proven) return 'the match was played as it says';
  return `not proven: it goes on from another match, or ${v.unchecked} draws have no seed to check them by`;
}

function judge(path: string, commitment: string | undefined): Judged {
  const failed = (problem: string): Judged => ({
    entries: 0,
    draws: 0,
    unchecked: 0,
    hashes: 0,
    problems: [problem],
    commitment: '',
    proven: false,
    failure: null,
  });
  let raw: unknown;
  try {
    // npm runs us in the repository's root; the reader stands where the command was typed.
    raw = JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8'));
  } catch (e) {
    return failed(`it can't be read: ${e instanceof Error ? e.message : String(e)}`);
  }
  try {
    const { game: name } = readFile(raw);
    const scenario = allGames.find((s) => s.game.name === name);
    if (scenario === undefined) return failed(`there is no game "${name}" here`);
    const verdict = verify(scenario.game, raw);
    const other = commitment !== undefined && commitment !== verdict.commitment;
    const problems = other ? [...verdict.problems, `the commitment is not ${commitment}`] : verdict.problems;
    return { ...verdict, problems, proven: verdict.proven && !other, failure: attempted(scenario.game, raw) };
  } catch (e) {
    if (e instanceof MatchFileError) return failed(e.message);
    throw e;
  }
}

/** What a soak tried when it found something; null for an ordinary match. */
function attempted<T extends GameTypes>(game: Game<T>, raw: unknown): string | null {
  const { failure } = raw as { failure?: { detector?: unknown; detail?: unknown; attempt?: unknown } };
  if (failure === undefined) return null;
  const found = `a soak found: ${String(failure.detector)}, ${String(failure.detail)}`;
  if (failure.attempt === null || failure.attempt === undefined) return found;
  const out = load(game, raw).submit(failure.attempt);
  const now = out.ok
    ? 'is taken'
    : `is refused: ${out.refusal.code} ${out.report ?? out.refusal.detail ?? ''}`;
  return `${found}\n  its last attempt ${JSON.stringify(failure.attempt)} ${now}`;
}

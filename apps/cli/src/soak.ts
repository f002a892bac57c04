import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyScenario, type SoakReport, soak } from '@sightline/soak';
import type { Command } from './command.ts';
import { allGames, gameCalled } from './games.ts';
import { options, UsageError } from './usage.ts';

export const soakCommand: Command = {
  takes: 'GAME|all [--games N] [--seed S] [--decisions D]',
  does: 'plays random complete matches and lets the detectors look',
  run(args) {
    const { values, rest } = options(args, {
      games: 'number',
      seed: 'number',
      decisions: 'number',
      'check-every': 'number',
      out: 'text',
      json: 'flag',
    });
    const [name] = rest;
    if (name === undefined || rest.length > 1) throw new UsageError('name one game, or "all"');
    // A soak of nothing would end with "no failure".
    for (const option of ['games', 'decisions', 'check-every'] as const)
      if (values[option] === 0) throw new UsageError(`--${option} takes 1 or more`);
    const scenarios = name === 'all' ? allGames : [gameCalled(name)];
    const seed = values.seed ?? 1;
    const games = values.games ?? (values.decisions === undefined ? 100 : Number.MAX_SAFE_INTEGER);
    const reports = scenarios.map((s) => {
      const report = soak(s, {
        games,
        seed,
        ...(values.decisions === undefined ? {} : { decisions: values.decisions }),
        ...(values['check-every'] === undefined ? {} : { checkEvery: values['check-every'] }),
      });
      const files = keep(s, report, seed, values.out ?? 'soak-failures');
      tell(report, files);
      return {
        ...report,
        failures: report.failures.map((f, i) => ({ detector: f.detector, detail: f.detail, file: files[i] })),
      };
    });
    if (values.json) console.log(JSON.stringify(reports.length === 1 ? reports[0] : { games: reports }));
    return reports.every((r) => r.failures.length === 0) ? 0 : 1;
  },
};

/** Each failure becomes a match file of its own, that `sightline verify` replays. */
function keep(s: AnyScenario, report: SoakReport, seed: number, folder: string): string[] {
  return report.failures.map((f, i) => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${s.game.name}-${seed}-${i + 1}-${f.detector}.json`);
    writeFileSync(
      file,
      `${JSON.stringify({ ...f.match, failure: { detector: f.detector, detail: f.detail, attempt: f.attempt } })}\n`,
    );
    return file;
  });
}

function tell(r: SoakReport, files: readonly string[]): void {
  console.log(
    `${r.game}: ${r.finished} of ${r.games} matches finished, ${r.decisions} decisions, ${r.decisionsPerSecond} a second; ` +
      `${r.checked.leaks} pairs compared for leaks, ${r.checked.undone} undone, largest state ${r.checked.largestState} bytes; ` +
      (r.failures.length === 0 ? 'no failure' : `${r.failures.length} FAILURES`),
  );
  for (const [i, f] of r.failures.entries())
    console.log(`  ${f.detector}: ${f.detail}\n    kept in ${files[i]}`);
}

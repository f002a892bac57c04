import { foretellReport } from '@sightline/bots';
import type { Command } from './command.ts';
import { balanceCalled } from './games.ts';
import { options, UsageError } from './usage.ts';

export const foretell: Command = {
  takes: 'GAME [--positions N] [--seed S]',
  does: 'holds foretold paths and odds against what the rules do, at positions of bot matches',
  run(args) {
    const { values, rest } = options(args, { positions: 'number', seed: 'number', json: 'flag' });
    const [name] = rest;
    if (name === undefined || rest.length > 1) throw new UsageError('name one game');
    if (values.positions === 0) throw new UsageError('--positions takes 1 or more');
    const report = foretellReport(balanceCalled(name), {
      positions: values.positions ?? 100,
      seed: values.seed ?? 1,
    });
    const { paths, odds, millis, differences } = report;
    console.log(
      `${report.game}: ${report.positions} positions; ${paths.different} of ${paths.checked} paths and ` +
        `${odds.different} of ${odds.checked} odds (${odds.exact} exact) are not as foretold; ` +
        `p99 ${millis.p99} ms`,
    );
    for (const difference of differences) console.log(`  ${difference}`);
    if (values.json) console.log(JSON.stringify(report));
    return paths.different + odds.different === 0 ? 0 : 1;
  },
};

import type { Command } from '../../command.ts';
import { options, UsageError } from '../../usage.ts';
import { endTogether } from '../server-process.ts';
import type { Campaign } from './campaign.ts';
import type { DatabaseLocation } from './stored.ts';

export const crashtest: Command = {
  takes: '[--runs N] [--database KIND] [--seed S]',
  does: 'kills the server N times in mid-play on each database, and looks what is lost',
  async run(args) {
    const { values, rest } = options(args, {
      runs: 'number',
      database: 'text',
      seed: 'number',
      json: 'flag',
    });
    if (rest.length > 0) throw new UsageError(`it takes no "${rest[0]}"`);
    const { runs = 20, seed = 1 } = values;
    if (runs === 0) throw new UsageError('--runs takes 1 or more');
    const wanted = databasesCalled(values.database);
    // The server is much to load: only who asks for it waits for it.
    const { campaign } = await import('./campaign.ts');
    const { postgresFolder } = await import('@sightline/server');
    const installed = postgresFolder() !== null;
    if (values.database !== undefined && wanted.includes('postgres') && !installed)
      throw new UsageError('PostgreSQL is not installed here');
    endTogether();
    const found: Partial<Record<DatabaseLocation['kind'], Omit<Campaign, 'problems'>>> = {};
    for (const database of wanted) {
      if (database === 'postgres' && !installed) continue;
      const { problems, ...figures } = await campaign({
        database,
        runs,
        seed,
        said: (line) => console.error(line),
      });
      found[database] = figures;
      tell(database, figures, problems);
    }
    const all = Object.values(found);
    const sum = (of: 'lost' | 'doubled' | 'stuck' | 'different') => all.reduce((n, f) => n + f[of], 0);
    const totals = {
      lost: sum('lost'),
      doubled: sum('doubled'),
      stuck: sum('stuck'),
      different: sum('different'),
    };
    if (values.json) console.log(JSON.stringify({ runs, ...totals, databases: found }));
    return Object.values(totals).every((n) => n === 0) ? 0 : 1;
  },
};

/** Without a word: all that are installed here. */
function databasesCalled(name = 'both'): readonly DatabaseLocation['kind'][] {
  if (name === 'both') return ['sqlite', 'postgres'];
  if (name === 'sqlite' || name === 'postgres') return [name];
  throw new UsageError(`--database takes sqlite, postgres or both, not "${name}"`);
}

const SHOWN = 20;

function tell(database: string, c: Omit<Campaign, 'problems'>, problems: readonly string[]): void {
  console.log(
    `${database}: killed ${c.runs} times in ${c.matches} matches, ${c.inFlight} times with an input on its way, ` +
      `${c.inWindows} times inside a window, ${c.between} inputs between storing and acknowledging`,
  );
  console.log(
    `  ${c.acknowledged} inputs acknowledged, ${c.inputs} stored, ${c.views} views compared: ` +
      `${c.lost} lost, ${c.doubled} doubled, ${c.different} different, ${c.stuck} matches stuck; ` +
      `back after ${(c.slowestStartMs / 1000).toFixed(1)} s at most`,
  );
  for (const problem of problems.slice(0, SHOWN)) console.log(`  ${problem}`);
  if (problems.length > SHOWN) console.log(`  and ${problems.length - SHOWN} more`);
}

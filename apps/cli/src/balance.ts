import { availableParallelism } from 'node:os';
import { type BalanceOptions, balanceReport, type Played, plannedMatches } from '@sightline/bots';
import { recordAll } from './balance-threads.ts';
import { balanceInWords } from './balance-words.ts';
import type { Command } from './command.ts';
import { balanceCalled, balances } from './games.ts';
import { options, UsageError } from './usage.ts';

const MOST_GAMES = 100_000;

const HELP = `sightline balance GAME

Lets bots play: at every table of the game normal against normal, then normal against easy and easy against random,
with each role once in the hands of the better level, at all tables in turn.

  --games N      matches at a table (a game may play some tables less often), and rounds of each duel; 200
  --seed S       other matches; 1. The same seed gives the same figures, times excepted
  --only TABLE   this table alone
  --workers W    threads; as many as there are cores. They change nothing but how long it takes
  --json         the report as one JSON object on the last line

games: ${balances.map((b) => b.game.name).join(', ')}

The JSON object. Percentages and means have one decimal and are null where nothing was counted.

  schema      "sightline-balance/1"; the number grows when a field changes its meaning or goes away
  game, rules, games, seed
  matches     how many were played in all
  tables[]    name, seats, games, roles[]: { role, games, wins, percent }, nobody (matches without a winner),
              unfinished, rounds and decisions (means of the finished matches)
  duels[]     better, worse (levels), games, wins, percent (of the better level), roles[]: the same by its role
  bots[]      level, answers, refused, meanMicros, worstMicros (a single answer)
  cards[]     title, could, played (decisions at which it could be played, and was), percent
  refusals[]  answers of bots that were not taken, the first few in words; something legal stood in for them
  troubles[]  matches that failed or did not end, the first few in words; if there are any, the exit code is 1`;

export const balance: Command = {
  takes: 'GAME [--games N] [--seed S] [--only TABLE]',
  does: 'lets bots play each other: wins, lengths, cards; --help says more',
  async run(args) {
    const { values, rest } = options(args, {
      games: 'number',
      seed: 'number',
      only: 'text',
      workers: 'number',
      json: 'flag',
      help: 'flag',
    });
    if (values.help) {
      console.log(HELP);
      return 0;
    }
    const [name] = rest;
    if (name === undefined || rest.length > 1) throw new UsageError('name one game');
    for (const option of ['games', 'workers'] as const)
      if (values[option] === 0) throw new UsageError(`--${option} takes 1 or more`);
    if (values.games !== undefined && values.games > MOST_GAMES)
      throw new UsageError(`--games takes ${MOST_GAMES} or less: all matches are planned before the first`);
    const plan = balanceCalled(name);
    const tables = plan.tables().map((t) => t.name);
    if (values.only !== undefined && !tables.includes(values.only))
      throw new UsageError(`there is no table "${values.only}"; there are ${tables.join(', ')}`);
    const asked: BalanceOptions = {
      games: values.games ?? 200,
      seed: values.seed ?? 1,
      ...(values.only === undefined ? {} : { only: values.only }),
    };
    const matches = plannedMatches(plan, asked);
    const records = await recordAll(
      { game: name, options: asked },
      matches.length,
      values.workers ?? availableParallelism(),
      showProgress(matches.length),
    );
    const report = balanceReport(
      plan,
      asked,
      matches.map((m, i): Played => [m, records[i]]),
    );
    console.log(balanceInWords(report));
    if (values.json) console.log(JSON.stringify(report));
    return report.troubles.length === 0 ? 0 : 1;
  },
};

/** For who watches a long run; nothing for a file or a pipe. */
function showProgress(matches: number): (played: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (played) =>
    process.stderr.write(`\r${played} of ${matches} matches${played === matches ? '\n' : ''}`);
}

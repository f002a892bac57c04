import { availableParallelism } from 'node:os';
import { type BalanceOptions, measureBalance } from '@sightline/bots';
import { BalanceThreads } from './balance-threads.ts';
import { balanceInWords } from './balance-words.ts';
import type { Command } from './command.ts';
import { balanceCalled, balances } from './games.ts';
import { options, UsageError } from './usage.ts';

const MOST_GAMES = 100_000;

const HELP = `sightline balance GAME

Lets bots play: at every table of the game normal against normal, then normal against easy and easy against random,
with each role once in the hands of the better level, at all tables in turn.

  --games N      matches at every table at least, and rounds of each duel; 200
  --margin P     plays on at a table until the 95 % interval of every role reaches at most P percentage points either
                 way; 7
  --seed S       other matches; 1. The same seed gives the same figures, times excepted
  --only TABLE   this table alone
  --workers W    threads; as many as there are cores. They change nothing but how long it takes
  --json         the report as one JSON object on the last line

games: ${balances.map((b) => b.game.name).join(', ')}

The JSON object. Percentages and means have one decimal and are null where nothing was counted.

  schema      "sightline-balance/2"; the number grows when a field changes its meaning or goes away
  game, rules, games, margin, seed
  matches     how many were played in all
  tables[]    name, seats, games, roles[]: { role, games, wins, percent, interval (of 95 %, by Wilson) }, nobody
              (matches without a winner), unfinished, rounds and decisions (means of the finished matches), aim: what
              is wanted of the percentage (middle) and of the interval of a role, and whether it is met
  duels[]     better, worse (levels), games, wins, percent (of the better level), roles[]: the same by its role
  bots[]      level, answers, refused, meanMicros, worstMicros (a single answer)
  cards[]     title, could, played (decisions at which it could be played, and was), percent
  refusals[]  answers of bots that were not taken, the first few in words; something legal stood in for them
  troubles[]  matches that failed or did not end, the first few in words

The exit code is 1 if a match failed or did not end, or if a table is not where it should be.`;

export const balance: Command = {
  takes: 'GAME [--games N] [--margin P] [--seed S] [--only TABLE]',
  does: 'lets bots play each other: wins, lengths, cards; --help says more',
  async run(args) {
    const { values, rest } = options(args, {
      games: 'number',
      margin: 'number',
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
    for (const option of ['games', 'margin', 'workers'] as const)
      if (values[option] === 0) throw new UsageError(`--${option} takes 1 or more`);
    if (values.games !== undefined && values.games > MOST_GAMES)
      throw new UsageError(`--games takes ${MOST_GAMES} or less: all matches are planned before the first`);
    const plan = balanceCalled(name);
    const tables = plan.tables().map((t) => t.name);
    if (values.only !== undefined && !tables.includes(values.only))
      throw new UsageError(`there is no table "${values.only}"; there are ${tables.join(', ')}`);
    const asked: BalanceOptions = {
      games: values.games ?? 200,
      margin: values.margin ?? 7,
      seed: values.seed ?? 1,
      ...(values.only === undefined ? {} : { only: values.only }),
    };
    const threads = new BalanceThreads(name, values.workers ?? availableParallelism(), showProgress());
    try {
      const report = await measureBalance(plan, asked, (matches) => threads.play(matches));
      console.log(balanceInWords(report));
      if (values.json) console.log(JSON.stringify(report));
      return report.troubles.length === 0 && report.tables.every((t) => t.aim?.met !== false) ? 0 : 1;
    } finally {
      await threads.end();
    }
  },
};

/** Progress of a long run, on a terminal only. */
function showProgress(): (played: number, planned: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (played, planned) =>
    process.stderr.write(`\r${played} of ${planned} matches${played === planned ? '\n' : ''}`);
}

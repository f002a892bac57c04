import { first } from '@sightline/games';
import { coverOf } from '@sightline/games/covers';
import { scenarioOf } from '@sightline/games/measure';
import type { Command } from '../../command.ts';
import { options, UsageError } from '../../usage.ts';
import { endTogether } from '../server-process.ts';
import type { MatchFigures } from './match-load.ts';
import type { ContestFigures } from './skirmish-contest.ts';

/** What is asked of the whole size, on two cores. */
const ASKED = { matches: 1000, inputsPerSecond: 500, p99: 100, ratio: 2 };
/** One match of the contest for so many of the other game. */
const CONTEST_SHARE = 5;
const ROUNDS = 9;
const LONGEST_ROUND = 4;

export const loadtest: Command = {
  takes: '[--matches N] [--seconds S] [--only GAME]',
  does: 'measures the server under load, and against the server of boardgame.io',
  async run(args) {
    const { values, rest } = options(args, {
      matches: 'number',
      seconds: 'number',
      only: 'text',
      seed: 'number',
      profile: 'text',
      json: 'flag',
    });
    if (rest.length > 0) throw new UsageError(`it takes no "${rest[0]}"`);
    const { matches = ASKED.matches, seconds = 30, seed = 1, only } = values;
    const { name } = first;
    if (only !== undefined && only !== name && only !== 'skirmish')
      throw new UsageError(`--only takes ${name} or skirmish, not "${only}"`);
    if (matches === 0 || seconds === 0) throw new UsageError('--matches and --seconds take 1 or more');
    // The server and its rival are much to load: only who asks for them waits for them.
    const { matchLoad } = await import('./match-load.ts');
    const { skirmishContest } = await import('./skirmish-contest.ts');
    endTogether();
    const said = (line: string) => console.error(line);
    const nodeOptions =
      values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
    const scenario = await scenarioOf(name);
    const load =
      only === 'skirmish' ? null : await matchLoad({ scenario, matches, seconds, seed, nodeOptions, said });
    if (load !== null) tellLoad((await coverOf(name, 'en')).short, load);
    const skirmish =
      only === name
        ? null
        : await skirmishContest({
            matches: Math.ceil(matches / CONTEST_SHARE),
            rounds: matches < ASKED.matches ? 1 : ROUNDS,
            seconds: Math.min(seconds, LONGEST_ROUND),
            nodeOptions,
            said,
          });
    if (skirmish !== null) tellSkirmish(skirmish);
    const shortfalls = matches < ASKED.matches ? [] : [...shortOf(load), ...behind(skirmish)];
    for (const shortfall of shortfalls) console.log(`NOT met: ${shortfall}`);
    if (values.json)
      console.log(JSON.stringify({ ok: shortfalls.length === 0, shortfalls, [name]: load, skirmish }));
    return shortfalls.length === 0 ? 0 : 1;
  },
};

function* shortOf(f: MatchFigures | null): Generator<string> {
  if (f === null) return;
  if (f.inputsPerSecond < ASKED.inputsPerSecond) yield `${ASKED.inputsPerSecond} inputs a second`;
  if (f.acknowledged.p99 >= ASKED.p99) yield `acknowledged within ${ASKED.p99} ms in 99 of 100 cases`;
  if (f.shown.p99 >= ASKED.p99) yield `shown to all within ${ASKED.p99} ms in 99 of 100 cases`;
  if (f.refused > 0) yield 'no answer refused that was offered';
}

function* behind(f: ContestFigures | null): Generator<string> {
  if (f === null) return;
  if (f.ratio < ASKED.ratio) yield `${ASKED.ratio} times the moves of boardgame.io`;
  if (f.ours.p99 >= f.theirs.p99) yield 'a lower p99 than that of boardgame.io';
}

function tellLoad(game: string, f: MatchFigures): void {
  const { acknowledged: a, shown: s, memory: m, storing: w } = f;
  console.log(
    `${game}: ${f.matches} matches, ${f.sockets} sockets, ${f.inputsPerSecond} inputs a second for ${f.seconds} s; ` +
      `${f.refused} refused, ${f.over} matches over`,
  );
  console.log(`  acknowledged after ${a.p50} ms (p50), ${a.p99} ms (p99), ${a.max} ms (max)`);
  console.log(`  shown to all four after ${s.p50} ms (p50), ${s.p99} ms (p99), ${s.max} ms (max)`);
  console.log(
    `  of one core: server ${f.serverCpu} %, clients ${f.clientCpu} %; of the machine: others ${f.others} %; ` +
      `${w.writes} writes of ${w.meanMs} ms, ${w.slowPercent} % longer than 25 ms`,
  );
  console.log(
    `  memory: server ${m.serverMB} MB, with matches ${m.withMatchesMB} MB, with sockets ${m.withSocketsMB} MB, ` +
      `after play ${m.afterPlayMB} MB: ${m.matchKB} KB a match, ${m.socketKB} KB a socket`,
  );
}

function tellSkirmish({ matches, ratio, ours, theirs }: ContestFigures): void {
  console.log(`skirmish: ${matches} matches, as fast as they go: ${ratio} times the moves of boardgame.io`);
  for (const [name, r] of Object.entries({ 'Sightline, on disk': ours, 'boardgame.io, in memory': theirs }))
    console.log(
      `  ${name.padEnd(24)} ${r.movesPerSecond} moves a second, ${r.p50} ms (p50), ${r.p99} ms (p99), ` +
        `server ${r.serverCpu} %, clients ${r.clientCpu} %, others ${r.others} % of the machine`,
    );
}

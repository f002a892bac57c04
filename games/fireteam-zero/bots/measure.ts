import { type Bot, playOut } from '@sightline/bots';
import { seedFrom, staticsOf } from '@sightline/kernel';
import type { Role } from '../content/card-types.ts';
import { CONTENT } from '../content/index.ts';
import { fullPower } from '../rules/boss.ts';
import { type Fireteam, MOST_HEROES } from '../rules/fireteam.ts';
import { game } from '../rules/game.ts';
import { easy, normal, playing, random } from './bot.ts';

/**
 * What `sightline balance` cannot ask: how teams of the other levels do, and what each role is worth. All at standard
 * difficulty, over all missions.
 *
 *   node games/fireteam-zero/bots/measure.ts [games per mission] [seed]
 *
 * A role is left out in two ways. Against as many monsters as four heroes meet, the other three must win clearly less
 * often than four: or else the hero was in the way. Against as many as three heroes meet, no three may be much better
 * or worse than the others: or else one role carries the team, or is carried.
 */
const [games = '40', seed = '1'] = process.argv.slice(2);

const ROLES = CONTENT.roles.map(({ role }) => role);

/** Three heroes, and everything else as for four: both pools, what objectives need, the boss's power. */
const asForFour: typeof game = {
  ...game,
  statics(setup, seats) {
    const own = staticsOf(game, setup, seats);
    const four = staticsOf(game, setup, MOST_HEROES);
    const power = own.setting.power + fullPower(four) - fullPower(own);
    return { ...own, monsters: four.monsters, needs: four.needs, setting: { ...own.setting, power } };
  },
};

/** Wins of a team, by mission. */
type Wins = ReadonlyMap<string, number>;

function winsOf(name: string, of: typeof game, bots: readonly Bot<Fireteam>[], without?: Role): Wins {
  const out = new Map<string, number>();
  for (const { mission } of CONTENT.missions) {
    if (without !== undefined && mission.requiredRoles?.includes(without)) continue;
    let won = 0;
    for (let i = 0; i < Number(games); i++) {
      const { result } = playOut(of, {
        setup: { mission: mission.id },
        seats: bots.length,
        seed: seedFrom(`measure ${seed} ${name} ${mission.id} ${i}`),
        bots,
        maxDecisions: 8000,
      });
      if ((result?.winners.length ?? 0) > 0) won++;
    }
    out.set(mission.id, won);
  }
  return out;
}

/** Its share of wins in the missions that another team played too. */
function share(wins: Wins, where: Wins = wins): number {
  const there = [...wins].filter(([mission]) => where.has(mission));
  return there.reduce((sum, [, won]) => sum + won, 0) / (there.length * Number(games));
}

const percent = (p: number): string => (100 * p).toFixed(1);
const signed = (p: number): string => `${p < 0 ? '−' : '+'}${percent(Math.abs(p))}`;
/** Of a share counted in as many matches as this team played: its variance. */
const variance = (p: number, { size }: Wins): number => (p * (1 - p)) / (size * Number(games));
const interval = (variances: number): string => `± ${percent(1.96 * Math.sqrt(variances))}`;

for (const bot of [random, easy, normal]) {
  const team = Array.from({ length: MOST_HEROES }, () => bot);
  console.log(`four ${bot.name}: ${percent(share(winsOf(bot.name, game, team)))}`);
}

const team = (left?: Role) => ROLES.filter((role) => role !== left).map((role) => playing(normal, role));
const all = winsOf('four', game, team());
console.log(`\nfour normal, one of each role: ${percent(share(all))} ${interval(variance(share(all), all))}`);
for (const left of ROLES) {
  const wins = winsOf(`four's monsters, no ${left}`, asForFour, team(left), left);
  const [p, four] = [share(wins), share(all, wins)];
  const doubt = interval(variance(p, wins) + variance(four, wins));
  console.log(`  without ${left}, monsters as for four: ${percent(p)}, so ${signed(p - four)} ${doubt}`);
}

const threes = ROLES.map((left) => winsOf(`three's monsters, no ${left}`, game, team(left), left));
ROLES.forEach((left, i) => {
  const wins = threes[i];
  const others = threes.filter((_, other) => other !== i).map((theirs) => share(theirs, wins));
  const [p, mean] = [share(wins), others.reduce((sum, q) => sum + q, 0) / others.length];
  const doubt = interval(variance(p, wins) + variance(mean, wins) / others.length);
  console.log(
    `three without ${left}, monsters as for three: ${percent(p)}; the other threes ${percent(mean)}, so ${signed(p - mean)} ${doubt}`,
  );
});

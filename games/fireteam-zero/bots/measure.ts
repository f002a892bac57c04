import { type Bot, playOut } from '@sightline/bots';
import { seedFrom } from '@sightline/kernel';
import type { Role } from '../content/card-types.ts';
import { CONTENT } from '../content/index.ts';
import type { Fireteam } from '../rules/fireteam.ts';
import { game } from '../rules/game.ts';
import { easy, normal, playing, random } from './bot.ts';

/**
 * What `sightline balance` cannot ask yet: how teams of the other levels do, and how teams do without a role.
 *
 *   node games/fireteam-zero/bots/measure.ts [games per mission] [seed]
 */
const [games = '40', seed = '1'] = process.argv.slice(2);

const ROLES = CONTENT.roles.map(({ role }) => role);

/** Wins of a team over all missions at standard difficulty, in per cent. */
function wins(name: string, seats: number, bots: readonly Bot<Fireteam>[], only?: string): number {
  const missions = CONTENT.missions.filter(
    ({ mission }) => only === undefined || !(mission.requiredRoles ?? []).includes(only as Role),
  );
  let won = 0;
  for (const { mission } of missions)
    for (let i = 0; i < Number(games); i++) {
      const { result } = playOut(game, {
        setup: { mission: mission.id },
        seats,
        seed: seedFrom(`measure ${seed} ${name} ${mission.id} ${i}`),
        bots,
        maxDecisions: 8000,
      });
      if ((result?.winners.length ?? 0) > 0) won++;
    }
  return Math.round((1000 * won) / (missions.length * Number(games))) / 10;
}

for (const bot of [random, easy, normal])
  console.log(`four ${bot.name}: ${wins(bot.name, 4, [bot, bot, bot, bot])} %`);
for (const left of ROLES) {
  const bots = ROLES.filter((role) => role !== left).map((role) => playing(normal, role));
  console.log(`three normal without ${left}: ${wins(`without ${left}`, 3, bots, left)} %`);
}

import type { Scenario } from '@sightline/soak';
import { game } from './rules/game.ts';
import { SQUAD_CHOICES } from './rules/match-setup.ts';
import { MISSION_IDS } from './rules/missions.ts';
import { BANS_LAST, CLOCKS, LOS_MODES, SPEEDS } from './rules/settings.ts';
import type { Siege } from './rules/siege.ts';

/** After two games of a match in which bans last (SG-CMT-11). */
const BANNED = ['ash', 'thermite', 'glaz', 'sledgeAlternate', 'smoke', 'mute', 'jager', 'tachanka'];

/** All missions for two, three and four, with all settings that change what may be done. */
export const scenario: Scenario<Siege> = {
  game,
  table(random) {
    const flag = () => random(2) === 0;
    const squads = SQUAD_CHOICES[random(SQUAD_CHOICES.length)];
    const seats = squads === 'draft' ? 2 : 2 + random(3);
    const bansLast = BANS_LAST[random(BANS_LAST.length)];
    const setup = {
      squads,
      swapped: seats !== 3 && flag(),
      bansLast,
      ...(squads === 'draft' && bansLast === 'match' ? { banned: BANNED } : {}),
      forwardPlanning: squads !== 'ready' && flag(),
      unplacedOperators: flag() ? ('autoPlace' as const) : ('strict' as const),
      mission: MISSION_IDS[random(MISSION_IDS.length)],
      clock: CLOCKS[random(CLOCKS.length)],
      speed: [SPEEDS[random(SPEEDS.length)], SPEEDS[random(SPEEDS.length)]],
      losMode: LOS_MODES[random(LOS_MODES.length)],
      reactionWindows: flag(),
      advancedTactics: flag(),
      moveEndTriggers: flag(),
      oneOfEachRecruit: flag(),
    };
    return { setup, seats };
  },
};

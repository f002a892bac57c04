import type { Aim, Balance } from '@sightline/bots';
import { easy, normal, random } from './bots/bot.ts';
import { CARD_TITLES, cardUse } from './bots/card-use.ts';
import { game } from './rules/game.ts';
import { MISSION_IDS } from './rules/missions.ts';
import { ATTACKER, type Siege } from './rules/siege.ts';
import { squadsFor } from './rules/statics.ts';

const EVEN: Aim = { role: 'attackers', middle: [40, 60], interval: [25, 75] };

/** Every mission with ready squads, and with squads of the bots' own choice. */
export const balance: Balance<Siege> = {
  game,
  levels: { random, easy, normal },
  tables: () =>
    (['ready', 'choose'] as const).flatMap((squads) =>
      MISSION_IDS.map((mission) => ({
        name: squads === 'ready' ? mission : `${mission}/chosen`,
        setup: { mission, squads, losMode: 'assisted', clock: 'untimed' },
        seats: 2,
        ...(squads === 'ready' ? { aim: EVEN } : {}),
      })),
    ),
  roles: ({ seats }) =>
    Array.from({ length: seats }, (_, seat) =>
      (squadsFor(seats)[ATTACKER] & (1 << seat)) !== 0 ? 'attackers' : 'defenders',
    ),
  rounds: (match) => match.position.state.round,
  cards: { titles: CARD_TITLES, use: cardUse },
  maxDecisions: 8000,
};

import { call, defineGame, procedure, SetupError } from '@sightline/kernel';
import type { Scenario } from '@sightline/soak';
import { damage } from './damage.ts';
import { resolve } from './resolve.ts';
import { respond, respondAnew } from './respond.ts';
import {
  EFFECTS,
  healthOfSides,
  hit,
  INVADER,
  marines,
  type Priority,
  shape,
  used,
  wounded,
} from './state.ts';

const FIGURES = 3;
const HEALTH = 4;
const POWER = 3;
const MOMENTS = 6;

const battle = procedure<Priority>()('battle');
battle.steps('ready', 'respond', 'next').are({
  ready(g) {
    for (let seat = 0; seat < g.seats; seat++) {
      g.state.power[seat] = POWER;
      g.state.ready[seat] = EFFECTS.map(() => true);
    }
  },
  respond: (g) => call(g.statics.anew ? respondAnew : respond, {}),
  next(g) {
    g.state.moment++;
    if (g.state.moment < MOMENTS) return 'ready';
    const [invader, others] = healthOfSides(g);
    const winners = invader > others ? [INVADER] : marines(g);
    g.finish({ winners: invader === others ? [] : winners, by: 'PR-12' });
  },
});

export const game = defineGame<Priority>({
  name: 'priority',
  version: '1',
  seats: { least: 2, most: 4 },
  state: shape,
  streams: [],
  events: [used, hit, wounded],
  procedures: [respond, respondAnew, resolve, damage],
  main: battle,
  statics(setup) {
    if (setup !== 'in order' && setup !== 'anew') throw new SetupError('the order is "in order" or "anew"');
    return { anew: setup === 'anew' };
  },
  begin(g) {
    for (let seat = 0; seat < g.seats; seat++)
      g.state.health.push(Array.from({ length: FIGURES }, () => HEALTH));
  },
  // The marines fight on when one of them gives up; without the Invader nobody is left to fight.
  resign(g, seat) {
    if (seat === INVADER) g.finish({ winners: marines(g), by: 'resigned' });
  },
});

export const scenario: Scenario<Priority> = {
  game,
  table(random) {
    const seats = 2 + random(3);
    const untimed = { setup: random(2) === 0 ? 'in order' : 'anew', seats };
    return random(4) > 0 ? untimed : { ...untimed, clocks: Array.from({ length: seats }, () => 40_000) };
  },
};

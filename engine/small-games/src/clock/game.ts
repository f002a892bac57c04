import { call, defineGame, NOBODY, only, type Play, procedure } from '@sightline/kernel';
import type { Scenario } from '@sightline/soak';
import { activation } from './activation.ts';
import { agreed, RUNNERS } from './agreed.ts';
import { calledOut, clock, isLate, passClockTo, type Race, ranOut, shape, stepped, tripped } from './race.ts';
import { reward } from './reward.ts';

const PLAYERS = [0, 1];
const LAST_ROUND = 4;

/** CK-02 */
const race = procedure<Race>()('race');
race.steps('round', 'phase', 'turn', 'activate', 'endOfPhase').are({
  round(g) {
    const { state } = g;
    state.round++;
    state.active = 0;
    state.late = NOBODY;
    for (const seat of PLAYERS) {
      for (const runner of state.teams[seat]) Object.assign(runner, { activated: false, hasTripped: false });
      g.setTime(seat, g.statics.perRunner[seat] * RUNNERS);
    }
  },
  phase: (g) => passClockTo(g, g.state.active),
  turn: (g) => (isLate(g, g.state.active) ? 'endOfPhase' : 'activate'),
  activate: {
    ask: 'one',
    seat: (g) => g.state.active,
    clock,
    choices: {
      activate: {
        form: 'one',
        candidates(_g, _l, offer) {
          for (let r = 0; r < RUNNERS; r++) offer(r);
        },
        checks: [{ rule: 'CK-02', holds: (g, _l, r) => !g.state.teams[g.seat][r].activated }],
        does(g, _l, runner) {
          const r = g.state.teams[g.seat][runner];
          r.activated = true;
          return call(activation, { runner, from: r.at }, 'turn');
        },
      },
      end: { form: 'confirm', does: () => 'endOfPhase' },
    },
    timeout: () => ['end'],
  },
  endOfPhase(g) {
    g.state.active++;
    if (g.state.active < PLAYERS.length) return 'phase';
    if (g.state.round === LAST_ROUND) judge(g);
    return 'round';
  },
});

/** CK-13 */
function judge(g: Play<Race>): void {
  const [a, b] = g.state.teams.map((team) => team.reduce((sum, r) => sum + r.at, 0));
  g.finish({ winners: a === b ? [] : [a > b ? 0 : 1], by: 'CK-13' });
}

export const game = defineGame<Race>({
  name: 'clock',
  version: '2',
  seats: { least: 2, most: 2 },
  state: shape,
  streams: ['dice'],
  events: [stepped, calledOut, tripped, ranOut],
  procedures: [activation, reward],
  main: race,
  statics: agreed,
  timing: ({ timing }) => timing,
  begin(g) {
    for (const _player of PLAYERS)
      g.state.teams.push(
        Array.from({ length: RUNNERS }, () => ({ at: 0, activated: false, hasTripped: false })),
      );
  },
  // CK-09, CK-10: only a clock makes late. Who sleeps through an allowance off the clocks loses that answer only.
  expired(g, seat) {
    if (g.state.running !== seat) return;
    g.state.late |= only(seat);
    g.emit(ranOut, { player: seat });
  },
  resign: (g, seat) => g.finish({ winners: [1 - seat], by: 'resigned' }),
});

export const scenario: Scenario<Race> = {
  game,
  // What the clocks show at the start does not matter: the first round sets them (CK-03).
  table: (random) =>
    random(2) === 0
      ? { setup: { perRunner: [4_000, 1_000 + random(5_000)], callsAtAnyTime: random(3) > 0 }, seats: 2 }
      : {
          setup: [null, 4_000, 1_000][random(3)],
          seats: 2,
          ...(random(4) === 0 ? {} : { clocks: [1, 1] }),
        },
};

import { call, defineGame, members, procedure } from '@sightline/kernel';
import './activation.ts';
import './automatic-overwatch.ts';
import './blast.ts';
import './claims.ts';
import './destroy.ts';
import './disputes.ts';
import './draft.ts';
import './drone.ts';
import './entering.ts';
import './forward-planning.ts';
import './gadget-deployment.ts';
import './joint-inventory.ts';
import './laying.ts';
import './level-up.ts';
import './operator-deployment.ts';
import './reactions.ts';
import './reveal-demands.ts';
import './rewards.ts';
import './round.ts';
import './section-selection.ts';
import './section-order.ts';
import './set-up.ts';
import './shooting.ts';
import './special-gadgets/ash.ts';
import './special-gadgets/doc.ts';
import './special-gadgets/extra-action.ts';
import './special-gadgets/jager.ts';
import './special-gadgets/kapkan.ts';
import './special-gadgets/sledge.ts';
import './special-gadgets/twitch.ts';
import './special-gadgets/use.ts';
import './squad-selection.ts';
import './tactical-gadgets.ts';
import './throwing.ts';
import './upkeep.ts';
import './wounds.ts';
import { TACTICAL_GADGETS } from '../content/tactical-gadgets.ts';
import { timeToAnswerIsOver } from './claims.ts';
import { EVENT_KINDS } from './events.ts';
import { impossibility } from './impossible.ts';
import { readSetup } from './match-setup.ts';
import { enemySquad, seatsOfSquad } from './operators.ts';
import * as sequences from './procedures.ts';
import { type G, NONE, type Siege, SQUAD_SIZE, type Squad, shape } from './siege.ts';
import { squadOfSeat } from './statics.ts';
import { STOCKED, STOCKS } from './supply.ts';
import { clockRanOut, timingOfMatch } from './timer.ts';

const match = procedure<Siege>()('match');
match.steps('setUp', 'round').are({
  setUp: () => call(sequences.setUp, {}),
  round: () => call(sequences.round, {}, 'round'),
});

/** An empty table: all components in the box. */
export function begin(g: G): void {
  const { state } = g;
  for (let o = 0; o < 2 * SQUAD_SIZE; o++)
    state.operators.push({
      profile: NONE,
      bodies: [],
      portrait: { value: 0, known: 0 },
      stacked: false,
      wounds: 0,
      charges: 0,
      activated: false,
      eliminated: false,
      watches: NONE,
      plate: false,
      raised: false,
      bonus: 0,
      covered: [],
      section: NONE,
    });
  state.inventory = TACTICAL_GADGETS.map(() => 0);
  state.stock = STOCKS.map((stock) => STOCKED[stock]);
  state.reroll = [true, true];
  state.activations = [0, 0, 0, 0];
  state.running = NONE;
  state.expired = [false, false];
  state.score = [0, 0];
  state.defuser = { bomb: NONE, since: 0 };
  state.hostage = { at: NONE, carrier: NONE };
  state.banned = [...g.statics.banned];
  state.sections = [NONE, NONE, NONE, NONE];
}

export const game = defineGame<Siege>({
  name: 'siege',
  version: '1',
  seats: { least: 2, most: 4 },
  state: shape,
  streams: ['dice', 'lots'],
  secretStreams: ['lots'],
  events: EVENT_KINDS,
  // By name: a module's exports have another order after bundling, and a position holds the numbers of procedures.
  procedures: Object.values(sequences)
    .filter((each) => typeof each === 'object' && 'steps' in each)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  main: match,
  statics: readSetup,
  begin,
  timing: timingOfMatch,
  impossible: impossibility,
  expired(g, seat) {
    clockRanOut(g, seat);
    timeToAnswerIsOver(g);
  },
  resign(g, seat) {
    const squad: Squad = squadOfSeat(g, seat);
    const left = members(seatsOfSquad(g, squad)).filter((s) => s !== seat && (g.resigned & (1 << s)) === 0);
    if (left.length === 0) g.finish({ winners: members(seatsOfSquad(g, enemySquad(squad))), by: 'resigned' });
  },
});

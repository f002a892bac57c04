import { call, defineGame, procedure, why } from '@sightline/kernel';
import { REGISTER } from '../content/register.ts';
import './ambush.ts';
import './attack.ts';
import './attack-sequence.ts';
import './carry-out.ts';
import './hero-phase.ts';
import './knockdown.ts';
import './moments.ts';
import './monster-activation.ts';
import './monster-attack.ts';
import './monster-movement.ts';
import './monster-order.ts';
import './movement.ts';
import './objectives.ts';
import './search.ts';
import './spawning.ts';
import './tactics-phase.ts';
import './threat-phase.ts';
import './threat-track.ts';
import { EVENT_KINDS, roundBegan } from './events.ts';
import { type Fireteam, MOST_HEROES, NONE, NOWHERE, ROUND, shape } from './fireteam.ts';
import { deckContents, impossible, mayLieAt } from './hidden-information.ts';
import { momentOf } from './moments.ts';
import * as sequences from './procedures.ts';
import { wearOff } from './rounds.ts';
import { begin } from './set-up.ts';
import { statics } from './statics.ts';

/** FZ-RND-01, 02: rounds of three phases, until the heroes win or lose. */
const mission = procedure<Fireteam>()('mission');
mission.steps('setUp', 'round', 'tactics', 'heroes', 'threat', 'close', 'wear').are({
  setUp: () => call(sequences.setUp, {}),
  round(g) {
    g.state.round++;
    g.emit(roundBegan, { round: g.state.round });
    return momentOf(g, 'roundBegins', NONE, NONE, NOWHERE);
  },
  tactics: () => call(sequences.tactics, {}),
  heroes: () => call(sequences.heroPhase, {}),
  threat: () => call(sequences.threatPhase, {}),
  close: (g) => momentOf(g, 'roundEnds', NONE, NONE, NOWHERE),
  wear(g) {
    wearOff(g, ROUND);
    return 'round';
  },
});

export const game = defineGame<Fireteam>({
  name: 'fireteam-zero',
  version: '3',
  edition: REGISTER.edition,
  seats: { least: 1, most: MOST_HEROES },
  state: shape,
  streams: ['dice', 'activation', 'spawn', 'cards', 'lots'],
  secretStreams: ['cards'],
  events: [...EVENT_KINDS, why],
  // By name: a module's exports have another order after bundling, and a position holds the numbers of procedures.
  procedures: Object.values(sequences).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  main: mission,
  statics,
  begin,
  deckContents,
  mayLieAt,
  impossible,
  // The others go on without who gave up; without anybody the mission has failed.
  resign(g, seat) {
    const left = Array.from({ length: g.seats }, (_, s) => s).filter(
      (s) => s !== seat && (g.resigned & (1 << s)) === 0,
    );
    if (left.length === 0) g.finish({ winners: [], by: 'resigned' });
  },
});

import { call, done } from '@sightline/kernel';
import { act, attackWithCards, searchHere, type Turn } from './actions.ts';
import { inTurnOrder, seatOf } from './board.ts';
import { phaseBegan, stayedDown, stoodUp, turnBegan } from './events.ts';
import { type G, NONE, TURN } from './fireteam.ts';
import { mayLeave } from './fleeing.ts';
import { afterwards } from './flow.ts';
import { standUp } from './knockdown.ts';
import { speedOf } from './modifiers.ts';
import { momentOf } from './moments.ts';
import { ESCORT_CHECKS, eachStep, isAdjacent, moveHero, movement, POINT_CHECKS } from './movement.ts';
import { heroPhase, heroTurn } from './procedures.ts';
import { wearOff } from './rounds.ts';
import { costOf } from './walking.ts';

/** FZ-HER-01: one turn each, in turn order. */
heroPhase.steps('begin', 'turn').are({
  begin: (g) => g.emit(phaseBegan, { phase: 'hero' }),
  turn(g, l) {
    wearOff(g, TURN);
    if (l.place >= g.statics.heroes) return done();
    return call(heroTurn, { hero: inTurnOrder(g, l.place++) }, 'turn');
  },
});

const about = (_g: G, l: Turn) => ({ hero: l.hero, points: l.points, actions: l.actions });

export const heroTurnSteps = heroTurn.steps('wake', 'stand', 'begin', 'act', 'finish').are(
  {
    wake: (g, l) => (g.state.heroes[l.hero].down ? 'stand' : 'begin'),
    /** FZ-HER-04 to 06, 08 */
    stand: {
      ask: 'one',
      seat: (g, l) => seatOf(g, l.hero),
      about: (_g, l) => ({ hero: l.hero }),
      // Who is not there is safest on the ground.
      timeout: () => ['stay'],
      choices: {
        stand: {
          form: 'confirm',
          does(g, l) {
            standUp(g, l.hero);
            g.emit(stoodUp, { hero: l.hero });
          },
        },
        stay: {
          form: 'confirm',
          does(g, l) {
            g.emit(stayedDown, { hero: l.hero });
            return done();
          },
        },
      },
    },
    /** FZ-HER-02 */
    begin(g, l) {
      l.begun = true;
      l.points = speedOf(g, l.hero);
      l.actions = 1;
      g.emit(turnBegan, { hero: l.hero });
      return momentOf(g, 'turnBegins', l.hero, NONE, g.state.at[l.hero]);
    },
    /** FZ-HER-03, 09: in any order, until the player ends the turn. */
    act: {
      ask: 'one',
      seat: (g, l) => seatOf(g, l.hero),
      about,
      timeout: () => ['end'],
      choices: {
        step: {
          form: 'path',
          movement,
          candidates: eachStep,
          assured: [isAdjacent],
          checks: [...POINT_CHECKS, mayLeave, ...ESCORT_CHECKS],
          does(g, l, to, escort) {
            l.points -= costOf(g, l.hero, to);
            return afterwards(moveHero(g, l.hero, to, escort, 'walk'), 'act');
          },
        },
        attack: attackWithCards,
        search: searchHere,
        act,
        end: { form: 'confirm', does: () => 'finish' },
      },
    },
    finish: (g, l) => momentOf(g, 'turnEnds', l.hero, NONE, g.state.at[l.hero]),
  },
  // FZ-HER-07
  { endsIf: (_g, l) => l.fell },
);

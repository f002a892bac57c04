import { call } from '@sightline/kernel';
import { isHero } from '../board.ts';
import { NONE, NOWHERE } from '../fireteam.ts';
import { oneByOne } from '../flow.ts';
import { forceHero, moveMonster, moveSpecialist } from '../movement.ts';
import { monsterMove, push, specialMove } from '../procedures.ts';
import { whom } from '../targets.ts';
import { type Doing, heroesOf, monstersOf, placeFor } from './situation.ts';

/** Effects that move figures; fleeing never binds them (FZ-FLEE-05, 06). */
export const MOVING: Doing<'move' | 'place' | 'push' | 'advance' | 'fetchSpecialist'> = {
  move: (g, e, s) => oneByOne(heroesOf(g, e, s).map((hero) => call(specialMove, { hero, points: e.points }))),
  place: (g, e, s) => {
    const at = placeFor(g, e.at, s);
    if (at === NOWHERE) return;
    return oneByOne(
      whom(g, e.who, s).map((f) =>
        isHero(f) ? forceHero(g, f, at, 'placed') : moveMonster(g, f, at, 'placed'),
      ),
    );
  },
  push: (g, e, s) =>
    oneByOne(whom(g, e.who, s).map((figure) => call(push, { figure, steps: e.steps, by: s.you }))),
  advance: (g, e, s) =>
    oneByOne(monstersOf(g, e, s).map((monster) => call(monsterMove, { monster, steps: e.steps }))),
  fetchSpecialist: (g, _e, s) => {
    if (s.target !== NONE && s.you !== NONE) moveSpecialist(g, s.target, g.state.at[s.you]);
  },
};

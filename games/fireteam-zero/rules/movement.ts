import { type Check, call, done, type Movement } from '@sightline/kernel';
import { groupSeat, isActive, isHero, isMonster, onBoard, seatOf } from './board.ts';
import {
  eachEscort,
  forcedEscort,
  goingAlong,
  hasOtherGuard,
  isWithHero,
  leavesNobodyBehind,
  specialistsIn,
} from './escorting.ts';
import { moved } from './events.ts';
import { type Fireteam, type G, NONE, type OpenTable } from './fireteam.ts';
import { afterwards, type Between } from './flow.ts';
import { momentOf } from './moments.ts';
import { forcedMove, push, specialMove } from './procedures.ts';
import { IMPASSABLE } from './statics.ts';
import { checkVictory } from './victory.ts';
import { canStep, costOf } from './walking.ts';

/** For steps to `a` with the specialists `b`. */
export const ESCORT_CHECKS = [isWithHero, leavesNobodyBehind];

/** Every figure on the board moves by this. FZ-MOV-08: false if it stands there already, and nothing has happened. */
function go(g: G, figure: number, to: number, how: string, along: readonly number[] = []): boolean {
  const { at } = g.state;
  const from = at[figure];
  if (from === to) return false;
  at[figure] = to;
  for (const s of along) at[s] = to;
  g.emit(moved, { figure, from, to, how, with: along });
  checkVictory(g);
  return true;
}

/** FZ-ESC-04: the hero and whom it takes along are there. */
export function moveHero(g: G, hero: number, to: number, escort: number, how: string): Between {
  return go(g, hero, to, how, goingAlong(escort)) ? momentOf(g, 'heroEnters', hero, NONE, to) : undefined;
}

export const moveMonster = (g: G, monster: number, to: number, how: string): Between =>
  go(g, monster, to, how) ? momentOf(g, 'monsterEnters', monster, NONE, to) : undefined;

export const moveSpecialist = (g: G, specialist: number, to: number): void => {
  go(g, specialist, to, 'placed');
};

/** FZ-ESC-06, 11, FZ-KD-09: put elsewhere, whoever wants it; nothing moves a knocked-down hero. */
export function forceHero(g: G, hero: number, to: number, how: 'placed' | 'forced'): Between {
  if (!isActive(g, hero) || (g.statics.terrain[to] & IMPASSABLE) !== 0) return undefined;
  return maySplit(g, hero, to)
    ? call(forcedMove, { hero, to, how })
    : moveHero(g, hero, to, forcedEscort(g, hero), how);
}

/** FZ-ESC-01, 09, 11: is there anybody who may come along or stay? */
const maySplit = (t: OpenTable, hero: number, to: number): boolean =>
  to !== t.state.at[hero] && hasOtherGuard(t, hero) && specialistsIn(t, t.state.at[hero]) !== 0;

export const forcedMoveSteps = forcedMove.steps('go', 'escort', 'there').are(
  {
    /** FZ-ESC-10: of several that go, the last may have no choice any more. */
    go: (g, l) =>
      maySplit(g, l.hero, l.to)
        ? 'escort'
        : afterwards(moveHero(g, l.hero, l.to, forcedEscort(g, l.hero), l.how), 'there'),
    escort: {
      ask: 'one',
      seat: (g, l) => seatOf(g, l.hero),
      about: (_g, l) => ({ hero: l.hero }),
      timeout: (_g, l) => ['step', l.to, 0],
      choices: {
        step: {
          form: 'one',
          candidates: (g, l, offer) => eachEscort(g, l.hero, (escort) => offer(l.to, escort)),
          checks: ESCORT_CHECKS,
          does: (g, l, to, escort) => afterwards(moveHero(g, l.hero, to, escort, l.how), 'there'),
        },
      },
    },
    there: () => done(),
  },
  { endsIf: (g, l) => !isActive(g, l.hero) },
);

/* Checks of a hero's step to `a` with the specialists `b` */

type Walker = { hero: number; points: number };

/** FZ-MOV-01, FZ-GEN-04 */
export const isAdjacent: Check<Fireteam, { hero: number }> = {
  rule: 'FZ-MOV-01',
  holds: (g, l, to) => g.statics.neighbours[g.state.at[l.hero]].includes(to),
};
export const mayEnter: Check<Fireteam, { hero: number }> = {
  rule: 'FZ-TER-07',
  holds: (g, _l, to) => (g.statics.terrain[to] & IMPASSABLE) === 0,
};
export const hasPoints: Check<Fireteam, Walker> = { rule: 'FZ-MOV-01', holds: (_g, l) => l.points > 0 };
/** Both points at once or not at all. */
export const hasBothPoints: Check<Fireteam, Walker> = {
  rule: 'FZ-TER-03',
  holds: (g, l, to) => l.points < 1 || costOf(g, l.hero, to) <= l.points,
  because: (_g, l) => ({ points: l.points }),
};
/** In the order in which somebody would want to know. */
export const POINT_CHECKS = [mayEnter, hasPoints, hasBothPoints];
export function eachStep(g: G, l: Walker, offer: (to: number, escort: number) => void): void {
  if (l.points <= 0) return;
  for (const to of g.statics.neighbours[g.state.at[l.hero]]) eachEscort(g, l.hero, (e) => offer(to, e));
}

/** A hero may stop anywhere. */
export const movement: Movement<Fireteam, Walker> = { purse: (_g, l) => l, mayStop: () => true };

/** FZ-MOV-05, 06, FZ-FLEE-05: points of their own, spent at once, whoever stands in the way. */
export const specialMoveSteps = specialMove.steps('step').are(
  {
    step: {
      ask: 'one',
      seat: (g, l) => seatOf(g, l.hero),
      about: (_g, l) => ({ hero: l.hero, points: l.points }),
      timeout: () => ['stay'],
      choices: {
        step: {
          form: 'path',
          movement,
          candidates: eachStep,
          assured: [isAdjacent],
          checks: [...POINT_CHECKS, ...ESCORT_CHECKS],
          does(g, l, to, escort) {
            l.points -= costOf(g, l.hero, to);
            return afterwards(moveHero(g, l.hero, to, escort, 'special'), 'step');
          },
        },
        stay: { form: 'confirm', does: () => done() },
      },
    },
  },
  // Nobody is asked where there is nowhere to go.
  { endsIf: (g, l) => !isActive(g, l.hero) || !canStep(g, l.hero, l.points) },
);

/** Steps of another's figure. A hero is never pushed by fleeing's leave (FZ-FLEE-06). */
export const pushSteps = push.steps('step').are(
  {
    step: {
      ask: 'one',
      seat: (g, l) => (l.by === NONE ? groupSeat(g) : seatOf(g, l.by)),
      about: (_g, l) => ({ figure: l.figure, steps: l.steps }),
      timeout: () => ['stay'],
      choices: {
        push: {
          form: 'one',
          candidates(g, l, offer) {
            for (const to of g.statics.neighbours[g.state.at[l.figure]]) offer(to);
          },
          checks: [{ rule: 'FZ-TER-07', holds: (g, _l, to) => (g.statics.terrain[to] & IMPASSABLE) === 0 }],
          does(g, l, to) {
            l.steps--;
            const between = isHero(l.figure)
              ? forceHero(g, l.figure, to, 'forced')
              : moveMonster(g, l.figure, to, 'forced');
            return afterwards(between, 'step');
          },
        },
        stay: { form: 'confirm', does: () => done() },
      },
    },
  },
  {
    endsIf: (g, l) => l.steps <= 0 || (isMonster(l.figure) ? !onBoard(g, l.figure) : !isActive(g, l.figure)),
  },
);

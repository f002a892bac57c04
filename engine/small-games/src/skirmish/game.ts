import {
  type Check,
  type Data,
  defineGame,
  event,
  fields,
  type GameTypes,
  int,
  list,
  open,
  type Play,
  procedure,
  record,
  type Seen,
  SetupError,
} from '@sightline/kernel';
import { distance, homeOf, SIZE, stepsFrom, walls } from './board.ts';

const RANGE = 4;
const HIT_POINTS = 3;
const LAST_TURN = 100;
const FIGURES = 16;
const FREE = -1;

const figure = record({ side: int, at: int, hp: int });
const shape = fields({
  figures: open(list(figure)),
  turn: open(int),
  /** hit points left by side: asked for after every attack */
  strength: open(list(int)),
});

export interface Skirmish extends GameTypes {
  state: Data<typeof shape>;
  seen: Seen<typeof shape>;
  /** walls by cell, and from each cell where a step can go; `endless`: nobody falls and nothing is ever decided */
  statics: { walls: Uint8Array; steps: readonly (readonly number[])[]; endless: boolean };
  /** who stands where, or FREE */
  derived: Int8Array;
}

export const moved = event('moved', { figure: 'open', from: 'open', to: 'open' });
export const hit = event('hit', { by: 'open', figure: 'open', left: 'open' });
export const fell = event('fell', { figure: 'open' });

const ownFigure: Check<Skirmish> = {
  rule: 'SK-02',
  holds: (g, _l, i) => g.state.figures[i]?.side === g.seat && g.state.figures[i].hp > 0,
};

const standingEnemy: Check<Skirmish> = {
  rule: 'SK-07',
  holds: (g, _l, _i, j) => g.state.figures[j]?.side === 1 - g.seat && g.state.figures[j].hp > 0,
};

/** SK-03, SK-04: beyond the edge there is no neighbour. */
const neighbouring: Check<Skirmish> = {
  rule: 'SK-03',
  holds: (g, _l, i, to) => to >= 0 && to < SIZE * SIZE && distance(g.state.figures[i].at, to) === 1,
  because: (g, _l, i) => ({ from: g.state.figures[i].at }),
};

const noWall: Check<Skirmish> = {
  rule: 'SK-05',
  holds: (g, _l, _i, to) => g.statics.walls[to] === 0,
  because: (_g, _l, _i, to) => ({ cell: to }),
};

const nobodyThere: Check<Skirmish> = {
  rule: 'SK-06',
  holds: (g, _l, _i, to) => g.derived[to] === FREE,
  because: (g, _l, _i, to) => ({ figure: g.derived[to] }),
};

const inRange: Check<Skirmish> = {
  rule: 'SK-07',
  holds: (g, _l, i, j) => distance(g.state.figures[i].at, g.state.figures[j].at) <= RANGE,
  because: (g, _l, i, j) => ({
    distance: distance(g.state.figures[i].at, g.state.figures[j].at),
    range: RANGE,
  }),
};

/** SK-10: for whoever measures how fast matches are played on, one that is never over. */
function isEndless(setup: unknown): boolean {
  if (setup === null) return false;
  const { endless, ...others } = typeof setup === 'object' ? (setup as Record<string, unknown>) : {};
  if (endless !== true || Object.keys(others).length > 0)
    throw new SetupError('the skirmish has one option: { endless: true }');
  return true;
}

/** SK-02: the sides take turns. */
const battle = procedure<Skirmish>()('battle');
battle.steps('act', 'judge').are({
  act: {
    ask: 'one',
    seat: (g) => g.state.turn % 2,
    choices: {
      step: {
        form: 'one',
        // Who stands where is looked up here, once: that the checks would say the same is what "assured" means.
        candidates(g, _l, offer) {
          const { figures } = g.state;
          const standing = g.derived;
          for (let i = g.seat * 8; i < g.seat * 8 + 8; i++) {
            if (figures[i].hp === 0) continue;
            const around = g.statics.steps[figures[i].at];
            for (let k = 0; k < around.length; k++) if (standing[around[k]] === FREE) offer(i, around[k]);
          }
        },
        assured: [ownFigure, neighbouring, noWall, nobodyThere],
        does(g, _l, i, to) {
          const f = g.state.figures[i];
          const from = f.at;
          f.at = to;
          g.emit(moved, { figure: i, from, to });
        },
      },
      attack: {
        form: 'one',
        candidates(g, _l, offer) {
          const { figures } = g.state;
          const mine = g.seat * 8;
          const theirs = 8 - mine;
          for (let i = mine; i < mine + 8; i++) {
            if (figures[i].hp === 0) continue;
            const { at } = figures[i];
            for (let j = theirs; j < theirs + 8; j++)
              if (figures[j].hp > 0 && distance(at, figures[j].at) <= RANGE) offer(i, j);
          }
        },
        assured: [ownFigure, standingEnemy, inRange],
        does(g, _l, i, j) {
          const f = g.state.figures[j];
          const left = f.hp === 1 && g.statics.endless ? HIT_POINTS : f.hp - 1;
          g.state.strength[f.side] += left - f.hp;
          f.hp = left;
          g.emit(hit, { by: i, figure: j, left: f.hp });
          if (f.hp === 0) g.emit(fell, { figure: j });
        },
      },
    },
    // A side that is walled in has to wait.
    ifNone: () => 'judge',
  },
  judge(g) {
    g.state.turn++;
    if (g.statics.endless) return 'act';
    const [a, b] = g.state.strength;
    if (a === 0 || b === 0 || g.state.turn >= LAST_TURN)
      g.finish({ winners: a === b ? [] : [a > b ? 0 : 1], by: 'SK-09' });
    return 'act';
  },
});

export const skirmish = defineGame<Skirmish>({
  name: 'skirmish',
  version: '1',
  seats: { least: 2, most: 2 },
  state: shape,
  streams: [],
  events: [moved, hit, fell],
  procedures: [],
  main: battle,
  statics(setup) {
    return { walls: walls(), steps: stepsFrom(walls()), endless: isEndless(setup) };
  },
  begin(g: Play<Skirmish>) {
    for (let i = 0; i < FIGURES; i++)
      g.state.figures.push({ side: i >> 3, at: homeOf(i >> 3, i & 7), hp: HIT_POINTS });
    g.state.strength = [8 * HIT_POINTS, 8 * HIT_POINTS];
  },
  derive(g, old = new Int8Array(SIZE * SIZE)) {
    old.fill(FREE);
    for (let i = 0; i < FIGURES; i++) {
      const f = g.state.figures[i];
      if (f.hp > 0) old[f.at] = i;
    }
    return old;
  },
  resign: (g, seat) => g.finish({ winners: [1 - seat], by: 'resigned' }),
});

import {
  adjacent,
  cellAt,
  cellsBeside,
  changeEdge,
  DX8,
  DY8,
  type Edge,
  inside,
  sightByCentres,
  xOf,
  yOf,
} from '@sightline/board';
import { type Check, defineGame, type Play, procedure } from '@sightline/kernel';
import type { Scenario } from '@sightline/soak';
import { BREACH, house, MANOR, SIGHT } from './house.ts';
import { type Breach, FREE, fell, left, shape, shot, stepped, struck } from './state.ts';

const HIT_POINTS = 2;
const LAST_TURN = 80;

const noWallBetween: Check<Breach> = {
  rule: 'BR-03',
  holds: (g, _l, i, cell) => adjacent(g.derived.floor.tables.near, g.state.figures[i].at, cell),
};

const nobodyThere: Check<Breach> = {
  rule: 'BR-04',
  holds: (g, _l, _i, cell) => g.derived.stands[cell] === FREE,
  because: (g, _l, _i, cell) => ({ figure: g.derived.stands[cell] }),
};

const lineOfSight: Check<Breach> = {
  rule: 'BR-05',
  holds: (g, _l, i, j) => sees(g, i, g.state.figures[j].at),
  because(g, _l, i, j) {
    const { figures } = g.state;
    const { by } = sightByCentres(g.derived.floor.ground, SIGHT, figures[i].at, figures[j].at);
    return by?.kind === 'border' ? { edge: by.edge } : {};
  },
};

const wallInSight: Check<Breach> = {
  rule: 'BR-07',
  holds: (g, _l, i, wall) => g.statics.walls[wall].some((e) => beside(g, e).some((cell) => sees(g, i, cell))),
};

const beside = (g: Play<Breach>, e: Edge) =>
  cellsBeside(g.statics.floors.drawn.layout, e).filter((cell) => cell >= 0);

const sees = (g: Play<Breach>, i: number, cell: number): boolean =>
  g.derived.floor.tables.sight.sees(g.state.figures[i].at, cell);

function forEachOf(g: Play<Breach>, side: number, visit: (figure: number) => void): void {
  g.state.figures.forEach((f, i) => {
    if (f.side === side && f.hp > 0) visit(i);
  });
}

/** BR-02: the sides take turns. */
const fight = procedure<Breach>()('fight');
fight.steps('act', 'judge').are({
  act: {
    ask: 'one',
    seat: (g) => g.state.turn % 2,
    choices: {
      step: {
        form: 'one',
        candidates(g, _l, offer) {
          const { layout } = g.statics.floors.drawn;
          forEachOf(g, g.seat, (i) => {
            const { at } = g.state.figures[i];
            for (let d = 0; d < 8; d++) {
              const [x, y] = [xOf(layout, at) + DX8[d], yOf(layout, at) + DY8[d]];
              if (inside(layout, x, y)) offer(i, cellAt(layout, x, y));
            }
          });
        },
        checks: [noWallBetween, nobodyThere],
        does(g, _l, i, cell) {
          g.state.figures[i].at = cell;
          g.emit(stepped, { figure: i, to: cell });
        },
      },
      shoot: {
        form: 'one',
        candidates: (g, _l, offer) =>
          forEachOf(g, g.seat, (i) => forEachOf(g, 1 - g.seat, (j) => offer(i, j))),
        checks: [lineOfSight],
        does(g, _l, i, j) {
          const rolled = g.draw('dice', 6) + 1;
          g.emit(shot, { by: i, figure: j, rolled });
          if (rolled < 4) return;
          const target = g.state.figures[j];
          target.hp--;
          if (target.hp === 0) g.emit(left, { figure: j });
        },
      },
      strike: {
        form: 'one',
        candidates(g, _l, offer) {
          forEachOf(g, g.seat, (i) =>
            g.state.walls.forEach((hp, wall) => {
              if (hp > 0) offer(i, wall);
            }),
          );
        },
        checks: [wallInSight],
        does(g, _l, i, wall) {
          const hp = --g.state.walls[wall];
          g.emit(struck, { by: i, wall, hp });
          if (hp === 0) fall(g, wall);
        },
      },
    },
    ifNone: () => 'judge',
  },
  judge(g) {
    g.state.turn++;
    const [red, blue] = [0, 1].map((side) => strength(g, side));
    if (red === 0 || blue === 0 || g.state.turn === LAST_TURN)
      g.finish({ winners: red === blue ? [] : [red > blue ? 0 : 1], by: 'BR-10' });
    return 'act';
  },
});

/** BR-09: only the state is changed. The tables that belong to the new floor are found when somebody looks. */
function fall(g: Play<Breach>, wall: number): void {
  const edges = g.statics.walls[wall];
  for (const e of edges) changeEdge(g.statics.floors.drawn, g.state.fallen, e, BREACH);
  g.emit(fell, { wall, edges });
}

const strength = (g: Play<Breach>, side: number): number =>
  g.state.figures.reduce((sum, f) => (f.side === side ? sum + f.hp : sum), 0);

export const game = defineGame<Breach>({
  name: 'breach',
  version: '1',
  seats: { least: 2, most: 2 },
  state: shape,
  streams: ['dice'],
  events: [stepped, shot, left, struck, fell],
  procedures: [],
  main: fight,
  statics: house,
  begin(g) {
    g.statics.starts.forEach((cells, side) => {
      for (const at of cells) g.state.figures.push({ side, at, hp: HIT_POINTS });
    });
    g.state.walls = g.statics.walls.map(() => HIT_POINTS);
  },
  derive(g, old) {
    const floor = g.statics.floors.at(g.state.fallen);
    const stands = old?.stands ?? new Int8Array(floor.ground.layout.cells);
    stands.fill(FREE);
    g.state.figures.forEach((f, i) => {
      if (f.hp > 0) stands[f.at] = i;
    });
    return { floor, stands };
  },
  impossible(g) {
    const { edgeKind } = g.derived.floor.ground;
    const fits = (hp: number, wall: number) =>
      g.statics.walls[wall].every((e) => (edgeKind[e] === BREACH) === (hp === 0));
    return g.state.walls.every(fits) ? null : 'the floor does not fit the hit points of the walls';
  },
  resign: (g, seat) => g.finish({ winners: [1 - seat], by: 'resigned' }),
});

const SHED: readonly string[] = ['+-+-+-+', '|R .!B|', '+ + + +', '|. .!B|', '+-+-+-+'];

export const scenario: Scenario<Breach> = {
  game,
  table: (random) => ({ setup: [MANOR, SHED][random(2)], seats: 2 }),
};

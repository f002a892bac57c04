import { createRequire } from 'node:module';
import { dice } from '@sightline/kernel';
import { skirmishBoard } from '@sightline/small-games';
import { type Benchmark, rate } from './measure.ts';

/** The same skirmish as boardgame.io wants a game, and its reducer applying recorded moves. */
const { walls, distance, homeOf, SIZE, stepsFrom } = skirmishBoard;
const RANGE = 4;
const LAST_TURN = 100;
const WALL = walls();
const STEPS = stepsFrom(WALL);

interface Figure {
  side: number;
  at: number;
  hp: number;
}
export interface SkirmishState {
  figures: Figure[];
}
export interface Context {
  G: SkirmishState;
  playerID: string;
}
interface State {
  G: SkirmishState;
  ctx: { gameover?: unknown; currentPlayer: string };
}
export type SkirmishMove = readonly [name: 'step' | 'attack', figure: number, to: number];

const strength = (g: SkirmishState, side: number): number =>
  g.figures.reduce((n, f) => n + (f.side === side ? f.hp : 0), 0);
const standing = (g: SkirmishState, at: number): boolean => g.figures.some((f) => f.hp > 0 && f.at === at);

export const game = {
  name: 'skirmish',
  setup: (): SkirmishState => ({
    figures: Array.from({ length: 16 }, (_, i) => ({ side: i >> 3, at: homeOf(i >> 3, i & 7), hp: 3 })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step({ G, playerID }: Context, i: number, to: number) {
      const f = G.figures[i];
      if (f === undefined || f.side !== Number(playerID) || f.hp <= 0) return 'INVALID_MOVE';
      if (!(to >= 0 && to < SIZE * SIZE) || distance(f.at, to) !== 1 || WALL[to] === 1 || standing(G, to))
        return 'INVALID_MOVE';
      f.at = to;
      return undefined;
    },
    attack({ G, playerID }: Context, i: number, j: number) {
      const f = G.figures[i];
      const t = G.figures[j];
      if (f === undefined || t === undefined || f.side !== Number(playerID) || t.side === f.side)
        return 'INVALID_MOVE';
      if (f.hp <= 0 || t.hp <= 0 || distance(f.at, t.at) > RANGE) return 'INVALID_MOVE';
      t.hp--;
      return undefined;
    },
  },
  endIf({ G, ctx }: { G: SkirmishState; ctx: { turn: number } }) {
    const a = strength(G, 0);
    const b = strength(G, 1);
    if (a > 0 && b > 0 && ctx.turn <= LAST_TURN) return undefined;
    return a === b ? { draw: true } : { winner: a > b ? '0' : '1' };
  },
};

export function legal(g: SkirmishState, side: number): SkirmishMove[] {
  const out: SkirmishMove[] = [];
  g.figures.forEach((f, i) => {
    if (f.side !== side || f.hp <= 0) return;
    for (const to of STEPS[f.at]) if (!standing(g, to)) out.push(['step', i, to]);
    g.figures.forEach((t, j) => {
      if (t.side !== side && t.hp > 0 && distance(f.at, t.at) <= RANGE) out.push(['attack', i, j]);
    });
  });
  return out;
}

const GAMES = 30;

export function boardgameIo(): Benchmark {
  const require = createRequire(import.meta.url);
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as {
    CreateGameReducer(o: { game: unknown }): (s: State, action: unknown) => State;
    InitializeGame(o: { game: unknown; numPlayers: number }): State;
  };
  const reduce = CreateGameReducer({ game });
  const begin = InitializeGame({ game, numPlayers: 2 });
  const random = dice(42);
  const action = (side: number, [type, ...args]: SkirmishMove) => ({
    type: 'MAKE_MOVE',
    payload: { type, args, playerID: String(side) },
  });
  // Recorded once, so that the timed part is the reducer alone.
  const recorded = Array.from({ length: GAMES }, () => {
    const actions: unknown[] = [];
    let s = begin;
    while (s.ctx.gameover === undefined) {
      const side = Number(s.ctx.currentPlayer);
      const moves = legal(s.G, side);
      const next = action(side, moves[random(moves.length)]);
      actions.push(next);
      s = reduce(s, next);
    }
    return actions;
  });
  let n = 0;
  return {
    name: 'boardgame.io',
    run: (ms) =>
      rate(ms, () => {
        const actions = recorded[n++ % GAMES];
        let s = begin;
        for (const a of actions) s = reduce(s, a);
        if (s.ctx.gameover === undefined) throw new Error('boardgame.io did not finish its recorded game');
        return actions.length;
      }),
  };
}

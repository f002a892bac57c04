import { copyGround, seesByCentres, setEdge } from '@sightline/board';
import {
  type Answer,
  dice,
  type GameEvent,
  Match,
  optionsFor,
  type Position,
  SetupError,
  seedFrom,
} from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game, scenario } from './game.ts';
import { BREACH, SIGHT } from './house.ts';
import type { Breach } from './state.ts';

const RED = 0;
const BLUE = 1;

/** A match in a house of its own; figures and walls are numbered in reading order, red first. */
const given = (rows: readonly string[], seed = 'breach'): Match<Breach> =>
  Match.start(game, { setup: rows, seats: 2, seed: seedFrom(seed) });

/** Whoever's turn it is answers; gives what happened. */
function play(match: Match<Breach>, ...answers: readonly Answer[]): GameEvent[] {
  return answers.flatMap((answer) => {
    const [seat] = match.awaiting();
    const out = match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: 0 });
    if (!out.ok) throw new Error(`${answer.join(' ')}: ${JSON.stringify(out.refusal)}`);
    return out.events;
  });
}

function after(match: Match<Breach>, ...answers: readonly Answer[]): Match<Breach> {
  play(match, ...answers);
  return match;
}

/** What a seat may do with a verb; nothing if it is not even offered. */
function options(match: Match<Breach>, verb: string): readonly (readonly number[])[] {
  const [seat] = match.awaiting();
  return optionsFor(match.decision(seat), verb);
}

const figures = (match: Match<Breach>) => match.view().state.figures;

/** One wall between the two: each side waits its turn by stepping to and fro. */
const DUEL = ['+-+-+-+-+', '|R .!. B|', '+ +-+-+ +', '|. .|. .|', '+-+-+-+-+'];
const WALL_FALLS: readonly Answer[] = [
  ['strike', 0, 0],
  ['step', 1, 7],
  ['strike', 0, 0],
];

describe('breach', () => {
  it('BR-01: figures begin where they are drawn, with two hit points, light walls with two', () => {
    const { state } = given(DUEL).view();
    expect(state.figures).toEqual([
      { side: RED, at: 0, hp: 2 },
      { side: BLUE, at: 3, hp: 2 },
    ]);
    expect(state.walls).toEqual([2]);
    expect(() => given(['+-+', '|R|', '+-+'])).toThrow(SetupError);
    expect(() => given(['+-+', '|X|', '+-+'])).toThrow(SetupError);
    expect(() => Match.start(game, { setup: 7, seats: 2, seed: seedFrom('') })).toThrow(SetupError);
  });

  it('BR-02: the sides take turns of one step, one shot or one blow', () => {
    const match = given(DUEL);
    expect(match.awaiting()).toEqual([RED]);
    play(match, ['step', 0, 1]);
    expect(match.awaiting()).toEqual([BLUE]);
    play(match, ['strike', 1, 0]);
    expect(match.awaiting()).toEqual([RED]);
  });

  it('BR-02: a side that can do nothing waits', () => {
    const match = given(['+-+-+-+', '|R|B .|', '+-+-+-+']);
    expect(match.awaiting()).toEqual([BLUE]);
    expect(match.view().state.turn).toBe(1);
  });

  it('BR-03: a step goes to a neighbouring cell, around no corner and through no wall', () => {
    const match = given(['+-+-+-+', '|R . B|', '+ +-+ +', '|.|. .|', '+-+-+-+']);
    expect(options(match, 'step')).toEqual([
      [0, 1],
      [0, 3],
    ]);
    expect(match.whyNot(RED, ['step', 0, 4])?.rule).toBe('BR-03');
  });

  it('BR-03: one way round the corner is enough for a diagonal step', () => {
    expect(options(given(['+-+-+', '|R .|', '+ +-+', '|. B|', '+ + +', '|. .|', '+-+-+']), 'step')).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(options(given(['+-+-+', '|R .|', '+-+ +', '|B .|', '+-+-+']), 'step')).toEqual([
      [0, 1],
      [0, 3],
    ]);
  });

  it('BR-04: no figure enters a cell where another stands', () => {
    const match = given(['+-+-+-+', '|R B .|', '+-+-+-+']);
    expect(options(match, 'step')).toEqual([]);
    expect(match.whyNot(RED, ['step', 0, 1])).toEqual({ rule: 'BR-04', facts: { figure: 1 } });
  });

  it('BR-05: a shot needs a line of sight that meets no wall', () => {
    expect(options(given(['+-+-+', '|R B|', '+-+-+']), 'shoot')).toEqual([[0, 1]]);
    const match = given(DUEL);
    expect(options(match, 'shoot')).toEqual([]);
    expect(match.whyNot(RED, ['shoot', 0, 1])).toEqual({ rule: 'BR-05', facts: { edge: 2 } });
  });

  it('BR-05: a line that meets only the end of a wall is broken', () => {
    expect(options(given(['+-+-+', '|R .|', '+ + +', '|. B|', '+-+-+']), 'shoot')).toEqual([[0, 1]]);
    expect(options(given(['+-+-+', '|R .|', '+ + +', '|.|B|', '+-+-+']), 'shoot')).toEqual([]);
  });

  it('BR-06: a shot hits on 4 or more and takes a hit point; without any the figure leaves', () => {
    const rolls = new Set<number>();
    for (let i = 0; i < 10; i++) {
      const match = given(['+-+-+', '|R B|', '+-+-+'], `duel ${i}`);
      const hp = [2, 2];
      while (match.result === null) {
        const target = 1 - match.awaiting()[0];
        const events = play(match, ['shoot', 1 - target, target]);
        const rolled = Number(events[0].fields.rolled);
        rolls.add(rolled);
        if (rolled >= 4) hp[target]--;
        expect(figures(match).map((f) => f.hp)).toEqual(hp);
        expect(events.map((e) => e.kind)).toEqual(hp[target] === 0 ? ['shot', 'left'] : ['shot']);
      }
    }
    expect(rolls).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it('BR-06: who has left is in nobody’s way, and shoots no more', () => {
    for (let i = 0; ; i++) {
      const match = given(['+-+-+-+', '|R B B|', '+-+-+-+'], `row ${i}`);
      while (match.result === null && (figures(match)[1].hp > 0 || match.awaiting()[0] !== RED))
        play(match, ['shoot', ...options(match, 'shoot')[0]]);
      if (match.result !== null) continue;
      expect(options(match, 'step')).toEqual([[0, 1]]);
      expect(options(match, 'shoot')).toEqual([[0, 2]]);
      return;
    }
  });

  it('BR-07: a blow takes a hit point from a light wall beside a cell in sight', () => {
    const match = given(['+-+-+-+-+', '|R . .!B|', '+ +-+-+ +', '|. .!. .|', '+-+-+-+-+']);
    expect(options(match, 'strike')).toEqual([[0, 0]]);
    expect(match.whyNot(RED, ['strike', 0, 1])?.rule).toBe('BR-07');
    expect(after(match, ['strike', 0, 0]).view().state.walls).toEqual([1, 2]);
  });

  it('BR-08: heavy walls cannot be struck', () => {
    const match = given(['+-+-+', '|R|B|', '+ + +', '|. .|', '+-+-+']);
    expect(options(match, 'strike')).toEqual([]);
    expect(match.view().state.walls).toEqual([]);
  });

  it('BR-09: a wall without hit points falls in its whole length', () => {
    const match = given(['+-+-+-+', '|R!. B|', '+ + + +', '|.!. .|', '+-+-+-+']);
    play(match, ['strike', 0, 0], ['step', 1, 5]);
    expect(options(match, 'shoot')).toEqual([]);
    play(match, ['strike', 0, 0], ['step', 1, 2]);
    expect(options(match, 'shoot')).toEqual([[0, 1]]);
    expect(options(match, 'step')).toEqual([
      [0, 1],
      [0, 4],
      [0, 3],
    ]);
    expect(options(match, 'strike')).toEqual([]);
  });

  it('BR-10: the last side on the board wins', () => {
    const match = given(['+-+-+', '|R B|', '+-+-+']);
    while (match.result === null) play(match, ['shoot', ...options(match, 'shoot')[0]]);
    const [red] = figures(match);
    expect(match.result).toEqual({ winners: [red.hp > 0 ? RED : BLUE], by: 'BR-10' });
  });

  it('BR-10: after 80 turns the side with more hit points wins, equal sums are a draw', () => {
    const outlast = (...rows: readonly string[]) => {
      const match = given(rows);
      for (let turn = 0; turn < 80; turn++) {
        expect(match.result).toBe(null);
        play(match, ['step', ...options(match, 'step')[0]]);
      }
      return match.result;
    };
    expect(outlast('+-+-+', '|R .|', '+-+-+', '|B .|', '+-+-+')).toEqual({ winners: [], by: 'BR-10' });
    expect(outlast('+-+-+-+', '|R . .|', '+-+-+-+', '|B . B|', '+-+-+-+')?.winners).toEqual([BLUE]);
  });
});

describe('walls that fell belong to a position', () => {
  /** Is the line open that leads across the wall of the duel? */
  const seesAcross = (p: Position<Breach>): boolean => p.derived.floor.tables.sight.sees(0, 2);

  it('undo puts the wall up again, redoing it opens it again', () => {
    const match = after(given(DUEL), ['strike', 0, 0], ['step', 1, 2], ['strike', 0, 0]);
    expect(seesAcross(match.position)).toBe(true);
    expect(options(match, 'shoot')).toEqual([[1, 0]]);
    match.submit({ kind: 'undo', seat: RED, at: 0 });
    expect(seesAcross(match.position)).toBe(false);
    expect(options(match, 'shoot')).toEqual([]);
    play(match, ['strike', 0, 0]);
    expect(options(match, 'shoot')).toEqual([[1, 0]]);
  });

  it('scrubbing shows every moment its own walls', () => {
    const match = after(given(DUEL), ...WALL_FALLS, ['step', 1, 3]);
    expect([3, 0, 4, 2, 3, 1].map((n) => seesAcross(match.at(n)))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
    expect(seesAcross(match.position)).toBe(true);
  });

  it('a fork from before the fall keeps its wall, and may break it by itself', () => {
    const match = after(given(DUEL), ...WALL_FALLS);
    const fork = match.fork(2, seedFrom('fork'));
    expect([seesAcross(match.position), seesAcross(fork.position)]).toEqual([true, false]);
    play(fork, ['step', 0, 1], ['step', 1, 3]);
    expect([seesAcross(match.position), seesAcross(fork.position)]).toEqual([true, false]);
    play(fork, ['strike', 0, 0]);
    expect([seesAcross(match.position), seesAcross(fork.position)]).toEqual([true, true]);
  });

  it('two matches of one set-up share the house, not its walls', () => {
    const [a, b] = [given(DUEL), given(DUEL)];
    expect(a.position.statics).toBe(b.position.statics);
    play(a, ...WALL_FALLS);
    expect([seesAcross(a.position), seesAcross(b.position)]).toEqual([true, false]);
  });

  it('at every moment the tables are those of the walls that stand', () => {
    const random = dice(5);
    for (let round = 0; round < 12; round++) {
      const match = Match.start(game, { ...scenario.table(random), seed: seedFrom(`tables ${round}`) });
      // Two copies that go their own ways, looked at in turn.
      const both = [match.position.copy(), match.position.copy()];
      for (let turn = 0; turn < 60; turn++)
        for (const p of both) {
          const [asked] = p.asked();
          if (asked === undefined) continue;
          expectTablesOf(p);
          p.take(asked, random(asked.options.count));
        }
    }
  });

  /** Draws the lines by the hit points of the walls, not by the list of changes. */
  function expectTablesOf(p: Position<Breach>): void {
    const ground = copyGround(p.statics.floors.drawn);
    p.state.walls.forEach((hp, wall) => {
      if (hp === 0) for (const e of p.statics.walls[wall]) setEdge(ground, e, BREACH);
    });
    const { sight } = p.derived.floor.tables;
    const { cells } = ground.layout;
    for (let a = 0; a < cells; a++)
      for (let b = 0; b < cells; b++)
        if (sight.sees(a, b) !== seesByCentres(ground, SIGHT, a, b))
          expect.fail(`${a} and ${b} at ${p.where()}`);
  }
});

import { dice, Match, optionsFor, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { distance, SIZE, walls } from './board.ts';
import { skirmish } from './game.ts';

const at = (x: number, y: number): number => y * SIZE + x;

function start(setup: unknown = null) {
  return Match.start(skirmish, { setup, seats: 2, seed: seedFrom('skirmish') });
}
type Battle = ReturnType<typeof start>;

/** A battle in which some figures stand elsewhere or have lost hit points. */
function given(figures: Record<number, { at?: number; hp?: number }>, turn = 0): Battle {
  const match = start();
  const { state } = match.position;
  for (const [i, change] of Object.entries(figures)) Object.assign(state.figures[Number(i)], change);
  state.strength = [0, 1].map((side) => state.figures.reduce((n, f) => n + (f.side === side ? f.hp : 0), 0));
  state.turn = turn;
  // Options are listed anew for a copy: what stands changed under the question that was open.
  Object.assign(match, { now: match.position.copy() });
  return match;
}

const answers = (match: Battle, verb: string): number[][] =>
  optionsFor(match.decision(match.awaiting()[0]), verb);

function play(match: Battle, ...answer: [string, ...number[]]) {
  const [seat] = match.awaiting();
  return match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: 0 });
}

/** Everybody of a side but one figure is gone. */
const onlyLeft = (side: number, i: number): Record<number, { hp: number }> =>
  Object.fromEntries(
    Array.from({ length: 8 }, (_, k) => side * 8 + k)
      .filter((k) => k !== i)
      .map((k) => [k, { hp: 0 }]),
  );

describe('skirmish', () => {
  it('SK-01: two sides of eight figures with three hit points on either side of the middle', () => {
    const { figures } = start().view().state;
    expect(figures).toHaveLength(16);
    expect(figures.map((f) => f.hp)).toEqual(Array(16).fill(3));
    expect(new Set(figures.slice(0, 8).map((f) => f.at % SIZE))).toEqual(new Set([7, 8]));
    expect(new Set(figures.slice(8).map((f) => f.at % SIZE))).toEqual(new Set([11, 12]));
  });

  it('SK-02: the sides take turns, one step or one attack with a figure of their own', () => {
    const match = start();
    expect(match.awaiting()).toEqual([0]);
    expect(match.whyNot(0, ['step', 8, at(12, 4)])?.rule).toBe('SK-02');
    play(match, 'step', ...(answers(match, 'step')[0] as [number, number]));
    expect(match.awaiting()).toEqual([1]);
    play(match, 'attack', ...(answers(match, 'attack')[0] as [number, number]));
    expect(match.awaiting()).toEqual([0]);
  });

  it('SK-03: a step goes to a neighbouring cell, diagonals included', () => {
    const match = given({ 0: { at: at(8, 1) } });
    expect(
      answers(match, 'step')
        .filter(([i]) => i === 0)
        .map(([, to]) => distance(at(8, 1), to)),
    ).toContain(1);
    expect(match.whyNot(0, ['step', 0, at(10, 1)])).toEqual({ rule: 'SK-03', facts: { from: at(8, 1) } });
    expect(play(match, 'step', 0, at(7, 2)).ok).toBe(true);
  });

  it('SK-04: no figure leaves the board', () => {
    const match = given({ 0: { at: at(19, 5) } });
    expect(match.whyNot(0, ['step', 0, at(20, 5)])?.rule).toBe('SK-03');
    expect(match.whyNot(0, ['step', 0, -1])?.rule).toBe('SK-03');
    for (const [, to] of answers(match, 'step').filter(([i]) => i === 0))
      expect(to % SIZE).toBeGreaterThan(0);
  });

  it('SK-05: no figure enters a wall', () => {
    const wall = walls().findIndex((w, i) => w === 1 && i % SIZE > 0 && walls()[i - 1] === 0);
    const match = given({ 0: { at: wall - 1 } });
    expect(answers(match, 'step')).not.toContainEqual([0, wall]);
    expect(match.whyNot(0, ['step', 0, wall])).toEqual({ rule: 'SK-05', facts: { cell: wall } });
  });

  it('SK-06: no figure enters a cell where another stands, but where one fell', () => {
    const there = { 0: { at: at(8, 1) }, 1: { at: at(7, 1) } };
    expect(given(there).whyNot(0, ['step', 0, at(7, 1)])).toEqual({ rule: 'SK-06', facts: { figure: 1 } });
    expect(given({ ...there, 1: { at: at(7, 1), hp: 0 } }).whyNot(0, ['step', 0, at(7, 1)])).toBeNull();
  });

  it.each([
    [4, true],
    [5, false],
  ])('SK-07: an enemy %i cells away is within reach: %s', (far, within) => {
    const match = given({ 0: { at: at(7, 1) }, 8: { at: at(7 + far, 1 + far) } });
    expect(answers(match, 'attack').some(([i, j]) => i === 0 && j === 8)).toBe(within);
    if (!within)
      expect(match.whyNot(0, ['attack', 0, 8])).toEqual({ rule: 'SK-07', facts: { distance: 5, range: 4 } });
    else
      expect(play(match, 'attack', 0, 8)).toMatchObject({
        events: [{ kind: 'hit', fields: { by: 0, figure: 8, left: 2 } }],
      });
  });

  it('SK-08: a figure without hit points neither acts nor is attacked', () => {
    const match = given({ 0: { at: at(7, 1) }, 8: { at: at(8, 1), hp: 1 } });
    expect(play(match, 'attack', 0, 8)).toMatchObject({
      events: [{ kind: 'hit' }, { kind: 'fell', fields: { figure: 8 } }],
    });
    for (const verb of ['step', 'attack']) expect(answers(match, verb).some(([i]) => i === 8)).toBe(false);
    expect(match.whyNot(1, ['step', 8, at(9, 1)])?.rule).toBe('SK-02');
  });

  it('SK-09: a side without figures has lost', () => {
    const match = given({ ...onlyLeft(1, 8), 0: { at: at(7, 1) }, 8: { at: at(8, 1), hp: 1 } });
    play(match, 'attack', 0, 8);
    expect(match.result).toEqual({ winners: [0], by: 'SK-09' });
  });

  it.each([
    { hp: 2, winners: [0] },
    { hp: 3, winners: [] },
  ])('SK-09: after 100 turns the sums decide: seat 1 one figure at $hp gives $winners', ({ hp, winners }) => {
    const match = given({ 8: { hp } }, 99);
    const [first] = answers(match, 'step');
    play(match, 'step', ...(first as [number, number]));
    expect(match.result?.winners).toEqual(winners);
  });

  it('SK-10: in an endless skirmish nobody falls, and it goes on after 100 turns', () => {
    const match = start({ endless: true });
    const random = dice(10);
    let restored = 0;
    while (match.length < 2000) {
      const before = match.position.state.figures.map((f) => f.hp);
      const offer = answers(match, 'attack').length > 0 ? 'attack' : 'step';
      const among = answers(match, offer);
      const chosen = among[random(among.length)] as [number, number];
      expect(play(match, offer, ...chosen).ok).toBe(true);
      const { figures, strength } = match.position.state;
      expect(figures.every((f) => f.hp > 0)).toBe(true);
      expect(strength).toEqual([0, 8].map((i) => figures.slice(i, i + 8).reduce((n, f) => n + f.hp, 0)));
      if (offer === 'attack' && before[chosen[1]] === 1) {
        expect(figures[chosen[1]].hp).toBe(3);
        restored++;
      }
    }
    expect(restored).toBeGreaterThan(10);
    expect(match.result).toBeNull();
  });

  it.each([[{}], [{ endless: false }], [{ endless: true, turns: 3 }], ['endless'], [[true]]])(
    'has no other option: %j',
    (setup) => {
      expect(() => start(setup)).toThrow('one option');
    },
  );

  it('lists or explains: whatever a seat might want is either offered or has a reason', () => {
    const match = start();
    const unclear: string[] = [];
    for (let n = 0; n < 60; n++) {
      const [{ seat, options }] = match.position.asked();
      for (let i = 0; i < 16; i++)
        for (let to = 0; to < SIZE * SIZE; to++) {
          const listed = options.find(0, [i, to]) >= 0;
          if ((match.whyNot(seat, ['step', i, to]) === null) !== listed)
            unclear.push(`turn ${n}: ${i} to ${to}`);
        }
      const answer = options.answer(n % options.count);
      match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: n });
    }
    expect(unclear).toEqual([]);
  });
});

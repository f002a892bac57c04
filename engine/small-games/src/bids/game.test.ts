import { type Answer, determinize, dice, Match, type Seat, SPECTATOR, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';

type Said = readonly [seat: Seat, ...answer: Answer];

const start = (seats: number, name: string | number) =>
  Match.start(game, { setup: null, seats, seed: seedFrom(`bids ${name}`) });
type Bidding = ReturnType<typeof start>;

/** What a seat has left, as it sees itself. */
function coins(match: Bidding, seat: Seat): number {
  const { first, paid } = match.view(seat).state.purses[seat];
  return (first.value ?? Number.NaN) - paid;
}

/** A match whose purses, drawn by lot, hold exactly this. */
function given(...purses: readonly number[]): Bidding {
  for (let lot = 0; lot < 5000; lot++) {
    const match = start(purses.length, lot);
    if (purses.every((n, seat) => coins(match, seat) === n)) return match;
  }
  throw new Error(`no lot gave the purses ${purses.join(' ')}`);
}

function play(match: Bidding, ...script: readonly Said[]) {
  return script.flatMap(([seat, ...answer]) => {
    const out = match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: 0 });
    if (!out.ok) throw new Error(`${seat} ${answer.join(' ')} was refused: ${JSON.stringify(out.refusal)}`);
    return out.events;
  });
}

/** A round in which this seat challenges and everybody bids so much. */
const duel = (match: Bidding, challenger: Seat, ...bids: readonly number[]) =>
  play(match, [challenger, 'challenge'], ...bids.map((n, seat): Said => [seat, 'bid', n]));

const verbs = (match: Bidding, seat: Seat) => match.decision(seat)?.choices.map((c) => c.verb) ?? [];

describe('rules', () => {
  it('BD-01: a purse of four to nine coins that only its owner knows; seat 0 holds the crown', () => {
    const held = new Set<number>();
    for (let lot = 0; lot < 60; lot++) held.add(coins(start(2, lot), 0));
    expect([...held].sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9]);
    const match = start(3, 'BD-01');
    for (const viewer of [0, 1, 2, SPECTATOR])
      match.view(viewer).state.purses.forEach(({ first }, seat) => {
        expect(first.value === null).toBe(seat !== viewer);
      });
    expect(match.view().state.holder).toBe(0);
  });

  it('BD-02: the seats after the holder are asked in order, and at most one challenges', () => {
    const match = given(5, 5, 5);
    expect(match.awaiting()).toEqual([1]);
    play(match, [1, 'pass']);
    expect(match.awaiting()).toEqual([2]);
    duel(match, 2, 0, 0, 1);
    expect(match.view().state).toMatchObject({ round: 1, holder: 2 });
    expect(match.awaiting()).toEqual([0]);
    duel(match, 0, 1, 0, 0);
    expect(match.view().state).toMatchObject({ round: 2, holder: 0 });
  });

  it('BD-02: a match has six rounds', () => {
    const match = start(2, 'BD-02');
    for (let round = 0; round < 5; round++) play(match, [1, 'pass']);
    expect(match.result).toBeNull();
    play(match, [1, 'pass']);
    expect(match.result).not.toBeNull();
  });

  it('BD-03: without a coin nobody challenges, but is asked as long as the table could think there is one', () => {
    const match = given(4, 4);
    duel(match, 1, 4, 4);
    expect(match.awaiting()).toEqual([1]);
    expect(verbs(match, 1)).toEqual(['pass']);
    expect(match.whyNot(1, ['challenge'])?.rule).toBe('BD-03');
  });

  it('BD-03: nobody asks a seat that has paid as much as any purse could hold', () => {
    const match = given(4, 4, 9);
    play(match, [1, 'pass']);
    duel(match, 2, 0, 0, 9);
    duel(match, 0, 1, 0, 0);
    play(match, [1, 'pass']);
    expect(match.view().state.round).toBe(3);
    expect(match.awaiting()).toEqual([1]);
  });

  it('BD-04: no bid is seen before all are in', () => {
    const match = given(6, 6, 6);
    play(match, [1, 'challenge']);
    const before = [0, 2, SPECTATOR].map((seat) => ({ ...match.view(seat), awaiting: [], stack: [] }));
    expect(play(match, [1, 'bid', 5])).toEqual([]);
    expect([0, 2, SPECTATOR].map((seat) => ({ ...match.view(seat), awaiting: [], stack: [] }))).toEqual(
      before,
    );
    for (const seat of [0, 2, SPECTATOR]) {
      expect(match.view(seat).stack.at(-1)?.sealed).toEqual([null, null, null]);
      expect(match.view(seat).stack.at(-1)?.locals).toEqual({ bids: [0, 0, 0] });
    }
    expect(match.view(1).stack.at(-1)?.sealed).toEqual([null, ['bid', 5], null]);
    expect(match.awaiting()).toEqual([0, 2]);
    play(match, [2, 'bid', 0]);
    expect(play(match, [0, 'bid', 1])[0]).toEqual({ kind: 'bidsOpened', fields: { bids: [1, 5, 0] } });
  });

  it('BD-05: the challenger bids at least one coin, anybody else may bid none', () => {
    const match = given(5, 5);
    play(match, [1, 'challenge']);
    expect(match.whyNot(1, ['bid', 0])).toEqual({ rule: 'BD-05', facts: {} });
    expect(match.whyNot(0, ['bid', 0])).toBeNull();
  });

  it('BD-06: nobody bids more than the purse holds', () => {
    const match = given(7, 5);
    play(match, [1, 'challenge']);
    expect(match.whyNot(0, ['bid', 8])).toEqual({ rule: 'BD-06', facts: { coins: 7 } });
    expect(match.whyNot(0, ['bid', 7])).toBeNull();
    play(match, [0, 'bid', 3], [1, 'bid', 1], [1, 'challenge']);
    expect(match.whyNot(0, ['bid', 5])).toEqual({ rule: 'BD-06', facts: { coins: 4 } });
  });

  it('BD-07: all bids are paid, whoever wins', () => {
    const match = given(6, 6, 6);
    duel(match, 1, 2, 3, 4);
    expect(match.view().state.purses.map((p) => p.paid)).toEqual([2, 3, 4]);
    expect([0, 1, 2].map((seat) => coins(match, seat))).toEqual([4, 3, 2]);
  });

  it.each([
    { bids: [2, 3, 1], holder: 1, what: 'the highest bid takes it' },
    { bids: [1, 2, 3], holder: 2, what: 'even if it is not the challenger’s' },
    { bids: [3, 2, 1], holder: 0, what: 'the holder’s own highest bid keeps it' },
    { bids: [3, 3, 1], holder: 0, what: 'a tie with the holder keeps it' },
    { bids: [1, 3, 3], holder: 0, what: 'a tie of two others keeps it' },
  ])('BD-08: the crown goes to $holder after $bids: $what', ({ bids, holder }) => {
    const match = given(5, 5, 5);
    duel(match, 1, ...bids);
    expect(match.view().state.holder).toBe(holder);
  });

  it('BD-09: the holder scores at the end of each round', () => {
    const match = given(5, 5);
    play(match, [1, 'pass']);
    expect(match.view().state.points).toEqual([1, 0]);
    duel(match, 1, 0, 1);
    expect(match.view().state.points).toEqual([1, 1]);
  });

  /** Three rounds each: seat 1 pays one coin for the crown in the fourth. */
  function evenly(...purses: readonly number[]): Bidding {
    const match = given(...purses);
    play(match, [1, 'pass'], [1, 'pass'], [1, 'pass']);
    duel(match, 1, 0, 1);
    play(match, [0, 'pass'], [0, 'pass']);
    return match;
  }

  it('BD-10: most points win', () => {
    const match = given(4, 9);
    for (let round = 0; round < 6; round++) play(match, [1, 'pass']);
    expect(match.result).toEqual({ winners: [0], by: 'BD-10' });
  });

  it.each([
    { purses: [4, 6], winners: [1] },
    { purses: [6, 6], winners: [0] },
    { purses: [5, 6], winners: [0, 1] },
  ])('BD-10: among equals the fullest purse: $purses gives $winners', ({ purses, winners }) => {
    expect(evenly(...purses).result?.winners).toEqual(winners);
  });

  it('BD-10: after the last round all purses are opened', () => {
    const { purses } = evenly(4, 7).view(SPECTATOR).state;
    expect(purses.map((p) => p.first.value)).toEqual([4, 7]);
  });
});

it('tells nobody by its questions how full another purse is', () => {
  const [poor, rich] = [given(6, 4, 5), given(6, 9, 8)];
  const script: readonly Said[] = [
    [1, 'challenge'],
    [2, 'bid', 0],
    [1, 'bid', 4],
    [0, 'bid', 5],
    [1, 'pass'],
    [2, 'challenge'],
    [0, 'bid', 1],
    [1, 'bid', 0],
    [2, 'bid', 5],
    [0, 'pass'],
    [1, 'pass'],
    [0, 'pass'],
    [1, 'pass'],
  ];
  for (const said of script) {
    for (const seat of [0, SPECTATOR]) expect(poor.view(seat)).toEqual(rich.view(seat));
    expect(play(poor, said)).toEqual(play(rich, said));
  }
  expect(poor.view(0)).toEqual(rich.view(0));
});

it('what a seat guesses of another purse fits what it has seen', () => {
  const match = given(6, 6);
  const guessed = () => {
    const { statics, source } = match.position;
    const left = Array.from({ length: 200 }, (_, n) => {
      const { first, paid } = determinize(game, statics, match.view(0), dice(n), source).state.purses[1];
      return first.value - paid;
    });
    return [...new Set(left)].sort((a, b) => a - b);
  };
  expect(guessed()).toEqual([4, 5, 6, 7, 8, 9]);
  duel(match, 1, 0, 5);
  expect(guessed()).toEqual([0, 1, 2, 3, 4]);
  duel(match, 0, 1, 0);
  play(match, [1, 'challenge']);
  expect(guessed()).toEqual([1, 2, 3, 4]);
});

it('a bid may be taken back until somebody else has decided', () => {
  const match = given(5, 5);
  play(match, [1, 'challenge'], [1, 'bid', 5]);
  expect(match.submit({ kind: 'undo', seat: 1, at: 0 }).ok).toBe(true);
  play(match, [1, 'bid', 2]);
  play(match, [0, 'bid', 0]);
  expect(match.undoable(1)).toBe(0);
  expect(match.view().state.purses[1].paid).toBe(2);
});

it('who gives up challenges no more and bids as little as it may', () => {
  const match = given(5, 5, 5);
  play(match, [1, 'challenge'], [0, 'bid', 0]);
  match.submit({ kind: 'resign', seat: 1, at: 0 });
  play(match, [2, 'bid', 0]);
  expect(match.view().state).toMatchObject({ holder: 1, points: [0, 1, 0] });
  play(match, [2, 'pass'], [0, 'challenge'], [2, 'bid', 0], [0, 'bid', 2]);
  expect(match.view().state.purses.map((p) => p.paid)).toEqual([2, 1, 0]);
  expect(match.awaiting()).toEqual([2]);
});

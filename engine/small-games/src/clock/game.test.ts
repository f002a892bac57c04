import {
  type Answer,
  load,
  Match,
  type Outcome,
  type Seat,
  SetupError,
  save,
  seedFrom,
  seedSource,
} from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import type { Race } from './race.ts';

/** The match begins at this time; so times and time left cannot be mixed up. */
const START = 1_000_000;

const given = (seed = 'clock'): Match<Race> =>
  Match.start(game, { setup: null, seats: 2, seed: seedFrom(seed), clocks: [1, 1], at: START });

function taken(outcome: Outcome): string[] {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.events.map((e) => e.kind);
}

/** Answers `at` milliseconds after the start. */
const play = (match: Match<Race>, at: number, seat: Seat, ...answer: Answer): string[] =>
  taken(match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: START + at }));

const timeout = (match: Match<Race>, at: number, seat: Seat): Outcome =>
  match.submit({ kind: 'timeout', seat, at: START + at });

/** When the time of whoever is asked runs out, from the start. */
const deadline = (match: Match<Race>): number => {
  const [seat] = match.awaiting();
  const due = match.deadline(seat);
  return due === null ? Number.POSITIVE_INFINITY : due - START;
};

const left = (match: Match<Race>) => match.clock.left;
const asked = (match: Match<Race>) =>
  match.awaiting().map((seat) => `${seat} ${match.decision(seat)?.prompt}`);
const team = (match: Match<Race>, seat: Seat) => match.view().state.teams[seat].map((r) => r.at);

/** A seed whose first dice fall so. */
function seedThat(...rolls: readonly ('trips' | 'fails')[]): string {
  for (let i = 0; i < 1000; i++) {
    const dice = seedSource(seedFrom(`race ${i}`));
    if (rolls.every((roll, n) => (dice.word(0, n) % 6) + 1 >= 4 === (roll === 'trips'))) return `race ${i}`;
  }
  throw new Error(`no seed for ${rolls.join(', ')}`);
}

/** Player 0 has activated runner 0 and stepped with it; player 1 is asked whether to call out. */
function stepped(seed?: string, at = 2000): Match<Race> {
  const match = given(seed);
  play(match, 1000, 0, 'activate', 0);
  play(match, at, 0, 'step');
  return match;
}

/** Player 1 has called out a second after the step, and tripped three seconds later. */
function tripping(roll: 'trips' | 'fails', at = 2000): Match<Race> {
  const match = stepped(seedThat(roll), at);
  play(match, at + 1000, 1, 'call');
  play(match, at + 4000, 1, 'trip', 2);
  return match;
}

describe('clock', () => {
  it('CK-01: three runners each at the start, four rounds', () => {
    const match = given();
    expect([team(match, 0), team(match, 1)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    for (let phase = 0; phase < 8; phase++) {
      expect(match.result).toBe(null);
      play(match, phase, phase % 2, 'end');
    }
    expect(match.result).not.toBe(null);
  });

  it('CK-02: in their phase players activate each runner once, until they end it', () => {
    const match = given();
    play(match, 0, 0, 'activate', 1);
    play(match, 0, 0, 'rest');
    expect(match.whyNot(0, ['activate', 1])?.rule).toBe('CK-02');
    expect(match.whyNot(0, ['activate', 0])).toBe(null);
    play(match, 0, 0, 'end');
    expect(asked(match)).toEqual(['1 race.activate']);
    play(match, 0, 1, 'end');
    expect(asked(match)).toEqual(['0 race.activate']);
    expect(match.view().state.round).toBe(2);
    expect(match.whyNot(0, ['activate', 1])).toBe(null);
  });

  it('CK-03: every round sets the clocks anew; what was left is lost', () => {
    const match = given();
    expect(left(match)).toEqual([60_000, 60_000]);
    play(match, 10_000, 0, 'end');
    expect(left(match)).toEqual([50_000, 60_000]);
    play(match, 15_000, 1, 'end');
    expect(left(match)).toEqual([60_000, 60_000]);
    expect(deadline(match)).toBe(75_000);
  });

  it('CK-03: another time for each runner may be agreed', () => {
    const agreed = (setup: unknown) =>
      Match.start(game, { setup, seats: 2, seed: seedFrom('agreed'), clocks: [1, 1] });
    expect(left(agreed(1500))).toEqual([4500, 4500]);
    for (const setup of [0, 1.5, 'soon', {}]) expect(() => agreed(setup)).toThrow(SetupError);
  });

  it('CK-04: a runner takes up to three steps, on the clock of its player', () => {
    const match = given();
    expect(deadline(match)).toBe(60_000);
    play(match, 5000, 0, 'activate', 0);
    expect(deadline(match)).toBe(60_000);
    for (const at of [6000, 8000, 9000]) {
      play(match, at, 0, 'step');
      play(match, at, 1, 'pass');
    }
    expect(left(match)).toEqual([51_000, 60_000]);
    expect(team(match, 0)).toEqual([3, 0, 0]);
    expect(asked(match)).toEqual(['0 race.activate']);
  });

  it('CK-05: after a step the other has two seconds to call out, and no clock runs', () => {
    const match = stepped();
    expect(asked(match)).toEqual(['1 activation.call']);
    expect(match.clock).toMatchObject({ left: [58_000, 60_000], running: 0 });
    expect(deadline(match)).toBe(4000);
    expect(timeout(match, 3999, 1)).toMatchObject({ ok: false, refusal: { code: 'time-left' } });
    taken(timeout(match, 4000, 1));
    expect(asked(match)).toEqual(['0 activation.stride']);
    expect(left(match)).toEqual([58_000, 60_000]);
    expect(deadline(match)).toBe(62_000);
    expect(match.view().state.late).toBe(0);
  });

  it('CK-05: who has nobody left to trip with is not asked', () => {
    const match = stepped(seedThat('fails', 'fails', 'trips'));
    for (const runner of [0, 1, 2]) {
      if (runner > 0) play(match, 2000, 0, 'step');
      play(match, 2000, 1, 'call');
      play(match, 2000, 1, 'trip', runner);
      play(match, 2000, match.awaiting()[0], 'more');
    }
    play(match, 2000, 0, 'activate', 1);
    play(match, 2000, 0, 'step');
    expect(asked(match)).toEqual(['0 activation.stride']);
  });

  it('CK-06: the clock passes to who called out, and back', () => {
    const match = stepped();
    play(match, 3000, 1, 'call');
    expect(asked(match)).toEqual(['1 activation.trip']);
    expect(match.clock).toMatchObject({ left: [58_000, 60_000], running: 2 });
    expect(deadline(match)).toBe(63_000);
    play(match, 7000, 1, 'letBe');
    expect(match.clock).toMatchObject({ left: [58_000, 56_000], running: 1 });
    expect(deadline(match)).toBe(65_000);
    play(match, 8000, 0, 'rest');
    expect(left(match)).toEqual([57_000, 56_000]);
  });

  it('CK-06: each runner trips once a round', () => {
    const match = tripping('fails');
    play(match, 6000, 0, 'more');
    play(match, 6000, 0, 'step');
    play(match, 6000, 1, 'call');
    expect(match.whyNot(1, ['trip', 2])?.rule).toBe('CK-05');
    expect(match.whyNot(1, ['trip', 1])).toBe(null);
  });

  it('CK-07: who is tripped falls back to where it started, and its activation ends', () => {
    const match = tripping('trips');
    expect(team(match, 0)).toEqual([0, 0, 0]);
    play(match, 6000, 1, 'more');
    expect(asked(match)).toEqual(['0 race.activate']);
  });

  it('CK-07: who is not tripped goes on', () => {
    const match = tripping('fails');
    expect(team(match, 0)).toEqual([1, 0, 0]);
    play(match, 6000, 0, 'more');
    expect(asked(match)).toEqual(['0 activation.stride']);
  });

  it('CK-08: the winner takes ten seconds or takes them away, off the clocks', () => {
    const more = tripping('trips');
    expect(more.clock).toMatchObject({ left: [58_000, 57_000], running: 0 });
    expect(deadline(more)).toBe(11_000);
    play(more, 9000, 1, 'more');
    expect(left(more)).toEqual([58_000, 67_000]);
    const less = tripping('fails');
    play(less, 9000, 0, 'less');
    expect(less.clock).toMatchObject({ left: [58_000, 47_000], running: 1 });
  });

  it('CK-08: who does not choose in five seconds gets the time, and is not late', () => {
    const match = tripping('fails');
    expect(timeout(match, 10_999, 0).ok).toBe(false);
    taken(timeout(match, 11_000, 0));
    expect(left(match)).toEqual([68_000, 57_000]);
    expect(match.view().state.late).toBe(0);
  });

  it('CK-09: when the active player runs out of time the activation ends, and the phase', () => {
    const match = stepped();
    play(match, 2000, 1, 'pass');
    expect(timeout(match, 59_999, 0).ok).toBe(false);
    expect(taken(timeout(match, 60_000, 0))).toEqual(['ranOut']);
    expect(team(match, 0)).toEqual([1, 0, 0]);
    expect(asked(match)).toEqual(['1 race.activate']);
    expect(match.clock).toMatchObject({ left: [0, 60_000], running: 2 });
    play(match, 61_000, 1, 'end');
    expect(asked(match)).toEqual(['0 race.activate']);
    expect(match.view().state.late).toBe(0);
  });

  it('CK-10: who runs out of time after calling out lets it be, and skips their own phase', () => {
    const match = stepped();
    play(match, 3000, 1, 'call');
    expect(taken(timeout(match, 63_000, 1))).toEqual(['ranOut']);
    expect(asked(match)).toEqual(['0 activation.stride']);
    expect(left(match)).toEqual([58_000, 0]);
    play(match, 64_000, 0, 'rest');
    play(match, 64_000, 0, 'end');
    expect(match.view().state.round).toBe(2);
    expect(asked(match)).toEqual(['0 race.activate']);
  });

  it('CK-11: who is late may still call out and trip, at once', () => {
    const match = stepped();
    play(match, 2000, 1, 'pass');
    taken(timeout(match, 60_000, 0));
    play(match, 60_000, 1, 'activate', 0);
    play(match, 60_000, 1, 'step');
    expect(asked(match)).toEqual(['0 activation.call']);
    play(match, 61_000, 0, 'call');
    expect(match.clock).toMatchObject({ left: [0, 60_000], running: 0 });
    expect(deadline(match)).toBe(63_000);
    play(match, 62_500, 0, 'trip', 0);
    expect(match.view().state.teams[0][0].hasTripped).toBe(true);
  });

  it('CK-12: a clock does not fall below zero, and is out as soon as it runs again', () => {
    const match = tripping('trips', 55_000);
    expect(left(match)).toEqual([5000, 57_000]);
    play(match, 59_000, 1, 'less');
    expect(left(match)).toEqual([0, 57_000]);
    expect(deadline(match)).toBe(59_000);
    taken(timeout(match, 59_000, 0));
    expect(asked(match)).toEqual(['1 race.activate']);
  });

  it('CK-12: time won by a player who is late does not bring the activations back', () => {
    const match = stepped(seedThat('trips'));
    play(match, 2000, 1, 'call');
    taken(timeout(match, 62_000, 1));
    play(match, 62_000, 0, 'step');
    play(match, 62_000, 1, 'call');
    play(match, 62_000, 1, 'trip', 0);
    play(match, 62_000, 1, 'more');
    expect(left(match)).toEqual([58_000, 10_000]);
    play(match, 62_000, 0, 'end');
    expect(asked(match)).toEqual(['0 race.activate']);
    expect(match.view().state.round).toBe(2);
  });

  it('CK-13: after the last round the team that has come further has won', () => {
    const outcome = (steps: readonly [number, number]) => {
      const match = given();
      for (let phase = 0; phase < 8; phase++) {
        const seat = phase % 2;
        for (let n = phase < 2 ? steps[seat] : 0; n > 0; n--) {
          if (asked(match)[0].endsWith('race.activate')) play(match, 0, seat, 'activate', 0);
          play(match, 0, seat, 'step');
          play(match, 0, 1 - seat, 'pass');
          if (n === 1 && steps[seat] < 3) play(match, 0, seat, 'rest');
        }
        play(match, 0, seat, 'end');
      }
      return match.result;
    };
    expect(outcome([2, 1])).toEqual({ winners: [0], by: 'CK-13' });
    expect(outcome([1, 3])).toEqual({ winners: [1], by: 'CK-13' });
    expect(outcome([1, 1])).toEqual({ winners: [], by: 'CK-13' });
  });
});

/** What may be agreed: calls at any time, and whatever else. */
const agreeing = (setup: object, seed = 'clock'): Match<Race> =>
  Match.start(game, {
    setup: { perRunner: [20_000, 20_000], callsAtAnyTime: true, ...setup },
    seats: 2,
    seed: seedFrom(seed),
    at: START,
  });

const batch = (match: Match<Race>, at: number, seat: Seat, ...answers: Answer[]): Outcome =>
  match.submit({ kind: 'batch', seat, decision: match.decisionId, answers, at: START + at });

describe('calls at any time', () => {
  it('CK-14: once after each step, while the active player goes on deciding on their clock', () => {
    const match = agreeing({});
    play(match, 1000, 0, 'activate', 0);
    expect(match.whyNot(1, ['call'])).toBe(null);
    expect(match.decision(1)).toBe(null);
    play(match, 2000, 0, 'step');
    expect(asked(match)).toEqual(['0 activation.stride']);
    expect(match.clock).toMatchObject({ left: [58_000, 60_000], running: 1 });
    expect(match.decision(1)).toMatchObject({ way: 'meanwhile', choices: [{ verb: 'call' }] });
    play(match, 5000, 1, 'call');
    expect(asked(match)).toEqual(['1 activation.trip']);
    expect(match.clock).toMatchObject({ left: [55_000, 60_000], running: 2 });
    play(match, 6000, 1, 'letBe');
    expect(match.clock).toMatchObject({ left: [55_000, 59_000], running: 1 });
    expect(match.decision(1)).toBe(null);
    play(match, 6000, 0, 'step');
    expect(match.decision(1)).toMatchObject({ choices: [{ verb: 'call' }] });
  });

  it('CK-14: after the last step too, until the active player rests', () => {
    const match = agreeing({});
    play(match, 0, 0, 'activate', 0);
    for (const at of [1000, 2000, 3000]) play(match, at, 0, 'step');
    expect(match.whyNot(0, ['step'])?.rule).toBe('CK-04');
    play(match, 4000, 1, 'call');
    play(match, 5000, 1, 'letBe');
    play(match, 6000, 0, 'rest');
    expect(asked(match)).toEqual(['0 race.activate']);
  });

  it('CK-15: each player has the time that was agreed for their runners', () => {
    const match = agreeing({ perRunner: [20_000, 8_000] });
    expect(left(match)).toEqual([60_000, 24_000]);
    expect(save(match, 'always').clocks).toEqual([60_000, 24_000]);
    for (const perRunner of [[1], [0, 1], 5, [1, 'x']])
      expect(() => agreeing({ perRunner })).toThrow(SetupError);
    for (const wrong of [
      { stepPace: -1 },
      { stepPace: 1e9 },
      { latencyCredit: 0.5 },
      { mayPause: 1 },
      { x: 1 },
    ])
      expect(() => agreeing(wrong)).toThrow(SetupError);
    expect(agreeing({ mayPause: true }).timing).toMatchObject({
      mayPause: true,
      latencyCredit: 500,
      stepPace: 700,
    });
  });

  it('a walk that others may interrupt stops after each step, and says what is left of it', () => {
    const match = agreeing({});
    play(match, 0, 0, 'activate', 0);
    expect(match.bystanders).toBe(0b10);
    expect(batch(match, 1000, 0, ['step'], ['step'], ['step'])).toMatchObject({
      applied: 1,
      rest: [['step'], ['step']],
    });
    expect(batch(match, 2000, 0, ['step'], ['rest'])).toMatchObject({ applied: 1, rest: [['rest']] });
    expect(batch(match, 3000, 0, ['step'])).not.toHaveProperty('rest');
  });
});

describe('the clocks of a match', () => {
  it('undo gives back a move, never time', () => {
    const match = given();
    play(match, 1000, 0, 'activate', 0);
    taken(match.submit({ kind: 'undo', seat: 0, at: START + 4000 }));
    expect(asked(match)).toEqual(['0 race.activate']);
    expect(left(match)).toEqual([56_000, 60_000]);
    expect(deadline(match)).toBe(60_000);
  });

  it('undo does not go back behind time that was given or set', () => {
    const rewarded = tripping('fails');
    play(rewarded, 6000, 0, 'more');
    expect(rewarded.undoable(0)).toBe(0);
    const nextRound = given();
    play(nextRound, 1000, 0, 'end');
    expect(nextRound.undoable(0)).toBe(1);
    play(nextRound, 1000, 1, 'end');
    expect(nextRound.undoable(1)).toBe(0);
  });

  it('undo does not reach behind the other player’s call, nor the other’s silence', () => {
    const match = stepped();
    expect(match.undoable(0)).toBe(2);
    taken(timeout(match, 4000, 1));
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 0]);
  });

  it('a fork and a stored match have the same clocks', () => {
    const match = tripping('fails');
    play(match, 6000, 0, 'less');
    const stored = load(game, JSON.parse(JSON.stringify(save(match, 'always'))));
    expect(stored.clock).toEqual(match.clock);
    expect(match.fork(match.length, seedFrom('fork')).clock).toEqual(match.clock);
  });

  it('an untimed match has no clocks and no allowances', () => {
    const match = Match.start(game, { setup: null, seats: 2, seed: seedFrom('untimed'), at: START });
    expect(match.deadline(0)).toBe(null);
    play(match, 99_000, 0, 'activate', 0);
    play(match, 99_000, 0, 'step');
    expect(match.deadline(1)).toBe(null);
  });
});

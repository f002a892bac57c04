import {
  type Answer,
  determinize,
  dice,
  type Input,
  type Match,
  type Outcome,
  type Seat,
  SPECTATOR,
  sample,
  seedFrom,
  seedSource,
  seenBy,
} from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { ATTACKER, DEFENDER, type Decoys } from './decoys.ts';
import { type Given, given, play, seedThat } from './given.ts';
import { VILLA } from './house.ts';

const TWO_ROOMS = ['+-+-+-+', '|A . 1|', '+-+-+-+', '|1 . .|', '+-+-+-+'];
const CLOCKS = [90_000, 90_000];

/** Everything a seat that is not the defender can find out by looking, asking and trying. */
function telltale(match: Match<Decoys>, seat: Seat, outcome: Outcome | null): string {
  const told = outcome?.ok === true ? outcome.events.map((e) => seenBy(e, seat)) : outcome;
  const taken = outcome?.ok === true ? [outcome.number, outcome.applied] : null;
  const tries: readonly Answer[] = [
    ['riposte', 0],
    ['reveal', 0],
    ['demand', 0],
    ['demand', 1],
    ['shoot', 0, 1],
    ['pass'],
  ];
  return JSON.stringify({
    told,
    taken,
    view: match.view(seat),
    awaiting: match.awaiting(),
    decision: match.decision(seat),
    open: match.decisionId,
    length: match.length,
    clock: match.clock,
    deadlines: [match.deadline(ATTACKER), match.deadline(DEFENDER)],
    undoable: match.undoable(seat),
    reasons: tries.map((answer) => match.whyNot(seat, answer)),
  });
}

/** Two matches that differ only in which token is real, played alike. */
class Twins {
  readonly matches: readonly Match<Decoys>[];

  constructor(of: Omit<Given, 'real'>, reals: readonly (readonly (0 | 1)[])[] = [[0], [1]]) {
    this.matches = reals.map((real) => given({ ...of, real }));
    this.expectAlike(this.matches.map(() => null));
  }

  get first(): Match<Decoys> {
    return this.matches[0];
  }

  submit(input: Input): void {
    this.expectAlike(this.matches.map((match) => match.submit(input)));
  }

  answer(seat: Seat, answer: Answer, at = 0): void {
    this.submit({ kind: 'answer', seat, decision: this.first.decisionId, answer, at });
  }

  private expectAlike(outcomes: readonly (Outcome | null)[]): void {
    for (const seat of [ATTACKER, SPECTATOR]) {
      const [a, b] = this.matches.map((match, i) => telltale(match, seat, outcomes[i]));
      expect(b).toBe(a);
    }
  }
}

describe('which token is real cannot be told', () => {
  it('by who is made to wait when a token might riposte', () => {
    const twins = new Twins({ rows: TWO_ROOMS, clocks: CLOCKS });
    twins.answer(ATTACKER, ['step', 0, 1], 1000);
    expect(twins.first.awaiting()).toEqual([DEFENDER]);
    twins.answer(DEFENDER, ['pass'], 3000);
    twins.answer(DEFENDER, ['wait'], 4000);
  });

  it('by the window that stays open after another operator has fired', () => {
    const rows = ['+-+-+-+-+', '|A . 1 2|', '+-+-+-+-+', '|1 2 . .|', '+-+-+-+-+'];
    const twins = new Twins({ rows }, [
      [0, 0],
      [1, 0],
    ]);
    twins.answer(ATTACKER, ['step', 0, 1]);
    twins.answer(DEFENDER, ['riposte', 1]);
    expect(twins.first.decision(DEFENDER)?.prompt).toBe('riposte.answer');
    twins.answer(DEFENDER, ['pass']);
  });

  it('by a shot that misses, its die, or what can be undone after it', () => {
    const shot = { rows: TWO_ROOMS, real: [0] as const };
    const seed = seedThat('miss', shot, (m) => play(m, ATTACKER, 'shoot', 0, 0));
    const twins = new Twins({ rows: TWO_ROOMS, seed });
    twins.answer(ATTACKER, ['shoot', 0, 0]);
    expect(twins.matches.map((m) => m.undoable(ATTACKER))).toEqual([0, 0]);
    twins.answer(DEFENDER, ['pass']);
  });

  it('by a step taken back while the defender is being asked', () => {
    const twins = new Twins({ rows: TWO_ROOMS });
    twins.answer(ATTACKER, ['step', 0, 1]);
    expect(twins.first.undoable(ATTACKER)).toBe(1);
    twins.submit({ kind: 'undo', seat: ATTACKER, at: 0 });
    expect(twins.first.awaiting()).toEqual([ATTACKER]);
  });

  it('by how its tokens move, or what is in their way', () => {
    const twins = new Twins({ rows: ['+-+-+-+-+', '|A|1 . 1|', '+-+-+-+-+', '|. . . .|', '+-+-+-+-+'] });
    twins.answer(ATTACKER, ['wait']);
    twins.answer(DEFENDER, ['activate', 0]);
    twins.answer(DEFENDER, ['step', 0, 2]);
    twins.answer(DEFENDER, ['step', 1, 7]);
    twins.answer(DEFENDER, ['step', 0, 1]);
    twins.answer(DEFENDER, ['end']);
  });

  it('by what is done for a defender whose time runs out', () => {
    const twins = new Twins({ rows: TWO_ROOMS, clocks: CLOCKS });
    twins.answer(ATTACKER, ['step', 0, 1]);
    twins.submit({ kind: 'timeout', seat: DEFENDER, at: 90_000 });
    twins.submit({ kind: 'timeout', seat: DEFENDER, at: 90_000 });
    twins.answer(ATTACKER, ['wait'], 90_000);
    twins.answer(DEFENDER, ['activate', 0], 90_000);
    twins.submit({ kind: 'timeout', seat: DEFENDER, at: 90_000 });
    expect(twins.first.awaiting()).toEqual([ATTACKER]);
  });

  it('by anything at all, whatever is played up to the reveal', () => {
    const random = dice(11);
    let inputs = 0;
    for (let i = 0; i < 60; i++) {
      const reals = [0, 1].map((flip) => [0, 1].map((o) => ((o + i + flip) & 1) as 0 | 1));
      const twins = new Twins({ rows: VILLA, seed: `twins ${i}`, clocks: CLOCKS }, reals);
      for (let time = 0; twins.first.result === null; time += random(2500)) {
        const input = publicInput(twins, time, random);
        if (input === null) break;
        inputs++;
        twins.submit(input);
      }
    }
    expect(inputs).toBeGreaterThan(400);
  });

  it('by who is better at guessing: a bot that thinks for the attacker holds both for possible', () => {
    const match = given({ rows: TWO_ROOMS, real: [1] });
    const random = dice(1);
    const guessed = Array.from({ length: 30 }, () => {
      const guess = determinize(
        match.game,
        match.position.statics,
        match.view(ATTACKER),
        random,
        seedSource(seedFrom('')),
      );
      return guess.state.operators[0].real.value;
    });
    expect(new Set(guessed)).toEqual(new Set([0, 1]));
  });
});

describe('what was known of a token does not follow it', () => {
  /** An operator that everybody has seen to be token 1, about to be hidden again by the lot of this match. */
  function aboutToHide(i: number): Match<Decoys> {
    const match = given({ rows: TWO_ROOMS, real: [1], seed: `again ${i}` });
    play(match, DEFENDER, 'reveal', 0);
    expect(match.view(ATTACKER).state.operators[0].real.value).toBe(1);
    play(match, ATTACKER, 'wait');
    play(match, DEFENDER, 'activate', 0);
    return match;
  }

  it('the tokens look and move the same, whichever became real', () => {
    const seen = [new Set<string>(), new Set<string>()];
    for (let i = 0; i < 40; i++) {
      const match = aboutToHide(i);
      play(match, DEFENDER, 'hide');
      const after = [telltale(match, ATTACKER, null)];
      play(match, ATTACKER, 'wait');
      play(match, DEFENDER, 'activate', 0);
      play(match, DEFENDER, 'step', 1, 4);
      after.push(telltale(match, ATTACKER, null));
      seen[match.position.state.operators[0].real.value].add(after.join());
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0].size).toBe(1);
  });

  it('hiding cannot be taken back: the lot has been seen', () => {
    const match = aboutToHide(0);
    expect(match.undoable(DEFENDER)).toBe(1);
    play(match, DEFENDER, 'hide');
    expect(match.undoable(DEFENDER)).toBe(0);
  });

  it('naming a token in secret can be taken back, until the attacker has acted', () => {
    const match = given({ rows: TWO_ROOMS, real: [1] });
    expect(match.undoable(DEFENDER)).toBe(1);
    match.submit({ kind: 'undo', seat: DEFENDER, at: 0 });
    expect(match.view(DEFENDER).state.operators[0].real).toEqual({ value: null, known: 0 });
    play(match, DEFENDER, 'name', 0);
    play(match, ATTACKER, 'wait');
    expect(match.undoable(DEFENDER)).toBe(0);
  });
});

/** Something that can be played in both worlds and shows nobody anything; null if there is nothing of the kind. */
function publicInput(twins: Twins, at: number, random: (n: number) => number): Input | null {
  const { matches, first } = twins;
  for (const seat of first.awaiting())
    if ((first.deadline(seat) ?? at + 1) <= at) return { kind: 'timeout', seat, at };
  if (first.undoable(ATTACKER) > 0 && random(4) === 0) return { kind: 'undo', seat: ATTACKER, at };
  for (let tries = 0; tries < 30; tries++) {
    const p = first.position;
    const [asked] = p.asked();
    const answer = p.whileListing(asked.seat, () => sample(asked.options, p, p.locals, random));
    const alike = matches.every((match) => {
      const copy = match.position.copy();
      return copy.answer(asked.seat, answer) === null && copy.learned === 0;
    });
    if (alike) return { kind: 'answer', seat: asked.seat, decision: first.decisionId, answer, at };
  }
  return null;
}

import { type Answer, Match, PASS, type Seat, seedFrom } from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';

const INVADER = 0;
const [STRIKE, STRIKE_2, BLAST, RAGE] = [0, 1, 2, 3];

type Said = readonly [seat: Seat, ...answer: Answer];

const given = (seats: number, setup: 'in order' | 'anew' = 'in order') =>
  Match.start(game, { setup, seats, seed: seedFrom('priority') });
type Moment = ReturnType<typeof given>;

const say = (match: Moment, [seat, ...answer]: Said) =>
  match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: 0 });

const play = (match: Moment, ...script: readonly Said[]) =>
  script.flatMap((said) => {
    const out = say(match, said);
    if (!out.ok) throw new Error(`${said.join(' ')} was refused: ${JSON.stringify(out.refusal)}`);
    return out.events;
  });

const offer = (match: Moment, seat: Seat, verb: string) =>
  match.decision(seat)?.choices.find((c) => c.verb === verb);
const health = (match: Moment) => match.view().state.health;

/** Everybody passes until the moment is over. */
function allPass(match: Moment): void {
  const { moment } = match.view().state;
  while (match.result === null && match.view().state.moment === moment)
    play(match, [match.awaiting()[0], 'pass']);
}

/** Uses effects together, in this order and all against one seat, which spreads the damage as it comes. */
function use(match: Moment, seat: Seat, against: Seat, ...effects: readonly number[]) {
  const events = play(match, [seat, 'use', ...effects]);
  if (effects.length > 1) events.push(...play(match, [seat, 'arrange', ...effects]));
  for (;;) {
    const spread = match.decision(against);
    if (spread?.prompt === 'damage.spread')
      events.push(...play(match, [against, ...(spread.timeout ?? PASS)]));
    else if (match.decision(seat)?.prompt === 'resolve.aim')
      events.push(...play(match, [seat, 'aim', against]));
    else return events;
  }
}

/** Half of a seat's health: the most that a seat can do at one moment. */
const fury = [RAGE, STRIKE, STRIKE_2];

describe('rules', () => {
  it('PR-01: three figures of four health for each of two to four seats', () => {
    for (const seats of [2, 3, 4])
      expect(health(given(seats))).toEqual(Array.from({ length: seats }, () => [4, 4, 4]));
  });

  it('PR-02: at each moment three power and four ready effects', () => {
    const match = given(2);
    const atFirst = match.view().state;
    expect(atFirst).toMatchObject({ power: [3, 3], ready: [Array(4).fill(true), Array(4).fill(true)] });
    play(match, [INVADER, 'use', RAGE]);
    expect(match.view().state.power).toEqual([2, 3]);
    allPass(match);
    expect(match.view().state).toEqual({ ...atFirst, moment: 1 });
  });

  it('PR-02: a match has six moments', () => {
    const match = given(2);
    for (let n = 0; n < 5; n++) allPass(match);
    expect(match.result).toBeNull();
    allPass(match);
    expect(match.result).not.toBeNull();
  });

  it('PR-03: the Invader until it passes, then each marine in order', () => {
    const match = given(3);
    play(match, [INVADER, 'use', RAGE]);
    expect(match.awaiting()).toEqual([INVADER]);
    play(match, [INVADER, 'pass']);
    expect(match.awaiting()).toEqual([1]);
    play(match, [1, 'use', RAGE]);
    expect(match.awaiting()).toEqual([1]);
    play(match, [1, 'pass']);
    expect(match.awaiting()).toEqual([2]);
    play(match, [2, 'pass']);
    expect(match.view().state.moment).toBe(1);
  });

  it('PR-04: anew, after any use the Invader is asked again first, also if it has passed', () => {
    const match = given(3, 'anew');
    play(match, [INVADER, 'pass'], [1, 'pass'], [2, 'use', RAGE]);
    expect(match.awaiting()).toEqual([INVADER]);
    play(match, [INVADER, 'pass']);
    expect(match.awaiting()).toEqual([1]);
    play(match, [1, 'pass'], [2, 'pass']);
    expect(match.view().state.moment).toBe(1);
  });

  it('PR-05: a used effect is not ready again at the same moment', () => {
    const match = given(2);
    play(match, [INVADER, 'use', RAGE]);
    expect(offer(match, INVADER, 'use')).toMatchObject({ items: [STRIKE, STRIKE_2, BLAST], least: 1 });
    expect(match.whyNot(INVADER, ['use', RAGE])?.rule).toBe('PR-05');
  });

  it('PR-06: an effect that costs more than the power left is not offered', () => {
    const match = given(2);
    use(match, INVADER, 1, STRIKE, RAGE);
    expect(offer(match, INVADER, 'use')).toMatchObject({ items: [STRIKE_2] });
    expect(match.whyNot(INVADER, ['use', BLAST])?.rule).toBe('PR-06');
  });

  it('PR-06: nor do effects used together cost more', () => {
    const match = given(2);
    const tooMuch: Answer = ['use', STRIKE, BLAST, RAGE];
    expect(match.whyNot(INVADER, tooMuch)).toEqual({ rule: 'PR-06', facts: { cost: 4, power: 3 } });
    expect(say(match, [INVADER, ...tooMuch]).ok).toBe(false);
    expect(say(match, [INVADER, 'use', BLAST, RAGE]).ok).toBe(true);
  });

  it('PR-07: effects used together are resolved in the order their seat chooses', () => {
    const match = given(3);
    play(match, [INVADER, 'use', STRIKE, BLAST]);
    expect(offer(match, INVADER, 'arrange')).toEqual({
      verb: 'arrange',
      form: 'order',
      items: [STRIKE, BLAST],
    });
    play(match, [INVADER, 'arrange', BLAST, STRIKE]);
    expect(match.decision(INVADER)?.about).toEqual({ damage: 3 });
    play(match, [INVADER, 'aim', 1], [1, 'spread', 3, 0, 0]);
    expect(match.decision(INVADER)?.about).toEqual({ damage: 2 });
  });

  it('PR-07: one effect alone needs no order', () => {
    const match = given(2);
    play(match, [INVADER, 'use', STRIKE]);
    expect(offer(match, INVADER, 'aim')).toBeDefined();
  });

  it.each([
    { effects: [STRIKE], dealt: [2] },
    { effects: [BLAST], dealt: [3] },
    { effects: [RAGE, STRIKE, STRIKE_2], dealt: [4, 2] },
    { effects: [STRIKE, RAGE, STRIKE_2], dealt: [2, 4] },
    { effects: [RAGE, BLAST], dealt: [5] },
    { effects: [BLAST, RAGE], dealt: [3] },
  ])('PR-08: $effects deal $dealt', ({ effects, dealt }) => {
    const match = given(2);
    play(match, [INVADER, 'pass']);
    const hits = use(match, 1, INVADER, ...effects).filter((e) => e.kind === 'hit');
    expect(hits.map((e) => e.fields.damage)).toEqual(dealt);
  });

  it('PR-08: rage adds nothing to what is used later', () => {
    const match = given(2);
    play(match, [INVADER, 'use', RAGE], [INVADER, 'use', STRIKE]);
    expect(match.decision(INVADER)?.about).toEqual({ damage: 2 });
  });

  it('PR-09: the Invader chooses a marine with figures left', () => {
    const match = given(3);
    play(match, [INVADER, 'use', STRIKE]);
    expect(offer(match, INVADER, 'aim')).toMatchObject({ each: 1, numbers: [1, 2] });
    const later = given(3);
    use(later, INVADER, 1, ...fury);
    allPass(later);
    use(later, INVADER, 1, ...fury);
    allPass(later);
    play(later, [INVADER, 'use', STRIKE]);
    expect(offer(later, INVADER, 'aim')).toMatchObject({ each: 1, numbers: [2] });
    expect(later.whyNot(INVADER, ['aim', 1])?.rule).toBe('PR-09');
  });

  it('PR-09: a marine hits the Invader', () => {
    const match = given(3);
    play(match, [INVADER, 'pass'], [1, 'use', STRIKE]);
    expect(offer(match, INVADER, 'spread')).toBeDefined();
  });

  it('PR-10: damage is spread over the own figures, on none more than its health', () => {
    const match = given(2);
    play(match, [INVADER, 'use', RAGE, BLAST], [INVADER, 'arrange', RAGE, BLAST], [INVADER, 'aim', 1]);
    expect(offer(match, 1, 'spread')).toEqual({
      verb: 'spread',
      form: 'split',
      bins: [0, 1, 2],
      caps: [4, 4, 4],
      total: 5,
    });
    expect(say(match, [1, 'spread', 5, 0, 0]).ok).toBe(false);
    expect(say(match, [1, 'spread', 2, 2, 0]).ok).toBe(false);
    expect(say(match, [1, 'spread', 6, -1, 0]).ok).toBe(false);
    play(match, [1, 'spread', 1, 0, 4]);
    expect(health(match)[1]).toEqual([3, 4, 0]);
  });

  it('PR-10: what exceeds all their health is lost', () => {
    const match = given(2);
    use(match, INVADER, 1, ...fury);
    allPass(match);
    use(match, INVADER, 1, STRIKE, BLAST);
    allPass(match);
    expect(health(match)[1]).toEqual([0, 0, 1]);
    play(match, [INVADER, 'use', BLAST], [INVADER, 'aim', 1]);
    expect(offer(match, 1, 'spread')).toMatchObject({ caps: [0, 0, 1], total: 1 });
  });

  it('PR-11: a seat without figures uses no effects', () => {
    const match = given(3);
    use(match, INVADER, 1, ...fury);
    allPass(match);
    use(match, INVADER, 1, ...fury);
    // Without power the Invader has nothing to pass on, and the fallen marine is not asked.
    expect(match.awaiting()).toEqual([2]);
  });

  it('PR-11: a side without figures has lost at once', () => {
    const match = given(2);
    use(match, INVADER, 1, ...fury);
    allPass(match);
    use(match, INVADER, 1, ...fury);
    expect(match.result).toEqual({ winners: [INVADER], by: 'PR-11' });
    const other = given(3);
    play(other, [INVADER, 'pass']);
    use(other, 1, INVADER, ...fury);
    use(other, 2, INVADER, ...fury);
    expect(other.result).toEqual({ winners: [1, 2], by: 'PR-11' });
  });

  it.each([
    { by: INVADER, winners: [INVADER] },
    { by: 1, winners: [1] },
    { by: null, winners: [] },
  ])('PR-12: after the last moment more health wins: $winners', ({ by, winners }) => {
    const match = given(2);
    if (by === 1) play(match, [INVADER, 'pass']);
    if (by !== null) use(match, by, 1 - by, STRIKE);
    while (match.result === null) allPass(match);
    expect(match.result).toEqual({ winners, by: 'PR-12' });
  });
});

it('a pass in the order counts for this question only, not for whoever is asked next', () => {
  const match = given(3);
  const decision = match.decisionId;
  play(match, [INVADER, 'pass']);
  const late = { kind: 'answer', seat: 1, decision, answer: ['pass'], at: 0 };
  expect(match.submit(late)).toMatchObject({ ok: false, refusal: { code: 'old-decision' } });
});

it('using, ordering and aiming can be taken back step by step, until somebody else has decided', () => {
  const match = given(3);
  play(match, [INVADER, 'use', RAGE, STRIKE], [INVADER, 'arrange', STRIKE, RAGE], [INVADER, 'aim', 2]);
  expect(match.undoable(INVADER)).toBe(3);
  for (let n = 0; n < 3; n++) match.submit({ kind: 'undo', seat: INVADER, at: 0 });
  expect(match.view().state.power).toEqual([3, 3, 3]);
  play(match, [INVADER, 'use', STRIKE], [INVADER, 'aim', 1], [1, 'spread', 0, 0, 2]);
  expect(match.undoable(INVADER)).toBe(0);
});

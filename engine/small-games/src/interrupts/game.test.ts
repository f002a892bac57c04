import {
  type Answer,
  decode,
  encode,
  hashOf,
  load,
  Match,
  optionsFor,
  type Seat,
  SetupError,
  save,
  seedFrom,
} from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';

// The field, with the figures as IN-01 places them (0–3 of seat 0, 4–7 of seat 1):
//    0  [0]  2  [4]  4
//    5  [1]  7  [5]  9
//   10  [2] 12  [6] 14
//   15  [3] 17  [7] 19

type Said = readonly [seat: Seat, ...answer: Answer];

const given = (setup: unknown = null) => Match.start(game, { setup, seats: 2, seed: seedFrom('interrupts') });
type Interrupted = ReturnType<typeof given>;

const say = (match: Interrupted, [seat, ...answer]: Said) =>
  match.submit({ kind: 'answer', seat, decision: match.decisionId, answer, at: 0 });

/** Plays it all and gives what happened. */
const play = (match: Interrupted, ...script: readonly Said[]) =>
  script.flatMap((said) => {
    const out = say(match, said);
    if (!out.ok) throw new Error(`${said.join(' ')} was refused: ${JSON.stringify(out.refusal)}`);
    return out.events;
  });

const walk = (match: Interrupted, seat: Seat, cells: readonly number[]) =>
  match.submit({
    kind: 'batch',
    seat,
    decision: match.decisionId,
    answers: cells.map((cell): Answer => ['step', cell]),
    at: 0,
  });

const figure = (match: Interrupted, i: number) => match.view().state.figures[i];
const offered = (match: Interrupted, seat: Seat, verb: string) =>
  optionsFor(match.decision(seat), verb).flat();

/** Down the middle column, each figure stopped by the next: the fourth interrupt is about to react. */
const fourDeep: readonly Said[] = [
  [0, 'move', 0],
  [0, 'step', 2],
  [1, 'interrupt', 5],
  [1, 'dash'],
  [1, 'step', 7],
  [0, 'interrupt', 2],
  [0, 'dash'],
  [0, 'step', 12],
  [1, 'interrupt', 7],
  [1, 'dash'],
  [1, 'step', 17],
  [0, 'interrupt', 3],
];

/** From there back to the beginning of seat 1's turn, with a stop at every level. */
const wayBack: readonly Said[] = [
  [0, 'shoot'],
  [1, 'pass'],
  [0, 'step', 11],
  [0, 'pass'],
  [1, 'step', 12],
  [0, 'pass'],
  [1, 'pass'],
  [0, 'stop'],
];

describe('rules', () => {
  it('IN-01: four figures and eight alerts each, in the second and the fourth column', () => {
    const { figures, alerts } = given().view().state;
    expect(figures.map((f) => f.at)).toEqual([1, 6, 11, 16, 3, 8, 13, 18]);
    expect(figures.map((f) => f.seat)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(alerts).toEqual([8, 8]);
  });

  it.each([
    7,
    { homes: [[0], []], alerts: 1 },
    { homes: [[3], [3]], alerts: 1 },
    { homes: [[0], [20]], alerts: 1 },
  ])('IN-01: the set-up %j is refused', (setup) => {
    expect(() => given(setup)).toThrow(SetupError);
  });

  it('IN-02: a turn is a move of up to four steps with one of the own figures, ended early at will', () => {
    const match = given({ homes: [[0], [19]], alerts: 0 });
    play(match, [0, 'move', 0], [0, 'step', 1], [0, 'step', 2], [0, 'step', 3]);
    expect(match.awaiting()).toEqual([0]);
    play(match, [0, 'step', 4]);
    expect(offered(match, 1, 'move')).toEqual([1]);
    play(match, [1, 'move', 1], [1, 'stop']);
    expect(offered(match, 0, 'move')).toEqual([0]);
  });

  it('IN-03: a step goes to one of the four neighbouring cells', () => {
    const match = given({ homes: [[7], [19]], alerts: 0 });
    play(match, [0, 'move', 0]);
    expect(offered(match, 0, 'step')).toEqual([2, 6, 8, 12]);
    expect(match.whyNot(0, ['step', 13])).toEqual({ rule: 'IN-03', facts: {} });
  });

  it('IN-03: the end of a row has no neighbour in the next', () => {
    const match = given({ homes: [[9], [15]], alerts: 0 });
    play(match, [0, 'move', 0]);
    expect(offered(match, 0, 'step')).toEqual([4, 8, 14]);
  });

  it('IN-04: no figure enters a cell where another stands', () => {
    const match = given();
    play(match, [0, 'move', 0]);
    expect(match.whyNot(0, ['step', 6])).toEqual({ rule: 'IN-04', facts: { figure: 1 } });
  });

  it('IN-05: only figures that watch the cell may interrupt, until their seat passes', () => {
    const match = given();
    play(match, [0, 'move', 0], [0, 'step', 2]);
    expect(match.awaiting()).toEqual([1]);
    expect(offered(match, 1, 'interrupt')).toEqual([4, 5]);
    expect(match.whyNot(1, ['interrupt', 6])?.rule).toBe('IN-05');
    play(match, [1, 'interrupt', 4], [1, 'dash'], [1, 'stop']);
    expect(offered(match, 1, 'interrupt')).toEqual([4, 5]);
    play(match, [1, 'pass']);
    expect(offered(match, 0, 'step')).toEqual([1, 7]);
  });

  it('IN-06: an interrupt costs an alert', () => {
    const match = given({ homes: [[0], [2, 3]], alerts: 1 });
    play(match, [0, 'move', 0], [0, 'step', 1], [1, 'interrupt', 1], [1, 'dash'], [1, 'stop']);
    expect(match.view().state.alerts).toEqual([1, 0]);
    expect(match.awaiting()).toEqual([0]);
  });

  it('IN-07: a shot knocks out the figure that stepped', () => {
    const match = given();
    const events = play(match, [0, 'move', 0], [0, 'step', 2], [1, 'interrupt', 4], [1, 'shoot']);
    expect(figure(match, 0).standing).toBe(false);
    expect(events).toContainEqual({ kind: 'knockedOut', fields: { figure: 0, by: 4 } });
  });

  it('IN-07: a dash is a move of up to two steps', () => {
    const match = given();
    play(match, [0, 'move', 0], [0, 'step', 2], [1, 'interrupt', 5], [1, 'dash'], [1, 'step', 9]);
    expect(match.awaiting()).toEqual([1]);
    play(match, [1, 'step', 8], [1, 'pass']);
    expect(offered(match, 0, 'step')).toEqual([1, 7]);
  });

  it('IN-08: a dash is interrupted as any move is, but a fifth interrupt is never open', () => {
    // Figure 8, in cell 10, watches where the fourth dash goes.
    const homes = [
      [1, 6, 11, 16],
      [3, 8, 13, 18, 10],
    ];
    const match = given({ homes, alerts: 8 });
    play(match, ...fourDeep, [0, 'dash'], [0, 'step', 15]);
    expect(match.awaiting()).toEqual([0]);
    const shallow = given({ homes, alerts: 8 });
    play(shallow, [0, 'move', 3], [0, 'step', 15]);
    expect(offered(shallow, 1, 'interrupt')).toEqual([8]);
  });

  it('IN-09: a figure in the middle of its own move does not interrupt', () => {
    const match = given();
    play(match, [0, 'move', 0], [0, 'step', 2], [1, 'interrupt', 4], [1, 'dash'], [1, 'step', 4]);
    expect(match.awaiting()).toEqual([1]);
    play(match, [1, 'step', 3]);
    // Figure 0 stands beside cell 3, but it is being interrupted itself.
    expect(match.view().stack.map((f) => f.procedure)).toEqual(['battle', 'move']);
    play(match, [1, 'pass'], [0, 'stop'], [1, 'move', 4], [1, 'step', 4], [1, 'step', 3]);
    expect(offered(match, 0, 'interrupt')).toEqual([0]);
  });

  it('IN-10: the move goes on with the steps that were left', () => {
    const match = given();
    play(match, [0, 'move', 0], [0, 'step', 2], [1, 'interrupt', 4], [1, 'dash'], [1, 'stop'], [1, 'pass']);
    expect(match.view().stack.at(-1)).toMatchObject({
      procedure: 'move',
      step: 'step',
      locals: { figure: 0, stepsLeft: 3 },
    });
  });

  it('IN-10: the move of a figure that was knocked out meanwhile ends', () => {
    const match = given();
    const events = play(match, [0, 'move', 0], [0, 'step', 2], [1, 'interrupt', 4], [1, 'shoot']);
    expect(events.at(-1)).toEqual({ kind: 'moveEnded', fields: { figure: 0, stepsLeft: 3 } });
    expect(offered(match, 1, 'move')).toEqual([4, 5, 6, 7]);
  });

  it('IN-11: a knocked-out figure leaves the field', () => {
    const match = given({ homes: [[0, 10], [2]], alerts: 1 });
    play(match, [0, 'move', 0], [0, 'step', 1], [1, 'interrupt', 2], [1, 'shoot'], [1, 'move', 2]);
    expect(offered(match, 1, 'step')).toContain(1);
    play(match, [1, 'stop']);
    expect(match.whyNot(0, ['move', 0])?.rule).toBe('IN-11');
  });

  it('IN-11: a seat without figures has lost at once', () => {
    const match = given({ homes: [[0], [2]], alerts: 1 });
    play(match, [0, 'move', 0], [0, 'step', 1], [1, 'interrupt', 1], [1, 'shoot']);
    expect(match.result).toEqual({ winners: [1], by: 'IN-11' });
  });

  it.each([
    { homes: [[0, 1], [19]], winners: [0] },
    { homes: [[0], [18, 19]], winners: [1] },
    { homes: [[0], [19]], winners: [] },
  ])('IN-12: after 30 turns more standing figures win: $winners', ({ homes, winners }) => {
    const match = given({ homes, alerts: 0 });
    const idle = (turn: number): Said[] => {
      const seat = turn % 2;
      return [
        [seat, 'move', seat * homes[0].length],
        [seat, 'stop'],
      ];
    };
    for (let turn = 0; turn < 29; turn++) play(match, ...idle(turn));
    expect(match.result).toBeNull();
    play(match, ...idle(29));
    expect(match.result).toEqual({ winners, by: 'IN-12' });
  });
});

describe('a batch of steps', () => {
  it('goes all the way where nobody watches', () => {
    const match = given({ homes: [[0], [19]], alerts: 1 });
    play(match, [0, 'move', 0]);
    expect(walk(match, 0, [1, 2, 3, 4])).toMatchObject({ ok: true, applied: 4 });
  });

  it('stops by itself where an interrupt window opens, and the rest is dropped', () => {
    const match = given({ homes: [[0], [4]], alerts: 1 });
    play(match, [0, 'move', 0]);
    expect(walk(match, 0, [1, 2, 3, 8])).toMatchObject({ ok: true, applied: 3 });
    expect(match.awaiting()).toEqual([1]);
    play(match, [1, 'pass']);
    expect(figure(match, 0).at).toBe(3);
    expect(match.awaiting()).toEqual([0]);
  });

  it('stops where a step is refused; refused at the first, it changes nothing', () => {
    const match = given({ homes: [[0], [2, 19]], alerts: 0 });
    play(match, [0, 'move', 0]);
    const before = match.hash();
    expect(walk(match, 0, [6, 7])).toMatchObject({ ok: false, refusal: { reason: { rule: 'IN-03' } } });
    expect(match.hash()).toBe(before);
    expect(walk(match, 0, [1, 2])).toMatchObject({ ok: true, applied: 1 });
  });
});

describe('four deep', () => {
  it('stacks move on interrupt on move', () => {
    const match = given();
    play(match, ...fourDeep);
    const pair = ['move', 'interrupt'];
    expect(match.view().stack.map((f) => f.procedure)).toEqual([
      'battle',
      ...pair,
      ...pair,
      ...pair,
      ...pair,
    ]);
    expect(match.view().state.figures.filter((f) => f.moving)).toHaveLength(4);
  });

  it('every procedure goes on where it was stopped, the innermost first', () => {
    const match = given();
    play(match, ...fourDeep);
    const ended = play(match, ...wayBack).filter((e) => e.kind === 'moveEnded');
    expect(ended.map((e) => [e.fields.figure, e.fields.stepsLeft])).toEqual([
      [7, 1],
      [2, 0],
      [5, 0],
      [0, 3],
    ]);
    expect(match.view().stack.map((f) => f.procedure)).toEqual(['battle']);
    expect(offered(match, 1, 'move')).toEqual([4, 5, 6]);
  });

  it('a process that dies at any moment goes on from its bytes to the same hash', () => {
    const script = [...fourDeep, ...wayBack];
    for (let died = 0; died <= script.length; died++) {
      const match = given();
      play(match, ...script.slice(0, died));
      const { statics, source } = match.position;
      const reborn = decode(game, statics, 2, source, encode(match.position));
      for (const [seat, ...answer] of script.slice(died)) expect(reborn.answer(seat, answer)).toBeNull();
      play(match, ...script.slice(died));
      expect(hashOf(reborn)).toBe(match.hash());
    }
  });

  it('a stored match goes on as well', () => {
    const match = given();
    play(match, ...fourDeep);
    const reborn = load(game, JSON.parse(JSON.stringify(save(match, 'always'))));
    play(match, ...wayBack);
    play(reborn, ...wayBack);
    expect(reborn.hash()).toBe(match.hash());
  });
});

it('a step may be taken back while the other seat still thinks, not after it has decided', () => {
  const match = given();
  play(match, [0, 'move', 0], [0, 'step', 2]);
  expect(match.undoable(0)).toBe(2);
  play(match, [1, 'pass']);
  expect(match.undoable(0)).toBe(0);
});

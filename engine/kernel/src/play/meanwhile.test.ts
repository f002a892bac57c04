import { describe, expect, it } from 'vitest';
import { codeOf, diaryGame, diaryProcedure, linesOf, note, say, startDiary } from '../fixtures/diary.ts';
import {
  call,
  decode,
  determinize,
  dice,
  encode,
  hashOf,
  only,
  players,
  quickSource,
  SPECTATOR,
  seatSet,
} from '../index.ts';

const shown = diaryProcedure('shown');
shown.steps('look').are({
  look: { ask: 'one', seat: () => 2, choices: { seen: { form: 'confirm', does: (g) => note(g, 'seen') } } },
});

const main = diaryProcedure('main');
main.steps('turn', 'after').are({
  turn: {
    ask: 'one',
    seat: () => 0,
    choices: { go: { form: 'confirm', does: (g) => note(g, 'go') } },
    timeout: () => ['go'],
    meanwhile: {
      seats: (g) => players(g.seats),
      choices: {
        reveal: {
          form: 'amount',
          least: () => 1,
          most: () => 2,
          checks: [{ rule: 'once', holds: (g) => g.seat !== 1 || !g.state.lines.includes('reveal 1 1') }],
          does: (g, _l, n) => note(g, `reveal ${g.seat} ${n}`),
        },
        demand: {
          form: 'confirm',
          checks: [{ rule: 'seat-1', holds: (g) => g.seat === 1 }],
          does: () => call(shown, {}),
        },
        stop: {
          form: 'confirm',
          checks: [{ rule: 'seat-2', holds: (g) => g.seat === 2 }],
          does: () => 'after',
        },
      },
    },
  },
  after: { ask: 'one', seat: () => 1, choices: { end: { form: 'confirm', does() {} } } },
});
const start = () => startDiary(diaryGame(main, [shown]), 3, { clocks: [1000, 1000, 1000] });

describe('acting while somebody else is asked', () => {
  it('makes nobody wait: only the one who is asked is awaited', () => {
    const match = start();
    expect(match.awaiting()).toEqual([0]);
    for (const seat of [0, 1, 2, SPECTATOR]) expect(match.view(seat).awaiting).toEqual([0]);
    expect(match.clock.running).toBe(seatSet(0));
    expect(match.deadline(1)).toBe(null);
    expect(codeOf(match.submit({ kind: 'timeout', seat: 1, at: 5000 }))).toBe('not-asked');
  });

  it('is offered as a question of its own, that nobody has to answer', () => {
    const match = start();
    expect(match.decision(1)).toMatchObject({
      prompt: 'main.turn.meanwhile',
      way: 'meanwhile',
      timeout: null,
      choices: [
        { verb: 'reveal', each: 1, numbers: [1, 2] },
        { verb: 'demand', each: 0, numbers: [] },
      ],
    });
    expect(codeOf(say(match, 1, 'pass'))).toBe('no-such-choice');
    expect(codeOf(say(match, 1, 'go'))).toBe('no-such-choice');
  });

  it('is not for the one who is asked', () => {
    const match = start();
    expect(match.decision(0)?.choices.map((c) => c.verb)).toEqual(['go']);
    expect(codeOf(say(match, 0, 'reveal', 1))).toBe('no-such-choice');
  });

  it('leaves the question open, with a new number, since what may be answered can have changed', () => {
    const match = start();
    const id = match.decisionId;
    expect(codeOf(say(match, 1, 'reveal', 2))).toBe('taken');
    expect(linesOf(match)).toEqual(['reveal 1 2']);
    expect(match.awaiting()).toEqual([0]);
    expect(match.decision(0)?.prompt).toBe('main.turn');
    expect(codeOf(match.submit({ kind: 'answer', seat: 0, decision: id, answer: ['go'], at: 0 }))).toBe(
      'old-decision',
    );
    expect(codeOf(say(match, 0, 'go'))).toBe('taken');
    expect(match.decision(1)?.prompt).toBe('main.after');
  });

  it('may call something first, and then the question is asked again', () => {
    const match = start();
    say(match, 1, 'demand');
    expect(match.position.where()).toBe('main.turn › shown.look');
    expect(match.awaiting()).toEqual([2]);
    say(match, 2, 'seen');
    expect(match.decision(0)?.prompt).toBe('main.turn');
  });

  it('may lead elsewhere', () => {
    const match = start();
    say(match, 2, 'stop');
    expect(match.decision(1)?.prompt).toBe('main.after');
    expect(linesOf(match)).toEqual([]);
  });

  it('is over for a seat that gave up, and its own question is not answered by it', () => {
    const resigning = diaryGame(main, [shown], { resign: () => {} });
    const match = startDiary(resigning, 3);
    match.submit({ kind: 'resign', seat: 1, at: 0 });
    expect(match.decision(1)).toBe(null);
    expect(match.awaiting()).toEqual([0]);
    expect(linesOf(match)).toEqual([]);
  });

  it('can be undone by who did it, as long as nobody else has acted', () => {
    const match = start();
    say(match, 1, 'reveal', 1);
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 1]);
    expect(match.decision(1)?.choices.map((c) => c.verb)).toEqual(['demand']);
    match.submit({ kind: 'undo', seat: 1, at: 0 });
    expect(linesOf(match)).toEqual([]);
  });
});

describe('acting while others answer a sealed question', () => {
  const auction = diaryProcedure('main');
  auction.steps('bid', 'after').are({
    bid: {
      ask: 'sealed',
      seats: () => seatSet(0, 1),
      choices: {
        bid: {
          form: 'amount',
          least: () => 0,
          most: () => 2,
          does: (g, _l, n) => note(g, `bid ${g.seat} ${n}`),
        },
      },
      meanwhile: {
        seats: () => only(2),
        choices: {
          demand: { form: 'confirm', does: () => call(shown, {}) },
          stop: { form: 'confirm', does: () => 'after' },
        },
      },
    },
    after: { ask: 'one', seat: () => 1, choices: { end: { form: 'confirm', does() {} } } },
  });
  const bidden = () => {
    const match = startDiary(diaryGame(auction, [shown]), 3);
    say(match, 0, 'bid', 1);
    return match;
  };

  it('leaves no sealed answer behind where it leads elsewhere', () => {
    const match = bidden();
    say(match, 2, 'stop');
    expect(match.position.stack[0].sealed).toBe(null);
    const { game, position: p } = match;
    expect(hashOf(decode(game, p.statics, p.seats, p.source, encode(p)))).toBe(match.hash());
  });

  it('may call something, and the position can still be guessed at', () => {
    const match = bidden();
    say(match, 2, 'demand');
    const { game, position: p } = match;
    const twin = determinize(game, p.statics, match.view(1), dice(1), quickSource(1));
    expect(twin.answer(2, ['seen'])).toBe(null);
    expect(twin.answer(1, ['bid', 0])).toBe(null);
    expect(twin.state.lines).toEqual(['seen', expect.stringMatching(/^bid 0 [012]$/), 'bid 1 0']);
  });
});

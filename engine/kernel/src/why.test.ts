import { describe, expect, it } from 'vitest';
import { codeOf, type Diary, diaryGame, diaryProcedure, note, startDiary } from './fixtures/diary.ts';
import {
  type Answer,
  event,
  load,
  type Match,
  type Outcome,
  SPECTATOR,
  save,
  seenBy,
  walk,
  why,
} from './index.ts';

const rang = event('rang', { seat: 'open' });

/** Seat 0 rings alone; then both knock, sealed; then seat 1 hides something. */
const main = diaryProcedure('main');
main.steps('ring', 'knock', 'hide').are({
  ring: {
    ask: 'one',
    seat: () => 0,
    choices: { ring: { form: 'confirm', does: (g) => g.emit(rang, { seat: 0 }) } },
  },
  knock: {
    ask: 'sealed',
    seats: () => 0b11,
    choices: {
      knock: {
        form: 'confirm',
        does(g) {
          note(g, `knock ${g.seat}`);
          g.emit(rang, { seat: g.seat });
        },
      },
    },
  },
  hide: {
    ask: 'one',
    seat: () => 1,
    hidden: true,
    choices: { hide: { form: 'confirm', does: (g) => g.finish({ winners: [1], by: 'hiding' }) } },
  },
});
const game = diaryGame(main, [], { events: [rang, why] });
const silent = diaryGame(main, [], { events: [rang] });

const says = (match: Match<Diary>, seat: number, verb: string, reason?: unknown): Outcome => {
  const answer: Answer = [verb];
  const { decisionId: decision } = match;
  return match.submit({
    kind: 'answer',
    seat,
    decision,
    answer,
    at: 0,
    ...(reason === undefined ? {} : { why: reason }),
  });
};

/** What everybody is told. */
const toldOf = (out: Outcome) =>
  out.ok ? out.events.map((e) => seenBy(e, SPECTATOR)).map((e) => [e?.kind, e?.fields.seat]) : codeOf(out);

function played(of = game): Match<Diary> {
  const match = startDiary(of);
  says(match, 0, 'ring', ['cover', 1]);
  says(match, 1, 'knock', ['help']);
  says(match, 0, 'knock');
  says(match, 1, 'hide', ['safety']);
  return match;
}

describe('why somebody answers so', () => {
  it('is told to everybody, before what comes of the answer', () => {
    const out = says(startDiary(game), 0, 'ring', ['cover', 1, -2]);
    expect(out.ok && out.events).toEqual([
      { kind: 'why', fields: { seat: 0, word: 'cover', about: [1, -2] } },
      { kind: 'rang', fields: { seat: 0 } },
    ]);
  });

  it('of a sealed answer is told when all are in, each before its own', () => {
    const match = startDiary(game);
    says(match, 0, 'ring');
    expect(toldOf(says(match, 1, 'knock', ['help']))).toEqual([]);
    expect(toldOf(says(match, 0, 'knock', ['cover']))).toEqual([
      ['why', 0],
      ['rang', 0],
      ['why', 1],
      ['rang', 1],
    ]);
  });

  it('is not told where the answer stays hidden, nor in a game that does not tell it', () => {
    const match = startDiary(game);
    for (const [seat, verb] of [
      [0, 'ring'],
      [0, 'knock'],
      [1, 'knock'],
    ] as const)
      says(match, seat, verb);
    expect(toldOf(says(match, 1, 'hide', ['safety']))).toEqual([]);
    expect(toldOf(says(startDiary(silent), 0, 'ring', ['cover']))).toEqual([['rang', 0]]);
  });

  it('changes nothing else: the position is the same with and without', () => {
    const bare = startDiary(game);
    for (const [seat, verb] of [
      [0, 'ring'],
      [1, 'knock'],
      [0, 'knock'],
      [1, 'hide'],
    ] as const)
      says(bare, seat, verb);
    expect(played().hash()).toBe(bare.hash());
    expect(played(silent).hash()).toBe(bare.hash());
  });

  it('stands in the log, in the file, and is told again whenever the match is walked through', () => {
    const match = load(game, JSON.parse(JSON.stringify(save(played(), 'when-over'))));
    expect(match.history.entries.map(({ input }) => 'why' in input && input.why)).toEqual([
      ['cover', 1],
      ['help'],
      false,
      ['safety'],
    ]);
    const told = [...walk(match, 0)].map(({ events }) => events.map(({ kind }) => kind));
    expect(told).toEqual([['why', 'rang'], [], ['rang', 'why', 'rang'], []]);
  });

  it('does not change when the caller changes it afterwards', () => {
    const match = startDiary(game);
    const reason: [string, number] = ['cover', 1];
    says(match, 0, 'ring', reason);
    reason[1] = 2;
    expect(match.history.entries[0].input).toMatchObject({ why: ['cover', 1] });
  });

  it.each([
    [null],
    ['cover'],
    [[]],
    [[1]],
    [['']],
    [['Cover']],
    [['a word']],
    [['x'.repeat(25)]],
    [['cover', '1']],
    [['cover', 1.5]],
    [['cover', 2 ** 40]],
    [['cover', 1, 2, 3, 4, 5]],
  ])('%j is none, and the answer is refused', (reason) => {
    const match = startDiary(game);
    expect(codeOf(says(match, 0, 'ring', reason))).toBe('malformed');
    expect(match.length).toBe(0);
  });
});

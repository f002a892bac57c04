import { describe, expect, it } from 'vitest';
import {
  codeOf,
  type Diary,
  diaryGame,
  diaryProcedure,
  linesOf,
  note,
  say,
  startDiary,
} from '../fixtures/diary.ts';
import {
  call,
  done,
  type Flow,
  inTurn,
  int,
  leave,
  type Match,
  open,
  type Play,
  returns,
  working,
} from '../index.ts';

const wait = { ask: 'one', seat: () => 0, choices: { go: { form: 'confirm', does() {} } } } as const;
const slain = (g: Play<Diary>): boolean => g.state.lines.includes('slain');

/** An attack in a move in an activation, in which somebody may be slain. */
function nested(
  attackEnds: (g: Play<Diary>) => Flow<Diary, 'strike' | 'after', undefined>,
  how = {},
): Match<Diary> {
  const attack = diaryProcedure('attack', { strength: open(int) });
  attack.steps('strike', 'after').are({
    strike: { ask: 'one', seat: () => 0, choices: { kill: { form: 'confirm', does: attackEnds } } },
    after: (g) => note(g, 'after the attack'),
  });
  move
    .steps('step', 'rest')
    .are({ step: () => call(attack, { strength: 3 }), rest: (g) => note(g, 'rest of the move') }, how);
  activation.steps('begin', 'move', 'end').are({
    begin: (g) => note(g, 'activation'),
    move: () => call(move, {}),
    end: (g) => note(g, 'end of the activation'),
  });
  const main = diaryProcedure('main');
  main.steps('turn', 'wait').are({ turn: () => call(activation, {}), wait });
  return startDiary(diaryGame(main, [activation, move, attack]));
}
let move = diaryProcedure('move');
let activation = diaryProcedure('activation');
const fresh = () => {
  move = diaryProcedure('move');
  activation = diaryProcedure('activation');
};

describe('a procedure that is over before its last step', () => {
  it('leaves everything up to and including the one it names', () => {
    fresh();
    const match = nested(() => leave(activation));
    say(match, 0, 'kill');
    expect(linesOf(match)).toEqual(['activation']);
    expect(match.decision(0)?.prompt).toBe('main.wait');
  });

  it('can leave only what is running', () => {
    fresh();
    const other = diaryProcedure('other');
    const out = say(
      nested(() => leave(other)),
      0,
      'kill',
    );
    expect(out).toMatchObject({ ok: false, refusal: { failure: 'misuse' } });
  });

  it('ends by itself before its next step if its condition holds, after what came between is done', () => {
    fresh();
    const match = nested((g) => note(g, 'slain'), { endsIf: slain });
    say(match, 0, 'kill');
    expect(linesOf(match)).toEqual(['activation', 'slain', 'after the attack', 'end of the activation']);
  });

  it('goes on if its condition does not hold', () => {
    fresh();
    const match = nested((g) => note(g, 'missed'), { endsIf: slain });
    say(match, 0, 'kill');
    expect(linesOf(match)).toContain('rest of the move');
  });
});

describe('calls in turn', () => {
  it('run one after the other, then the step named', () => {
    const hurt = diaryProcedure('hurt', { n: open(int) });
    hurt.steps('a').are({ a: (g, l) => note(g, `hurt ${l.n}`) });
    const main = diaryProcedure('main');
    main.steps('a', 'b', 'c').are({
      a: () => inTurn([call(hurt, { n: 1 }), call(hurt, { n: 2 }), call(hurt, { n: 3 })], 'c'),
      b: (g) => note(g, 'skipped'),
      c: wait,
    });
    expect(linesOf(startDiary(diaryGame(main, [hurt])))).toEqual(['hurt 1', 'hurt 2', 'hurt 3']);
  });
});

describe('the locals around a procedure', () => {
  it('are found by the procedure they belong to, the nearest first, and may be changed', () => {
    const outer = diaryProcedure('outer', { n: open(int) }, returns<number>());
    const ability = diaryProcedure('ability');
    ability.steps('a').are({
      a: (g) => {
        const l = g.within(outer);
        if (l !== null) l.n += 10;
      },
    });
    outer.steps('a', 'b').are({ a: () => call(ability, {}), b: (_g, l) => done(l.n) });
    const main = diaryProcedure('main', { sum: working(open(int)) });
    main.steps('a', 'b', 'c').are({
      a: (g) => (g.within(outer) === null ? call(outer, { n: 1 }) : undefined),
      b: (g) => note(g, `${g.returned(outer)}`),
      c: wait,
    });
    expect(linesOf(startDiary(diaryGame(main, [outer, ability])))).toEqual(['11']);
  });
});

describe('a window in which all pass', () => {
  it('goes on where it says', () => {
    const main = diaryProcedure('main');
    main.steps('react', 'hit', 'missed').are({
      react: {
        ask: 'priority',
        seats: () => [0, 1],
        choices: { parry: { form: 'confirm', does: () => 'hit' } },
        allPassed: () => 'missed',
      },
      hit: (g) => note(g, 'hit'),
      missed: wait,
    });
    const match = startDiary(diaryGame(main));
    say(match, 0, 'pass');
    say(match, 1, 'pass');
    expect([match.decision(0)?.prompt, linesOf(match)]).toEqual(['main.missed', []]);
  });
});

describe('a decision of several together', () => {
  const council = (offers: (g: Play<Diary>) => boolean) => {
    const main = diaryProcedure('main');
    main.steps('who', 'end').are({
      who: {
        ask: 'open',
        mayPass: false,
        seats: () => 0b110,
        choices: {
          I: {
            form: 'confirm',
            checks: [{ rule: 'able', holds: offers }],
            does: (g) => {
              note(g, `${g.seat} does it`);
              return 'end';
            },
          },
        },
      },
      end: wait,
    });
    return diaryGame(main, [], { resign() {} });
  };

  it('is made by who answers first', () => {
    const match = startDiary(
      council(() => true),
      3,
    );
    expect(match.awaiting()).toEqual([1, 2]);
    expect(codeOf(say(match, 2, 'pass'))).toBe('no-such-choice');
    say(match, 2, 'I');
    expect([linesOf(match), match.awaiting()]).toEqual([['2 does it'], [0]]);
  });

  it('is a dead end if nobody can make it', () => {
    expect(() =>
      startDiary(
        council(() => false),
        3,
      ),
    ).toThrow(/nothing may be chosen/);
  });

  it('is made for them if all have given up', () => {
    const match = startDiary(
      council(() => true),
      3,
    );
    match.submit({ kind: 'resign', seat: 1, at: 0 });
    expect(match.awaiting()).toEqual([2]);
    match.submit({ kind: 'resign', seat: 2, at: 0 });
    expect(linesOf(match)).toEqual(['1 does it']);
  });
});

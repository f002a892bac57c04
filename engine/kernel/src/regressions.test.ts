import { skirmish } from '@sightline/small-games';
import { describe, expect, it } from 'vitest';
import { cards } from './fixtures/cards.ts';
import {
  codeOf,
  type Diary,
  diaryGame,
  diaryProcedure,
  linesOf,
  note,
  say,
  startDiary,
} from './fixtures/diary.ts';
import { march } from './fixtures/march.ts';
import { wander } from './fixtures/random-play.ts';
import * as k from './index.ts';

const { Match, seedFrom, hashOf, save, verify } = k;
const wait = { ask: 'one', seat: () => 0, choices: { go: { form: 'confirm', does() {} } } } as const;
type C = k.Choice<Diary, unknown, k.Flow<Diary, never, undefined>>;
const one = (choices: Record<string, C>, more: object = {}) => {
  const main = diaryProcedure('main');
  main.steps('ask', 'end').are({ ask: { ask: 'one', seat: () => 0, choices, ...more }, end: wait } as never);
  return main;
};

describe('more than three numbers', () => {
  it('do not turn an illegal answer into a legal one', () => {
    const m = Match.start(skirmish, { setup: null, seats: 2, seed: seedFrom('x') });
    const attack = m.decision(0)!.choices.find((c) => c.verb === 'attack') as { options: number[][] };
    const [i, j] = attack.options[0];
    expect(codeOf(say(m, 0, 'step', i, j, 0, 9, 9, 9))).toBe('not-offered');
  });
});

describe('the log', () => {
  const start = () => Match.start(march, { setup: null, seats: 2, seed: seedFrom('log') });
  it('keeps the draws of each entry apart', () => {
    const m = start();
    say(m, 0, 'step', 1);
    say(m, 0, 'roll');
    expect(m.opening.draws).toEqual([]);
    expect(m.history.entries.map((e) => e.draws.length)).toEqual([0, 1]);
    expect(verify(march, save(m, 'always')).problems).toEqual([]);
  });
  it('keeps the events of each outcome apart', () => {
    const main = diaryProcedure('main');
    const rang = k.event('rang', {});
    main.steps('ask').are({
      ask: {
        ask: 'one',
        seat: () => 0,
        choices: {
          quiet: { form: 'confirm', does: () => 'ask' },
          ring: {
            form: 'confirm',
            does: (g) => {
              g.emit(rang, {});
              return 'ask';
            },
          },
        },
      },
    });
    const m = startDiary(diaryGame(main));
    const first = say(m, 0, 'quiet');
    say(m, 0, 'ring');
    expect(first.ok && first.events).toEqual([]);
  });
  it('replays a batch behind a draw as it was played', () => {
    const m = start();
    say(m, 0, 'roll');
    m.submit({
      kind: 'batch',
      seat: 0,
      decision: m.decisionId,
      answers: [
        ['step', -1],
        ['step', 1],
        ['step', 1],
      ].slice(m.position.state.at[0] > 0 ? 0 : 1) as never,
      at: 0,
    });
    expect(hashOf(m.at(2))).toBe(m.hash());
  });
  it('does not change when the caller changes his input afterwards', () => {
    const m = start();
    const input = {
      kind: 'answer' as const,
      seat: 0,
      decision: 0,
      answer: ['step', 1] as [string, number],
      at: 0,
    };
    m.submit(input);
    const before = JSON.stringify(save(m, 'always'));
    input.answer[0] = 'rest';
    expect(JSON.stringify(save(m, 'always'))).toBe(before);
  });
  it('keeps nothing of an input but what an input is', () => {
    const m = start();
    m.submit({ kind: 'answer', seat: 0, decision: 0, answer: ['step', 1], at: 0, junk: 'x'.repeat(1000) });
    expect(JSON.stringify(save(m, 'always'))).not.toContain('junk');
  });
});

describe('an open window that closes because all passed', () => {
  it('gives the next question a number of its own', () => {
    const main = diaryProcedure('main');
    const window = (next: 'b' | 'end') =>
      ({ ask: 'open', seats: () => 3, choices: { act: { form: 'confirm', does: () => next } } }) as const;
    main.steps('a', 'b', 'end').are({ a: window('b'), b: window('end'), end: wait });
    const m = startDiary(diaryGame(main));
    const id = m.decisionId;
    say(m, 0, 'pass');
    say(m, 1, 'pass');
    expect(m.decision(1)?.prompt).toBe('main.b');
    // seat 1 clicked twice: its second pass was meant for window a
    expect(codeOf(m.submit({ kind: 'answer', seat: 1, decision: id, answer: ['pass'], at: 0 }))).toBe(
      'old-decision',
    );
  });
});

describe('a time-out', () => {
  it('whose answer is not on the list is a failure of the rules, and changes nothing', () => {
    const m = startDiary(
      diaryGame(one({ go: { form: 'confirm', does() {} } }, { timeout: () => ['fly'] }), [], {
        expired: (g) => note(g, 'late'),
      }),
      2,
      { clocks: [10, 10] },
    );
    const out = m.submit({ kind: 'timeout', seat: 0, at: 10 });
    expect([codeOf(out), linesOf(m)]).toEqual(['rules-failed', []]);
  });
  it('of a choice of some with a rule for the whole has a legal answer', () => {
    const some: C = {
      form: 'some',
      items: (_g, _l, offer) => {
        for (const n of [1, 2, 3]) offer(n);
      },
      least: () => 2,
      most: () => 2,
      whole: [{ rule: 'odd', holds: (_g, _l, i) => (i[0] + i[1]) % 2 === 0 }],
      does() {},
    };
    const m = startDiary(diaryGame(one({ some })), 2, { clocks: [10, 10] });
    expect(codeOf(m.submit({ kind: 'timeout', seat: 0, at: 10 }))).toBe('taken');
  });
  it('allowance is counted from the question, not from the last input of anybody', () => {
    const main = diaryProcedure('main');
    main.steps('a').are({
      a: {
        ask: 'sealed',
        seats: () => 3,
        choices: { nod: { form: 'confirm', does() {} } },
        clock: () => k.NOBODY,
        allowance: () => 1000,
      },
    });
    const m = startDiary(diaryGame(main), 2, { clocks: [9000, 9000] });
    m.submit({ kind: 'answer', seat: 1, decision: m.decisionId, answer: ['nod'], at: 900 });
    expect(m.deadline(0)).toBe(1000);
  });
  it('time given before the first question is given', () => {
    const main = diaryProcedure('main');
    main.steps('a', 'b').are({ a: (g) => g.giveTime(0, 500), b: wait });
    expect(startDiary(diaryGame(main), 2, { clocks: [1000, 1000] }).clock.left).toEqual([1500, 1000]);
  });
});

describe('reasons', () => {
  const some: C = {
    form: 'some',
    items: (_g, _l, offer) => {
      for (const n of [1, 2, 9]) offer(n);
    },
    checks: [{ rule: 'not-9', holds: (_g, _l, n) => n !== 9 }],
    least: () => 1,
    most: () => 2,
    whole: [{ rule: 'sum', holds: (_g, _l, i) => i.length < 2 }],
    does() {},
  };
  it('a forbidden item of several is refused with its rule', () => {
    const out = say(startDiary(diaryGame(one({ some }))), 0, 'some', 9);
    expect(out.ok ? null : out.refusal.reason?.rule).toBe('not-9');
  });
  it('whyNot knows the rules for the whole', () => {
    const m = startDiary(diaryGame(one({ some })));
    const out = say(m, 0, 'some', 1, 2);
    expect(out.ok ? null : out.refusal.reason?.rule).toBe('sum');
    expect(m.whyNot(0, ['some', 1, 2])?.rule).toBe('sum');
  });
});

describe('memory', () => {
  it('copies do not share sealed answers', () => {
    const m = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('s') });
    say(m, 0, 'bid', 0);
    expect(m.position.copy().stack[1].sealed![0]).not.toBe(m.position.stack[1].sealed![0]);
  });
  it('views do not hand out the one PASS', () => {
    const main = diaryProcedure('main');
    main
      .steps('a', 'b')
      .are({ a: { ask: 'open', seats: () => 1, choices: { act: { form: 'confirm', does() {} } } }, b: wait });
    expect(startDiary(diaryGame(main)).decision(0)!.timeout).not.toBe(k.PASS);
  });
  it('an event keeps what it said when the state changes on', () => {
    const said = k.event('said', { all: 'open list' });
    const main = diaryProcedure('main');
    main.steps('a', 'b').are({
      a: (g) => {
        g.emit(said, { all: g.state.numbers });
        g.state.numbers.push(1);
      },
      b: wait,
    });
    expect(startDiary(diaryGame(main)).opening.events[0].fields.all).toEqual([]);
  });
  it('about shares nothing with the state', () => {
    const m = startDiary(
      diaryGame(
        one(
          { go: { form: 'confirm', does() {} } },
          { about: (g: k.Play<Diary>) => ({ all: g.state.numbers }) },
        ),
      ),
    );
    (m.view(0).decision!.about.all as number[]).push(1);
    expect(m.position.state.numbers).toEqual([]);
  });
  it('locals given to a call are its own', () => {
    const inner = diaryProcedure('inner', { mine: k.open(k.list(k.int)) });
    inner.steps('a', 'ask').are({
      a: (_g, l) => {
        l.mine.push(7);
      },
      ask: wait,
    });
    const main = diaryProcedure('main');
    main.steps('a', 'b').are({ a: (g) => k.call(inner, { mine: g.state.numbers }), b: wait });
    expect(startDiary(diaryGame(main, [inner])).position.state.numbers).toEqual([]);
  });
  it('a guessed position does not share its own sealed answer with the view', () => {
    const m = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('s') });
    say(m, 0, 'bid', 0);
    const view = m.view(0);
    const twin = k.determinize(cards, {}, view, k.dice(1), k.quickSource(1));
    expect(twin.stack[1].sealed![0]).not.toBe(view.stack[1].sealed![0]);
  });
});

describe('forks', () => {
  it('at the beginning have the same opening', () => {
    const m = Match.start(cards, { setup: null, seats: 3, seed: seedFrom('f') });
    expect(hashOf(m.fork(0, seedFrom('g')).at(0))).toBe(hashOf(m.at(0)));
  });
  it('beyond the end are refused', () => {
    const m = Match.start(march, { setup: null, seats: 2, seed: seedFrom('f') });
    expect(() => m.fork(5, seedFrom('g'))).toThrow();
    expect(() => m.fork(-1, seedFrom('g'))).toThrow();
  });
  it('publish no seed of the original', () => {
    const m = wander(march, { setup: null, seats: 2 }, 1, 10);
    const fork = m.fork(5, seedFrom('g'));
    fork.submit({ kind: 'resign', seat: 0, at: 10 ** 6 });
    expect(m.result).toBe(null);
    expect(() => save(fork, 'when-over')).toThrow(k.MatchFileError);
    expect(JSON.stringify([fork.setup, save(fork, 'always')])).not.toContain(m.chapters[0].seed!);
  });
});

describe('failures outside the try', () => {
  it('a clock rule that fails is a failure of the rules, not of the host', () => {
    const main = diaryProcedure('main');
    main.steps('a', 'b').are({
      a: wait,
      b: {
        ...wait,
        clock: () => {
          throw new Error('no clock');
        },
      },
    });
    const m = startDiary(diaryGame(main));
    expect(() => say(m, 0, 'go')).not.toThrow();
    expect(m.length).toBe(0);
  });
  it('JSON that makes String() fail is refused', () => {
    const m = Match.start(march, { setup: null, seats: 2, seed: seedFrom('f') });
    expect(codeOf(m.submit(JSON.parse('{"kind":{"toString":0},"seat":0,"at":0}')))).toBe('malformed');
  });
});

describe('bytes', () => {
  it('a number of endless zeros is no number', () => {
    const bytes = Uint8Array.from([...Array(150).fill(0x80), 0]);
    expect(() => new k.ByteReader(bytes).int()).toThrow(k.DecodeError);
  });
  it('every safe integer can be kept', () => {
    const w = new k.ByteWriter();
    w.int(Number.MAX_SAFE_INTEGER);
    expect(new k.ByteReader(w.finish()).int()).toBe(Number.MAX_SAFE_INTEGER);
  });
  it.each(['\uFEFFabc', 'a\uD800b'])('text %j comes back', (s) => {
    const w = new k.ByteWriter();
    w.text(s);
    expect(new k.ByteReader(w.finish()).text()).toBe(s);
  });
  it('a dict may have any name', () => {
    const d = k.dict(k.int);
    const w = new k.ByteWriter();
    const value = JSON.parse('{"__proto__":1,"a":2}');
    d.write(value, w);
    expect(d.equal(d.read(new k.ByteReader(w.finish())), value)).toBe(true);
  });
  it('a list of empty records comes back', () => {
    const d = k.list(k.record({}));
    const w = new k.ByteWriter();
    d.write([{}, {}], w);
    expect(d.read(new k.ByteReader(w.finish()))).toEqual([{}, {}]);
  });
  it('different values have different fingerprints', () => {
    const s = k.record({ a: k.int, b: k.list(k.int) });
    const h = (v: { a: number; b: number[] }) => {
      const x = new k.Hasher();
      s.write(v, x);
      return x.finish();
    };
    expect(h({ a: 2 ** 32, b: [] })).not.toBe(h({ a: 0, b: [0] }));
  });
  it('an undeclared field is found whatever its name', () => {
    expect(k.record({ a: k.int }).fault({ a: 1, toString: 4 }, 'x')).not.toBe(null);
  });
});

describe('rules', () => {
  it('two sealed answers that each call something are both followed, or it is an error', () => {
    const inner = diaryProcedure('inner', { n: k.open(k.int) });
    inner.steps('a').are({ a: (g, l) => note(g, `call ${l.n}`) });
    const main = diaryProcedure('main');
    main.steps('a', 'b').are({
      a: {
        ask: 'sealed',
        seats: () => 3,
        choices: { go: { form: 'confirm', does: (g) => k.call(inner, { n: g.seat }) } },
      },
      b: wait,
    });
    const m = startDiary(diaryGame(main, [inner]));
    say(m, 0, 'go');
    const out = say(m, 1, 'go');
    expect(codeOf(out) === 'rules-failed' || linesOf(m).length === 2).toBe(true);
  });
  it('asking everyone asks the players', () => {
    const main = diaryProcedure('main');
    main.steps('a', 'b').are({
      a: { ask: 'sealed', seats: () => k.EVERYONE, choices: { go: { form: 'confirm', does() {} } } },
      b: wait,
    });
    expect(startDiary(diaryGame(main)).awaiting()).toEqual([0, 1]);
  });
  it('a seat that gets a value it did not choose has learned it', () => {
    const main = diaryProcedure('main');
    const theirs = { value: 5, known: k.only(1) };
    main.steps('a', 'b').are({
      a: {
        ask: 'one',
        seat: () => 0,
        choices: {
          steal: { form: 'confirm', does: (g) => g.hide({ value: 0, known: 0 }, theirs.value, k.only(0)) },
        },
      },
      b: wait,
    });
    const m = startDiary(diaryGame(main));
    say(m, 0, 'steal');
    expect(m.undoable(0)).toBe(0);
  });
  it('a secret field told to somebody is something learned', () => {
    const told = k.event('told', { card: 'secret' });
    const main = diaryProcedure('main');
    main.steps('a', 'b').are({
      a: {
        ask: 'one',
        seat: () => 0,
        choices: { tell: { form: 'confirm', does: (g) => g.emit(told, { card: 5 }, { card: k.only(1) }) } },
      },
      b: wait,
    });
    const m = startDiary(diaryGame(main));
    say(m, 0, 'tell');
    expect(m.undoable(0)).toBe(0);
  });
  it('a seed that is none is refused at the start', () => {
    expect(() => Match.start(march, { setup: null, seats: 2, seed: 'hello' })).toThrow();
  });
  it('a step named twice is refused', () => {
    const main = diaryProcedure('main');
    expect(() => {
      main.steps('a', 'a').are({ a: () => {} });
      diaryGame(main);
    }).toThrow();
  });
  it('a table of more than 30 seats is refused when the game is defined', () => {
    expect(() =>
      diaryGame(one({ go: { form: 'confirm', does() {} } }), [], { seats: { least: 1, most: 40 } }),
    ).toThrow();
  });
  it('the same stream twice is refused when the game is defined', () => {
    expect(() =>
      diaryGame(one({ go: { form: 'confirm', does() {} } }), [], { streams: ['die', 'die'] }),
    ).toThrow();
  });
});

describe('acts meanwhile', () => {
  it('that lead away from a sealed question leave no sealed answer behind', () => {
    const main = diaryProcedure('main');
    main.steps('bid', 'end').are({
      bid: {
        ask: 'sealed',
        seats: () => 3,
        choices: { bid: { form: 'confirm', does() {} } },
        meanwhile: { seats: () => 4, choices: { stop: { form: 'confirm', does: () => 'end' } } },
      },
      end: wait,
    });
    const m = startDiary(diaryGame(main), 3);
    say(m, 0, 'bid');
    say(m, 2, 'stop');
    expect(m.position.stack[0].sealed).toBe(null);
    expect(hashOf(k.decode(m.game, {}, 3, m.position.source, k.encode(m.position)))).toBe(m.hash());
  });
  it('that call something during a sealed question can be guessed at', () => {
    const inner = diaryProcedure('inner');
    inner.steps('ask').are({ ask: { ...wait, seat: () => 2 } });
    const main = diaryProcedure('main');
    main.steps('bid', 'end').are({
      bid: {
        ask: 'sealed',
        seats: () => 3,
        choices: {
          bid: {
            form: 'amount',
            least: () => 0,
            most: () => 2,
            does: (g, _l, n) => note(g, `${g.seat} ${n}`),
          },
        },
        meanwhile: { seats: () => 4, choices: { show: { form: 'confirm', does: () => k.call(inner, {}) } } },
      },
      end: wait,
    });
    const m = startDiary(diaryGame(main, [inner]), 3);
    say(m, 0, 'bid', 1);
    say(m, 2, 'show');
    const twin = k.determinize(m.game, {}, m.view(1), k.dice(1), k.quickSource(1));
    expect(twin.answer(2, ['go'])).toBe(null);
    expect(twin.answer(1, ['bid', 0])).toBe(null);
    expect(twin.state.lines).toHaveLength(2);
  });
});

describe('foresight', () => {
  it('knows that what ends the match cannot be taken back', () => {
    const main = one({ win: { form: 'confirm', does: (g) => g.finish({ winners: [0], by: 'x' }) } });
    const m = startDiary(diaryGame(main));
    expect(k.canBeUndone(m.position, 0, ['win'])).toBe(false);
  });
});

describe('a common decision that somebody only looks able to make', () => {
  it('is a dead end that says so, not a crash', () => {
    const main = diaryProcedure('main');
    main.steps('a', 'end').are({
      a: {
        ask: 'open',
        mayPass: false,
        mayHave: () => true,
        seats: () => 3,
        choices: {
          act: {
            form: 'one',
            candidates: (g, _l, offer) => {
              if (g.seat === 0) offer(1);
            },
            does: () => 'end',
          },
        },
      },
      end: wait,
    });
    const m = startDiary(diaryGame(main));
    expect(() => m.view(1)).not.toThrow();
  });
});

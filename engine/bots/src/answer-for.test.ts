import {
  defineGame,
  dice,
  fields,
  type GameTypes,
  int,
  Match,
  open,
  procedure,
  seedFrom,
  type Why,
  why,
} from '@sightline/kernel';
import { describe, expect, it } from 'vitest';
import { actUnasked } from './act-unasked.ts';
import { answerFor } from './answer-for.ts';
import type { Bot } from './bot.ts';
import { playOut } from './play-out.ts';
import { takeOver } from './take-over.ts';

interface Wires extends GameTypes {
  state: { cut: number };
  seen: { cut: number };
  statics: { live: readonly number[] };
}

/** Seat 0 cuts wires for ever; the rules fail at a live one. Seat 1 may look on, unasked. */
const main = procedure<Wires>()('main');
main.steps('cut').are({
  cut: {
    ask: 'one',
    seat: () => 0,
    choices: {
      cut: {
        form: 'one',
        candidates(_g, _l, offer) {
          for (let wire = 0; wire < 3; wire++) offer(wire);
        },
        does(g, _l, wire) {
          if (g.statics.live.includes(wire)) throw new Error(`wire ${wire} is live`);
          g.state.cut++;
          return 'cut';
        },
      },
    },
    meanwhile: { seats: () => 0b10, choices: { cough: { form: 'confirm', does: () => undefined } } },
  },
});

const wires = defineGame<Wires>({
  name: 'wires',
  version: '1',
  seats: { least: 2, most: 2 },
  state: fields({ cut: open(int) }),
  streams: [],
  events: [],
  procedures: [],
  main,
  statics: (live) => ({ live: live as number[] }),
});

const cutter: Bot<Wires> = { name: 'cutter', answer: () => ['cut', 0] };
const table = (live: number[]) => ({ setup: live, seats: 2, seed: seedFrom('wires') });
const host = { random: dice(1), at: 0 };

describe('where the rules fail', () => {
  it('at the answer of a bot, another answer stands in for it', () => {
    const match = Match.start(wires, table([0]));
    const turn = answerFor(match, 0, cutter, host);
    expect(turn?.refused).toBe('cutter answered ["cut",0] to main.cut: rules-failed crash');
    expect(turn?.outcome.ok).toBe(true);
    expect(turn?.answer[1]).toBeGreaterThan(0);
    expect(match.position.state.cut).toBe(1);
  });

  it('whatever is answered, the host is told, and a match played out says where', () => {
    const match = Match.start(wires, table([0, 1, 2]));
    expect(takeOver(match, 0, cutter, host)).toMatchObject([
      { outcome: { ok: false, refusal: { code: 'rules-failed' } } },
    ]);
    expect(match.length).toBe(0);
    expect(() => playOut(wires, { ...table([0, 1, 2]), bots: [cutter, cutter] })).toThrow(
      /seat 0 can't go on at main.cut.*wire \d is live/s,
    );
  });
});

describe('a host’s other tables', () => {
  it('come to their turn, however long a bot could go on', () => {
    const match = Match.start(wires, table([]));
    const turns = takeOver(match, 0, cutter, host);
    expect(turns).toHaveLength(200);
    expect(match.awaiting()).toEqual([0]);
  });
});

describe('what a seat may do unasked', () => {
  const cougher: Bot<Wires> = { ...cutter, name: 'cougher', unasked: () => ['cough'] };

  it('is no answer that anybody waits for', () => {
    const match = Match.start(wires, table([]));
    expect(match.decision(1)?.way).toBe('meanwhile');
    expect(answerFor(match, 1, cougher, host)).toBeNull();
  });

  it('a bot does that wants to, and no other', () => {
    const match = Match.start(wires, table([]));
    expect(actUnasked(match, 1, cutter, host)).toBeNull();
    expect(actUnasked(match, 1, { ...cougher, unasked: () => null }, host)).toBeNull();
    expect(actUnasked(match, 0, cougher, host)).toBeNull();
    expect(match.length).toBe(0);
    expect(actUnasked(match, 1, cougher, host)).toMatchObject({ answer: ['cough'], refused: null });
    expect(match.length).toBe(1);
  });

  it('does not happen where the bot fails or is refused', () => {
    const match = Match.start(wires, table([]));
    const fails = () => {
      throw new Error('no');
    };
    expect(actUnasked(match, 1, { ...cougher, unasked: fails }, host)).toBeNull();
    const wrong = actUnasked(match, 1, { ...cougher, unasked: () => ['shout'] }, host);
    expect(wrong?.refused).toMatch('cougher did ["shout"] unasked at main.cut.meanwhile: no-such-choice');
    expect(match.length).toBe(0);
  });

  it('is done in matches between bots, before each answer', () => {
    const { match } = playOut(wires, { ...table([]), bots: [cutter, cougher], maxDecisions: 3 });
    expect(match.history.entries.map(({ input }) => input.seat)).toEqual([1, 0, 1, 0, 1, 0]);
  });
});

describe('a bot that can say why', () => {
  const telling = defineGame<Wires>({ ...wires, events: [why] });
  const talker = (reason: Why | null): Bot<Wires> => ({
    ...cutter,
    think: () => ({ answer: ['cut', 0], why: reason }),
  });

  it('is asked for that, and its reason stands in the log and is told', () => {
    const match = Match.start(telling, table([]));
    const turn = answerFor(match, 0, talker(['spare', 2]), host);
    expect(turn?.answer).toEqual(['cut', 0]);
    expect(turn?.outcome).toMatchObject({ events: [{ fields: { seat: 0, word: 'spare', about: [2] } }] });
    expect(match.history.entries[0].input).toMatchObject({ why: ['spare', 2] });
  });

  it('need not, and does not repeat itself', () => {
    const match = Match.start(telling, table([]));
    for (const reason of [null, ['spare', 2], ['spare', 2], ['spare', 3], ['spare', 2]] as const)
      answerFor(match, 0, talker(reason), host);
    expect(match.history.entries.map(({ input }) => 'why' in input)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('has none for the answer that stands in for its own', () => {
    const match = Match.start(telling, table([0]));
    expect(answerFor(match, 0, talker(['spare']), host)?.refused).toMatch('rules-failed');
    expect(match.history.entries[0].input).not.toHaveProperty('why');
  });
});

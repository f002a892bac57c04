import type { Bot } from '@sightline/bots';
import { type AnyGame, Match, seedFrom } from '@sightline/kernel';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MatchRow, SeatRow } from '../database/tables.ts';
import { games } from '../games.ts';
import type { MatchLedger } from './match-ledger.ts';
import { MatchScheduler } from './match-scheduler.ts';

const PACE = 150;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table of bots, and when each of its inputs was played. */
function tableOf(bot: Bot<AnyGame>, presets = '{}', turn = () => 0) {
  const { doom } = games;
  const setup = doom.setup({ mission: 'blackBox', switches: {}, choices: {} });
  const match = Match.start(doom.game, { setup, seats: 2, seed: seedFrom('scheduler'), at: Date.now() });
  const seating = [0, 1].map(
    (seat): SeatRow => ({ match: 'm', seat, person: null, bot: 'slow', declined: 0 }),
  );
  const played: number[] = [];
  const scheduler: MatchScheduler = new MatchScheduler({
    shelf: { ...doom, bots: { slow: bot } },
    row: { seats: 2, clock: null, presets, lots: 'lots' } as MatchRow,
    ledger: { match } as unknown as MatchLedger,
    botPace: PACE,
    now: () => Date.now(),
    elapsed: () => Date.now(),
    outages: null,
    seating: () => seating,
    watched: () => true,
    turn,
    answeredAt: () => Number.POSITIVE_INFINITY,
    play: async (how) => {
      const { ok } = how();
      if (ok) {
        played.push(Date.now());
        scheduler.plan();
      }
      return ok;
    },
    wake: () => void scheduler.advance(),
  });
  scheduler.plan();
  return { scheduler, match, played };
}

/** Thinks for so long about what an easy bot answers. */
function thinking(ms: (n: number) => number): { bot: Bot<AnyGame>; thought: () => number } {
  const { easy } = games.doom.bots;
  let n = 0;
  return {
    thought: () => n,
    bot: {
      name: 'slow',
      answer(question) {
        vi.setSystemTime(Date.now() + ms(n++));
        return easy.answer(question);
      },
    },
  };
}

it('answers when it is due, however long a bot has to think, and has it think once', async () => {
  const quick = tableOf(thinking(() => 0).bot);
  await vi.advanceTimersByTimeAsync(20 * PACE);
  vi.setSystemTime(1_000_000);
  const { bot, thought } = thinking((n) => (n * 37) % 90);
  const slow = tableOf(bot);
  await vi.advanceTimersByTimeAsync(20 * PACE);
  expect(quick.played.length).toBeGreaterThan(15);
  const gaps = (times: readonly number[]) => times.slice(1, 15).map((at, i) => at - times[i]);
  expect(gaps(slow.played)).toEqual(gaps(quick.played));
  expect(thought()).toBeLessThanOrEqual(slow.match.length + 1);
});

it('asks a bot anew whose thought was about something else', async () => {
  const { bot, thought } = thinking(() => 1);
  const { match, scheduler } = tableOf(bot);
  await vi.advanceTimersByTimeAsync(PACE - 50);
  expect([thought(), match.length]).toEqual([1, 0]);
  const [seat] = match.awaiting();
  const answer = match.decision(seat)?.timeout;
  expect(match.submit({ kind: 'answer', seat, decision: 0, answer, at: Date.now() }).ok).toBe(true);
  scheduler.plan();
  await vi.advanceTimersByTimeAsync(PACE);
  expect([thought(), match.length]).toEqual([2, 2]);
});

it('is due at a whole millisecond, whatever part of one a turn of a bot is promised at: databases store no parts', () => {
  const { scheduler } = tableOf(thinking(() => 0).bot, '{}', () => 1_000 / 3 + PACE);
  expect(scheduler.due(Date.now())).toBe(Date.now() + 334 + PACE);
});

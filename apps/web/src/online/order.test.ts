import type { OnlineMatch, OnlineSeat } from '@sightline/wire';
import { describe, expect, it } from 'vitest';
import { botsAlone, freeSeats, isBotForMe, isMine, isMyTurn, mayLook, mostUrgentFirst } from './order.ts';

const seat = (n: number, some: Partial<OnlineSeat> = {}): OnlineSeat => ({
  seat: n,
  mine: false,
  name: null,
  bot: null,
  online: false,
  ...some,
});
const match = (id: string, some: Partial<OnlineMatch>): OnlineMatch => ({
  id,
  game: 'doom',
  setup: null,
  status: 'running',
  open: false,
  watch: false,
  clock: null,
  refill: null,
  seats: [seat(0, { name: 'Bo' }), seat(1, { name: 'Ann', mine: true })],
  host: false,
  invitedBy: null,
  awaiting: [0],
  inputs: 0,
  created: 0,
  touched: 0,
  result: null,
  commitment: null,
  rematch: null,
  rules: '1',
  askedBy: null,
  dismissed: false,
  outdated: false,
  ...some,
});

describe('the order of the lobby', () => {
  it('is what waits for me, what gathers, what runs, what is over; the newest first', () => {
    const all = [
      match('over', { status: 'over', touched: 9 }),
      match('runs', { touched: 5 }),
      match('runs too', { touched: 8 }),
      match('mine', { awaiting: [1] }),
      match('gathers', { status: 'gathering' }),
      // Nobody can play on by rules that are not here any more.
      match('outdated', { outdated: true, touched: 9 }),
      match('outdated too', { outdated: true, status: 'gathering', touched: 7 }),
    ];
    expect(all.toSorted(mostUrgentFirst).map(({ id }) => id)).toEqual([
      'mine',
      'gathers',
      'runs too',
      'runs',
      'outdated',
      'outdated too',
      'over',
    ]);
  });

  it('does not call me where a bot plays for me', () => {
    const seats = [seat(0), seat(1, { name: 'Ann', mine: true, bot: 'easy' })];
    expect(isMyTurn(match('bot', { awaiting: [1], seats }))).toBe(false);
    expect(isMine(match('bot', { seats }))).toBe(true);
    expect(isBotForMe(match('bot', { seats }))).toBe(true);
    expect(isBotForMe(match('over', { seats, status: 'over' }))).toBe(false);
    expect(isBotForMe(match('others', { seats: [seat(0, { name: 'Bo', bot: 'easy' })] }))).toBe(false);
    expect(freeSeats(match('bot', { seats }))).toBe(1);
  });
});

describe('a table', () => {
  it('is left to bots alone where every seat is played by one', () => {
    const mine = seat(1, { name: 'Ann', mine: true, bot: 'easy' });
    expect(botsAlone([seat(0, { name: 'Bo' }), mine])).toBe(false);
    expect(botsAlone([seat(0, { name: 'Bo', bot: 'easy' }), mine])).toBe(true);
    expect(botsAlone([seat(0), mine])).toBe(false);
  });

  it('may be looked at by who sits there, who opened it, and, where it may be watched or is over, by all', () => {
    const seats = [seat(0, { name: 'Bo' })];
    expect(mayLook(match('strange', { seats }))).toBe(false);
    expect(mayLook(match('mine', {}))).toBe(true);
    expect(mayLook(match('opened', { seats, host: true }))).toBe(true);
    expect(mayLook(match('watched', { seats, watch: true }))).toBe(true);
    expect(mayLook(match('asked off', { seats, watch: true, dismissed: true }))).toBe(false);
    expect(mayLook(match('over', { seats, status: 'over' }))).toBe(true);
  });
});

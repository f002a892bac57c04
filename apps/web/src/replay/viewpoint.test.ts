import { describe, expect, it } from 'vitest';
import type { Player } from '../host/api.ts';
import {
  firstViewpoint,
  mayPlay,
  playersFrom,
  viewpointFrom,
  viewpointsOf,
  viewpointValue,
  whose,
} from './viewpoint.ts';

const ME: Player = { kind: 'me' };
const ANNA: Player = { kind: 'guest', name: 'Anna' };
const BOT: Player = { kind: 'bot', level: 'hard' };

const match = (over: boolean, ...players: readonly Player[]) => ({
  over,
  seats: players.map((player, seat) => ({
    seat,
    name: `Seat ${seat}`,
    role: 'Imp',
    icon: 'imp',
    tone: 'foe' as const,
    player,
  })),
});

describe('the viewpoints a replay offers', () => {
  it('are everybody’s once the match is over', () => {
    expect(viewpointsOf(match(true, BOT, ME))).toEqual([0, 1, null, 'all']);
  });

  it('are our own and nobody else’s while it goes on', () => {
    expect(viewpointsOf(match(false, BOT, ME, ANNA))).toEqual([1, null]);
  });

  it('are the table’s in a match of others that goes on', () => {
    expect(viewpointsOf(match(false, BOT, ANNA))).toEqual([null]);
  });

  it('are our own at first', () => {
    expect(firstViewpoint(match(true, BOT, ME))).toBe(1);
    expect(firstViewpoint(match(true, BOT, BOT))).toBe('all');
    expect(firstViewpoint(match(false, BOT, BOT))).toBeNull();
  });

  it.each([0, 3, null, 'all'] as const)('%s can be written and read', (viewpoint) => {
    expect(viewpointFrom(viewpointValue(viewpoint))).toBe(viewpoint);
  });
});

describe('the name of a viewpoint', () => {
  const seat = (name: string, player: Player) => ({ ...match(true, player).seats[0], name });

  it('is said by the seat, and by the name of a guest once', () => {
    expect(whose(seat('Anna', ANNA))).toBe('Imp · Anna');
    expect(whose(seat('Imp', ME))).toBe('Imp');
    expect(whose(seat('Imp', BOT))).toBe('Imp');
  });

  it('is said by the seat alone where the guest has no name', () => {
    expect(whose(seat('Imp', { kind: 'guest', name: '' }))).toBe('Imp');
  });
});

describe('who plays on from a moment', () => {
  it('is the one who looked, with bots elsewhere', () => {
    expect(playersFrom(match(true, ME, ANNA, BOT), 1, 'easy')).toEqual([
      { kind: 'bot', level: 'easy' },
      ME,
      BOT,
    ]);
  });

  it('is our own seat where nobody’s in particular was looked from', () => {
    expect(playersFrom(match(true, BOT, ME), 'all', 'easy')).toEqual([BOT, ME]);
    expect(playersFrom(match(true, BOT, BOT), null, 'easy')).toEqual([ME, BOT]);
  });

  it('is nobody who may not look from there', () => {
    const running = match(false, BOT, ANNA);
    expect(playersFrom(running, null, 'easy')).toEqual([BOT, { kind: 'bot', level: 'easy' }]);
    expect(mayPlay(running, 1)).toBe(false);
    expect(mayPlay(match(true, BOT, ANNA), 1)).toBe(true);
  });
});

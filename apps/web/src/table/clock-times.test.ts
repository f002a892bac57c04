import { describe, expect, it } from 'vitest';
import type { OnlineRoom, OpenedMatch, TableFrame } from '../host/api.ts';
import { clockFaces, clocksIn } from './clock-times.ts';

const seats = [0, 1, 2].map((seat) => ({ seat })) as unknown as OpenedMatch['seats'];
const opened = { seats, clocks: { sharedWith: [0, 1, 0], mayPause: false } } as unknown as OpenedMatch;
const frame = { awaited: [{ seat: 2 }] } as unknown as TableFrame;
const clock = { left: [60_000, 30_000, 60_000], running: 0b101, since: 5000, due: null };
const at = (page: number) => ({ page, server: 9000 });

describe('the clocks of a table', () => {
  it('are one for all seats that share it', () => {
    expect(clocksIn(opened)).toEqual([[0, 2], [1]]);
    expect(clocksIn({ ...opened, clocks: null })).toEqual([]);
  });

  it('go by the match’s own time where it is held here, and stand while that does', () => {
    const time = { clock, now: 6000, held: false, pausedBy: null, heard: 100 };
    const show = (held: boolean, page: number) =>
      clockFaces({ opened, frame, room: null, time: { ...time, held } }, at(page)).map((f) => f.time);
    expect(show(false, 1100)).toEqual([
      { ms: 58_000, running: true },
      { ms: 30_000, running: false },
    ]);
    expect(show(true, 90_000)[0]).toEqual({ ms: 59_000, running: true });
  });

  it('go by the server’s time online, and show what is left of an answer off the clocks', () => {
    const room = { clock: { ...clock, running: 0, due: 11_000 } } as unknown as OnlineRoom;
    expect(clockFaces({ opened, frame, room, time: null }, at(0)).map((f) => f.time)).toEqual([
      { ms: 2000, running: true },
      { ms: 30_000, running: false },
    ]);
  });
});

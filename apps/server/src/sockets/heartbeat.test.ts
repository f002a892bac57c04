import pino from 'pino';
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from '../app.ts';
import { games } from '../games.ts';
import { testConfig } from '../testing/config.ts';
import { ProtocolClient } from '../testing/player.ts';
import { sleep, until } from '../testing/waiting.ts';

const SOCKETS = 50;

it('hearts beat a few at a time, each every 25 seconds; who does not answer is let go', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = await startServer(testConfig(), games, pino({ level: 'silent' }));
  try {
    const { token } = await ProtocolClient.guest(server.address);
    let pings = 0;
    let closed = 0;
    const all = await Promise.all(
      Array.from({ length: SOCKETS }, async (_, i) => {
        const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`, {
          headers: { authorization: `Bearer ${token}` },
          // One of them is dead, and the server has not heard of it.
          autoPong: i !== 7,
        });
        socket.on('ping', () => pings++);
        socket.on('close', () => closed++);
        await new Promise((open) => socket.once('open', open));
        return socket;
      }),
    );
    const bySecond: number[] = [];
    for (let second = 0; second < 25; second++) {
      const before = pings;
      vi.advanceTimersByTime(1000);
      await sleep(10);
      bySecond.push(pings - before);
    }
    await until(() => pings >= SOCKETS);
    expect(pings).toBe(SOCKETS);
    expect(Math.max(...bySecond)).toBeLessThanOrEqual(SOCKETS / 5);
    expect(closed).toBe(0);
    for (let second = 0; second < 25; second++) {
      vi.advanceTimersByTime(1000);
      await sleep(10);
    }
    await until(() => closed > 0 && pings >= 2 * SOCKETS - 1);
    expect([closed, pings]).toEqual([1, 2 * SOCKETS - 1]);
    for (const socket of all) socket.terminate();
  } finally {
    vi.useRealTimers();
    await server.close();
  }
});

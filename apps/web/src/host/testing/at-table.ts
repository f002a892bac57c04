import type { Answer } from '@sightline/kernel';
import { isFault, type OnlineRoom, type TableFrame } from '../api.ts';
import type { Environment } from '../environment.ts';
import { write } from '../log.ts';
import { FakeServer, raidFor, type Sits, settled } from './fake-server.ts';
import { lineOf, stand, type TestHost } from './stand.ts';

export interface AtTable extends TestHost {
  readonly rooms: OnlineRoom[];
  readonly room: () => OnlineRoom;
  pass(ms: number): Promise<void>;
  /** the log as the table has it now: what was told, and what was sent anew */
  log(): string[];
}

/** Somebody sits down at the server's table, as the page does it. */
export async function join(
  server: FakeServer,
  person: string,
  env: Partial<Environment> = {},
  shows = true,
): Promise<AtTable> {
  const line = server.line(person);
  const s = stand(undefined, { line, ...env });
  const rooms: OnlineRoom[] = [];
  const opened = await s.host.openOnline(
    server.listed(person),
    (frame) => {
      s.frames.push(structuredClone(frame));
      // Nothing is animated here: what is sent is shown.
      if (shows) queueMicrotask(() => void s.host.shown(frame.n));
    },
    (room) => rooms.push(structuredClone(room)),
  );
  if (isFault(opened)) throw new Error(opened.fault);
  s.frames.unshift(structuredClone(opened.frame));
  await settled();
  const room = () => rooms.at(-1) as OnlineRoom;
  const log = () => {
    let lines = [...opened.log];
    for (const { n, narration, log: anew } of s.frames.slice(1)) {
      write(lines, n, narration);
      if (anew !== undefined) lines = [...anew];
    }
    return lines.map((each) => lineOf(each.narration));
  };
  return { ...s, rooms, room, log, pass: (ms) => line.pass(ms) };
}

export const last = (s: AtTable): TableFrame => s.frames.at(-1) as TableFrame;
const TRADING: Answer[] = [
  ['trade', 0],
  ['trade', 1],
];

/** A running match in which all have a trade. */
export function running(sits: readonly Sits[], rounds?: number): FakeServer {
  const server = new FakeServer(sits, raidFor(sits.length, rounds));
  for (const [seat, answer] of TRADING.entries()) server.answer(seat, ...answer);
  return server;
}

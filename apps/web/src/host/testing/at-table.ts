import type { Answer } from '@sightline/kernel';
import { type Frame, isFault, type Room } from '../api.ts';
import type { Environment } from '../environment.ts';
import { write } from '../log.ts';
import { FakeServer, raidFor, type Sits, settled } from './fake-server.ts';
import { lineOf, type Stand, stand } from './stand.ts';

export interface AtTable extends Stand {
  readonly rooms: Room[];
  readonly room: () => Room;
  pass(ms: number): Promise<void>;
  /** the log as the table has it now: what was told, and what was sent anew */
  log(): string[];
}

/** Somebody sits down at the server's table, as the page does it. */
export async function join(
  server: FakeServer,
  person: string,
  env: Partial<Environment> = {},
): Promise<AtTable> {
  const line = server.line(person);
  const s = stand(undefined, { line, ...env });
  const rooms: Room[] = [];
  const opened = await s.host.openOnline(
    server.listed(person),
    (frame) => s.frames.push(structuredClone(frame)),
    (room) => rooms.push(structuredClone(room)),
  );
  if (isFault(opened)) throw new Error(opened.fault);
  s.frames.unshift(structuredClone(opened.frame));
  await settled();
  const room = () => rooms.at(-1) as Room;
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

export const last = (s: AtTable): Frame => s.frames.at(-1) as Frame;
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

import type { ToServer } from '@sightline/wire';
import { z } from 'zod';

/** Names are kept in the log, where those of all matches are written together: nothing that a database could refuse. */
const id = z.string().regex(/^[\x20-\x7e]{1,40}$/);
const match = z.string().regex(/^[\w-]{1,40}$/);
const seat = z.int().min(0).max(30);
const count = z.int().min(0).max(1_000_000);
/** A verb and whole numbers; whether it is one of those offered, the rules say. */
const answer = z
  .array(z.union([z.string().max(60), z.int()]))
  .min(1)
  .max(200);

export const LONGEST_TALK = 500;

/** What a client may say. Everything else is refused before anything looks at it. */
export const toServer = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('join'),
    id,
    match,
    since: count.optional(),
    full: z.boolean().optional(),
  }),
  z.strictObject({ t: z.literal('leave'), id, match }),
  z.strictObject({
    t: z.literal('answer'),
    id,
    match,
    seat,
    decision: count,
    answers: z.array(answer).min(1).max(256),
  }),
  z.strictObject({ t: z.enum(['undo', 'resign']), id, match, seat }),
  z.strictObject({
    t: z.literal('chat'),
    id,
    match,
    to: z.enum(['table', 'side']),
    text: z.string().min(1).max(LONGEST_TALK),
  }),
  z.strictObject({ t: z.literal('history'), id, match, seat, from: count, to: count }),
  z.strictObject({ t: z.literal('ping'), id }),
]);

/** The message in a frame; null: it is none. */
export function messageIn(frame: string): ToServer | null {
  let raw: unknown;
  try {
    raw = JSON.parse(frame);
  } catch {
    return null;
  }
  const parsed = toServer.safeParse(raw);
  return parsed.success ? (parsed.data as ToServer) : null;
}

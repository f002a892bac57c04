import type { ToServer } from '@sightline/wire';
import { z } from 'zod';

/** Names are kept in the log, where those of all matches are written together: nothing that a database could refuse. */
const ID = /^[\x20-\x7e]{1,40}$/;
const MATCH = /^[\w-]{1,40}$/;
const id = z.string().regex(ID);
const match = z.string().regex(MATCH);
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
    away: z.boolean().optional(),
  }),
  z.strictObject({ t: z.literal('leave'), id, match }),
  z.strictObject({ t: z.enum(['away', 'here']), id, match }),
  z.strictObject({
    t: z.literal('answer'),
    id,
    match,
    seat,
    decision: count,
    answers: z.array(answer).min(1).max(256),
  }),
  z.strictObject({ t: z.enum(['undo', 'resign', 'pause', 'resume']), id, match, seat }),
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
  if (isAnswer(raw)) return raw;
  const parsed = toServer.safeParse(raw);
  return parsed.success ? (parsed.data as ToServer) : null;
}

/**
 * An `answer` as the schema has it, checked by hand: nearly all that is said are answers, and for a schema's check the
 * rules could play two of them. What is not found to be one here is left to the schema.
 */
export function isAnswer(raw: unknown): raw is ToServer & { readonly t: 'answer' } {
  if (typeof raw !== 'object' || raw === null) return false;
  const m = raw as Readonly<Record<string, unknown>>;
  return (
    m.t === 'answer' &&
    Object.keys(m).length === 6 &&
    typeof m.id === 'string' &&
    ID.test(m.id) &&
    typeof m.match === 'string' &&
    MATCH.test(m.match) &&
    isCount(m.seat, 30) &&
    isCount(m.decision, 1_000_000) &&
    isList(m.answers, 256, isVerbWithNumbers)
  );
}

const isCount = (x: unknown, most: number): boolean =>
  Number.isSafeInteger(x) && (x as number) >= 0 && (x as number) <= most;

const isVerbWithNumbers = (x: unknown): boolean => isList(x, 200, isWordOrNumber);

const isWordOrNumber = (x: unknown): boolean =>
  typeof x === 'string' ? x.length <= 60 : Number.isSafeInteger(x);

const isList = (x: unknown, most: number, is: (item: unknown) => boolean): boolean =>
  Array.isArray(x) && x.length > 0 && x.length <= most && x.every(is);

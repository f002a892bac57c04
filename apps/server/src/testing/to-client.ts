import { z } from 'zod';

/**
 * What the server may say, as a schema: for tests that listen on the wire, and for docs/protocol.md. The types of
 * engine/wire say the same; a test holds the two against each other.
 */

/** The names under which docs/protocol.md describes what messages are made of. */
export const names = z.registry<{ id: string }>();
function named<S extends z.ZodType>(id: string, schema: S): S {
  names.add(schema, { id });
  return schema;
}

const number = z.int();
const seat = z.int().min(0).max(30);
const facts = named('Facts', z.record(z.string(), z.union([z.number(), z.string(), z.array(z.number())])));
const answer = named('Answer', z.tuple([z.string()], z.number()));

const plain = { verb: z.string(), form: z.enum(['confirm', 'one', 'place', 'path', 'amount']) };
const choice = named(
  'Choice',
  z.union([
    z.strictObject({ ...plain, each: number, numbers: z.array(number) }),
    z.strictObject({
      verb: z.string(),
      form: z.literal('some'),
      items: z.array(number),
      least: number,
      most: number,
    }),
    z.strictObject({ verb: z.string(), form: z.literal('order'), items: z.array(number) }),
    z.strictObject({
      verb: z.string(),
      form: z.literal('split'),
      bins: z.array(number),
      caps: z.array(number),
      total: number,
    }),
  ]),
);

const decision = named(
  'Decision',
  z.strictObject({
    seat,
    prompt: z.string(),
    about: facts,
    way: z.enum(['one', 'sealed', 'open', 'priority', 'meanwhile']),
    choices: z.array(choice),
    timeout: answer.nullable(),
  }),
);

const result = named('Result', z.strictObject({ winners: z.array(seat), by: z.string() }));

const frame = named(
  'Frame',
  z.strictObject({
    procedure: z.string(),
    step: z.string(),
    locals: z.unknown(),
    passed: number,
    sealed: z.array(answer.nullable()).nullable(),
  }),
);

const view = named(
  'View',
  z.strictObject({
    seat,
    seats: number,
    state: z.unknown(),
    stack: z.array(frame),
    awaiting: z.array(seat),
    decision: decision.nullable(),
    resigned: number,
    result: result.nullable(),
  }),
);

const event = named('Event', z.strictObject({ kind: z.string(), fields: facts }));

const path = z.array(z.union([z.string(), number]));
const change = named('Change', z.union([z.tuple([path, z.unknown()]), z.tuple([path])]));

const clock = named(
  'Clock',
  z.strictObject({
    left: z.array(z.number()).nullable(),
    running: number,
    since: z.number(),
    due: z.number().nullable(),
  }),
);

const seenInput = {
  n: number,
  events: z.array(event),
  changes: z.array(change).exactOptional(),
  view: view.exactOptional(),
  back: number.exactOptional(),
};

const standing = {
  decision: number,
  undo: number,
  clock: clock.nullable(),
  paused: number.exactOptional(),
};

const onlineSeat = named(
  'Seat',
  z.strictObject({
    seat,
    mine: z.boolean(),
    name: z.string().nullable(),
    bot: z.string().nullable(),
    online: z.boolean(),
  }),
);

const code = named(
  'Code',
  z.enum([
    'malformed-message',
    'no-such-match',
    'not-your-seat',
    'not-started',
    'other-rules',
    'not-allowed',
    'too-fast',
    'not-stored',
    'side-shut',
    'malformed',
    'match-over',
    'no-such-seat',
    'not-asked',
    'already-answered',
    'old-decision',
    'no-such-choice',
    'not-offered',
    'nothing-to-undo',
    'time-left',
    'too-late',
    'paused',
    'not-paused',
    'cannot-resign',
    'rules-failed',
  ]),
);

const reason = named('Reason', z.strictObject({ rule: z.string(), facts }));

export const toClient = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('ok'), id: z.string(), n: number.exactOptional() }),
  z.strictObject({
    t: z.literal('no'),
    id: z.string(),
    code,
    detail: z.string().exactOptional(),
    reason: reason.exactOptional(),
  }),
  z.strictObject({ t: z.literal('table'), match: z.string(), seat, n: number, view, ...standing }),
  z.strictObject({ t: z.literal('input'), match: z.string(), seat, ...seenInput, ...standing }),
  z.strictObject({
    t: z.literal('people'),
    match: z.string(),
    seats: z.array(onlineSeat),
    watching: number,
  }),
  z.strictObject({
    t: z.literal('chat'),
    match: z.string(),
    k: number,
    from: z.string(),
    by: z.string(),
    mine: z.boolean(),
    seat: seat.nullable(),
    to: z.enum(['table', 'side']),
    text: z.string(),
    at: z.number(),
  }),
  z.strictObject({
    t: z.literal('history'),
    id: z.string(),
    match: z.string(),
    seat,
    view,
    inputs: z.array(named('Input', z.strictObject(seenInput))),
    to: number,
  }),
  z.strictObject({ t: z.literal('pong'), id: z.string() }),
  z.strictObject({
    t: z.literal('bye'),
    code: z.enum(['restarting', 'too-fast', 'signed-out', 'nonsense']),
  }),
]);

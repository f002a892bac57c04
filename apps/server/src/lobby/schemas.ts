import type { NewOnlineMatch, OnlineMatch } from '@sightline/wire';
import { z } from 'zod';

const MOST_SEATS = 30;
/** Switches of a game, and options of which one is taken. */
const MOST_OPTIONS = 20;
/** Choices of one seat. */
const MOST_SETTLED = 20;
const LONGEST_CLOCK = 60 * 86_400;

/** A table with so many entries at most; the documentation of the API says so too. */
const table = <K extends z.core.$ZodRecordKey, V extends z.core.SomeType>(name: K, value: V, most: number) =>
  z
    .record(name, value)
    .refine((entries) => Object.keys(entries).length <= most, `Too big: expected at most ${most} entries`)
    .meta({ maxProperties: most });

const level = z.string().min(1).max(40).describe('the level of a bot');

const seatWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('free') }),
  z.strictObject({ kind: z.literal('bot'), level }),
]);

export const newOnlineMatch = z.strictObject({
  game: z.string().min(1).max(40),
  mission: z.string().min(1).max(80),
  switches: table(z.string().max(40), z.boolean(), MOST_OPTIONS),
  choices: table(z.string().max(40), z.string().max(40), MOST_OPTIONS)
    .default({})
    .describe('of options of which one is taken: which'),
  seats: z.array(seatWish).min(1).max(MOST_SEATS).describe('by seat'),
  open: z.boolean().describe('listed for everybody'),
  watch: z.boolean().describe('may be watched by whoever has the link'),
  clock: z
    .int()
    .min(1)
    .max(LONGEST_CLOCK)
    .nullable()
    .describe("seconds on each seat's clock; null: no clock"),
  refill: z
    .int()
    .min(1)
    .max(LONGEST_CLOCK)
    .nullable()
    .optional()
    .describe('seconds that a seat has at least whenever it is asked after somebody else decided'),
  presets: table(
    z.string().regex(/^\d{1,2}$/),
    table(z.string().max(40), z.array(z.int()).max(50), MOST_SETTLED),
    MOST_SEATS,
  ).describe("choices settled beforehand for the host's own seats and for bots, by seat"),
}) satisfies z.ZodType<NewOnlineMatch>;

const onlineSeat = z.object({
  seat: z.int(),
  mine: z.boolean(),
  name: z.string().nullable().describe("null: free, or a bot's from the beginning"),
  bot: z.string().nullable().describe('plays for an absent person, or for nobody'),
  online: z.boolean(),
});

const result = z.object({ winners: z.array(z.int()), by: z.string() });

export const onlineMatch: z.ZodType<OnlineMatch> = z.object({
  id: z.string().describe('whoever knows it may join: it is the invitation'),
  game: z.string(),
  rules: z.string().describe("the version of the game's rules that it is played by"),
  setup: z.unknown().describe('what is played; in lists without maps'),
  status: z.enum(['gathering', 'running', 'over']),
  open: z.boolean(),
  watch: z.boolean(),
  clock: z.number().nullable().describe('seconds'),
  refill: z.number().nullable().describe('seconds'),
  seats: z.array(onlineSeat),
  host: z.boolean().describe("whether it is the asking person's"),
  invitedBy: z.string().nullable().describe('as long as it gathers: the name of the host'),
  awaiting: z.array(z.int()).describe('seats whose decision is awaited'),
  inputs: z.int(),
  created: z.number().describe('milliseconds since 1970'),
  touched: z.number(),
  result: result.nullable(),
  commitment: z.string().nullable().describe('the hash of the seed that everything is drawn from'),
  rematch: z
    .string()
    .nullable()
    .describe(
      'the same people once more, if somebody asked for it; told to those who played, and to others while it may be watched',
    ),
  askedBy: z
    .string()
    .nullable()
    .describe('in my matches: who wants to play once more with me, as long as I have not sat down'),
  dismissed: z.boolean().describe('the host has asked the asking person off it, until it is over'),
  outdated: z
    .boolean()
    .describe('this server has not the rules it is played by: nobody can play on or look at it'),
});

export const matchList = z.object({ matches: z.array(onlineMatch) });

export const absentSeats = z.object({
  seats: z.array(
    z.object({
      seat: z.int(),
      from: z.number().describe('from when on a bot may be put in, in milliseconds since 1970'),
    }),
  ),
});

const id = z.string().describe('the id of a match');
export const byId = z.object({ id });
export const bySeat = z.object({ id, seat: z.coerce.number().int().min(0).max(MOST_SEATS) });

export const joinWish = z
  .strictObject({ seat: z.int().min(0).max(MOST_SEATS).optional() })
  .nullish()
  .describe('without a seat: the first that is free');
export const leaveWish = z
  .strictObject({ seat: z.int().min(0).max(MOST_SEATS).optional(), bot: level.optional() })
  .nullish()
  .describe('without a seat: all of mine');
export const dismissal = z
  .strictObject({ name: z.string().max(200) })
  .describe('what whoever is meant is called: somebody else may have sat down there meanwhile');
export const botWish = z.strictObject({ bot: level.nullable() });

export const matchFile = z
  .looseObject({ format: z.literal('sightline-match/1') })
  .describe('a match from its set-up to its end');

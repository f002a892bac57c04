import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { MATCH_ID } from '../store/match-id.ts';

/** Why the lobby refuses something: stable codes, for which the app has words in each language. */
const REFUSALS = {
  'no-such-game': [400, 'There is no such game here.'],
  'no-such-level': [400, 'There is no bot of that level.'],
  'wrong-setup': [400, 'A match can not be set up like that.'],
  'not-a-match': [400, 'This is not a match file.'],
  'other-game': [400, 'This is a match of another game.'],
  'other-rules': [400, 'This match was played by other rules than the present ones.'],
  damaged: [400, 'This match file does not agree with itself.'],
  'too-heavy': [400, 'This match file takes more time or memory to play through than there is for one.'],
  'own-mission': [
    400,
    "Missions of one's own are not played here: the app opens the file, and plays them without a server.",
  ],
  'still-running': [400, 'Only a match that is over can be brought along.'],
  'signed-out': [401, 'Nobody is signed in.'],
  'not-allowed': [403, 'Only the host of the match may do that.'],
  dismissed: [403, 'The host has asked you off this table.'],
  'not-your-seat': [403, 'You have no seat in this match.'],
  'no-such-match': [404, 'There is no such match.'],
  'no-such-seat': [404, 'The match has no such seat.'],
  'already-started': [409, 'The match has begun.'],
  'match-over': [409, 'The match is over.'],
  'not-over': [409, 'The match is not over.'],
  outdated: [409, 'The rules have changed since this table was opened: the match can not be begun.'],
  'rules-changed': [409, 'The rules have changed since this match was played.'],
  'seat-taken': [409, 'That seat is taken.'],
  'not-there': [409, 'Whoever is meant does not sit there.'],
  'not-awaited': [409, 'Nobody waits for that seat.'],
  'still-there': [409, 'Whose seat it is has not been away for long enough.'],
  'too-many-matches': [409, 'You have as many unfinished matches as one may have.'],
  'too-fast': [429, 'Too many attempts. Wait a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** Something is refused; thrown in the middle of a transaction, it takes back what that has done so far. */
export class LobbyRefusal extends Error {
  override name = 'Refused';
  readonly code: RefusalCode;
  readonly statusCode: number;
  /** seconds after which it makes sense to try again */
  readonly retryAfter: number | null;

  constructor(code: RefusalCode, message: string = REFUSALS[code][1], retryAfter: number | null = null) {
    super(message);
    this.code = code;
    this.statusCode = REFUSALS[code][0];
    this.retryAfter = retryAfter;
  }
}

const refusal = z.object({
  error: z.string().describe('stable, for programs'),
  message: z.string().describe('in English, for people who write them'),
});

/** For the description of routes. */
export const refusals = { '4xx': refusal };

/** Answers what is refused; everything else that goes wrong is the whole server's matter. */
export function answerRefusals(app: FastifyInstance, notFound: RateLimiter): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof LobbyRefusal)) throw error;
    const { code, message, statusCode, retryAfter } =
      error.code === 'no-such-match' ? strayed(request.ip) : error;
    if (retryAfter !== null) reply.header('retry-after', retryAfter);
    return reply.code(statusCode).send({ error: code, message });
  });
  // Nobody finds a match by trying out ids; who has one is not kept from it by those who try, at the same address.
  const strayed = (ip: string): LobbyRefusal => {
    const wait = notFound.wait(ip);
    if (wait > 0) return new LobbyRefusal('too-fast', undefined, wait);
    notFound.count(ip);
    return new LobbyRefusal('no-such-match');
  };
  app.addHook('onRequest', async ({ params }) => {
    const { id } = params as { readonly id?: string };
    // What can't be one is not even looked up.
    if (id !== undefined && !MATCH_ID.test(id)) throw new LobbyRefusal('no-such-match');
  });
}

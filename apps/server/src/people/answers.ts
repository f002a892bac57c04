import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { RateLimiter } from '../limits/rate-limiter.ts';

/** What every refusal looks like. */
export const AccountRefusal = z.object({
  error: z.string().describe('stable, for programs'),
  message: z.string().describe('in English, for people who write them'),
});
export type AccountRefusal = z.infer<typeof AccountRefusal>;

export const NOBODY: AccountRefusal = { error: 'signed-out', message: 'Nobody is signed in.' };
export const NO_EMAIL: AccountRefusal = { error: 'not-an-email', message: 'That is not an e-mail address.' };
/** Nothing of what was asked for has happened. */
export const UNAVAILABLE: AccountRefusal = {
  error: 'busy',
  message: 'The server can not store anything just now. Nothing has happened: try again in a moment.',
};
export const TRY_AGAIN_S = 2;
const TOO_MANY: AccountRefusal = { error: 'too-fast', message: 'Too many attempts. Wait a moment.' };

/** Answers 429 if who asks, by default the address it comes from, has no attempts left; says whether it did. */
export function tooMany(reply: FastifyReply, limiter: RateLimiter, who = reply.request.ip): boolean {
  const wait = limiter.wait(who);
  if (wait > 0) reply.code(429).header('retry-after', wait).send(TOO_MANY);
  return wait > 0;
}

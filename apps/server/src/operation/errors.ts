import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { isUnavailable } from '../database/unavailable.ts';
import { TRY_AGAIN_S, UNAVAILABLE } from '../people/answers.ts';

/** So many characters say what is wrong with a request: there may be thousands of faults in one. */
const LONGEST_REFUSAL = 1000;

const shortened = (message: string): string =>
  message.length > LONGEST_REFUSAL ? `${message.slice(0, LONGEST_REFUSAL)}…` : message;

const wellNamed = (code: string | undefined): code is string =>
  code !== undefined && /^[a-z][a-z-]*$/.test(code);

/** What is answered where no route has an answer of its own. */
export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (isUnavailable(error)) {
      log.error({ err: error }, 'the database is unavailable');
      return reply.code(503).header('retry-after', TRY_AGAIN_S).send(UNAVAILABLE);
    }
    const status = error.statusCode ?? 500;
    // By the route: the id of a match is the invitation to it, and links in letters have tokens in them.
    const { method, url } = request.routeOptions;
    if (status >= 500) log.error({ err: error, route: `${String(method)} ${url}` }, 'a request failed');
    const code = status >= 500 ? 'failed' : wellNamed(error.code) ? error.code : 'malformed';
    // It may have gone wrong after the change was stored, when it was to be shown.
    const message =
      status >= 500
        ? 'Something went wrong here; what was asked for may have been done.'
        : shortened(error.message);
    return reply.code(status).send({ error: code, message });
  });
}

import { languages } from '@sightline/manifest';
import type { Me } from '@sightline/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { AccountRefusal, NOBODY, tooMany } from './answers.ts';
import { cleanName } from './names.ts';
import type { Credentials, Person } from './people.ts';

const MeShape = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean().describe('known by nothing but the cookie or token'),
  email: z.string().nullable(),
  unconfirmed: z
    .boolean()
    .describe('no notices go to the address until the link in the letter to it was opened'),
  mail: z.boolean().describe('whether notices are sent by e-mail'),
}) satisfies z.ZodType<Me>;

const Change = z.object({
  name: z.string().max(200).optional().describe('1 to 40 characters are kept; what is not seen is left out'),
  mail: z.boolean().optional(),
  language: z.enum(languages).optional().describe('in which notices are written'),
});

interface Parts {
  readonly guesses: RateLimiter;
  ask(headers: Credentials): Promise<{ person: Person | null; cookies: readonly string[] }>;
  change(
    id: string,
    what: {
      name?: string | undefined;
      mail?: boolean | undefined;
      language?: Person['language'] | undefined;
    },
  ): Promise<void>;
}

export function meRoutes(app: FastifyInstance, { guesses, ask, change }: Parts): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const response = { 200: MeShape, 400: AccountRefusal, 401: AccountRefusal, 429: AccountRefusal };

  /** Who asks; null: answered already. */
  async function asking(reply: FastifyReply): Promise<Person | null> {
    const { headers, ip } = reply.request;
    const given = headers.cookie !== undefined || headers.authorization !== undefined;
    if (given && tooMany(reply, guesses)) return null;
    const { person, cookies } = await ask(headers);
    reply.header('cache-control', 'no-store');
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    if (person) return person;
    // A session that doesn't exist may be one that somebody tries out.
    if (given) guesses.count(ip);
    reply.code(401).send(NOBODY);
    return null;
  }

  typed.get('/api/me', { schema: { tags: ['people'], summary: 'Who I am', response } }, async (_, reply) => {
    const person = await asking(reply);
    return person ? me(person) : reply;
  });

  typed.patch(
    '/api/me',
    {
      bodyLimit: 4096,
      schema: { tags: ['people'], summary: 'Changes my name or how I get notices', body: Change, response },
    },
    async ({ body }, reply) => {
      const person = await asking(reply);
      if (!person) return reply;
      const name = body.name === undefined ? undefined : cleanName(body.name);
      if (name === null)
        return reply.code(400).send({ error: 'empty-name', message: 'A name has to have a letter in it.' });
      const { mail, language } = body;
      await change(person.id, { name, mail, language });
      return me({
        ...person,
        ...(name === undefined ? {} : { name }),
        ...(mail === undefined ? {} : { mail }),
      });
    },
  );
}

const me = ({ id, name, guest, email, unconfirmed, mail }: Person): Me => ({
  id,
  name,
  guest,
  email,
  unconfirmed,
  mail,
});

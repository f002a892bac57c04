import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AccountRefusal, NOBODY } from '../people/answers.ts';
import type { People } from '../people/people.ts';
import { mayBePushed } from './addresses.ts';
import type { Subscriptions } from './subscriptions.ts';

/** So many bytes, spelled for addresses. */
const bytes = (n: number) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+=*$/)
    .refine((text) => Buffer.from(text, 'base64url').length === n, `should be ${n} bytes`);

const endpoint = z.string().regex(/^[\x21-\x7e]{0,1000}$/);
/** What a browser's PushSubscription says of itself, as far as it is needed. */
const Subscription = z.object({ endpoint, keys: z.object({ p256dh: bytes(65), auth: bytes(16) }) });

interface Parts {
  readonly people: Pick<People, 'who'>;
  readonly subscriptions: Subscriptions;
  readonly publicKey: string;
  readonly loopback: boolean;
}

export function pushRoutes(
  app: FastifyInstance,
  { people, subscriptions, publicKey, loopback }: Parts,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const done = { 204: z.null(), 400: AccountRefusal, 401: AccountRefusal };
  const tags = ['notices'];

  typed.get(
    '/api/push',
    {
      schema: {
        tags,
        summary: 'The key a browser subscribes with (applicationServerKey)',
        response: { 200: z.object({ key: z.string() }) },
      },
    },
    () => ({ key: publicKey }),
  );

  typed.post(
    '/api/push',
    {
      bodyLimit: 4096,
      schema: { tags, summary: 'Notices go to this browser', body: Subscription, response: done },
    },
    async ({ body, headers }, reply) => {
      const person = await people.who(headers);
      if (!person) return reply.code(401).send(NOBODY);
      const { endpoint, keys } = body;
      if (!mayBePushed(endpoint, loopback))
        return reply.code(400).send({ error: 'bad-endpoint', message: 'No push service can be there.' });
      await subscriptions.add({ endpoint, ...keys, person: person.id, created: Date.now() });
      return reply.code(204).send(null);
    },
  );

  typed.delete(
    '/api/push',
    {
      bodyLimit: 4096,
      schema: {
        tags,
        summary: 'Notices no longer go to this browser',
        body: z.object({ endpoint }),
        response: done,
      },
    },
    async ({ body, headers }, reply) => {
      const person = await people.who(headers);
      if (!person) return reply.code(401).send(NOBODY);
      await subscriptions.remove(body.endpoint, person.id);
      return reply.code(204).send(null);
    },
  );
}

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { isInside } from '../limits/network.ts';
import type { Metrics } from './metrics.ts';

/** For whoever runs the server: whether it lives, whether it can serve, and its figures. */
export function operationRoutes(o: {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly metrics: Metrics;
}): void {
  const { app, database, metrics } = o;
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, () => ({ ok: true }));
  app.get('/readyz', hidden, async (_, reply) => {
    try {
      await sql`select 1`.execute(database.db);
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false });
    }
  });
  app.get('/metrics', hidden, async (request, reply) =>
    // For those who run it, not for the whole world.
    isInside(request.ip.replace(/^::ffff:/, ''))
      ? reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
      : reply.callNotFound(),
  );
}

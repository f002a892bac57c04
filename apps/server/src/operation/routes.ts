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
  /** false: what is asked for now will not be done */
  serves(): boolean;
}): void {
  const { app, database, metrics } = o;
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, () => ({ ok: true }));
  const reached = () =>
    sql`select 1`.execute(database.db).then(
      () => true,
      () => false,
    );
  app.get('/readyz', hidden, async (_, reply) => {
    const ok = o.serves() && (await reached());
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', hidden, async (request, reply) =>
    // For those who run it, not for the whole world.
    isInside(request.ip.replace(/^::ffff:/, ''))
      ? reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
      : reply.callNotFound(),
  );
}

import type { FastifyInstance } from 'fastify';
import { isInside } from '../limits/network.ts';
import { elapsed } from '../time.ts';
import type { Metrics } from './metrics.ts';

const PROBE_MS = 1_000;
/** A database that takes longer to store something does not serve anybody. */
const PATIENCE_MS = 1_000;

/** Whether something was done, and soon enough. */
function inTime(work: Promise<void>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const late = setTimeout(() => resolve(false), PATIENCE_MS);
  work
    .then(
      () => resolve(true),
      () => resolve(false),
    )
    .finally(() => clearTimeout(late));
  return promise;
}

/** For whoever runs the server: whether it lives, whether it can serve, and its figures. */
export function operationRoutes(o: {
  readonly app: FastifyInstance;
  /** Stores something: fails where nothing can be stored now. */
  probe(): Promise<void>;
  readonly metrics: Metrics;
  /** false: what is asked for now will not be done */
  serves(): boolean;
}): void {
  const { app, metrics } = o;
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, () => ({ ok: true }));
  let probed: { readonly at: number; readonly stores: Promise<boolean> } | null = null;
  /** However many ask, it is tried once in a while: each try is a write. */
  const stores = (): Promise<boolean> => {
    if (probed === null || elapsed() - probed.at > PROBE_MS)
      probed = { at: elapsed(), stores: inTime(o.probe()) };
    return probed.stores;
  };
  app.get('/readyz', hidden, async (_, reply) => {
    const ok = o.serves() && (await stores());
    return reply.code(ok ? 200 : 503).send({ ok });
  });
  app.get('/metrics', hidden, async (request, reply) =>
    // For those who run it, not for the whole world.
    isInside(request.ip.replace(/^::ffff:/, ''))
      ? reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
      : reply.callNotFound(),
  );
}

import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { closeRoutes } from './close.ts';
import { createRoutes } from './create.ts';
import { dismissRoutes } from './dismiss.ts';
import { exportRoutes } from './export.ts';
import { hostingRoutes } from './hosting.ts';
import { importRoutes } from './import.ts';
import { joinRoutes } from './join.ts';
import { leaveRoutes } from './leave.ts';
import { listRoutes } from './lists.ts';
import { type LobbyOptions, LobbyService } from './lobby-service.ts';
import { answerRefusals } from './refusals.ts';
import { rematchRoutes } from './rematch.ts';

/** Where people make matches, find them and sit down. What is played is played over sockets. */
export function lobbyRoutes(options: LobbyOptions): void {
  const service = new LobbyService(options);
  options.app.register(async (scope) => {
    scope.addHook('onClose', async () => service.close());
    answerRefusals(scope, options.notFound);
    scope.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    });
    const app = scope.withTypeProvider<ZodTypeProvider>();
    for (const routes of [
      createRoutes,
      listRoutes,
      joinRoutes,
      leaveRoutes,
      closeRoutes,
      hostingRoutes,
      dismissRoutes,
      rematchRoutes,
      exportRoutes,
      importRoutes,
    ])
      routes(app, service);
  });
}

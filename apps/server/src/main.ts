import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from './static-server.ts';

const dist = join(fileURLToPath(import.meta.url), '../../../web/dist');
const port = Number(process.env.PORT ?? 8080);
const host = process.env.HOST ?? '127.0.0.1';

try {
  const server = await serve(dist, host, port);
  console.log(`Sightline is at ${server.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
} catch (e) {
  const busy = (e as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(busy ? `Port ${port} is taken: choose another with PORT=… npm start` : e);
  process.exitCode = 1;
}

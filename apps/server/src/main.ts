import { startServer } from './app.ts';
import { type Config, configFrom } from './config.ts';
import { games } from './games.ts';

/** So long a server that can store nothing has to say goodbye. */
const HOPELESS_MS = 10_000;

/** One line for people; all else is the structured log. */
const say = (line: string): void => console.log(line);

async function main(config: Config): Promise<void> {
  const server = await startServer(config, games);
  say(`Sightline is at ${server.address}`);
  let stopping = false;
  const stop = (code: number): void => {
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
  void server.failed.then(() => {
    // What is broken may not end well either.
    setTimeout(() => process.exit(1), HOPELESS_MS);
    stop(1);
  });
}

try {
  await main(configFrom(process.env));
} catch (e) {
  const { code, message } = e as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${process.env.PORT ?? 8080} is taken: choose another with PORT=… npm start`
      : message,
  );
  process.exit(1);
}

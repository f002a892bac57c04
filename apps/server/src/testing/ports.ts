import { createServer } from 'node:net';

/** Below those that a system gives to whoever asks for any: what is free now is not given away in the next moment. */
const FIRST = 20_000;
const LAST = 32_000;

/** A port that nobody listens at, for whoever has to find the same one again: a server that is started anew. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((done) => {
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}

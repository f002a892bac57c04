import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database that can be cut without anybody noticing, as networks do it. */
export interface DatabaseRelay {
  /** the same database by this way */
  readonly url: string;
  /** From now on nothing goes through the connections there are, and neither side hears of it. New ones are as ever. */
  freeze(): void;
  stop(): void;
}

export async function startRelay(to: string): Promise<DatabaseRelay> {
  const { hostname, port } = new URL(to);
  const open = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const both = [near, far] as const;
    open.add(both);
    near.pipe(far);
    far.pipe(near);
    for (const socket of both) {
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(both);
        for (const one of both) one.destroy();
      });
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze() {
      for (const [near, far] of open) {
        near.unpipe(far);
        far.unpipe(near);
        near.pause();
        far.pause();
      }
    },
    stop() {
      for (const both of open) for (const socket of both) socket.destroy();
      server.close();
    },
  };
}

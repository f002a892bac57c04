import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the server that can be lost and found again, as a phone's in a tunnel. */
export interface Network {
  readonly address: string;
  lose(): void;
  find(): void;
  /** From then on whatever is asked is answered, but no connection stays open: so some proxies are. */
  letNoneStay(): void;
  close(): Promise<void>;
}

export async function network(to: string): Promise<Network> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let lost = false;
  let letStay = true;
  const server = createServer((near) => {
    if (lost) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const [a, b] of [
      [near, far],
      [far, near],
    ]) {
      open.add(a);
      a.on('error', () => b.destroy());
      a.on('close', () => {
        open.delete(a);
        b.destroy();
      });
    }
    near.once('data', (first) => {
      if (!letStay && /^upgrade: websocket/im.test(first.toString('latin1'))) near.destroy();
      else {
        far.write(first);
        near.pipe(far);
      }
    });
    far.pipe(near);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    lose() {
      lost = true;
      cut();
    },
    find() {
      lost = false;
      letStay = true;
    },
    letNoneStay() {
      letStay = false;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        cut();
      }),
  };
}

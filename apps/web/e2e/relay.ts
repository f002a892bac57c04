import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another address of the served app: it knows what was asked for, and it can be switched off. */
export interface AppRelay {
  readonly address: string;
  /** the paths that were asked for, in order */
  readonly asked: readonly string[];
  /** From then on nobody answers there. */
  switchOff(): Promise<void>;
}

/** What it answers by itself; undefined: what the app's server says. */
type Instead = (
  path: string,
) => { readonly status: number; readonly text?: string; readonly type?: string } | undefined;

export async function relay(to: string, instead: Instead = () => undefined): Promise<AppRelay> {
  const asked: string[] = [];
  const server = createServer((from, answer) => {
    const { url = '/', method, headers } = from;
    asked.push(url);
    const own = instead(url);
    if (own !== undefined) {
      answer.writeHead(own.status, { 'content-type': own.type ?? 'text/javascript' }).end(own.text);
      return;
    }
    const { host } = new URL(to);
    request(new URL(url, to), { method, headers: { ...headers, host } }, (r) => {
      answer.writeHead(r.statusCode ?? 500, r.headers);
      r.pipe(answer);
    })
      .on('error', () => answer.destroy())
      .end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    switchOff: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

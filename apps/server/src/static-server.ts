import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codingFor, compressed } from './compressed.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const GUARDS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the files below `folder`, nothing else. */
export async function serve(folder: string, host: string, port: number): Promise<RunningServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);
    const path = pathIn(folder, request.url ?? '/');
    if (path === null) return end(response, 404);
    send(path, request, response).catch(() => end(response, 404));
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, host, ready);
  });
  const bound = server.address() as AddressInfo;
  return {
    address: `http://${reachable(host)}:${bound.port}/`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** A name one can type into a browser for an address one can listen on. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** The file a request names; null if it points outside the folder or at a hidden file. */
function pathIn(folder: string, url: string): string | null {
  let wanted: string;
  try {
    wanted = decodeURIComponent(url.split(/[?#]/, 1)[0]);
  } catch {
    return null;
  }
  if (wanted.includes('\0') || /(^|[/\\])\./.test(wanted)) return null;
  const path = normalize(join(folder, wanted.endsWith('/') ? `${wanted}index.html` : wanted));
  return path.startsWith(normalize(folder) + sep) ? path : null;
}

async function send(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const info = await stat(path);
  if (!info.isFile()) return end(response, 404);
  const head = request.method === 'HEAD';
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  // What the build names by its content never changes; the page itself is always asked for.
  const forever = /[-.][A-Za-z0-9_-]{8}\.(js|css|woff2|svg)$/.test(path);
  const headers = {
    ...GUARDS,
    'content-type': type,
    'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  const coding = /^(text|image\/svg|application\/(json|manifest))/.test(type) ? codingFor(request) : null;
  if (coding === null) {
    response.writeHead(200, { ...headers, 'content-length': info.size });
    if (head) response.end();
    // A file that vanishes while it is sent ends the answer, not the server.
    else await pipeline(createReadStream(path), response).catch(() => response.destroy());
    return;
  }
  const body = await compressed(path, info.mtimeMs, coding);
  response.writeHead(200, {
    ...headers,
    'content-length': body.length,
    'content-encoding': coding,
    vary: 'accept-encoding',
  });
  response.end(head ? undefined : body);
}

function end(response: ServerResponse, status: number): void {
  if (!response.headersSent)
    response.writeHead(status, { ...GUARDS, 'content-type': 'text/plain; charset=utf-8' });
  response.end(status === 404 ? 'Not found\n' : 'Not allowed\n');
}

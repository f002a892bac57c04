import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
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

/** Serves the files below `folder`, nothing else. */
export const staticFiles =
  (folder: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathIn(folder, request.raw.url ?? '/');
    const info = path === null ? null : await stat(path).catch(() => null);
    if (path === null || info === null || !info.isFile())
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    // What the build names by its content never changes; the page itself is always asked for.
    const forever = /[-.][A-Za-z0-9_-]{8}\.(js|css|woff2|svg)$/.test(path);
    reply.type(type).header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    const coding = /^(text|image\/svg|application\/(json|manifest))/.test(type) ? codingFor(request) : null;
    if (coding === null) return reply.header('content-length', info.size).send(createReadStream(path));
    const body = await compressed(path, info.mtimeMs, coding);
    return reply.headers({ 'content-encoding': coding, vary: 'accept-encoding' }).send(body);
  };

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

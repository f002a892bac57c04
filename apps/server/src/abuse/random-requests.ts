import http from 'node:http';
import { pick, type Random, scrambled, value } from './random-values.ts';

/** A request that nobody in their right mind would make. */
export interface RandomRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface Targets {
  /** method and path, with `{id}` and `{seat}` where those belong */
  readonly routes: readonly (readonly [method: string, path: string])[];
  readonly matches: readonly string[];
  readonly tokens: readonly string[];
  readonly origin: string;
  /** a match as somebody wants it, and the file of one */
  readonly wish: object;
  readonly file: object;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
const SEGMENTS = [
  '..',
  '%2e%2e',
  '%00',
  '%',
  '%ff',
  '\u00e9',
  '',
  'constructor',
  '__proto__',
  'x'.repeat(3000),
];
const PATHS = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api',
  '/api/',
  '/api/openapi.json',
  '/api/socket',
  '//api/me',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-7',
  'text/plain',
  'multipart/form-data',
  '',
];
const LONGEST_BODY = 60_000;

/** Bodies as they should be, and where; one thing in them is changed. */
const BODIES: readonly (readonly [where: RegExp, body: unknown])[] = [
  [/join|dismiss|leave/, { seat: 0 }],
  [/leave|seats/, { seat: 1, bot: 'easy' }],
  [/seats/, { bot: 'easy' }],
  [/me$/, { name: 'Ann', mail: true, language: 'en' }],
  [/push/, { endpoint: 'https://push.example/1', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }],
  [/sign|email|reset/, { email: 'ann@example.org', password: 'short', name: 'Ann' }],
  [/password/, { currentPassword: 'x', newPassword: 'y' }],
  [/passkey/, { response: { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'e30' } } }],
];

export function randomRequest(random: Random, to: Targets): RandomRequest {
  const [method, path] = target(random, to);
  const headers: Record<string, string> = {};
  if (random(5) > 0) headers.authorization = `Bearer ${random(4) > 0 ? pick(random, to.tokens) : 'x.y'}`;
  if (random(8) === 0)
    headers.cookie = `sightline.session_token=${pick(random, [...to.tokens, '%00', ';;'])}`;
  if (random(6) === 0) headers.origin = pick(random, [to.origin, 'null', 'https://evil.example', ':']);
  if (random(8) === 0) headers['x-forwarded-for'] = pick(random, ['127.0.0.1', '::1', ',', 'x'.repeat(500)]);
  if (random(12) === 0) headers['accept-language'] = pick(random, ['ru', '*', ';q=', 'x'.repeat(2000)]);
  if (random(12) === 0) headers.host = pick(random, ['evil.example', '[::', 'a b', '']);
  if (['GET', 'HEAD', 'TRACE'].includes(method)) return { method, path, headers, body: null };
  headers['content-type'] = random(6) > 0 ? 'application/json' : pick(random, TYPES);
  return { method, path, headers, body: bodyOf(random, path, to) };
}

function target(random: Random, { routes, matches }: Targets): readonly [string, string] {
  const [method, route] = random(12) > 0 ? pick(random, routes) : ['GET', pick(random, PATHS)];
  const id = () => (random(3) > 0 ? pick(random, matches) : encodeURI(pick(random, [...SEGMENTS, 'AAAA'])));
  const filled = route
    .replaceAll(/\{seat\}/g, () => String(pick(random, [0, 1, 2, 30, 31, -1, 1e21, 'x'])))
    .replaceAll(/\{\w+\}/g, id);
  const query =
    random(5) > 0
      ? ''
      : `?${pick(random, ['of', 'token', 'callbackURL', 'game'])}=${pick(random, ['mine', 'open', '%ff', '//evil', '%5B%5D', 'x'.repeat(500)])}`;
  const path = random(15) > 0 ? filled : `${filled}/${encodeURI(pick(random, SEGMENTS))}`;
  return [random(10) > 0 ? method : pick(random, METHODS), `${path}${query}`];
}

function bodyOf(random: Random, path: string, { wish, file }: Targets): string | null {
  switch (random(6)) {
    case 0:
      return null;
    case 1:
      return pick(random, [
        '',
        '{',
        'nul',
        '\u0000',
        `${'['.repeat(5000)}`,
        '{"a":1}{"a":2}',
        '"\\ud800"',
        'x'.repeat(9000),
      ]);
    case 2:
      return (JSON.stringify(value(random, 5)) ?? '').slice(0, LONGEST_BODY);
    default: {
      const bodies = [...BODIES, [/matches$/, wish] as const, [/import/, file] as const];
      const meant = random(4) > 0 ? bodies.filter(([where]) => where.test(path)) : [];
      const [, body] = pick(random, meant.length > 0 ? meant : bodies);
      return JSON.stringify(scrambled(random, body)).slice(0, LONGEST_BODY);
    }
  }
}

export interface RandomAnswer {
  readonly status: number;
  readonly text: string;
}

/** Sends it as it is, over connections that are kept; a request that even the client refuses to send is answered 0. */
export function send(
  agent: http.Agent,
  address: string,
  { method, path, headers, body }: RandomRequest,
): Promise<RandomAnswer> {
  const { hostname, port } = new URL(address);
  return new Promise((done, failed) => {
    let request: http.ClientRequest;
    try {
      const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
      request = http.request({ agent, hostname, port, method, path, headers: { ...headers, ...length } });
    } catch {
      done({ status: 0, text: '' });
      return;
    }
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, text }));
    });
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      done({ status: response.statusCode ?? 0, text: '' });
    });
    request.on('error', failed);
    request.end(body ?? undefined);
  });
}

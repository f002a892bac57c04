import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newOnlineMatch } from '../lobby/schemas.ts';
import { messageIn, toServer } from '../sockets/schema.ts';
import { DATABASES } from '../testing/databases.ts';
import type { ProtocolClient } from '../testing/player.ts';
import { smallest, type ToldSchema, tenTimes } from '../testing/ten-times.ts';
import { AttackedServer } from './stand.ts';

describe('what is said over a socket', () => {
  const kinds = (z.toJSONSchema(toServer) as ToldSchema).oneOf ?? [];
  const all = kinds.flatMap((kind) =>
    [...tenTimes(kind)].map((found) => [(smallest(kind) as { t: string }).t, found] as const),
  );

  it('has bounds for all texts and lists', () => {
    expect(kinds.map((kind) => messageIn(JSON.stringify(smallest(kind)))).includes(null)).toBe(false);
    expect(all.filter(([, { value }]) => value === undefined)).toEqual([]);
    expect(all.length).toBeGreaterThan(15);
  });

  it.each(all.map(([t, { path, value }]) => [t, path, value] as const))(
    '%s, %s: ten times too large is refused',
    (_t, _path, value) => {
      expect(messageIn(JSON.stringify(value))).toBeNull();
    },
  );
});

describe('a match that somebody wants', () => {
  const schema = z.toJSONSchema(newOnlineMatch) as ToldSchema;
  const all = [...tenTimes(schema)];

  it('has bounds for all texts, lists, tables and names in them', () => {
    expect(newOnlineMatch.safeParse(smallest(schema)).success).toBe(true);
    expect(all.filter(({ value }) => value === undefined)).toEqual([]);
  });

  it.each(all.map(({ path, value }) => [path, value] as const))(
    '%s: ten times too large is refused',
    (path, value) => {
      const { error } = newOnlineMatch.safeParse(value);
      expect(new Set(error?.issues.map((issue) => issue.path[0]))).toEqual(new Set([path.split('.')[0]]));
    },
  );
});

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      Record<
        string,
        { readonly requestBody?: { content: { 'application/json': { readonly schema: ToldSchema } } } }
      >
    >
  >;
}
/** The file of a match: its bounds are those of engine/kernel, and of hostile files. */
const FILES = ['post /api/matches/import'];
const LARGEST_BODY = 65_536;
const LONGEST_ANSWER = 2000;

describe.each(DATABASES)('what is sent to a server on %s', (_, fresh) => {
  let stand: AttackedServer;
  let eve: ProtocolClient;
  let bodies: (readonly [route: string, schema: ToldSchema])[];
  beforeAll(async () => {
    stand = await AttackedServer.open({ database: (await fresh()).database });
    eve = await stand.guest();
    const described = await fetch(new URL('/api/openapi.json', stand.address));
    const { paths } = (await described.json()) as Described;
    bodies = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { requestBody }]) => {
        const route = `${method} ${path}`;
        if (requestBody === undefined || FILES.includes(route)) return [];
        return [[route, requestBody.content['application/json'].schema] as const];
      }),
    );
  });
  afterAll(() => stand.close());

  it('has bounds for all texts, lists and tables', () => {
    expect(bodies.length).toBeGreaterThan(6);
    const unbounded = bodies.flatMap(([route, schema]) =>
      [...tenTimes(schema)].filter(({ value }) => value === undefined).map(({ path }) => `${route}: ${path}`),
    );
    expect(unbounded).toEqual([]);
  });

  it('is refused at ten times each of them, in a few words that say where', async () => {
    const { id } = await eve.create({ seats: [{ kind: 'me' }, { kind: 'free' }] });
    await stand.survives(null, async () => {
      for (const [route, schema] of bodies)
        for (const { path, value } of tenTimes(schema)) {
          const [method, to] = route.replaceAll('{id}', id).replaceAll('{seat}', '0').split(' ');
          const { status, body } = await eve.request(method.toUpperCase(), to, value);
          const text = JSON.stringify(body);
          const tooLong = JSON.stringify(value).length > LARGEST_BODY || status === 413;
          expect([route, path, status]).toEqual([route, path, tooLong ? 413 : 400]);
          expect(text.length).toBeLessThan(LONGEST_ANSWER);
          if (!tooLong) expect(text).toContain(path.split('.')[0]);
        }
    });
  });
});

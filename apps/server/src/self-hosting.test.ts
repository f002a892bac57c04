import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { startServer } from './app.ts';
import { configFrom } from './config.ts';
import { games } from './games.ts';
import { testConfig } from './testing/config.ts';

const docs = join(import.meta.dirname, '../../../docs');
const page = readFileSync(join(docs, 'self-hosting.md'), 'utf8');

/** Which variables the server asks for, in an environment like this. */
function asked(env: Readonly<Record<string, string>>): Set<string> {
  const names = new Set<string>();
  configFrom(
    new Proxy(env, {
      get(of, name: string) {
        names.add(name);
        return of[name];
      },
    }),
  );
  return names;
}

describe('docs/self-hosting.md', () => {
  const [, table] = /^\| variable \|.*\n\| [- |]+\n((?:\|.*\n)+)/m.exec(page) ?? ['', ''];
  const rows = [...table.matchAll(/^\| `(\w+)` \| (?:`(.*?)` )?\|/gm)].map(([, name, standard]) => ({
    name,
    standard,
  }));

  it('lists every variable and no other', () => {
    const all = new Set([...asked({}), ...asked({ MAIL_URL: 'smtp://mail.example' })]);
    expect(rows.map(({ name }) => name).sort()).toEqual([...all].sort());
  });

  it.each(rows.filter(({ standard }) => standard !== undefined))(
    '$name is $standard by itself',
    ({ name, standard }) => {
      const mail = { MAIL_URL: 'smtp://mail.example' };
      const given = configFrom({ ...mail, [name]: standard });
      const atRoot = (text: string) => text.replaceAll(`${join(docs, '..')}/`, '');
      expect(atRoot(JSON.stringify(configFrom(mail)))).toBe(atRoot(JSON.stringify(given)));
    },
  );

  it('lists every figure of ours', async () => {
    const server = await startServer(testConfig(), games, pino({ level: 'silent' }));
    const figures = server.metrics.registry.getMetricsAsArray().map(({ name }) => name);
    await server.close();
    const ours = figures.filter((name) => name.startsWith('sightline_'));
    const listed = [...page.matchAll(/^\| `(sightline_\w+)` \|/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual(ours.sort());
  });
});

describe('what the pages about online play point to is there', () => {
  const adrs = readdirSync(join(docs, 'adr')).filter((name) => /^001[01]/.test(name));
  const pages = ['self-hosting.md', 'protocol.md', ...adrs.map((name) => `adr/${name}`)];
  const links = pages.flatMap((name) =>
    [...readFileSync(join(docs, name), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to]) => ({
      name,
      to,
    })),
  );

  it.each(links)('$name: $to', ({ name, to }) => {
    expect(existsSync(join(docs, name, '..', to))).toBe(true);
  });
});

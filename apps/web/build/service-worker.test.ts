import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

const SOURCE = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8');
const ORIGIN = 'https://play.example';

interface Answer {
  readonly status: number;
  readonly from: string;
}
type Handler = (event: unknown) => void;
type Kept = Map<string, Map<string, Answer>>;

interface FakePage {
  readonly id: string;
  /** where it is, if it says so when it is asked */
  readonly says?: { readonly hash: string; readonly atTable: boolean };
  /** what it runs on, if it has said so */
  readonly runsOn?: string;
}

/** A browser, as far as the worker knows one. */
class Browser {
  readonly kept: Kept = new Map();
  readonly pages: FakePage[] = [];
  /** what was done to pages, in order */
  readonly done: string[] = [];
  readonly sent: { path: string; method: string; body: unknown }[] = [];
  subscribed: unknown = null;
  server: (path: string) => Promise<Answer> = async (path) => ({ status: 200, from: `server ${path}` });

  private readonly path = (of: string | { readonly url: string }) =>
    new URL(typeof of === 'string' ? of : of.url, ORIGIN).pathname;

  private readonly open = (name: string) => {
    const files = this.kept.get(name) ?? new Map<string, Answer>();
    this.kept.set(name, files);
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) files.set(path, { status: 200, from: `${name} ${path}` });
      },
      match: async (of: string | { readonly url: string }) => files.get(this.path(of)),
    };
  };

  /** Starts the worker of one build. */
  worker(version: string, files: readonly string[]): (kind: string, more?: object) => Promise<unknown> {
    const handlers = new Map<string, Handler>();
    const asPage = ({ id, says }: FakePage) => ({
      id,
      // The address it was loaded with, as browsers say; where it has gone since is not in it.
      url: `${ORIGIN}/`,
      focus: async () => void this.done.push(`focus ${id}`),
      navigate: async (to: string) => void this.done.push(`navigate ${id} ${to}`),
      postMessage: (said: { go?: string }, [port]: MessagePort[] = []) => {
        if (said.go !== undefined) this.done.push(`go ${id} ${said.go}`);
        else if (says !== undefined) port?.postMessage(says);
      },
    });
    const self = {
      addEventListener: (kind: string, handler: Handler) => handlers.set(kind, handler),
      skipWaiting: async () => {},
      clients: {
        claim: async () => {},
        matchAll: async () => this.pages.map(asPage),
        openWindow: async (to: string) => void this.done.push(`open ${to}`),
      },
      registration: {
        showNotification: async () => {},
        pushManager: { subscribe: async (o: unknown) => ({ asked: o, toJSON: () => this.subscribed }) },
      },
    };
    const caches = {
      open: async (name: string) => this.open(name),
      keys: async () => [...this.kept.keys()],
      delete: async (name: string) => this.kept.delete(name),
      match: async (of: string | { readonly url: string }, { cacheName }: { cacheName?: string } = {}) => {
        for (const [name, files] of this.kept) {
          const found = files.get(this.path(of));
          if (found !== undefined && (cacheName ?? name) === name) return found;
        }
        return undefined;
      },
    };
    const locks = {
      query: async () => ({
        held: this.pages.flatMap(({ runsOn }) => (runsOn === undefined ? [] : [{ name: runsOn }])),
      }),
    };
    const fetch = async (of: string | { readonly url: string }, how?: { method: string; body: string }) => {
      const path = this.path(of);
      if (how !== undefined) this.sent.push({ path, method: how.method, body: JSON.parse(how.body) });
      const answer = await this.server(path);
      return { ...answer, url: `${ORIGIN}${path}`, json: async () => ({ key: 'the key' }) };
    };
    const world = { self, caches, fetch, navigator: { locks }, location: new URL(ORIGIN) };
    const source = SOURCE.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(files));
    runInContext(source, createContext({ ...world, URL, MessageChannel, setTimeout, Promise, JSON }));
    return async (kind, more = {}) => {
      let result: unknown;
      const take = (work: unknown) => {
        result = work;
      };
      handlers.get(kind)?.({ ...more, waitUntil: take, respondWith: take });
      return await result;
    };
  }

  /** A build comes, as it does: installed and taken into use at once. */
  async update(version: string, files: readonly string[]) {
    const tell = this.worker(version, files);
    await tell('install');
    await tell('activate');
    return tell;
  }
}

const asking = (path: string, mode = 'cors') => ({
  request: { url: `${ORIGIN}${path}`, method: 'GET', mode },
});

it('the files of a build stay as long as a page runs on them', async () => {
  const browser = new Browser();
  await browser.update('1', ['/', '/assets/main-1.js', '/assets/menu-1.js']);
  browser.pages.push({ id: 'a', runsOn: '/assets/main-1.js' });
  const second = await browser.update('2', ['/', '/assets/main-2.js', '/icon.svg']);
  expect(await second('fetch', asking('/assets/menu-1.js'))).toMatchObject({
    from: 'sightline-1 /assets/menu-1.js',
  });
  // The page itself, and what has the same name in every build, are of the newest.
  browser.server = () => Promise.reject(new Error('no network'));
  expect(await second('fetch', asking('/', 'navigate'))).toMatchObject({ from: 'sightline-2 /' });

  browser.pages.splice(0, 1, { id: 'a', runsOn: '/assets/main-2.js' });
  await browser.update('3', ['/', '/assets/main-3.js']);
  expect([...browser.kept.keys()]).toEqual(['sightline-2', 'sightline-3']);
  browser.pages.length = 0;
  await browser.update('4', ['/', '/assets/main-4.js']);
  expect([...browser.kept.keys()]).toEqual(['sightline-4']);
});

it('a page that has not said what it runs on may run on anything', async () => {
  const browser = new Browser();
  await browser.update('1', ['/', '/assets/main-1.js']);
  browser.pages.push({ id: 'a' }, { id: 'b', runsOn: '/assets/main-2.js' });
  await browser.update('2', ['/', '/assets/main-2.js']);
  expect([...browser.kept.keys()]).toEqual(['sightline-1', 'sightline-2']);
});

it('a build that is on its way is left alone by the one before', async () => {
  const browser = new Browser();
  const first = browser.worker('1', ['/']);
  await first('install');
  await browser.worker('2', ['/'])('install');
  await first('activate');
  expect([...browser.kept.keys()]).toEqual(['sightline-1', 'sightline-2']);
});

it('while the server restarts, the kept page is shown instead of the proxy’s error', async () => {
  const browser = new Browser();
  const tell = browser.worker('1', ['/']);
  browser.server = async () => ({ status: 502, from: 'proxy' });
  expect(await tell('fetch', asking('/', 'navigate')), 'there is no other').toMatchObject({ from: 'proxy' });
  await tell('install');
  expect(await tell('fetch', asking('/', 'navigate'))).toMatchObject({ from: 'sightline-1 /' });
  browser.server = async () => ({ status: 404, from: 'server' });
  expect(await tell('fetch', asking('/', 'navigate'))).toMatchObject({ from: 'sightline-1 /' });
  expect(await tell('fetch', asking('/nowhere', 'navigate'))).toMatchObject({ from: 'server' });
});

const clicked = (hash: string) => ({ notification: { data: { url: `/${hash}` }, close: () => {} } });

it('a notice leads to the page that shows its table, wherever that was loaded', async () => {
  const browser = new Browser();
  browser.pages.push(
    { id: 'lobby', says: { hash: '#/online', atTable: false } },
    { id: 'there', says: { hash: '#/online/abc', atTable: true } },
  );
  await browser.worker('1', ['/'])('notificationclick', clicked('#/online/abc'));
  expect(browser.done).toEqual(['focus there', 'go there #/online/abc']);
});

it('a notice never leads a page away from another table', async () => {
  const browser = new Browser();
  const tell = browser.worker('1', ['/']);
  browser.pages.push({ id: 'busy', says: { hash: '#/play/1', atTable: true } }, { id: 'asleep' });
  await tell('notificationclick', clicked('#/online/abc'));
  expect(browser.done.splice(0)).toEqual([`open ${ORIGIN}/#/online/abc`]);
  browser.pages.push({ id: 'idle', says: { hash: '#/rules/doom', atTable: false } });
  await tell('notificationclick', clicked('#/online/abc'));
  expect(browser.done).toEqual(['focus idle', 'go idle #/online/abc']);
});

it('a notice leads nowhere else', async () => {
  const browser = new Browser();
  const away = { notification: { data: { url: 'https://elsewhere.example/' }, close: () => {} } };
  await browser.worker('1', ['/'])('notificationclick', away);
  expect(browser.done).toEqual([]);
});

it('a subscription that the browser has replaced is told to the server', async () => {
  const browser = new Browser();
  const tell = browser.worker('1', ['/']);
  await tell('pushsubscriptionchange', { newSubscription: { toJSON: () => ({ endpoint: 'new' }) } });
  expect(browser.sent.splice(0)).toEqual([{ path: '/api/push', method: 'POST', body: { endpoint: 'new' } }]);
  // Some say only that the old one is gone.
  browser.subscribed = { endpoint: 'made here' };
  await tell('pushsubscriptionchange');
  expect(browser.sent).toEqual([{ path: '/api/push', method: 'POST', body: { endpoint: 'made here' } }]);
});

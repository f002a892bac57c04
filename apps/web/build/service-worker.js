// Keeps the app for play without a network. Written into the build by build/offline.ts.
const CACHE = 'sightline-__VERSION__';
const FILES = JSON.parse('__FILES__');
const PATIENCE = 3000;
/** Browsers let a click on a notice open or bring up a page only for about a second. */
const ANSWER = 400;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

/**
 * Pages of builds before this one run on until they are closed, and what they have not fetched yet is only here. Each
 * holds a lock named after what it runs on (src/app/offline.ts); where nobody does, the files of a build go. A build
 * that was kept after this one is on its way.
 */
async function dropOld() {
  const names = await caches.keys();
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { held } = (await navigator.locks?.query()) ?? { held: [] };
  // A page that has not said what it runs on may run on anything.
  if (held.length < pages.length) return;
  for (const name of names.slice(0, names.indexOf(CACHE))) {
    const old = await caches.open(name);
    const needed = await Promise.all(held.map((lock) => old.match(lock.name)));
    if (needed.every((file) => file === undefined)) await caches.delete(name);
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOld().then(() => self.clients.claim()));
});

/** Of several builds, this one's first: some names are in all of them. */
const kept = async (request) =>
  (await caches.match(request, { cacheName: CACHE })) ?? (await caches.match(request));

/** Behind a proxy a server that restarts answers so, and without one while the app is being built anew. */
const isDown = ({ status, url }) => status >= 500 || (status === 404 && new URL(url).pathname === '/');

/** The page as it is now, or, should the network be slow or gone or the server be down, as it was kept. */
async function page(request) {
  const home = await caches.match('/', { cacheName: CACHE });
  const fresh = fetch(request);
  if (home === undefined) return fresh;
  const late = new Promise((done) => setTimeout(() => done(home), PATIENCE));
  const good = fresh.then(
    (answer) => (isDown(answer) ? home : answer),
    () => home,
  );
  return Promise.race([good, late]);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What the server says is never kept: it is about now.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(
    request.mode === 'navigate' ? page(request) : kept(request).then((file) => file ?? fetch(request)),
  );
});

// It is somebody's turn, and no page says so. The server has put it into words already.
self.addEventListener('push', (event) => {
  const { title = 'Sightline', body = '', url = '/' } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      // A newer notice of the same table takes the place of the older one.
      tag: url,
      data: { url },
    }),
  );
});

/** Where a page is now: its address as the browser has it may be the one it was loaded with. null: it does not say. */
const whereIs = (page) =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done({ page, ...data });
    setTimeout(() => done(null), ANSWER);
    page.postMessage({ ask: 'where' }, [port2]);
  });

/** To the table: on the page that shows it, on one that shows no other table, or else on a new one. */
async function toTable(url) {
  const { origin, hash, href } = new URL(url, location.origin);
  if (origin !== location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const said = (await Promise.all(pages.map(whereIs))).filter((one) => one !== null);
  const best = said.find((one) => one.hash === hash) ?? said.find((one) => !one.atTable);
  if (best === undefined) {
    await self.clients.openWindow(href);
    return;
  }
  await best.page.focus();
  best.page.postMessage({ go: hash });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(toTable(event.notification.data.url));
});

async function subscribe() {
  const { key } = await (await fetch('/api/push')).json();
  return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The browser gets its notices elsewhere from now on. Where nobody is signed in, the next page tells the server. */
async function movedTo(subscription) {
  await fetch('/api/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription ?? (await subscribe())),
  });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(movedTo(event.newSubscription));
});

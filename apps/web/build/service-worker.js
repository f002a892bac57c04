// Keeps the app for play without a network. Written into the build by build/offline.ts.
const CACHE = 'sightline-__VERSION__';
const FILES = JSON.parse('__FILES__');
const PATIENCE = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n !== CACHE).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

/** The page as it is now, or, should the network be slow or gone, as it was kept. */
async function page(request) {
  const kept = await caches.match('/');
  const fresh = fetch(request);
  if (kept === undefined) return fresh;
  const late = new Promise((done) => setTimeout(() => done(kept), PATIENCE));
  return Promise.race([fresh.catch(() => kept), late]);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What the server says is never kept: it is about now.
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(
    request.mode === 'navigate'
      ? page(request)
      : caches.match(request).then((kept) => kept ?? fetch(request)),
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

/** To the table: on a page that is open already, or on a new one. */
async function toTable(url) {
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((p) => p.url === address.href) ?? pages.find((p) => 'navigate' in p);
  if (page === undefined) {
    await self.clients.openWindow(address.href);
    return;
  }
  await page.focus();
  if (page.url !== address.href) await page.navigate(address.href);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(toTable(event.notification.data.url));
});

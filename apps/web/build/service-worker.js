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
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(
    request.mode === 'navigate'
      ? page(request)
      : caches.match(request).then((kept) => kept ?? fetch(request)),
  );
});

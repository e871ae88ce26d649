// Caches the page for offline use. The build fills in the version and the list of files.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const PAGE = '/index.html';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(VERSION)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const ours = origin === self.location.origin && request.method === 'GET';
  if (!ours || /^\/(api|metrics|healthz)/.test(pathname)) return;
  // A page is fetched first, since it may be newer than the cache. Hashed files never change.
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  } else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

// Keeps the page for times without a network. The build puts in what belongs to it.
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
  // A newer page is better than a kept one; whatever a page names by its hash never changes.
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  } else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

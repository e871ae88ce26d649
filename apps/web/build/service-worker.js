// Keeps the page for offline use. The build fills in the version and the list of files.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const PAGE = './index.html';
// Other sites may share this address, and other copies of this page.
const PREFIX = `baithak ${self.registration.scope} `;
const CACHE = PREFIX + VERSION;
const { pathname: HOME } = new URL(self.registration.scope);

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith(PREFIX) && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const kept = async (request) => (await caches.open(CACHE)).match(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const ours = origin === self.location.origin && request.method === 'GET';
  if (!ours || /^(api|metrics|healthz)/.test(pathname.slice(HOME.length))) return;
  // A page is fetched first, since it may be newer than the cache. Hashed files never change.
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => kept(PAGE)));
  } else event.respondWith(kept(request).then((found) => found ?? fetch(request)));
});

/** Shows that somebody's turn has begun, unless they look at that table. */
async function tell(data) {
  let told;
  try {
    told = data.json();
  } catch {
    return;
  }
  const { href } = new URL(told.path, self.registration.scope);
  if (!href.startsWith(self.registration.scope)) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ url, visibilityState }) => url === href && visibilityState === 'visible'))
    return;
  await self.registration.showNotification(told.title, {
    body: told.body,
    // A later turn at the same table takes the place of an earlier one.
    tag: href,
    data: href,
    icon: './icon-192.png',
    badge: './badge.png',
  });
}

async function openTable(href) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url === href);
  if (open !== undefined) await open.focus();
  else await self.clients.openWindow(href);
}

self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(tell(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});

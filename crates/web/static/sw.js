// The service worker: caches the whole client, in a separate cache for each build, and answers requests from it.
const CACHE = 'roundtable-@BUILD@';
const FILES = ['/', '@FILES@'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('message', (event) => {
  if (event.data === 'use') self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('roundtable-') && name !== CACHE;
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  const wanted = mode === 'navigate' ? '/' : pathname;
  event.respondWith(
    caches.open(CACHE).then((cache) => cache.match(wanted)).then((kept) => kept ?? fetch(event.request)),
  );
});

// The server sends a push message when a turn starts while the page is closed.
self.addEventListener('push', (event) => {
  const { table, title, text } = event.data.json();
  const words = { body: text, tag: table, icon: '/icon-192.png', data: `/tables/${table}` };
  event.waitUntil(self.registration.showNotification(title, words));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((windows) => {
      const there = windows.find(({ url }) => url.split('#')[0] === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});

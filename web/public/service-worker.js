/* Answers one thing only: opening a page of the dashboard while the server cannot be reached. Nothing else is kept. */
const KEPT = 'letterpress-offline';
const OFFLINE = new URL('offline.html', self.location).href;
const API = new URL('api/', self.location).pathname;

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(KEPT);
    await cache.add(new Request(OFFLINE, { cache: 'reload' }));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && !new URL(request.url).pathname.startsWith(API)) {
    event.respondWith(openPage(request));
  }
});

/** What a proxy says of a server that is gone. */
const GONE = [502, 503, 504];

async function openPage(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer && !GONE.includes(answer.status)) return answer;
  return (await caches.match(OFFLINE)) ?? answer ?? Response.error();
}

// Keeps the page itself, so that it opens without a line; what the server says of tables and games is never kept.

const KEPT = "tripot-page-1";
const INDEX = "/"; // one page answers at every address
const PATIENCE = 4000; // milliseconds; a line that is slower than that is as good as none
const MOST = 150; // files; those of older versions go first

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(INDEX)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (/^\/(api|health|metrics)(\/|$)/.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else event.respondWith(fresh(request));
});

/** The newest page, or the one that is kept. A slow answer is still kept for the next time. */
async function page(event) {
  const coming = fetch(event.request).then(async (answer) => {
    if (answer.ok) await keep(INDEX, answer.clone());
    return answer;
  });
  event.waitUntil(coming.catch(() => {}));
  const kept = await caches.match(INDEX, { cacheName: KEPT });
  if (kept === undefined) return coming;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([coming.catch(() => kept), late]);
}

/** The name of an asset changes with what is in it: the one that is kept is the right one. */
async function asset(request) {
  const kept = await caches.match(request, { cacheName: KEPT });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer.clone());
  return answer;
}

async function fresh(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request, { cacheName: KEPT });
    if (kept !== undefined) return kept;
    throw error;
  }
}

async function keep(request, answer) {
  const cache = await caches.open(KEPT);
  try {
    await cache.put(request, answer);
  } catch {
    return; // the disk is full: the page works without
  }
  const names = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== INDEX);
  await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => cache.delete(name)));
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("tripot-") && name !== KEPT).map((name) => caches.delete(name)));
}

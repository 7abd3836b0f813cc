// The app's shell without a network: the page itself, and the code that was fetched once. Nothing of the API ever passes through here.
const SHELL = "shell";
const ASSETS = "assets";
/** Beside the page, and not named by their content. */
const BESIDE = ["/leaf.svg", "/icon-192.png", "/manifest.webmanifest"];
const PAGE = "/index.html";

const isPage = (path) => path === "/" || path === PAGE;
const isHashed = (path) => path.startsWith("/assets/");

/** The network's answer, kept for when there is none; without network what was kept. */
async function networkFirst(request, key) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(shell, key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shell.match(key);
    if (kept) return kept;
    throw error;
  }
}

/** Another page is another release: what was fetched for the one before is not needed any more. */
async function keep(shell, key, answer) {
  if (key === PAGE) {
    const [before, now] = await Promise.all([shell.match(key).then((a) => a?.text()), answer.clone().text()]);
    if (before !== undefined && before !== now) await caches.delete(ASSETS);
  }
  await shell.put(key, answer);
}

/** Named by its content, so what was kept is always right. */
async function cacheFirst(request) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request, answer.clone());
  return answer;
}

/** The page first: a new one empties the assets. What does not come now comes another time. */
async function keepAll(assets) {
  await Promise.allSettled([PAGE, ...BESIDE].map((path) => networkFirst(path, path)));
  await Promise.allSettled(assets.map((path) => cacheFirst(new Request(path))));
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (isPage(pathname)) event.respondWith(networkFirst(request, PAGE));
  else if (BESIDE.includes(pathname)) event.respondWith(networkFirst(request, pathname));
  else if (isHashed(pathname)) event.respondWith(cacheFirst(request));
});

// What the page had fetched before this was here, told by the page.
self.addEventListener("message", (event) => {
  const { keep: paths } = event.data ?? {};
  if (!Array.isArray(paths)) return;
  event.waitUntil(keepAll(paths.filter(isHashed)));
});

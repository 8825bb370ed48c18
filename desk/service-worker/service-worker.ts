import { cacheNames, clientsClaim } from "workbox-core";
import { getCacheKeyForURL, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { openDeviceStorage } from "#desk/data/storage/indexed-device-storage.ts";
import { isDeskPage } from "./is-desk-page.ts";
import { createLoadAnew, type EarlierQuestion } from "./load-anew.ts";

declare const self: ServiceWorkerGlobalScope;
/** Addresses of the scripts, styles and fonts of this worker's build, and a hash of its page; set by scripts/build-site.ts. */
declare const deskFiles: readonly string[];
declare const deskPage: string;

/** The one page of the desk, whose scripts show what the address asks for. */
const page = "/desk";

/** Where messages in a language begin. */
const directions: Readonly<Record<string, "ltr" | "rtl">> = { he: "rtl", en: "ltr" };

// A new build takes over at once, since an installed desk may never be closed. The presses that wait are not in the page or in this
// worker, and a tab of the old build that needs a script that is gone reloads itself.
self.addEventListener("install", () => void self.skipWaiting());
clientsClaim();
precache([
  { url: page, revision: deskPage },
  // No revision: the file names contain a hash of the content.
  ...deskFiles.map((url) => ({ url, revision: null })),
]);

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === "navigate" && isDeskPage(url.pathname),
  ({ request }) => answerPage(request),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && deskFiles.includes(url.pathname),
  new CacheFirst({ cacheName: cacheNames.precache, matchOptions: { ignoreVary: true } }),
);

async function answerPage(request: Request): Promise<Response> {
  const key = getCacheKeyForURL(page);
  const cache = await caches.open(cacheNames.precache);
  const kept = key === undefined ? undefined : await cache.match(key, { ignoreVary: true });
  return kept ?? fetch(request);
}

/** How long a page of an earlier build has to send what waits, in milliseconds. */
const momentMs = 5_000;
const storage = openDeviceStorage();
const loadAnew = createLoadAnew({
  pageOf: async (id) => {
    const client = await self.clients.get(id);
    if (!(client instanceof WindowClient)) return undefined;
    return { loadAnew: () => client.navigate(client.url) };
  },
  storedMarks: async () =>
    (await storage.list("presses")).map(({ value }) => (value as { actionId?: unknown }).actionId),
  moment: () => new Promise((resolve) => setTimeout(resolve, momentMs)),
});

// Only a page of an earlier build asks there.
self.addEventListener("fetch", (event) => {
  if (new URL(event.request.url).pathname === "/desk/graphql")
    event.respondWith(answerEarlierPage(event));
});

async function answerEarlierPage(event: FetchEvent): Promise<Response> {
  const sent = event.request.clone();
  const answer = await fetch(event.request);
  // Another server, of the page's own build, may run beside this one.
  if ((await answer.clone().text()).includes('"reason":"older-page"'))
    event.waitUntil(
      sent.json().then((question) => loadAnew(event.clientId, question as EarlierQuestion)),
    );
  return answer;
}

/** See `PushText` of the server. */
interface PushText {
  readonly title: string;
  readonly body: string;
  readonly language: string;
  readonly path: string;
  readonly tag: string;
}

// Browsers end the subscription of a page that gets a message and shows nothing.
self.addEventListener("push", (event) => {
  if (event.data === null) return;
  const { title, body, language, path, tag } = event.data.json() as PushText;
  // Otherwise what takes the place of another message on the screen comes without a sound.
  const renotify = { renotify: true };
  const shown = {
    body,
    tag,
    ...renotify,
    dir: directions[language],
    lang: language,
    icon: "/desk/assets/icon-192.png",
    data: path,
  } as const;
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data as string;
  event.waitUntil(openDesk(path));
});

/** In a window of the desk that is open already, if there is one. */
async function openDesk(path: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: "window" });
  if (window === undefined) await self.clients.openWindow(path);
  else await (await window.focus()).navigate(path);
}

import { cacheNames, clientsClaim } from "workbox-core";
import { getCacheKeyForURL, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { deskBuildHeader } from "#contract/wire/desk-build.ts";
import { createAnswerOtherBuild } from "./answer-other-build.ts";
import { isDeskPage } from "./is-desk-page.ts";
import { createLoadAnew } from "./load-anew.ts";

declare const self: ServiceWorkerGlobalScope;
/** Addresses of the scripts, styles and fonts of this worker's build, a hash of its page, and its name, see `deskBuildOf`; set by scripts/build-site.ts. */
declare const deskFiles: readonly string[];
declare const deskPage: string;
declare const deskBuild: string;

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

const windowOf = async (id: string): Promise<WindowClient | undefined> => {
  const client = await self.clients.get(id);
  return client instanceof WindowClient ? client : undefined;
};
const answerOtherBuild = createAnswerOtherBuild({
  send: (request) => fetch(request),
  tell: async (id, message) => (await windowOf(id))?.postMessage(message),
  loadAnew: createLoadAnew({
    pageOf: async (id) => {
      const client = await windowOf(id);
      return (
        client && {
          isHidden: client.visibilityState === "hidden",
          loadAnew: () => client.navigate(client.url),
        }
      );
    },
    now: () => Date.now(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }),
});

self.addEventListener("fetch", (event) => {
  const { request, clientId } = event;
  if (!["/desk/calls", "/desk/graphql"].includes(new URL(request.url).pathname)) return;
  if (request.headers.get(deskBuildHeader) === deskBuild) return;
  const { answer, after } = answerOtherBuild(request, clientId);
  event.respondWith(answer);
  event.waitUntil(after);
});

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

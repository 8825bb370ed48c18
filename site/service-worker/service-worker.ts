import { cacheNames, clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { isShownPage, type ShownPage } from "#site/app/shell/cached-page.ts";
import { createCachedPages } from "./cached-pages.ts";
import { choosePage } from "./choose-page.ts";
import { isCustomersPage } from "./is-customers-page.ts";

declare const self: ServiceWorkerGlobalScope;
/** Addresses of the scripts and styles of this worker's build, and the name of the build; set by scripts/build-site.ts. */
declare const siteFiles: readonly string[];
declare const siteBuild: string;

/** After this time the cached page is shown instead of waiting for the server. In milliseconds. */
const pageTimeout = 4_000;
const mostPictures = 120;
const mostFonts = 12;
const pagesOf = (build: string) => `pages ${build}`;

const keptPages = createCachedPages({
  openPages: () => caches.open(pagesOf(siteBuild)),
  // The chosen language applies to every build.
  openLanguage: () => caches.open("language"),
  load: (address) => fetch(address),
  report: (error) => console.warn("a page cannot be cached for offline reading", error),
});

// No skipWaiting: this worker takes over when no tab of an older build is open. Only then does its precache delete the scripts of
// that build, which open tabs may still request.
clientsClaim();
// No revision: the file names contain a hash of the content.
precache(siteFiles.map((url) => ({ url, revision: null })));

self.addEventListener("install", (event) => event.waitUntil(keptPages.keepAll()));

self.addEventListener("activate", (event) => {
  // A page works only with the scripts of its own build.
  const deleteOldPages = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(pagesOf("")) && name !== pagesOf(siteBuild));
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(Promise.all([deleteOldPages(), self.registration.navigationPreload?.enable()]));
});

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === "navigate" && isCustomersPage(url.pathname),
  ({ event, request, url }) => answerPage(event as FetchEvent, request, url),
);

// File names contain a hash of the content, so that a file is correct whichever build cached it.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/assets\/.*\.(?:js|css)$/u.test(url.pathname),
  new CacheFirst({ cacheName: cacheNames.precache, matchOptions: { ignoreVary: true } }),
);

const fonts = new CacheFirst({
  cacheName: "fonts",
  plugins: [new ExpirationPlugin({ maxEntries: mostFonts, purgeOnQuotaError: true })],
});
registerRoute(isFont, fonts);

/** In the place of a picture that is neither cached nor to be had: nothing is drawn, where the browser would draw a broken one. */
const noPicture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
const pictures = new StaleWhileRevalidate({
  cacheName: "pictures",
  plugins: [
    new ExpirationPlugin({ maxEntries: mostPictures, purgeOnQuotaError: true }),
    {
      handlerDidError: () =>
        Promise.resolve(new Response(noPicture, { headers: { "content-type": "image/svg+xml" } })),
    },
  ],
});
registerRoute(isPicture, pictures);

self.addEventListener("message", (event) => {
  if (isShownPage(event.data)) event.waitUntil(keepShown(event.data, event));
});

/** Caches what a tab shows: its page, which the browser's own cache has, and what it loaded before this worker was active. */
async function keepShown(shown: ShownPage, event: ExtendableMessageEvent): Promise<void> {
  // A tab that has been closed meanwhile may have no source.
  const page = event.source instanceof WindowClient ? new URL(event.source.url) : null;
  if (page !== null && isCustomersPage(page.pathname))
    await keptPages.keep(page.pathname, fetch(page, { cache: "force-cache" }));
  await keptPages.followLanguage(shown.language);
  for (const address of shown.files.slice(0, mostPictures)) {
    if ((await caches.match(address)) !== undefined) continue;
    const place = { url: new URL(address), sameOrigin: address.startsWith(`${self.origin}/`) };
    const request = new Request(address);
    if (isFont(place)) await fonts.handle({ event, request });
    else if (isPicture(place)) await pictures.handle({ event, request });
  }
}

/**
 * The answer passes through as it is: on a slow phone its last byte came 120 ms later while a copy was made of it. The tab asks for the
 * copy when it is idle (`keepShown`).
 */
function answerPage(event: FetchEvent, request: Request, url: URL): Promise<Response> {
  const latest = load(event, request);
  const shown = choosePage({
    latest,
    late: new Promise((resolve) => setTimeout(resolve, pageTimeout)),
    kept: () => keptPages.find(url),
    substitute: () => keptPages.findSubstitute(url),
  });
  // An answer that came too late to be shown is cached for the next visit.
  const keepLate = async () => {
    const [page, answer] = await Promise.all([shown, latest]);
    if (page !== answer) await keptPages.keep(url.pathname, answer);
  };
  // Without an answer there is nothing to cache; choosePage handles the failure.
  event.waitUntil(keepLate().catch(() => undefined));
  return shown;
}

/** The answer to the request that the browser sent while starting this worker (navigation preload), otherwise to a new request. */
async function load({ preloadResponse }: FetchEvent, request: Request): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

interface Place {
  readonly url: URL;
  readonly sameOrigin: boolean;
}

function isFont({ url, sameOrigin }: Place): boolean {
  return sameOrigin && url.pathname.startsWith("/assets/") && url.pathname.endsWith(".woff2");
}

function isPicture({ url, sameOrigin }: Place): boolean {
  return sameOrigin && url.pathname.startsWith("/webImages/");
}

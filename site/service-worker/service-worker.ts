import { cacheNames, clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies";
import { isShownPage, type ShownPage } from "#site/shell/kept-page.ts";
import { choosePage } from "./choose-page.ts";
import { createKeptPages } from "./kept-pages.ts";

declare const self: ServiceWorkerGlobalScope;
/** Addresses of the scripts and styles of the build that this worker belongs to, and a name for it; scripts/build-service-worker.ts knows them. */
declare const siteFiles: readonly string[];
declare const siteBuild: string;

/** After this many milliseconds of waiting for a page the one that was seen last is shown. */
const patience = 4_000;
const mostPictures = 120;
const mostFonts = 12;
/** Addresses that a browser may be led to and that are no pages. */
const noPage = /^\/(?:assets\/|webImages\/|graphql|health|ready)/u;
const pagesOf = (build: string) => `pages ${build}`;

const keptPages = createKeptPages({
  openPages: () => caches.open(pagesOf(siteBuild)),
  // The one that was chosen last holds for every build.
  openLanguage: () => caches.open("language"),
  load: (address) => fetch(address),
  report: (error) => console.warn("a page cannot be kept for reading offline", error),
});

// There is no skipWaiting: this worker takes over when no tab of an older build is open, and only then its precache forgets the
// scripts of that build. Until then they are found.
clientsClaim();
// No revision: a name says what is in it.
precache(siteFiles.map((url) => ({ url, revision: null })));

self.addEventListener("install", (event) => event.waitUntil(keptPages.keepAll()));

self.addEventListener("activate", (event) => {
  // Pages and scripts of one build belong together.
  const forgetOldPages = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(pagesOf("")) && name !== pagesOf(siteBuild));
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(Promise.all([forgetOldPages(), self.registration.navigationPreload?.enable()]));
});

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === "navigate" && !noPage.test(url.pathname),
  ({ event, request, url }) => answerPage(event as FetchEvent, request, url),
);

// Named by their content, so that whichever build put one there, it is right.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/assets\/.*\.(?:js|css)$/u.test(url.pathname),
  new CacheFirst({ cacheName: cacheNames.precache, matchOptions: { ignoreVary: true } }),
);

const fonts = new CacheFirst({
  cacheName: "fonts",
  plugins: [new ExpirationPlugin({ maxEntries: mostFonts, purgeOnQuotaError: true })],
});
registerRoute(isFont, fonts);

const pictures = new StaleWhileRevalidate({
  cacheName: "pictures",
  plugins: [new ExpirationPlugin({ maxEntries: mostPictures, purgeOnQuotaError: true })],
});
registerRoute(isPicture, pictures);

self.addEventListener("message", (event) => {
  if (isShownPage(event.data)) event.waitUntil(keepShown(event.data, event));
});

/** What a tab shows that loaded it before this worker was there. */
async function keepShown(shown: ShownPage, event: ExtendableEvent): Promise<void> {
  await keptPages.followLanguage(shown.language);
  for (const address of shown.files.slice(0, mostPictures)) {
    if ((await caches.match(address)) !== undefined) continue;
    const place = { url: new URL(address), sameOrigin: address.startsWith(`${self.origin}/`) };
    const request = new Request(address);
    if (isFont(place)) await fonts.handle({ event, request });
    else if (isPicture(place)) await pictures.handle({ event, request });
  }
}

function answerPage(event: FetchEvent, request: Request, url: URL): Promise<Response> {
  const latest = load(event, request);
  event.waitUntil(
    latest.then(
      (answer) => keptPages.keep(url.pathname, answer.clone()),
      // Without an answer nothing is to be kept, and what is shown says so.
      () => undefined,
    ),
  );
  return choosePage({
    latest,
    late: new Promise((resolve) => setTimeout(resolve, patience)),
    kept: () => keptPages.find(url),
    substitute: () => keptPages.findSubstitute(url),
  });
}

/** What the browser asked for while it woke this worker, or asks now. */
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

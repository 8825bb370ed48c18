import { defaultLanguage, type Language } from "#domain/language/language.ts";
import { languageOfAddress } from "#domain/language/language-address.ts";
import { readStoredLanguage } from "#site/language/stored-language.ts";
import { orderOfPath } from "#site/order-state/order-path.ts";
import type { ShownPage } from "./cached-page.ts";

/**
 * Registers the service worker and tells it what the page shows, so that the site can be read offline in this language. Waits until
 * the page has loaded and is idle. Never rejects: the site works without a service worker.
 */
export async function cachePages(language: Language): Promise<void> {
  // During development cached pages would be outdated; a site that is built for another server has no worker.
  const hasWorker = import.meta.env.PROD && !import.meta.env.VITE_SERVER_URL;
  if (!hasWorker || !("serviceWorker" in navigator)) return;
  try {
    await whenIdle();
    await navigator.serviceWorker.register("/service-worker.js");
    const { active, waiting } = await navigator.serviceWorker.ready;
    // A placed order is shown in its own language first.
    const isChosen =
      languageOfAddress(location.search) === undefined && orderOfPath(location.pathname) === null;
    const shown: ShownPage = {
      language: isChosen ? language : (readStoredLanguage() ?? defaultLanguage),
      files: loadedFiles(),
    };
    // A worker that waits to take over must know it too.
    for (const worker of [active, waiting]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
      worker?.postMessage(shown);
    }
  } catch (error) {
    console.warn("the site cannot be cached for offline reading", error);
  }
}

async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  // Older versions of Safari have no requestIdleCallback.
  if (!("requestIdleCallback" in globalThis)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => /\/webImages\/|\.woff2$/u.test(address));
}

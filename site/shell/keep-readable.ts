import { defaultLanguage, type Language } from "#domain/language/language.ts";
import { languageOfAddress } from "#domain/language/language-address.ts";
import { readStoredLanguage } from "#site/language/stored-language.ts";
import type { ShownPage } from "./kept-page.ts";

/**
 * Has the service worker keep the site, so that it can be read without a line in the language that is shown. Waits until the
 * page has loaded and has nothing else to do. Never rejects: without a worker the site is as it was.
 */
export async function keepReadable(language: Language): Promise<void> {
  // A site that is being written would show itself of yesterday; one on a file host has no worker beside it.
  const hasWorker = import.meta.env.PROD && !import.meta.env.VITE_SERVER_URL;
  if (!hasWorker || !("serviceWorker" in navigator)) return;
  try {
    await whenIdle();
    await navigator.serviceWorker.register("/service-worker.js");
    const { active, waiting } = await navigator.serviceWorker.ready;
    const isChosen = languageOfAddress(location.search) === undefined;
    const shown: ShownPage = {
      language: isChosen ? language : (readStoredLanguage() ?? defaultLanguage),
      files: loadedFiles(),
    };
    // One that waits to take over must know it too.
    for (const worker of [active, waiting]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
      worker?.postMessage(shown);
    }
  } catch (error) {
    console.warn("the site is not kept for reading offline", error);
  }
}

async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  // Safari learnt to tell when it is idle only lately.
  if (!("requestIdleCallback" in globalThis)) return;
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((address) => /\/webImages\/|\.woff2$/u.test(address));
}

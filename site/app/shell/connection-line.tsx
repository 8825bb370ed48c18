import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "wouter";
import { fullMenuDocument, shopDocument } from "#contract/generated/operations.ts";
import {
  defaultLanguage,
  type Language,
  languageOfAddress,
  type SiteLanguage,
} from "#domain/language/language.ts";
import { useLanguage } from "#site/language/language-context.tsx";
import { offlineOrderText, offlineText } from "#site/language/offline-text.ts";
import { readStoredLanguage } from "#site/language/stored-language.ts";
import { FollowOrderWeek } from "#site/order-state/follow-order-week.ts";
import { useMyOrders } from "#site/order-state/my-orders.ts";
import { orderOfPath } from "#site/order-state/order-path.ts";
import { useFollowedAvailability } from "#site/order-state/reload-availability.ts";
import { useOrdersLeft } from "#site/order-state/use-orders-left.ts";
import { useStoredCart } from "#site/order-state/use-stored-cart.ts";
import type { GraphqlClient } from "#web/graphql/graphql-client.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { isCachedPage, type ShownPage } from "./cached-page.ts";

/** Pause before the server is asked again, in milliseconds. */
const pause = 15_000;

/** The text shown while offline, otherwise on the menu how few orders the week still takes. Also asks the service worker to cache the site, and follows the order week and what is sold out. */
export function ConnectionLine() {
  const { language } = useLanguage();
  const [path] = useLocation();
  const isCurrent = useConnection();
  useStoredCart();
  useFollowedAvailability();
  const { sentence } = useOrdersLeft();
  useEffect(() => void cachePages(language), [language]);
  const text = orderOfPath(path) === null ? offlineText : offlineOrderText;
  return (
    <>
      <Suspense fallback={null}>
        <FollowOrderWeek />
      </Suspense>
      {isCurrent ? path === "/" && sentence : text[language]}
    </>
  );
}

/** What the menu offers to those who come back. */
export function LateOffers() {
  return (
    <>
      <LateSameAgain />
      <LateTell />
    </>
  );
}

/** At the foot of the menu, to be told when orders open. Its code is loaded when the foot is seen. */
function LateTell() {
  const [path] = useLocation();
  const [tell, setTell] = useState<ReactNode>();
  useEffect(() => {
    const footer = document.querySelector("#page + footer");
    if (footer === null || path !== "/") return;
    // On a phone it begins where the first screen ends, which counts as seen without a threshold.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio > 0)) return;
        observer.disconnect();
        import("#site/parts/tell-when-orders-open.tsx")
          .then(({ TellWhenOrdersOpen }) =>
            setTell(createPortal(<TellWhenOrdersOpen isFoot />, footer)),
          )
          .catch(console.error);
      },
      { threshold: 0.1 },
    );
    observer.observe(footer);
    return () => observer.disconnect();
  }, [path]);
  return path === "/" && tell;
}

/** On the menu of a device that knows an earlier order, the way to the same again. Its code is loaded only there. */
function LateSameAgain() {
  const [path] = useLocation();
  const isKnown = useMyOrders().length > 0 && path === "/";
  const [SameAgain, setSameAgain] = useState<ComponentType>();
  useEffect(() => {
    if (!isKnown) return;
    import("#site/parts/same-again.tsx")
      .then(({ SameAgainOnMenu }) => setSameAgain(() => SameAgainOnMenu))
      .catch(console.error);
  }, [isKnown]);
  return isKnown && SameAgain && <SameAgain />;
}

/**
 * Whether the page shows current data of the server: false while offline, and on a cached page of an earlier visit. Becomes true once
 * the menu has been loaded again; the cart is then resolved from it.
 */
function useConnection(): boolean {
  const { client } = useGraphql();
  const { shopLanguage: language } = useLanguage();
  const [isCurrent, setIsCurrent] = useState(() => navigator.onLine && !isCachedPage());

  useEffect(() => {
    const lose = () => setIsCurrent(false);
    addEventListener("offline", lose);
    return () => removeEventListener("offline", lose);
  }, []);

  useEffect(() => {
    if (isCurrent) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = async () => {
      clearTimeout(timer);
      const isLoaded = navigator.onLine && (await loadAgain(client, language));
      if (isOver) return;
      if (isLoaded) setIsCurrent(true);
      else timer = setTimeout(() => void refresh(), pause);
    };
    const onOnline = () => void refresh();
    addEventListener("online", onOnline);
    void refresh();
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener("online", onOnline);
    };
  }, [isCurrent, client, language]);

  return isCurrent;
}

/** Loads the shop first: every page has its data already, so a failed request changes nothing. */
async function loadAgain(client: GraphqlClient, language: Language): Promise<boolean> {
  const variables = { filter: { language } };
  return (
    (await client.reload(shopDocument, variables)).ok &&
    (await client.reload(fullMenuDocument, variables)).ok
  );
}

/**
 * Registers the service worker and tells it what the page shows, so that the site can be read offline in this language. Waits until
 * the page has loaded and is idle. Never rejects: the site works without a service worker.
 */
async function cachePages(language: SiteLanguage): Promise<void> {
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

import { Suspense, useEffect } from "react";
import { useLocation } from "wouter";
import { useLanguage } from "#site/language/language-context.tsx";
import { offlineOrderText, offlineText } from "#site/language/offline-text.ts";
import { FollowOrderWeek } from "#site/order-state/follow-order-week.ts";
import { orderOfPath } from "#site/order-state/order-path.ts";
import { useFollowedAvailability } from "#site/order-state/reload-availability.ts";
import { cachePages } from "./cache-pages.ts";
import { useConnection } from "./use-connection.ts";

/** The text shown while offline, otherwise nothing. Also asks the service worker to cache the site, and follows the order week and what is sold out. */
export function ConnectionLine() {
  const { language } = useLanguage();
  const [path] = useLocation();
  const isCurrent = useConnection();
  useFollowedAvailability();
  useEffect(() => void cachePages(language), [language]);
  const text = orderOfPath(path) === null ? offlineText : offlineOrderText;
  return (
    <>
      <Suspense fallback={null}>
        <FollowOrderWeek />
      </Suspense>
      {!isCurrent && text[language]}
    </>
  );
}

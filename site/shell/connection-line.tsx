import { useEffect } from "react";
import { useLanguage } from "#site/language/language-context.tsx";
import { offlineText } from "#site/language/offline-text.ts";
import { keepReadable } from "./keep-readable.ts";
import { useConnection } from "./use-connection.ts";

/** The text shown while offline, otherwise nothing. Also asks the service worker to cache the site. */
export function ConnectionLine() {
  const { language } = useLanguage();
  const isCurrent = useConnection();
  useEffect(() => void keepReadable(language), [language]);
  return isCurrent ? null : offlineText[language];
}

import { useEffect } from "react";
import { useLanguage } from "#site/language/language-context.tsx";
import { offlineText } from "#site/language/offline-text.ts";
import { keepReadable } from "./keep-readable.ts";
import { useConnection } from "./use-connection.ts";

/** Says quietly that the site has no line, and has the site kept for such times. Empty while all is well. */
export function ConnectionLine() {
  const { language } = useLanguage();
  const isCurrent = useConnection();
  useEffect(() => void keepReadable(language), [language]);
  return isCurrent ? null : offlineText[language];
}

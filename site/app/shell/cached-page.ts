import { isSiteLanguage, type SiteLanguage } from "#domain/language/language.ts";

/** Message of a tab to the service worker: what to cache, so that the tab can be shown again offline. */
export interface ShownPage {
  /** The chosen language, which applies to addresses without one. */
  readonly language: SiteLanguage;
  /** Addresses of the pictures and fonts that the tab has loaded. */
  readonly files: readonly string[];
}

export function isShownPage(message: unknown): message is ShownPage {
  if (typeof message !== "object" || message === null) return false;
  return (
    "language" in message &&
    isSiteLanguage(message.language) &&
    "files" in message &&
    Array.isArray(message.files)
  );
}

/** Attribute of the root element of a page that came from the cache and not from the server. */
export const cachedMark = "data-kept";

/** Whether the document is a cached page of an earlier visit. */
export function isCachedPage(): boolean {
  return document.documentElement.hasAttribute(cachedMark);
}

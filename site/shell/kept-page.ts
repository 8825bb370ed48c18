import { isLanguage, type Language } from "#domain/language/language.ts";

/** What a tab tells the service worker of itself, so that it can be shown again without a line. */
export interface ShownPage {
  /** Of addresses that name none: what the customer has chosen. */
  readonly language: Language;
  /** Addresses of the pictures and fonts that it has loaded. */
  readonly files: readonly string[];
}

export function isShownPage(message: unknown): message is ShownPage {
  if (typeof message !== "object" || message === null) return false;
  return (
    "language" in message &&
    isLanguage(message.language) &&
    "files" in message &&
    Array.isArray(message.files)
  );
}

/** Attribute of the root element of a page that came from the last visit and not from the server. */
export const keptMark = "data-kept";

/** Whether the document was kept from an earlier visit. */
export function isKeptPage(): boolean {
  return document.documentElement.hasAttribute(keptMark);
}

import { languageOfAddress } from "#domain/language/language.ts";

/**
 * Removes the canonical link that the server rendered. Call it when another page or language is shown: browsers share the canonical
 * address instead of the one in the address bar.
 */
export function dropCanonical(): void {
  document.querySelector('link[rel="canonical"]')?.remove();
}

/** Removes the language from the address and the canonical link: otherwise a reload would show it again, whatever was chosen since. */
export function forgetLanguageOfAddress(): void {
  dropCanonical();
  if (languageOfAddress(location.search) === undefined) return;
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

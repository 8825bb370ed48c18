import { languageOfAddress } from "#domain/language/language-address.ts";

/**
 * Takes out the address that the server wrote into the head, once another page or language is shown: a browser would share it
 * in place of the one in its address bar.
 */
export function dropCanonical(): void {
  document.querySelector('link[rel="canonical"]')?.remove();
}

/** Takes the language out of the address, where it has one, and out of the head: it would be shown again by a reload, whatever was chosen since. */
export function forgetLanguageOfAddress(): void {
  dropCanonical();
  if (languageOfAddress(location.search) === undefined) return;
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

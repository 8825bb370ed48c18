/**
 * Takes out the address that the server wrote into the head, once another page or language is shown: a browser would share it
 * in place of the one in its address bar.
 */
export function dropCanonical(): void {
  document.querySelector('link[rel="canonical"]')?.remove();
}

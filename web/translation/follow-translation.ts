/**
 * Lets the page live with a browser that translates it, by notes of what is taken out of `page` and put in its place: see
 * `translated-texts.ts`, which is loaded with the first change. Call it before React renders, so that no text is missed.
 */
export function followTranslation(page: Node): void {
  new MutationObserver((changes) => {
    import("./translated-texts.ts").then(
      ({ noteChanges }) => noteChanges(changes),
      // Without it the page works, as long as it is not translated. The next change asks again.
      () => undefined,
    );
  }).observe(page, { childList: true, subtree: true });
}

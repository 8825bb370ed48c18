/** Id of the element in which the page scrolls, where the window does not. */
export const scrollerId = "scroller";

/** Shows the beginning of the page. */
export function scrollToTop(): void {
  for (const each of [document.scrollingElement, document.getElementById(scrollerId)])
    each?.scrollTo({ top: 0, behavior: "instant" });
}

/**
 * Keeps `--keyboard`, the height in px that an on-screen keyboard covers, on an element until what it gives is called.
 * Browsers that heed `interactive-widget` of the page shrink the page itself: it stays 0 there. Safari does not.
 */
export function aboveKeyboard(element: HTMLElement): () => void {
  const shown = window.visualViewport;
  if (shown === null) return () => undefined;
  const measure = () => {
    // A page that is zoomed in shows less of itself, too, without any keyboard.
    const covered = shown.scale > 1 ? 0 : Math.max(0, window.innerHeight - shown.height);
    element.style.setProperty("--keyboard", `${String(Math.round(covered))}px`);
  };
  measure();
  shown.addEventListener("resize", measure);
  return () => shown.removeEventListener("resize", measure);
}

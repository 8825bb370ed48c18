/**
 * Sets `--keyboard` on an element: the height in px that an on-screen keyboard covers. Returns a function that stops updating it.
 * Browsers that support `interactive-widget` in the viewport tag shrink the page itself, so the value stays 0 there; Safari does
 * not support it.
 */
export function aboveKeyboard(element: HTMLElement): () => void {
  const shown = window.visualViewport;
  if (shown === null) return () => undefined;
  const measure = () => {
    // Zooming in also reduces the visible height, without any keyboard.
    const covered = shown.scale > 1 ? 0 : Math.max(0, window.innerHeight - shown.height);
    element.style.setProperty("--keyboard", `${String(Math.round(covered))}px`);
  };
  measure();
  shown.addEventListener("resize", measure);
  return () => shown.removeEventListener("resize", measure);
}

/** The events before a click at which React hydrates what was touched, and with it everything up to the next Suspense boundary, at once. */
const touches = ["pointerdown", "pointerup", "touchstart", "touchend", "mousedown", "mouseup"];
const passing = new AbortController();

/**
 * Keeps the touches of a press from React until `passTouches`, which is to be called when the page is hydrated: otherwise the click,
 * which opens the early dialog (site/index.html), waits for the hydration of the page.
 */
export function withholdTouches(): void {
  const { signal } = passing;
  for (const type of touches)
    addEventListener(type, (event) => event.stopPropagation(), { capture: true, signal });
}

export function passTouches(): void {
  passing.abort();
}

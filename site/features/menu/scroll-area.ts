let stop: () => void = () => undefined;

/**
 * Scrolls an area until an element in it begins `offset` pixels below its top. `scrollIntoView` would also scroll the page, and the
 * section buttons out of view. On a long menu the distance is an estimate until the dishes on the way are laid out, and the smooth
 * scrolling of browsers ends where the element was expected at first. So each frame measures again what is left. This goes on until
 * nothing moves anymore or the customer has started to scroll.
 */
export function scrollArea(
  area: Element,
  element: Element,
  offset: number,
  behavior: "smooth" | "instant",
): void {
  stop();
  const scrolling = new AbortController();
  const { signal } = scrolling;
  stop = () => scrolling.abort();
  for (const input of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(input, stop, { signal });

  const away = () =>
    element.getBoundingClientRect().top - area.getBoundingClientRect().top - offset;
  /** Scrolls a part of the way. Returns whether anything moved: the end of the area may come first. */
  const scroll = (part: number) => {
    const before = area.scrollTop;
    area.scrollBy({ top: part * away(), behavior: "instant" });
    return area.scrollTop !== before;
  };
  /** The part of the way that is left. */
  let left = behavior === "instant" || Math.abs(away()) < 1 ? 0 : 1;
  if (left === 0) scroll(1);
  let start: number | undefined;
  let movedAt = 0;
  let stillFrames = 0;
  const step = (now: number) => {
    if (signal.aborted) return;
    start ??= movedAt = now;
    const next = left && leftAfter(now - start);
    const isMoved =
      left > 0 ? scroll(1 - next / left) || next > 0 : Math.abs(away()) >= 1 && scroll(1);
    left = next;
    stillFrames = isMoved ? 0 : stillFrames + 1;
    if (isMoved) movedAt = now;
    // A busy device may not have painted anything in this time: the dishes in view are laid out in the frame after the next.
    const isAtRest = stillFrames > 2 && now - movedAt >= restAfterMs;
    if (isAtRest || now - start >= mostMs) stop();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** How long a way takes, however long it is, in milliseconds. */
const scrollMs = 600;
/** Dishes that have come into view are laid out within this time after something has moved. */
const restAfterMs = 500;
/** More than needed: what never comes to rest is left alone. */
const mostMs = 5_000;

/** The part of the way that is left after a time: it begins and ends slowly. */
function leftAfter(ms: number): number {
  return (1 + Math.cos(Math.PI * Math.min(1, ms / scrollMs))) / 2;
}

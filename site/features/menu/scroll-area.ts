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
  let at = 0;
  let movedAt = 0;
  let previous: number | undefined;
  const step = (now: number) => {
    if (signal.aborted) return;
    at += Math.min(now - (previous ?? now), mostFrameMs);
    previous = now;
    const next = left && leftAfter(at);
    if (left > 0 ? scroll(1 - next / left) || next > 0 : Math.abs(away()) >= 1 && scroll(1))
      movedAt = at;
    left = next;
    if (at - movedAt >= restAfterMs || at >= mostMs) stop();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/**
 * The most that one frame counts for, in milliseconds. A busy device scrolls for longer, not further in one frame: dishes that are laid out
 * after a long step would put the element above the top.
 */
const mostFrameMs = 40;
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

let stop: () => void = () => undefined;

/**
 * Scrolls an area until an element in it begins `offset` pixels below its top. `scrollIntoView` would also scroll the page, and the
 * section buttons out of view. On a long menu the distance is an estimate until the dishes on the way are laid out, which
 * may move what is shown once more after scrolling has ended. This scrolls on from wherever scrolling ends, until nothing moves any
 * more or the customer has started to scroll.
 */
export function scrollArea(
  area: Element,
  element: Element,
  offset: number,
  behavior: "smooth" | "instant",
): void {
  const away = () =>
    element.getBoundingClientRect().top - area.getBoundingClientRect().top - offset;
  const scroll = (how: typeof behavior) => area.scrollBy({ top: away(), behavior: how });
  stop();
  const scrolling = new AbortController();
  const { signal } = scrolling;
  stop = () => scrolling.abort();
  let tries = 0;
  let isAtRest: ReturnType<typeof setTimeout> | undefined;
  const scrollOn = () => {
    tries += 1;
    scroll("instant");
    if (tries === mostTries) stop();
  };
  area.addEventListener("scrollend", scrollOn, { signal });
  const waitForRest = () => {
    clearTimeout(isAtRest);
    // A busy device may not have painted anything in this time: the dishes in view are laid out in the frame after the next.
    isAtRest = setTimeout(() => afterFrames(2, atRest), restAfterMs);
  };
  const atRest = () => {
    if (signal.aborted) return;
    if (Math.abs(away()) < 1) stop();
    else {
      scrollOn();
      waitForRest();
    }
  };
  // Smooth scrolling takes longer, but moves all the time. Where nothing moves at all, there is no end of it either.
  area.addEventListener("scroll", waitForRest, { signal });
  waitForRest();
  for (const input of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(input, stop, { signal });
  scroll(behavior);
}

/** More than needed: every attempt gets closer. */
const mostTries = 5;
/** Dishes that have come into view are laid out within this time after something has moved. */
const restAfterMs = 500;

function afterFrames(count: number, then: () => void): void {
  if (count === 0) then();
  else requestAnimationFrame(() => afterFrames(count - 1, then));
}

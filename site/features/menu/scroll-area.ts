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
  const scroll = (how: typeof behavior) => {
    const top = element.getBoundingClientRect().top - area.getBoundingClientRect().top - offset;
    area.scrollBy({ top, behavior: how });
  };
  stop();
  const scrolling = new AbortController();
  const { signal } = scrolling;
  stop = () => scrolling.abort();
  let tries = 0;
  let isAtRest: ReturnType<typeof setTimeout> | undefined;
  area.addEventListener(
    "scrollend",
    () => {
      tries += 1;
      scroll("instant");
      if (tries === mostTries) stop();
    },
    { signal },
  );
  const waitForRest = () => {
    clearTimeout(isAtRest);
    isAtRest = setTimeout(stop, restAfterMs);
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

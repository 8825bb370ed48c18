let stop: () => void = () => undefined;

/**
 * Scrolls an area by a distance in pixels. On a long menu the distance is an estimate until the dishes on the way are laid out, which
 * may move what is shown once more after scrolling has ended. This scrolls on from wherever scrolling ends, until nothing moves any
 * more or the customer has started to scroll.
 */
export function scrollArea(
  area: Element,
  distance: () => number,
  behavior: "smooth" | "instant",
): void {
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
      area.scrollBy({ top: distance(), behavior: "instant" });
      if (tries === mostTries) scrolling.abort();
      clearTimeout(isAtRest);
      isAtRest = setTimeout(() => scrolling.abort(), restAfterMs);
    },
    { signal },
  );
  for (const input of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(input, stop, { signal, passive: true });
  area.scrollBy({ top: distance(), behavior });
}

/** More than needed: every attempt gets closer. */
const mostTries = 5;
/** Dishes that have come into view are laid out within this time after scrolling has ended. */
const restAfterMs = 500;

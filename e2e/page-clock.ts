import { expect, type Page } from "@playwright/test";

/**
 * Stops the clock of the page, so that only `passTimeUntil` and `page.clock` move it: a restart of the server that takes longer than all
 * pauses of the site would otherwise use up its attempts.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Advances the clock of the page by ten seconds at a time until a condition holds. */
export async function passTimeUntil(
  page: Page,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return isSo();
    })
    .toBe(true);
}

/**
 * Gives a function that waits until the page asks for nothing anymore: a question that waits for its answer while the clock runs ahead would
 * time out. Call it before the page is opened.
 */
export function watchRequests(page: Page): () => Promise<void> {
  let open = 0;
  page.on("request", () => (open += 1));
  page.on("requestfinished", () => (open -= 1));
  page.on("requestfailed", () => (open -= 1));
  // Code that has just arrived may ask next.
  return async () => {
    let rests = 0;
    await expect
      .poll(() => (rests = open === 0 ? rests + 1 : 0), { intervals: [20] })
      .toBeGreaterThan(3);
  };
}

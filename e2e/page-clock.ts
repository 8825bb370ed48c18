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

/** What the console says of a question that waits for its answer while `passTimeUntil` or `page.clock` runs ahead: on a busy machine any may. */
export const timedOut = /^\w+ failed TimeoutError: signal timed out$/u;

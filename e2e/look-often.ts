import type { Page } from "@playwright/test";

/**
 * Lets somebody look at the open page twice a second: it asks at once for what other devices did, and otherwise every ten seconds. Holds
 * until another page is loaded.
 */
export async function lookOften(page: Page): Promise<void> {
  await page.evaluate(() => setInterval(() => dispatchEvent(new Event("focus")), 500));
}

import type { Page } from "@playwright/test";

/** Holds back the files whose addresses fit a pattern, as a slow connection does, until the function that it gives is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  const coming = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await coming.promise;
    await route.continue();
  });
  return coming.resolve;
}

import type { Page } from "@playwright/test";

/**
 * Holds back the files whose addresses fit a pattern, as a slow connection does, until the function that it gives is called. With a word,
 * only the answers to requests whose body has it.
 */
export async function holdBack(page: Page, files: string, word = ""): Promise<() => void> {
  const coming = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    if ((route.request().postData() ?? "").includes(word)) await coming.promise;
    await route.fallback();
  });
  return coming.resolve;
}

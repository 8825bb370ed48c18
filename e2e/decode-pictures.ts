import type { Page } from "@playwright/test";

/** Waits until the pictures that are in view, or above it, are loaded and decoded. */
export async function decodePictures(page: Page): Promise<void> {
  await page.evaluate(async (bottom) => {
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < bottom);
    await Promise.all(
      seen.map((image) => {
        image.loading = "eager";
        return image.decode();
      }),
    );
  }, page.viewportSize()?.height ?? 0);
}

import { expect, type Page } from "@playwright/test";
import { decodePictures } from "./decode-pictures.ts";
import type { Language } from "./words.ts";

type ColorScheme = "light" | "dark";

/**
 * The screens that are compared with a stored picture, and the picture's name. They look the same in every run, and
 * between them show nearly every part of the shop.
 */
export const comparedScreens: Readonly<Record<string, string>> = {
  "the menu": "menu",
  "a dish with an option and an extra": "dish",
  "the full cart": "cart",
  "the order form": "order-form",
  "the order that was sent": "order-sent",
  "the page about the shop": "about",
  "the terms of sale": "terms",
};
const comparedLooks = new Set(["he-360-light", "he-360-dark", "en-1280-light"]);

/** The browser that made the pictures in e2e/screenshots. Change this if they are renewed with another browser. */
const drawnBy = { platform: "linux", chromium: "156" };

/** Compares the page with its stored picture, if it has one in this look. */
export async function compareScreenshot(
  page: Page,
  screen: string,
  language: Language,
  colorScheme: ColorScheme,
): Promise<void> {
  const name = comparedScreens[screen];
  const look = `${language}-${String(page.viewportSize()?.width ?? 0)}-${colorScheme}`;
  if (name === undefined || !comparedLooks.has(look)) return;
  await decodePictures(page);
  await holdStill(page);
  await expect.soft(page).toHaveScreenshot(`${name}-${look}.png`, tolerance(page));
}

/** The number of an order and the dates of order weeks differ from run to run. */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector("dialog dd bdi")?.replaceChildren("1234");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const said = text.nodeValue ?? "";
      const still = said
        .replace(/יום [א-ת]+, \d+ ב[א-ת]+/u, "יום רביעי, 28 באוקטובר")
        .replace(/[A-Z]\w+day, [A-Z]\w+ \d+/u, "Wednesday, October 28")
        .replace(/(?<=באוקטובר |October 28, )\d{4}/u, "2026");
      if (still !== said) text.nodeValue = still;
    }
  });
}

/**
 * How many pixels may differ, and by how much a color may be off. A line that moved exceeds the limits, and so does
 * another accent color. Other browsers and systems draw the edges of letters differently, so there only gross
 * differences count.
 */
function tolerance(page: Page) {
  const version = page.context().browser()?.version() ?? "";
  const isSame =
    process.platform === drawnBy.platform && version.startsWith(`${drawnBy.chromium}.`);
  return isSame
    ? { maxDiffPixelRatio: 0.01, threshold: 0.1 }
    : { maxDiffPixelRatio: 0.1, threshold: 0.2 };
}

import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { screens, toldOnTheWay } from "./screens.ts";
import { inBothLanguages, test } from "./visit.ts";

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const schemes = ["light", "dark"] as const;

/** These hold still from run to run, and between them have nearly every part of the shop on them. */
const compared: Readonly<Record<string, string>> = {
  "the menu": "menu",
  "a dish with an option and an extra": "dish",
  "the full cart": "cart",
  "the order form": "order-form",
  "the order that was sent": "order-sent",
  "the page about the shop": "about",
  "the terms of sale": "terms",
};
const comparedLooks = new Set(["he-360-light", "he-360-dark", "en-1280-light"]);

/** What drew the screenshots in e2e/screenshots; renewing them with another browser changes this too. */
const drawnBy = { platform: "linux", chromium: "156" };

inBothLanguages((language) => {
  for (const [screen, goThere] of Object.entries(screens)) {
    test(`a picture of ${screen}`, async ({ customer, page, expectOnConsole }, { project }) => {
      expectOnConsole(toldOnTheWay);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await goThere(customer);
      // What lies under the mouse is lit; nothing does in the corner.
      await page.mouse.move(0, 0);
      for (const size of sizes) {
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(size);
          const look = `${language}-${String(size.width)}-${colorScheme}`;
          const file = `${screen.replaceAll(" ", "-")}-${look}.png`;
          await photograph(page, join(project.outputDir, "screens", file));
          const name = compared[screen];
          if (name === undefined || !comparedLooks.has(look)) continue;
          if (name === "order-sent") await holdStill(page);
          await expect(page).toHaveScreenshot(`${name}-${look}.png`, tolerance(page));
        }
      }
    });
  }
});

async function photograph(page: Page, path: string): Promise<void> {
  // Pictures that a wider window brought into view are on their way still.
  await page.evaluate(async (bottom) => {
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < bottom);
    await Promise.all(
      seen.map((image) => {
        image.loading = "eager";
        return image.decode();
      }),
    );
  }, page.viewportSize()?.height ?? 0);
  await page.screenshot({ path, animations: "disabled" });
}

/** The order's number is never the same twice, and its week moves on, with a longer or a shorter name. */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const selector of ["dialog dd bdi", "dialog p strong"]) {
      document.querySelector(selector)?.replaceChildren("1234");
    }
  });
}

/**
 * How much of a picture may be another, and how far a colour may be off: what lines that moved exceed at once, and another
 * accent. Another browser or system draws letters with other edges, where only what is plainly out of place counts.
 */
function tolerance(page: Page) {
  const version = page.context().browser()?.version() ?? "";
  const isSame =
    process.platform === drawnBy.platform && version.startsWith(`${drawnBy.chromium}.`);
  return isSame
    ? { maxDiffPixelRatio: 0.01, threshold: 0.1 }
    : { maxDiffPixelRatio: 0.1, threshold: 0.2 };
}

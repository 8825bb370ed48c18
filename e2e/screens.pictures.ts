import { join } from "node:path";
import type { Page } from "@playwright/test";
import { decodePictures } from "./decode-pictures.ts";
import { toldOnTheWay, walks } from "./screens.ts";
import { test, visitInBothLanguages } from "./visit.ts";

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const schemes = ["light", "dark"] as const;

// `npm run screens`: pictures of every screen for a person to look at. They are compared with nothing.
visitInBothLanguages((language) => {
  for (const [walk, screens] of Object.entries(walks)) {
    test(`pictures of ${walk}`, async ({ customer, page, expectOnConsole }, { project }) => {
      expectOnConsole(toldOnTheWay);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const [screen, goThere] of Object.entries(screens)) {
        await goThere(customer);
        await page.mouse.move(0, 0);
        await takePictures(page, join(project.outputDir, "screens"), `${screen}-${language}`);
      }
    });
  }
});

/** Leaves the page at the first size, in light colors. */
async function takePictures(page: Page, folder: string, name: string): Promise<void> {
  for (const size of sizes.toReversed()) {
    for (const colorScheme of schemes.toReversed()) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await decodePictures(page);
      const file = `${name}-${String(size.width)}-${colorScheme}.png`.replaceAll(" ", "-");
      await page.screenshot({ path: join(folder, file), animations: "disabled" });
    }
  }
}

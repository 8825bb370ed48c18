import { join } from "node:path";
import { decodePictures } from "./decode-pictures.ts";
import { screens, toldOnTheWay } from "./screens.ts";
import { inBothLanguages, test } from "./visit.ts";

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
const schemes = ["light", "dark"] as const;

// `npm run screens`: pictures of every screen for a person to look at. They are compared with nothing.
inBothLanguages((language) => {
  for (const [screen, goThere] of Object.entries(screens)) {
    test(`pictures of ${screen}`, async ({ customer, page, expectOnConsole }, { project }) => {
      expectOnConsole(toldOnTheWay);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await goThere(customer);
      await page.mouse.move(0, 0);
      for (const size of sizes) {
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(size);
          await decodePictures(page);
          const look = `${language}-${String(size.width)}-${colorScheme}`;
          const file = `${screen.replaceAll(" ", "-")}-${look}.png`;
          await page.screenshot({
            path: join(project.outputDir, "screens", file),
            animations: "disabled",
          });
        }
      }
    });
  }
});

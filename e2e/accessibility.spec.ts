import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { screens, toldOnTheWay } from "./screens.ts";
import { inBothLanguages, test } from "./visit.ts";

/** How a screen is looked at. */
const looks = [
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const;

inBothLanguages(() => {
  for (const [screen, goThere] of Object.entries(screens)) {
    test(`axe finds nothing on ${screen}`, async ({ customer, page, expectOnConsole }) => {
      expectOnConsole(toldOnTheWay);
      // Nothing is looked at halfway through its movement.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await goThere(customer);
      await expect(page.locator("h1")).toHaveCount(1);
      // The page's name stands before the shop's.
      await expect(page).toHaveTitle(/.+ · .+/u);
      for (const { width, colorScheme } of looks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        const axe = new AxeBuilder({ page });
        // Every rule that runs by itself, best practice too, and this one of WCAG 2.2.
        axe.options({ rules: { "target-size": { enabled: true } } });
        const { violations } = await axe.analyze();
        expect(
          violations.map(({ id, nodes }) => [
            id,
            width,
            colorScheme,
            ...nodes.map(({ html }) => html),
          ]),
        ).toEqual([]);
      }
    });
  }
});

import { expect, type Locator } from "@playwright/test";
import { screens, toldOnTheWay } from "./screens.ts";
import { inBothLanguages, test } from "./visit.ts";

const looked = [
  "the menu with a dish in the cart",
  "a dish with an option and an extra",
  "the full cart",
  "the order form with errors",
] as const;

inBothLanguages((language) => {
  for (const screen of looked) {
    test(`in the system's own colours edges and focus show on ${screen}`, async ({
      customer,
      page,
      expectOnConsole,
    }, testInfo) => {
      expectOnConsole(toldOnTheWay);
      await page.emulateMedia({ forcedColors: "active" });
      await screens[screen]?.(customer);
      const open = page.getByRole("dialog");
      const isOpen = (await open.count()) > 0;
      if (isOpen) expect(await edgeOf(open)).toBeGreaterThan(0);

      const buttons = (isOpen ? open : page.getByRole("main")).locator("button:not([class*=step])");
      for (const button of await buttons.all()) {
        if ((await button.locator("img").count()) > 0) continue;
        const look = await button.evaluate((element) => {
          const { textDecorationLine, borderTopWidth } = getComputedStyle(element);
          return textDecorationLine === "underline" ? 1 : Number.parseFloat(borderTopWidth);
        });
        expect(look, await button.innerText()).toBeGreaterThan(0);
      }

      // What is current shows without its colour.
      for (const current of await page.locator("[aria-current]:visible").all()) {
        const differs = await current.evaluate((element) => {
          const { outlineStyle, forcedColorAdjust } = getComputedStyle(element);
          return outlineStyle !== "none" || forcedColorAdjust === "none";
        });
        expect(differs, await current.innerText()).toBe(true);
      }

      for (let press = 0; press < 4; press += 1) {
        await page.keyboard.press("Tab");
        const outline = await page.locator(":focus").evaluate((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
        });
        expect(outline).toBeGreaterThanOrEqual(2);
      }
      await testInfo.attach(`${screen}, ${language}`, {
        body: await page.screenshot(),
        contentType: "image/png",
      });
    });
  }
});

async function edgeOf(element: Locator): Promise<number> {
  return element.evaluate((each) => Number.parseFloat(getComputedStyle(each).borderTopWidth));
}

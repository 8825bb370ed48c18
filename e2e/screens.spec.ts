import { expect } from "@playwright/test";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { axeViolations } from "./axe-violations.ts";
import { comparedScreens, compareScreenshot } from "./compare-screenshot.ts";
import { expectSystemColors } from "./expect-system-colors.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { screens, toldOnTheWay } from "./screens.ts";
import { smallTargets } from "./small-targets.ts";
import { inBothLanguages, test } from "./visit.ts";

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

/** Between them these have every kind of control. */
const shownInSystemColors: readonly string[] = [
  "the menu with a dish in the cart",
  "a dish with an option and an extra",
  "the full cart",
  "the order form with errors",
];

// Reaching a screen costs more than most of its checks, so each screen is visited once per language and checked for
// everything. The checks are soft: one run reports everything that is wrong with a screen.
inBothLanguages((language) => {
  for (const [screen, goThere] of Object.entries(screens)) {
    test(`${screen}: language, accessibility, touch targets, layout and look`, async ({
      customer,
      page,
      expectOnConsole,
    }) => {
      expectOnConsole(toldOnTheWay);
      // Movement must be over before anything is measured.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await goThere(customer);
      // Whatever lies under the mouse is highlighted; the corner is empty.
      await page.mouse.move(0, 0);

      await test.step("on a phone", async () => {
        await expect.soft(page.locator("h1")).toHaveCount(1);
        // The name of the page, then the name of the shop.
        await expect.soft(page).toHaveTitle(/.+ · .+/u);
        expect.soft(foreignWords(await page.content(), language)).toEqual([]);
        expect.soft(await smallTargets(page)).toEqual([]);
        expect.soft(await axeViolations(page)).toEqual([]);
        await compareScreenshot(page, screen, language, "light");
      });

      await test.step("in dark colours", async () => {
        await page.emulateMedia({ colorScheme: "dark" });
        // Only colours differ from the light look.
        expect.soft(await axeViolations(page, ["color-contrast"])).toEqual([]);
        await compareScreenshot(page, screen, language, "dark");
        await page.emulateMedia({ colorScheme: "light" });
      });

      await test.step("on a wide screen", async () => {
        await page.setViewportSize(wide);
        await expectToFit(page);
        expect.soft(await axeViolations(page)).toEqual([]);
        await compareScreenshot(page, screen, language, "light");
        await page.setViewportSize(phone);
      });

      await test.step("with larger text", async () => {
        for (const percent of [100, 130, 200]) {
          await page.evaluate(
            (size) => {
              document.documentElement.style.fontSize = size;
            },
            `${String(percent)}%`,
          );
          await expectToFit(page);
        }
        await page.evaluate(() => document.documentElement.removeAttribute("style"));
      });

      if (!shownInSystemColors.includes(screen)) return;
      await test.step("in the system's colours", () => expectSystemColors(page));
    });
  }

  test("after a switch of language the cart and its dialogs have no text in the other language", async ({
    customer,
    page,
  }) => {
    await screens["the full cart"]?.(customer);
    await customer.switchesLanguage();
    await customer.button(customer.words.cart.clear).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    // The head keeps the language in which the server sent it.
    expect(foreignWords(await page.locator("body").innerHTML(), customer.language)).toEqual([]);
  });
});

test("every screen that a check names exists", () => {
  const named = [...shownInSystemColors, ...Object.keys(comparedScreens)];
  expect(Object.keys(screens)).toEqual(expect.arrayContaining(named));
});

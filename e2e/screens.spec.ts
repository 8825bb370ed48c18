import { expect, type Page } from "@playwright/test";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { axeViolations } from "./axe-violations.ts";
import { comparedScreens, compareScreenshot } from "./compare-screenshot.ts";
import { expectSystemColors } from "./expect-system-colors.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { toldOnTheWay, walks } from "./screens.ts";
import { smallTargets } from "./small-targets.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { type Language, seedDish } from "./words.ts";

const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

/** Between them these have every kind of control. */
const shownInSystemColors: readonly string[] = [
  "the menu with a dish in the cart",
  "a dish with an option and an extra",
  "the full cart",
  "the order form with errors",
];

// Reaching a screen costs as much as most of its checks, so the screens on one way are one test, and each of them is checked
// for everything. The checks are soft: one run reports everything that is wrong.
visitInBothLanguages((language) => {
  for (const [walk, screens] of Object.entries(walks)) {
    test(`${walk}: language, accessibility, touch targets, layout and look of every screen`, async ({
      customer,
      page,
      expectOnConsole,
    }) => {
      expectOnConsole(toldOnTheWay);
      // Movement must be over before anything is measured.
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const [screen, goThere] of Object.entries(screens)) {
        await test.step(screen, async () => {
          await goThere(customer);
          // Whatever lies under the mouse is highlighted; the corner is empty.
          await page.mouse.move(0, 0);
          await checkScreen(page, screen, language);
        });
      }
    });
  }

  test("after a switch of language the cart and its dialogs have no text in the other language", async ({
    customer,
    page,
  }) => {
    await customer.returnsTo("/cart", [seedDish("Orange cake"), 1]);
    await customer.switchesLanguage();
    await customer.button(customer.words.cart.clear).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    // The head keeps the language in which the server sent it.
    expect(foreignWords(await page.locator("body").innerHTML(), customer.language)).toEqual([]);
  });
});

test("every screen that a check names exists", () => {
  const named = [...shownInSystemColors, ...Object.keys(comparedScreens)];
  const screens = Object.values(walks).flatMap((walk) => Object.keys(walk));
  expect(screens).toEqual(expect.arrayContaining(named));
});

/** Leaves the screen as it was, except for the focus. */
async function checkScreen(page: Page, screen: string, language: Language): Promise<void> {
  await test.step("on a phone", async () => {
    await expect.soft(page.locator("h1"), screen).toHaveCount(1);
    // The name of the page, then the name of the shop.
    await expect.soft(page, screen).toHaveTitle(/.+ · .+/u);
    expect.soft(foreignWords(await page.content(), language), screen).toEqual([]);
    expect.soft(await smallTargets(page), screen).toEqual([]);
    expect.soft(await axeViolations(page), screen).toEqual([]);
    // Screen readers skip what is no radio button in a group of them, and read only the name of an output.
    await expect.soft(page.locator("[role=radiogroup] p"), screen).toHaveCount(0);
    for (const output of await page.locator("output:visible").all())
      await expect.soft(output, screen).toHaveAccessibleName(/\p{L}/u);
    await compareScreenshot(page, screen, language, "light");
  });

  // Only colors differ from the light look, and they are the same in both languages.
  if (language === "he")
    await test.step("in dark colors", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      expect
        .soft(await axeViolations(page, { rules: ["color-contrast"], isDialogOnly: true }), screen)
        .toEqual([]);
      await compareScreenshot(page, screen, language, "dark");
      await page.emulateMedia({ colorScheme: "light" });
    });

  await test.step("on a wide screen", async () => {
    await page.setViewportSize(wide);
    await expectToFit(page, screen);
    // The names of controls were looked at on the phone, in both languages.
    if (language === "en") expect.soft(await axeViolations(page), screen).toEqual([]);
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
      await expectToFit(page, screen);
    }
    await page.evaluate(() => document.documentElement.removeAttribute("style"));
  });

  if (!shownInSystemColors.includes(screen)) return;
  await test.step("in the system's colors", () => expectSystemColors(page));
}

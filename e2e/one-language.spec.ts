import { expect } from "@playwright/test";
import { foreignWords } from "#domain/testing/foreign-words.ts";
import { screens, toldOnTheWay } from "./screens.ts";
import { inBothLanguages, test } from "./visit.ts";

inBothLanguages((language) => {
  for (const [screen, goThere] of Object.entries(screens)) {
    test(`nothing is left in the other language on ${screen}`, async ({
      customer,
      page,
      expectOnConsole,
    }) => {
      expectOnConsole(toldOnTheWay);
      await goThere(customer);
      expect(foreignWords(await page.content(), language)).toEqual([]);
    });
  }

  test("nothing is left of the other language after a switch, in the cart and its questions", async ({
    customer,
    page,
  }) => {
    await screens["the full cart"]?.(customer);
    await customer.switchesLanguage();
    await customer.button(customer.words.cart.clear).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    // What is in the head is read from a page as it comes only.
    expect(foreignWords(await page.locator("body").innerHTML(), customer.language)).toEqual([]);
  });
});

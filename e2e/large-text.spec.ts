import type { Page } from "@playwright/test";
import { expectToFit } from "./expect-to-fit.ts";
import { fillCart } from "./festive-cart.ts";
import { inBothLanguages, test } from "./visit.ts";
import { seedDish, seedPlace } from "./words.ts";

const malabi = seedDish("Coconut malabi");
const cake = seedDish("Orange cake");
const jerusalem = seedPlace("Jerusalem");

/** As a customer has it whose browser shows all text larger. */
async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    `${String(percent)}%`,
  );
}

inBothLanguages(() => {
  for (const percent of [130, 200]) {
    test(`with text of ${String(percent)} percent everything fits a phone's width`, async ({
      customer,
      page,
    }) => {
      await fillCart(customer);
      await enlargeText(page, percent);
      await expectToFit(page);

      const form = await customer.goesToCheckout();
      await form.delivery.check();
      await form.city.selectOption(customer.reads(jerusalem.name));
      await expectToFit(page);
      await form.dialog.getByRole("button", { name: customer.words.cancel, exact: true }).click();

      await customer.goesToMenu();
      await expectToFit(page);
      for (const dish of [cake, malabi]) {
        const dialog = await customer.opens(dish);
        await expectToFit(page);
        await dialog.cancel.click();
      }
    });
  }
});

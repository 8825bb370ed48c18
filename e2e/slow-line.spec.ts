import { expect } from "@playwright/test";
import { test } from "./visit.ts";
import { found, seedDish } from "./words.ts";

const liver = seedDish("Chopped chicken liver");

test("a dish whose button is pressed before the code has loaded opens when it has", async ({
  customer,
}) => {
  const { page } = customer;
  const code = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await customer.pressesOrder(liver);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  code.resolve();
  const dish = await customer.dishDialog(liver);
  // The dialog opens only once: after closing it stays closed.
  await dish.count(customer.reads(found(liver.selections[0]).selectionName)).fill("1");
  await dish.cancel.click();
  await expect(dish.dialog).toBeHidden();
  await customer.puts(1, liver);
});

test("the language toggle works before the code has loaded", async ({ customer }) => {
  const { page } = customer;
  const code = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await customer.button(customer.words.otherLanguageName).click();
  code.resolve();
  await expect(page.locator("html")).toHaveAttribute(
    "lang",
    customer.language === "he" ? "en" : "he",
  );
});

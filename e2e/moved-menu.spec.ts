import { expect } from "@playwright/test";
import { test } from "./visit.ts";
import { found, seedDish, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const soup = seedDish("Vegetable and barley soup");
const total = 2 * found(liver.selections[0]).price + found(soup.selections[0]).price;
const soupTotal = found(soup.selections[0]).price;

interface SavedCatalogue {
  readonly menu: { dishes: { dishName: { he: string; en: string } }[] }[];
}

/** Every dish type has its dishes the other way round: each position means another dish. */
function turnRound(content: string): string {
  const catalogue = JSON.parse(content) as SavedCatalogue;
  for (const type of catalogue.menu) type.dishes.reverse();
  return JSON.stringify(catalogue);
}

function renameLiver(content: string): string {
  const catalogue = JSON.parse(content) as SavedCatalogue;
  const dish = catalogue.menu
    .flatMap(({ dishes }) => dishes)
    .find(({ dishName }) => dishName.en === liver.dishName.en);
  found(dish).dishName = { he: "כבד של סבתא", en: "Grandmother's liver" };
  return JSON.stringify(catalogue);
}

test("dishes that changed places on the menu stay the dishes that were chosen, in the other language too", async ({
  customer,
  page,
  shop,
}) => {
  await customer.visits("/");
  await customer.puts(2, liver);
  await customer.puts(1, soup);
  const takeBack = shop.changeCatalogue(turnRound);
  try {
    await customer.goesToCart();
    for (const step of ["before a reload", "after it"]) {
      if (step === "after it") await page.reload();
      await customer.switchesLanguage();
      await expect(customer.dishRow(liver)).toContainText("× 2");
      await expect(customer.dishRow(soup)).toContainText("× 1");
      await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(2);
      await expect(customer.cartTotal).toHaveText(shown(total));
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
  } finally {
    takeBack();
  }
});

test("a dish that has another name now is not taken for another one: the customer is told, and chooses", async ({
  customer,
  page,
  shop,
}) => {
  await customer.visits("/");
  await customer.puts(2, liver);
  await customer.puts(1, soup);
  const takeBack = shop.changeCatalogue(renameLiver);
  try {
    await page.goto("/cart");
    const { cart } = customer.words;
    await expect(page.getByRole("alert")).toContainText(
      cart.changes["dish-gone"](customer.reads(liver.dishName)),
    );
    await expect(customer.dishRow(liver)).toHaveCount(0);
    await expect(customer.cartTotal).toHaveText(shown(soupTotal));
    // It is told over a reload too, until it was seen.
    await page.reload();
    await expect(page.getByRole("alert")).toContainText(customer.reads(liver.dishName));
    await customer.button(cart.understood).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  } finally {
    takeBack();
  }
});

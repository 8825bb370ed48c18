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

/** Reverses the dishes of every type, so that each position means another dish. */
function turnRound(content: string): string {
  const catalogue = JSON.parse(content) as SavedCatalogue;
  for (const type of catalogue.menu) type.dishes.reverse();
  return JSON.stringify(catalogue);
}

function renameLiver(content: string): string {
  const catalogue = JSON.parse(content) as SavedCatalogue;
  const dish = catalogue.menu
    .flatMap(({ dishes }) => dishes)
    .find(({ dishName }) => dishName.en === liver.name.en);
  found(dish).dishName = { he: "כבד של סבתא", en: "Grandmother's liver" };
  return JSON.stringify(catalogue);
}

test("dishes that moved on the menu stay the dishes that were chosen, also in the other language", async ({
  customer,
  page,
  shop,
}) => {
  await customer.returnsTo("/", [liver, 2], [soup, 1]);
  await expect(customer.dishRow(soup)).toContainText(customer.words.menu.inCart(1));
  const takeBack = shop.changeCatalogue(turnRound);
  try {
    await customer.goesToCart();
    for (const step of ["before a reload", "after it"]) {
      if (step === "after it") await page.reload();
      await customer.switchesLanguage();
      await expect(customer.dishRow(liver)).toContainText("2+×");
      await expect(customer.dishRow(soup)).toContainText("1+×");
      await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(2);
      await expect(customer.cartTotal).toHaveText(shown(total));
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
  } finally {
    takeBack();
  }
});

test("a renamed dish is not mistaken for another dish: it is removed with a message", async ({
  customer,
  page,
  shop,
}) => {
  const takeBack = shop.changeCatalogue(renameLiver);
  try {
    await customer.returnsTo("/cart", [liver, 2], [soup, 1]);
    const { cart } = customer.words;
    await expect(page.getByRole("alert")).toContainText(
      customer.words.changes["dish-gone"](customer.reads(liver.name)),
    );
    await expect(customer.dishRow(liver)).toHaveCount(0);
    await expect(customer.cartTotal).toHaveText(shown(soupTotal));
    // The message stays after a reload, until the customer confirms it.
    await page.reload();
    await expect(page.getByRole("alert")).toContainText(customer.reads(liver.name));
    await customer.button(cart.understood).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  } finally {
    takeBack();
  }
});

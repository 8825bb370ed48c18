import { expect, type Page } from "@playwright/test";
import type { LocalizedText } from "#domain/language/language.ts";
import { agorot } from "#domain/money/agorot.ts";
import { isolatedPriceText } from "#domain/money/price-text.ts";
import { test } from "./visit.ts";
import { found, seedDish, shown, wordsOfPage } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const soup = seedDish("Vegetable and barley soup");
const roast = seedDish("Beef pot roast with root vegetables");
const [half, litre] = soup.selections;

interface SavedDish {
  dishName: LocalizedText;
  selections: { selectionName: LocalizedText; price: number }[];
}
interface SavedCatalogue {
  readonly menu: { orderType: LocalizedText; dishes: SavedDish[] }[];
}

/** Edits a saved catalogue as the seller does at her desk: ids stay as they are. */
function edited(edit: (catalogue: SavedCatalogue, dish: (of: typeof liver) => SavedDish) => void) {
  return (content: string) => {
    const catalogue = JSON.parse(content) as SavedCatalogue;
    const dishes = catalogue.menu.flatMap((type) => type.dishes);
    edit(catalogue, (of) => found(dishes.find(({ dishName }) => dishName.en === of.name.en)));
    return JSON.stringify(catalogue);
  };
}

/** Liver and soup swap their names, the liver gets dearer and leads a new dish type, and the roast is removed. */
const swapNames = edited(({ menu }, dish) => {
  const [first, second, removed] = [dish(liver), dish(soup), dish(roast)];
  [first.dishName, second.dishName] = [second.dishName, first.dishName];
  found(first.selections[0]).price = 3500;
  for (const type of menu)
    type.dishes = type.dishes.filter((each) => each !== removed && each !== first);
  found(menu[0]).dishes.unshift(first);
});

const sauerkraut = { he: "מרק כרוב", en: "Cabbage soup" };
const quart = { he: "ארבע כוסות", en: "Four cups" };

/** The soup and its larger size get other names, and its sizes change places. */
const renameSoup = edited((_, dish) => {
  const { selections } = dish(soup);
  found(selections[1]).selectionName = quart;
  selections.reverse();
  dish(soup).dishName = sauerkraut;
});

/** The cart in session storage has got its ids. */
async function expectIds(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("order")))
    .toMatch(/"dishName":"[^"]+".*"id":"|"id":".*"dishName":"/u);
}

test("dishes in a cart stay what they are when the seller swaps names, moves, reprices and removes dishes", async ({
  customer,
  page,
  shop,
}) => {
  await customer.returnsTo("/cart", [liver, 2], [soup, 1], [roast, 1]);
  await expectIds(page);
  const undo = shop.changeCatalogue(swapNames);
  let isUndone = false;
  const takeBack = () => {
    if (!isUndone) undo();
    isUndone = true;
  };
  try {
    await page.reload();
    const [liverNow, soupNow] = [soup, liver];
    const total = 2 * 3500 + found(half).price;
    const { changes, cart } = customer.words;
    const said = page.getByRole("alert");
    for (const sentence of [
      changes["dish-renamed"](liver.name.he, soup.name.he),
      changes["dish-renamed"](soup.name.he, liver.name.he),
      changes["price-changed"](
        soup.name.he,
        isolatedPriceText(agorot(2 * 3200)),
        isolatedPriceText(agorot(2 * 3500)),
      ),
      changes["dish-gone"](roast.name.he),
    ])
      await expect(said).toContainText(sentence);
    await expect(said.getByRole("listitem")).toHaveCount(4);
    const expectDishes = async () => {
      await expect(customer.dishRow(liverNow)).toContainText("2+×");
      await expect(customer.dishRow(soupNow)).toContainText("1+×");
      await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(2);
      await expect(customer.cartTotal).toHaveText(shown(total));
    };
    await expectDishes();
    await customer.button(cart.understood).click();
    await customer.switchesLanguage();
    await expectDishes();
    await expect(said).toHaveCount(0);
    // The names go back while the cart is in English.
    takeBack();
    await page.reload();
    const inEnglish = wordsOfPage("en").changes["dish-renamed"];
    await expect(said).toContainText(inEnglish(soup.name.en, liver.name.en));
    await expect(customer.dishRow(liver)).toContainText("2+×");
    await expect(customer.dishRow(soup)).toContainText("1+×");
  } finally {
    takeBack();
  }
});

test("what is filled in for an open dish follows it to its new name and the new places of its sizes", async ({
  customer,
  page,
  shop,
}) => {
  await customer.visits("/");
  const ids = page.waitForResponse((answer) =>
    (answer.request().postData() ?? "").includes("FullMenuWithIds"),
  );
  const dialog = await customer.opens(soup);
  await dialog.count(found(litre).name.he).fill("3");
  await ids;
  const takeBack = shop.changeCatalogue(renameSoup);
  try {
    // The site loads the menu again once it has lost the connection.
    await page.evaluate(() => dispatchEvent(new Event("offline")));
    const renamed = await customer.dishDialog({ ...soup, name: sauerkraut });
    await expect(renamed.count(quart.he)).toHaveValue("3");
    await expect(renamed.count(found(half).name.he)).toHaveValue("0");
    await renamed.addToCart.click();
    await customer.goesToCart();
    await expect(customer.dishRow({ ...soup, name: sauerkraut })).toContainText(quart.he);
    await expect(customer.cartTotal).toHaveText(shown(3 * found(litre).price));
    await expect(page.getByRole("alert")).toHaveCount(0);
  } finally {
    takeBack();
  }
});

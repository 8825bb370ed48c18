import { expect } from "@playwright/test";
import type { Customer } from "./customer.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { found, inOrder, otherThan, seedDish, seedType, shown } from "./words.ts";

const malabi = seedDish("Coconut malabi");
const cup = found(malabi.selections[0]);
const sweetened = found(cup.addOns[0]);
const topping = found(malabi.options[0]);
const pistachio = found(topping.choices[1]);
const syrup = found(malabi.extras[0]);
const liver = seedDish("Chopped chicken liver");
const malabiTotal =
  3 * (cup.price + sweetened.addedPrice) + 3 * (pistachio.price[0] ?? 0) + syrup.price;

visitInBothLanguages((language) => {
  const other = otherThan(language);

  test("the page has the right language and direction, the toggle shows the other language, and the choice is stored and survives a reload", async ({
    customer,
    page,
    context,
  }) => {
    await customer.visits("/");
    await seeLanguage(customer);
    await customer.switchesLanguage();
    await seeLanguage(customer);
    await expect(customer.heading(customer.words.menu.title)).toBeVisible();
    await expect(customer.orderButton(liver)).toBeAttached();
    await expect(page).toHaveTitle(
      customer.words.pageTitle(customer.words.menu.title, customer.words.siteName),
    );
    await customer.switchesLanguage();
    await seeLanguage(customer);
    await expect(customer.orderButton(liver)).toBeAttached();
    await customer.switchesLanguage();
    expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(other);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === "language")?.value).toBe(other);
    await page.reload();
    await seeLanguage(customer);
    // The HTML already has the language, before any script runs.
    const answer = await page.request.get("/cart");
    expect(await answer.text()).toContain(`<html lang="${other}"`);
  });
});

test.describe("a customer who chose English, which is not the default", () => {
  test.use({ language: "en" });

  test("a lost cookie is restored from local storage", async ({ customer, page, context }) => {
    await customer.visits("/");
    await customer.switchesLanguage();
    await customer.switchesLanguage();
    await context.clearCookies();
    await page.reload();
    await seeLanguage(customer);
    await expect(customer.orderButton(liver)).toBeAttached();
    await page.goto("/about");
    await seeLanguage(customer);
    await expect(customer.heading(customer.words.about.title)).toBeVisible();
  });
});

test("after a switch of language the cart has other names and the same amounts, and its order is stored in the new language", async ({
  customer,
  customerName,
  page,
  shop,
}) => {
  await visitsWithCart(customer, "/cart");
  await seeCart(customer);
  await customer.switchesLanguage();
  await seeLanguage(customer);
  await seeCart(customer);
  await page.reload();
  await seeLanguage(customer);
  await seeCart(customer);
  await customer.switchesLanguage();
  await seeCart(customer);
  await customer.switchesLanguage();

  const form = await customer.goesToCheckout();
  await form.fill({ name: customerName, phoneNumber: "0521234567", email: "noa@mail.example" });
  await form.pickup.check();
  await form.city.selectOption({ index: 1 });
  await form.send.click();
  await expect(customer.orderSent).toBeVisible();
  const [order] = shop.ordersOf(customerName);
  expect(order).toMatchObject({ language: "en", total_price: malabiTotal + 6400 });
  // The cook reads it in Hebrew.
  const { he, en } = malabi.name;
  expect(order?.all_orders).toContain(JSON.stringify({ he, en }));
});

test("a dish that was added before a switch of language can be edited after it", async ({
  customer,
}) => {
  await visitsWithCart(customer, "/");
  await customer.switchesLanguage();
  await expect(customer.dishRow(malabi)).toContainText(customer.words.menu.inCart(3));
  const dish = await customer.opens(malabi);
  await expect(dish.updateCart).toBeEnabled();
  await expect(dish.count(customer.reads(cup.name))).toHaveValue("3");
  await expect(
    dish.choice(customer.reads(topping.name), customer.reads(pistachio.name)),
  ).toBeChecked();
  await expect(dish.total).toHaveText(shown(malabiTotal));
  await dish.updateCart.click();
  await customer.goesToCart();
  await seeCart(customer);
});

async function seeLanguage(customer: Customer): Promise<void> {
  const page = customer.page.locator("html");
  await expect(page).toHaveAttribute("lang", customer.language);
  await expect(page).toHaveAttribute("dir", customer.language === "he" ? "rtl" : "ltr");
  await expect(customer.button(customer.words.otherLanguageName)).toBeVisible();
}

/** Visits a page with a cart of the dessert, with everything that can be chosen, and the liver. */
async function visitsWithCart(customer: Customer, path: string): Promise<void> {
  const dessert = { counts: [3], addOns: [0], choices: [1], extraCount: 1 };
  await customer.returnsTo(path, [malabi, dessert], [liver, 2]);
}

async function seeCart(customer: Customer): Promise<void> {
  const name = customer.reads.bind(customer);
  await expect(customer.page.getByRole("heading", { level: 2 })).toHaveText([
    name(seedType("Chicken")),
    name(seedType("Cakes and desserts")),
  ]);
  await expect(customer.dishRow(malabi).getByRole("listitem")).toHaveText([
    inOrder("3", `× ${name(cup.name)}`, name(sweetened.name), shown(3 * 1500)),
    inOrder(name(topping.name), name(pistachio.name), shown(3 * 200)),
    inOrder("1", `× ${name(syrup.name)}`, shown(1800)),
  ]);
  await expect(customer.dishRow(liver)).toHaveText(inOrder(shown(6400)));
  await expect(customer.cartTotal).toHaveText(shown(malabiTotal + 6400));
}

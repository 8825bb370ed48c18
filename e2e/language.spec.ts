import { expect } from "@playwright/test";
import type { Customer } from "./customer.ts";
import { inBothLanguages, test } from "./visit.ts";
import { found, inOrder, otherThan, seedDish, seedType, shown } from "./words.ts";

const malabi = seedDish("Coconut malabi");
const cup = found(malabi.selections[0]);
const sweetened = found(cup.checkBoxes[0]);
const topping = found(malabi.options[0]);
const pistachio = found(topping.choices[1]);
const syrup = found(malabi.extras[0]);
const liver = seedDish("Chopped chicken liver");
const malabiTotal =
  3 * (cup.price + sweetened.addedPrice) + 3 * (pistachio.price[0] ?? 0) + syrup.price;

inBothLanguages((language) => {
  const other = otherThan(language);

  test("the page has the right language and direction, and the toggle shows the other language", async ({
    customer,
    page,
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
  });

  test("the choice is stored in local storage and in a cookie, and survives a reload", async ({
    customer,
    page,
    context,
  }) => {
    await customer.visits("/whyChooseArisGourmet");
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

test("after a switch of language the cart has other names and the same amounts", async ({
  customer,
  page,
}) => {
  await fill(customer);
  await customer.goesToCart();
  await seeCart(customer);
  await customer.switchesLanguage();
  await seeLanguage(customer);
  await seeCart(customer);
  await page.reload();
  await seeLanguage(customer);
  await seeCart(customer);
  await customer.switchesLanguage();
  await seeCart(customer);
});

test("a dish that was added before a switch of language can be edited after it", async ({
  customer,
}) => {
  await fill(customer);
  await customer.switchesLanguage();
  await expect(customer.dishRow(malabi)).toContainText(customer.words.menu.inCart(3));
  const dish = await customer.opens(malabi);
  await expect(dish.updateCart).toBeEnabled();
  await expect(dish.count(customer.reads(cup.selectionName))).toHaveValue("3");
  await expect(
    dish.choice(customer.reads(topping.name), customer.reads(pistachio.name)),
  ).toBeChecked();
  await expect(dish.total).toHaveText(shown(malabiTotal));
  await dish.updateCart.click();
  await customer.goesToCart();
  await seeCart(customer);
});

test("an order placed after a switch of language is stored in the new language", async ({
  customer,
  customerName,
  shop,
}) => {
  await fill(customer);
  await customer.goesToCart();
  await customer.switchesLanguage();
  await seeCart(customer);
  const form = await customer.goesToCheckout();
  await form.fill({ name: customerName, phoneNumber: "0521234567", email: "noa@mail.example" });
  await form.pickup.check();
  await form.city.selectOption({ index: 1 });
  await form.send.click();
  await expect(customer.orderSent).toBeVisible();
  const [order] = shop.ordersOf(customerName);
  expect(order).toMatchObject({ language: "en", total_price: malabiTotal + 6400 });
  expect(order?.all_orders).toContain(malabi.dishName.en);
  expect(order?.all_orders).not.toContain(malabi.dishName.he);
});

async function seeLanguage(customer: Customer): Promise<void> {
  const page = customer.page.locator("html");
  await expect(page).toHaveAttribute("lang", customer.language);
  await expect(page).toHaveAttribute("dir", customer.language === "he" ? "rtl" : "ltr");
  await expect(customer.button(customer.words.otherLanguageName)).toBeVisible();
}

async function fill(customer: Customer): Promise<void> {
  const name = customer.reads.bind(customer);
  await customer.visits("/");
  const dish = await customer.opens(malabi);
  await dish.count(name(cup.selectionName)).fill("3");
  await dish.addOn(name(sweetened.name), name(cup.selectionName)).check();
  await dish.choice(name(topping.name), name(pistachio.name)).check();
  await dish.count(name(syrup.name)).fill("1");
  await dish.addToCart.click();
  await customer.puts(2, liver);
}

async function seeCart(customer: Customer): Promise<void> {
  const name = customer.reads.bind(customer);
  await expect(customer.page.getByRole("heading", { level: 2 })).toHaveText([
    name(seedType("Chicken")),
    name(seedType("Cakes and desserts")),
  ]);
  await expect(customer.dishRow(malabi).getByRole("listitem")).toHaveText([
    inOrder("3", `× ${name(cup.selectionName)}`, name(sweetened.name), shown(3 * 1500)),
    inOrder(name(topping.name), name(pistachio.name), shown(3 * 200)),
    inOrder("1", `× ${name(syrup.name)}`, shown(1800)),
  ]);
  await expect(customer.dishRow(liver)).toHaveText(inOrder(shown(6400)));
  await expect(customer.cartTotal).toHaveText(shown(malabiTotal + 6400));
}

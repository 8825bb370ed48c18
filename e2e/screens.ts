import { expect, type Page } from "@playwright/test";
import type { Customer } from "./customer.ts";
import type { OrderForm } from "./order-form.ts";
import { found, type Language, seedDish } from "./words.ts";

const cake = seedDish("Orange cake");
const malabi = seedDish("Coconut malabi");
const liver = seedDish("Chopped chicken liver");

/** Console messages that are expected on the way to some of the screens. */
export const toldOnTheWay =
  /FullMenu\w* failed|DeliveryPlaces\w* failed|Failed to load resource|no answer to the order|the order was not placed/u;

/** Every screen in every state that a customer can meet, and how to reach it. */
export const screens: Readonly<Record<string, (customer: Customer) => Promise<void>>> = {
  "the menu": (customer) => customer.visits("/"),
  "the menu that did not load": async (customer) => {
    await customer.settlesOn("/about");
    await answer(customer.page, "FullMenu", 500);
    await customer.goesToMenu();
    await expect(customer.page.getByRole("alert")).toBeVisible();
  },
  "the menu with a dish in the cart": async (customer) => {
    await customer.visits("/");
    await customer.puts(2, liver);
  },
  "a dish with add-ons": async (customer) => {
    await customer.visits("/");
    const dish = await customer.opens(cake);
    await dish.count(customer.reads(found(cake.selections[0]).selectionName)).fill("1");
  },
  "a dish with an option and an extra": async (customer) => {
    await customer.visits("/");
    await customer.opens(malabi);
  },
  "a dish that saving takes out of the cart": async (customer) => {
    await fillCart(customer);
    const dish = await customer.edits(cake);
    await dish.count(customer.reads(found(cake.selections[0]).selectionName)).fill("0");
    await expect(dish.dialog).toContainText(customer.words.dish.removedBySaving);
  },
  "a large picture": async (customer) => {
    await customer.visits("/");
    await customer.button(customer.words.menu.enlarge(customer.reads(malabi.dishName))).click();
    await expect(customer.page.getByRole("dialog")).toBeVisible();
  },
  "the empty cart": async (customer) => {
    await customer.visits("/cart");
    await expect(customer.page.getByText(customer.words.cart.empty)).toBeVisible();
  },
  "the full cart": fillCart,
  "the cart that a changed menu changed": async (customer) => {
    await fillCart(customer);
    await customer.page.evaluate(() => {
      const stored = sessionStorage.getItem("order") ?? "";
      // Pretends that the liver cost 30 when it was added.
      const cheaper = stored.replace('"totalPrice":64', '"totalPrice":60');
      sessionStorage.setItem("order", cheaper.replace('"price":32', '"price":30'));
    });
    await customer.page.reload();
    await expect(customer.page.getByRole("alert")).toBeVisible();
  },
  "the question before clearing": async (customer) => {
    await fillCart(customer);
    await customer.button(customer.words.cart.clear).click();
    await expect(customer.page.getByRole("alertdialog")).toBeVisible();
  },
  "the question before removing a dish": async (customer) => {
    await fillCart(customer);
    await customer.button(customer.words.cart.removeDish(customer.reads(liver.dishName))).click();
    await expect(customer.page.getByRole("alertdialog")).toBeVisible();
  },
  "the order form": async (customer) => {
    await fillCart(customer);
    await customer.goesToCheckout();
  },
  "the order form with errors": async (customer) => {
    await fillCart(customer);
    const form = await customer.goesToCheckout();
    await form.delivery.check();
    await form.send.click();
    await expect(form.problems).toBeFocused();
  },
  "the order form without its cities": async (customer) => {
    await answer(customer.page, "DeliveryPlaces", 500);
    await fillCart(customer);
    const form = await customer.goesToCheckout();
    await expect(form.dialog.getByRole("alert")).toBeVisible();
  },
  "an order on its way": async (customer) => {
    const form = await fillForm(customer);
    await customer.page.route("**/graphql", () => undefined);
    await form.send.click();
    await expect(form.dialog.getByRole("status")).toHaveText(customer.words.checkout.sending);
  },
  "an order that was not placed": async (customer) => {
    const form = await fillForm(customer);
    await answer(customer.page, "InsertCustomerOrder", 429);
    await form.send.click();
    await expect(form.dialog.getByRole("alert")).toBeFocused();
  },
  "an order whose key was used": async (customer) => {
    const form = await fillForm(customer);
    const errors = [{ message: "used", extensions: { code: "IDEMPOTENCY_KEY_REUSED" } }];
    await answer(customer.page, "InsertCustomerOrder", 200, { errors });
    await form.send.click();
    await expect(form.dialog.getByRole("alert")).toBeFocused();
  },
  "the order that was sent": async (customer) => {
    const form = await fillForm(customer);
    await form.send.click();
    await expect(customer.orderSent).toBeVisible();
  },
  "the page about the shop": (customer) => customer.visits("/about"),
  "the reasons to choose the shop": (customer) => customer.visits("/whyChooseArisGourmet"),
  "the accessibility statement": (customer) => customer.visits("/accessibility"),
  "the page about privacy": (customer) => customer.visits("/privacy"),
  "the terms of sale": (customer) => customer.visits("/terms"),
  "an unknown address": (customer) => customer.visits("/FaQ"),
};

/** The cart of `fillCart` as the site stores it, by language. Only the first screen that needs it fills it by hand. */
const storedCarts = new Map<Language, string>();

async function fillCart(customer: Customer): Promise<void> {
  const stored = storedCarts.get(customer.language);
  if (stored === undefined) {
    await customer.visits("/");
    await customer.puts(2, liver);
    await customer.puts(1, cake);
    await customer.goesToCart();
    const order = await customer.page.evaluate(() => sessionStorage.getItem("order"));
    storedCarts.set(customer.language, found(order ?? undefined));
    return;
  }
  await customer.visits("/about");
  await customer.page.evaluate((order) => sessionStorage.setItem("order", order), stored);
  await customer.visits("/cart");
  await expect(customer.dishRow(cake)).toBeVisible();
}

async function fillForm(customer: Customer): Promise<OrderForm> {
  await fillCart(customer);
  const form = await customer.goesToCheckout();
  await form.fill({ name: "Noa", phoneNumber: "0521234567", email: "noa@mail.example" });
  await form.pickup.check();
  await form.city.selectOption({ index: 1 });
  return form;
}

/** Answers operations whose name starts with `name` in place of the server. */
async function answer(page: Page, name: string, status: number, body: object = {}): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (!operationName.startsWith(name)) return route.fallback();
    return route.fulfill({ status, json: body });
  });
}

import { expect, type Locator, type Page } from "@playwright/test";
import { seedCatalogue } from "#seed/catalogue.ts";
import type { Customer } from "./customer.ts";
import type { OrderForm } from "./order-form.ts";
import { type ChosenDish, storeCart } from "./stored-cart.ts";
import { found, seedDish } from "./words.ts";

const cake = seedDish("Orange cake");
const malabi = seedDish("Coconut malabi");
/** The first dish of the menu: the page behind its dialog is not scrolled. */
const soup = seedDish("Orange lentil soup");
const liver = seedDish("Chopped chicken liver");
const fullCart: readonly ChosenDish[] = [
  [liver, 2],
  [cake, 1],
];

/** Console messages that are expected on the way to some of the screens. */
export const toldOnTheWay =
  /FullMenu\w* failed|DeliveryPlaces\w* failed|Failed to load resource|no answer to the order|the order was not placed/u;

/** Goes from the screen before it to a screen. The first screen of a walk is reached from anywhere. */
type Way = (customer: Customer) => Promise<void>;

const menuAndDishes: Readonly<Record<string, Way>> = {
  "the menu": (customer) => customer.visits("/"),
  "a dish with an option and an extra": async (customer) => {
    await customer.opens(soup);
  },
  "a dish with add-ons": async (customer) => {
    await leavesDialog(customer);
    const dish = await customer.opens(cake);
    await dish.count(customer.reads(found(cake.selections[0]).name)).fill("1");
  },
  "a large picture": async (customer) => {
    await leavesDialog(customer);
    await customer.button(customer.words.menu.enlarge(customer.reads(malabi.name))).click();
    await expect(customer.page.getByRole("dialog")).toBeVisible();
  },
  "the menu with a dish in the cart": async (customer) => {
    await leavesDialog(customer);
    await customer.puts(2, liver);
  },
};

const pages: Readonly<Record<string, Way>> = {
  "the page about the shop": (customer) => customer.visits("/about"),
  "the menu that did not load": async (customer) => {
    await customer.settlesOn("/about");
    await answer(customer.page, "FullMenu", 500);
    await customer.goesToMenu();
    await expect(customer.page.getByRole("alert")).toBeVisible();
    await customer.page.unroute("**/graphql");
  },
  "the reasons to choose the shop": (customer) => {
    const { shell, whyChoose } = customer.words;
    return follows(customer, customer.bottomBar, shell.whyChoose, whyChoose.title);
  },
  "the accessibility statement": (customer) =>
    follows(customer, footer(customer), customer.words.accessibility.title),
  "the page about privacy": (customer) =>
    follows(customer, footer(customer), customer.words.privacy.title),
  "the terms of sale": (customer) =>
    follows(customer, footer(customer), customer.words.terms.title),
  "the empty cart": async (customer) => {
    await customer.goesToCart();
    await expect(customer.page.getByText(customer.words.cart.empty)).toBeVisible();
  },
  "an unknown address": (customer) => customer.visits("/FaQ"),
};

const cartAndForm: Readonly<Record<string, Way>> = {
  "the full cart": async (customer) => {
    await customer.returnsTo("/cart", ...fullCart);
    await expect(customer.dishRow(cake)).toBeVisible();
  },
  "the question before clearing": async (customer) => {
    await customer.button(customer.words.cart.clear).click();
    await expect(customer.page.getByRole("alertdialog")).toBeVisible();
  },
  "the question before removing a dish": async (customer) => {
    await leavesDialog(customer);
    await customer.button(customer.words.cart.removeDish(customer.reads(liver.name))).click();
    await expect(customer.page.getByRole("alertdialog")).toBeVisible();
  },
  "a dish that saving takes out of the cart": async (customer) => {
    await leavesDialog(customer);
    const dish = await customer.edits(cake);
    await dish.count(customer.reads(found(cake.selections[0]).name)).fill("0");
    await expect(dish.dialog).toContainText(customer.words.dish.removedBySaving);
  },
  "the order form": async (customer) => {
    await leavesDialog(customer);
    await customer.goesToCheckout();
  },
  "the order form with errors": async ({ orderForm: form }) => {
    await form.delivery.check();
    await form.send.click();
    await expect(form.problems).toBeFocused();
  },
  "an order that was not placed": async ({ orderForm: form, page }) => {
    await form.fill({ name: "Noa", phoneNumber: "0521234567", email: "noa@mail.example" });
    await form.pickup.check();
    await form.city.selectOption({ index: 1 });
    await answer(page, "InsertCustomerOrder", 429);
    await form.send.click();
    await expect(form.dialog.getByRole("alert")).toBeFocused();
    await page.unroute("**/graphql");
  },
  "an order whose key was used": async ({ orderForm: form, page, words }) => {
    const errors = [{ message: "used", extensions: { code: "IDEMPOTENCY_KEY_REUSED" } }];
    await answer(page, "InsertCustomerOrder", 200, { errors });
    await form.send.click();
    await expect(form.dialog.getByRole("alert")).toContainText(words.checkout.keyReused);
    await expect(form.dialog.getByRole("alert")).toBeFocused();
  },
};

const sending: Readonly<Record<string, Way>> = {
  "the order that was sent": async (customer) => {
    const form = await opensFilledForm(customer);
    await form.send.click();
    await expect(customer.orderSent).toBeVisible();
  },
  "an order on its way": async (customer) => {
    await leavesDialog(customer);
    const form = await opensFilledForm(customer);
    await customer.page.route("**/graphql", () => undefined);
    await form.send.click();
    const told = form.dialog.getByRole("status");
    await expect(told).toHaveText(customer.words.checkout.sending);
    // Of a field at the edge of what is scrolled a part too small to be pressed may be in sight.
    await told.scrollIntoViewIfNeeded();
  },
};

const placedOrder: Readonly<Record<string, Way>> = {
  "the page of an order": async (customer) => {
    const form = await opensFilledForm(customer);
    await form.send.click();
    const { toOrder, toPay } = customer.words.ofOrder;
    await customer.orderSent.getByRole("link", { name: toOrder, exact: true }).click();
    await expect(customer.page.getByText(toPay, { exact: true })).toBeVisible();
  },
  "the question before cancelling": async (customer) => {
    await customer.button(customer.words.ofOrder.cancel).click();
    await expect(customer.page.getByRole("alertdialog")).toBeVisible();
  },
  "an order that was cancelled": async ({ page, words: { ofOrder } }) => {
    await page.getByRole("alertdialog").getByRole("button", { name: ofOrder.cancel }).click();
    await expect(page.getByText(ofOrder.saidCancelled, { exact: true })).toBeFocused();
  },
  "an order that is changed in the cart": async (customer) => {
    const { ofOrder } = customer.words;
    await customer.button(ofOrder.restore).click();
    await customer.button(ofOrder.change).click();
    await expect(customer.button(ofOrder.changing.giveUp)).toBeVisible();
  },
  "the form of a change": async (customer) => {
    await customer.button(customer.words.ofOrder.changing.placeOrder).click();
    await expect(customer.orderForm.city).toBeVisible();
  },
  "the orders of this device": async (customer) => {
    await customer.visits("/my-orders");
    await expect(customer.page.getByText(customer.words.ofOrder.myOrders.intro)).toBeVisible();
  },
};

const troubles: Readonly<Record<string, Way>> = {
  "the cart that a changed menu changed": async (customer) => {
    await answer(customer.page, "DeliveryPlaces", 500);
    await storeCart(customer.page, customer.language, fullCart);
    // Assigned, as in storeCart.
    await customer.page.evaluate(() => {
      const stored = sessionStorage.getItem("order") ?? "";
      // Pretends that the liver cost 30 when it was added.
      const cheaper = stored.replace('"totalPrice":64', '"totalPrice":60');
      Object.assign(sessionStorage, { order: cheaper.replace('"price":32', '"price":30') });
    });
    await customer.visits("/cart");
    await expect(customer.page.getByRole("alert")).toBeVisible();
  },
  "the order form without its cities": async (customer) => {
    await customer.button(customer.words.cart.understood).click();
    const form = await customer.goesToCheckout();
    await expect(form.dialog.getByRole("alert")).toBeVisible();
  },
};

/** Every screen in every state that a customer can meet, in walks: the screens of a walk lie on one way. */
export const walks: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  "the menu and its dishes": menuAndDishes,
  "the pages": pages,
  "the cart and its form": cartAndForm,
  "the sending of an order": sending,
  "an order that was placed": placedOrder,
  "what a customer meets rarely": troubles,
};

async function leavesDialog({ page }: Customer): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
}

const footer = ({ page, words }: Customer) =>
  page.getByRole("navigation", { name: words.shell.pageLinks, exact: true });

/** Presses a link and waits for the page with that title. */
async function follows(
  customer: Customer,
  links: Locator,
  link: string,
  title = link,
): Promise<void> {
  await links.getByRole("link", { name: link, exact: true }).click();
  const heading = customer.page.getByRole("heading", { level: 1, name: title, exact: true });
  await expect(heading).toBeFocused();
}

/** The form of the full cart, filled in for a pickup. */
async function opensFilledForm(customer: Customer): Promise<OrderForm> {
  const { page, language } = customer;
  const place = found(seedCatalogue.deliveryPlaces.find((each) => each.pickupAddress.en !== ""));
  await storeCart(page, language, fullCart, {
    name: language === "he" ? "נועה" : "Noa",
    phoneNumber: "0521234567",
    email: "noa@mail.example",
    orderType: "pickup",
    city: customer.reads(place.name),
    cityLanguage: language,
    cityId: place.id ?? "",
  });
  await customer.visits("/cart");
  const form = await customer.goesToCheckout();
  await expect(form.city).toHaveValue(customer.reads(place.name));
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

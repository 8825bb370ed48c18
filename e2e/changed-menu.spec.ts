import { expect } from "@playwright/test";
import { orderAddress, ordersAndOpens } from "./order-page.ts";
import { test } from "./visit.ts";
import { found, seedDish, seedPlace, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const soup = seedDish("Vegetable and barley soup");
const jerusalem = seedPlace("Jerusalem");

interface SavedCatalogue {
  readonly menu: { dishes: { dishName: { en: string }; selections: { price: number }[] }[] }[];
}

/** Raises the price of the liver from 32 to 35 shekels. */
function raiseLiver(content: string): string {
  const catalogue = JSON.parse(content) as SavedCatalogue;
  const dishes = catalogue.menu.flatMap((type) => type.dishes);
  const saved = dishes.find(({ dishName }) => dishName.en === liver.name.en);
  found(saved?.selections[0]).price = 3500;
  return JSON.stringify(catalogue);
}

function dropSoup(content: string): string {
  const catalogue = JSON.parse(content) as SavedCatalogue;
  for (const type of catalogue.menu) {
    type.dishes = type.dishes.filter(({ dishName }) => dishName.en !== soup.name.en);
  }
  return JSON.stringify(catalogue);
}

function dropJerusalem(content: string): string {
  const catalogue = JSON.parse(content) as { deliveryPlaces: { name: { en: string } }[] };
  const deliveryPlaces = catalogue.deliveryPlaces.filter(({ name }) => name.en !== "Jerusalem");
  return JSON.stringify({ ...catalogue, deliveryPlaces });
}

test("a price that changed while the form was open is shown, and the order is sent after a review of the cart", async ({
  customer,
  customerName,
  shop,
  expectOnConsole,
}) => {
  expectOnConsole(/the order was not placed/u);
  await customer.returnsTo("/cart", [liver, 2]);
  const form = await customer.goesToCheckout();
  await form.fill({ name: customerName, phoneNumber: "0521234567", email: "noa@mail.example" });
  await form.pickup.check();
  await form.city.selectOption(customer.reads(jerusalem.name));
  const before = 2 * 3200 + jerusalem.pickupPrice;
  await expect(form.amount("orderTotal")).toHaveText(shown(before));

  const takeBack = shop.changeCatalogue(raiseLiver);
  try {
    await form.send.click();
    const note = form.dialog.getByRole("alert");
    await expect(note).toContainText(customer.words.checkout.refused);
    await expect(note).toContainText(customer.reads(liver.name));
    await expect(note).toContainText(shown(3200));
    await expect(note).toContainText(shown(3500));
    expect(shop.ordersOf(customerName)).toEqual([]);
    await expect(form.name).toHaveValue(customerName);
    await expect(form.amount("orderTotal")).toHaveText(shown(before + 600));

    // The customer must look at the cart before ordering at another price.
    await expect(form.send).toHaveCount(0);
    await form.dialog.getByRole("button", { name: customer.words.checkout.lookOverCart }).click();
    await expect(form.dialog).toBeHidden();
    await expect(customer.page.getByRole("alert")).toContainText(customer.reads(liver.name));
    await expect(customer.cartTotal).toHaveText(shown(2 * 3500));
    await customer.button(customer.words.cart.placeOrder).click();
    await expect(customer.page.getByRole("alert")).toBeFocused();
    await expect(customer.page.getByRole("alert")).toContainText(customer.words.seeChangesFirst);
    await expect(customer.page.getByRole("alert")).toHaveCSS("outline-style", "solid");
    await expect(form.dialog).toBeHidden();
    await customer.button(customer.words.cart.understood).click();
    const again = await customer.goesToCheckout();
    await expect(again.name).toHaveValue(customerName);
    await again.send.click();
    await expect(customer.orderSent).toContainText(shown(before + 600));
    expect(shop.ordersOf(customerName)).toMatchObject([{ order_total: before + 600 }]);
  } finally {
    takeBack();
  }
});

test("a dish that was removed from the menu is removed from the cart with a message", async ({
  customer,
  page,
  shop,
}) => {
  const takeBack = shop.changeCatalogue(dropSoup);
  try {
    await customer.returnsTo("/cart", [liver, 1], [soup, 2]);
    const { cart } = customer.words;
    await expect(page.getByRole("alert")).toContainText(
      customer.words.changes["dish-gone"](customer.reads(soup.name)),
    );
    await expect(customer.dishRow(soup)).toHaveCount(0);
    await expect(customer.cartTotal).toHaveText(shown(found(liver.selections[0]).price));
    await customer.button(cart.understood).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
  } finally {
    takeBack();
  }
});

test("an order to a town that the shop no longer lists is changed and stays there", async ({
  customer,
  customerName,
  page,
  shop,
}) => {
  await ordersAndOpens(customer, customerName, "לעמוד ההזמנה");
  const takeBack = shop.changeCatalogue(dropJerusalem);
  try {
    await page.reload();
    await page.getByRole("button", { name: "שינוי ההזמנה", exact: true }).click();
    await customer
      .dishRow(liver)
      .getByRole("button", { name: /^עוד: / })
      .click();
    await page.getByRole("button", { name: "לשליחת השינוי", exact: true }).click();
    const form = customer.orderForm;
    await expect(form.city).toHaveValue(jerusalem.name.he);
    await expect(form.amount("orderTotal")).toHaveText(shown(4 * 3200 + jerusalem.deliveryPrice));
    await form.dialog.getByRole("button", { name: "ביטול", exact: true }).click();
    await customer.switchesLanguage();
    await page.getByRole("button", { name: "Send the change", exact: false }).first().click();
    await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue(jerusalem.name.he);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Send the change", exact: true })
      .click();
    await expect(page).toHaveURL(orderAddress);
    await expect(page.getByRole("main")).toContainText(shown(4 * 3200 + jerusalem.deliveryPrice));
  } finally {
    takeBack();
  }
});

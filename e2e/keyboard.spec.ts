import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./visit.ts";
import { found, seedDish, seedPlace, seedType, shown } from "./words.ts";

const malabi = seedDish("Coconut malabi");
const cup = found(malabi.selections[0]);
const sweetened = found(cup.addOns[0]);
const topping = found(malabi.options[0]);
const [peanuts, pistachio] = [found(topping.choices[0]), found(topping.choices[1])];
const efrat = seedPlace("Efrat");
const total =
  2 * (cup.price + sweetened.addedPrice + (pistachio.price[0] ?? 0)) + efrat.deliveryPrice;

test("an order is placed with the keyboard alone", async ({
  customer,
  customerName,
  page,
  shop,
}) => {
  const { keyboard } = page;
  const name = customer.reads.bind(customer);
  await customer.visits("/");

  await tabTo(page, customer.button(name(seedType("Cakes and desserts"))));
  await keyboard.press("Enter");
  await expect(customer.heading(name(seedType("Cakes and desserts")))).toBeFocused();
  await tabTo(page, customer.orderButton(malabi));
  await keyboard.press("Enter");

  const dish = await customer.dishDialog(malabi);
  await tabTo(page, dish.count(name(cup.name)));
  await keyboard.press("2");
  await tabTo(page, dish.addOn(name(sweetened.name), name(cup.name)));
  await keyboard.press("Space");
  await tabTo(page, dish.choice(name(topping.name), name(peanuts.name)));
  await keyboard.press("Space");
  await keyboard.press("ArrowDown");
  await expect(dish.choice(name(topping.name), name(pistachio.name))).toBeChecked();
  await tabTo(page, dish.addToCart);
  await keyboard.press("Enter");
  await expect(customer.orderButton(malabi)).toBeFocused();

  await tabTo(page, customer.bottomBar.getByRole("link", { name: customer.words.shell.cart }));
  await keyboard.press("Enter");
  await expect(customer.heading(customer.words.cart.title)).toBeFocused();
  await tabTo(page, customer.button(customer.words.cart.placeOrder));
  await keyboard.press("Enter");

  const form = customer.orderForm;
  await expect(form.name).toBeVisible();
  for (const [field, text] of [
    [form.name, customerName],
    [form.phoneNumber, "0521234567"],
    [form.email, "noa@mail.example"],
  ] as const) {
    await tabTo(page, field);
    await keyboard.type(text);
  }
  // Moves from pickup, the first radio button, to delivery.
  await tabTo(page, form.pickup);
  await keyboard.press("Space");
  await keyboard.press("ArrowDown");
  await expect(form.delivery).toBeChecked();
  await tabTo(page, form.city);
  await keyboard.press("ArrowDown");
  await expect(form.city).toHaveValue(name(efrat.name));
  await tabTo(page, form.address);
  await keyboard.type("HaGefen 1");
  await tabTo(page, form.send);
  await keyboard.press("Enter");

  await expect(customer.orderSent).toContainText(shown(total));
  expect(shop.ordersOf(customerName)).toMatchObject([{ order_total: total, address: "HaGefen 1" }]);
  await tabTo(page, customer.button(customer.words.orderSent.close));
  await keyboard.press("Enter");
  await expect(customer.lastOrder).toBeVisible();
});

test("focus stays inside an open dialog", async ({ customer, page }) => {
  await customer.visits("/");
  const dish = await customer.opens(malabi);
  const behind = customer.bottomBar.getByRole("link").or(customer.orderButton(malabi));
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press("Tab");
    expect(
      await behind.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)),
    ).toBe(false);
  }
  await expect(dish.dialog).toBeVisible();
});

test("the first Tab offers to skip to the content", async ({ customer, page }) => {
  await customer.visits("/whyChooseArisGourmet");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: customer.words.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeFocused();
});

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target, "reached by pressing Tab").toBeFocused();
}

import { expect } from "@playwright/test";
import { arePagesCached } from "./are-pages-cached.ts";
import { EngineCustomer, engineOrderTotal } from "./engine-order.ts";
import { phone, wide } from "./engine-page.ts";
import { test } from "./engine-test.ts";
import { offlineText } from "./words.ts";

test("Firefox, he, phone: an order, with a reload in the form, and the menu without a connection", async ({
  openFirefox,
  shop,
}) => {
  const page = await openFirefox(phone);
  const customer = new EngineCustomer(page, shop.address, "he", "Firefox, he, phone");
  await test.step("the menu", () => customer.opensMenu());
  await test.step("a large picture", () => customer.looksAtPicture());
  await test.step("a dish", () => customer.choosesDish());
  await test.step("it is in the cart", () => customer.fillsCart());
  await test.step("the cart", () => customer.keepsCart());
  await test.step("the form, which a reload leaves as it was filled in", async () => {
    await customer.fillsForm();
    await page.reload();
    await customer.returnsToForm();
  });
  const number = await test.step("the order is sent", () => customer.sends());
  expect(shop.ordersOf(customer.name)).toMatchObject([{ number, order_total: engineOrderTotal }]);
  await test.step("the page of the order", () => customer.opensOrder(number));
  await test.step("the menu without a connection", async () => {
    await expect.poll(() => page.run(arePagesCached, "he")).toBe(true);
    await page.setOffline(true);
    await customer.visits("/");
    await customer.sees("heading", customer.words.menu.title);
    await customer.reads(offlineText.he);
  });
});

test("Firefox, en, wide: an order, from the menu to its page", async ({ openFirefox, shop }) => {
  const page = await openFirefox(wide);
  const customer = new EngineCustomer(page, shop.address, "en", "Firefox, en, wide");
  await customer.opensMenu();
  await customer.choosesDish();
  await customer.fillsCart();
  await customer.fillsForm();
  const number = await customer.sends();
  expect(shop.ordersOf(customer.name)).toMatchObject([{ number, order_total: engineOrderTotal }]);
  await customer.opensOrder(number);
});

import { expect } from "@playwright/test";
import { EngineCustomer, engineOrderTotal } from "./engine-order.ts";
import { phone, wide } from "./engine-page.ts";
import { test } from "./engine-test.ts";

for (const [language, name, size] of [
  ["he", "phone", phone],
  ["en", "wide", wide],
] as const)
  test(`WebKit, ${language}, ${name}: an order, from the menu to its page`, ({ inWebKit, shop }) =>
    inWebKit(size, async (page, attempt) => {
      const customer = new EngineCustomer(
        page,
        shop.address,
        language,
        `${name} ${language} ${attempt}`,
      );
      await test.step("the menu", () => customer.opensMenu());
      await test.step("a large picture", () => customer.looksAtPicture());
      await test.step("a dish", () => customer.choosesDish());
      await test.step("it is in the cart", () => customer.fillsCart());
      await test.step("the cart", () => customer.keepsCart());
      await test.step("the form", () => customer.fillsForm());
      await test.step("a mail address with a slip", () => customer.mistypesAddress());
      const number = await test.step("the order is sent", () => customer.sends());
      expect(shop.ordersOf(customer.name)).toMatchObject([
        { number, language, order_total: engineOrderTotal },
      ]);
      await test.step("the page of the order", () => customer.opensOrder(number));
    }));

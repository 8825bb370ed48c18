import { expect } from "@playwright/test";
import type { Customer } from "./customer.ts";
import {
  cartTotal,
  dishesIn,
  festiveDishes,
  fillCart,
  seeCart,
  soupNote,
  soupTotal,
} from "./festive-cart.ts";
import type { RunningShop } from "./shop.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { found, seedPlace, shown } from "./words.ts";

test("the amounts of these tests are not all whole shekels", () => {
  // With whole shekels an error of one agora would not be noticed.
  expect([soupTotal % 100, cartTotal % 100]).not.toContain(0);
});

visitInBothLanguages((language) => {
  test("a customer has dishes delivered", async ({ customer, customerName, shop }) => {
    await fillCart(customer);
    await seeCart(customer);
    const note = customer.reads(soupNote);
    await expect(customer.page.getByText(note, { exact: true })).toBeVisible();
    const jerusalem = seedPlace("Jerusalem");
    const orderTotal = cartTotal + jerusalem.deliveryPrice;

    const checkout = await customer.goesToCheckout();
    await checkout.fill({
      name: customerName,
      phoneNumber: "052-123 4567",
      email: "noa@mail.example",
    });
    await checkout.delivery.check();
    await checkout.city.selectOption(customer.reads(jerusalem.name));
    await checkout.address.fill("Even Gvirol 3");
    await checkout.note.fill("1234\n#");
    await expect(checkout.amount("cartTotal")).toHaveText(shown(cartTotal));
    await expect(checkout.amount("deliveryPrice")).toHaveText(shown(jerusalem.deliveryPrice));
    await expect(checkout.amount("orderTotal")).toHaveText(shown(orderTotal));
    await checkout.send.click();

    const number = await seeOrderSent(customer, orderTotal);
    expect(shop.ordersOf(customerName)).toMatchObject([
      {
        number,
        language,
        phone_number: "0521234567",
        email: "noa@mail.example",
        order_type: "delivery",
        city: jerusalem.name[language],
        address: "Even Gvirol 3",
        notes: JSON.stringify({ order: "1234 #", dishes: [[0, 0, note]] }),
        pickup_or_delivery_price: jerusalem.deliveryPrice,
        total_price: cartTotal,
        order_total: orderTotal,
      },
    ]);
    expect(storedDishes(shop, customerName)).toMatchObject(dishesIn(customer));
    await leave(customer);
  });
});

test("a customer fetches dishes at a pickup address", async ({ customer, customerName, shop }) => {
  await customer.returnsTo("/cart", ...festiveDishes);
  await seeCart(customer);
  const jerusalem = seedPlace("Jerusalem");
  const orderTotal = cartTotal + jerusalem.pickupPrice;

  const checkout = await customer.goesToCheckout();
  await checkout.fill({
    name: customerName,
    phoneNumber: "0521234567",
    email: "noa@mail.example",
  });
  await checkout.pickup.check();
  await checkout.city.selectOption(customer.reads(jerusalem.name));
  await expect(checkout.dialog).toContainText(customer.reads(jerusalem.pickupAddress));
  await expect(checkout.amount("orderTotal")).toHaveText(shown(orderTotal));
  await checkout.send.click();

  const number = await seeOrderSent(customer, orderTotal);
  expect(shop.ordersOf(customerName)).toMatchObject([
    {
      number,
      language: "he",
      order_type: "pickup",
      city: jerusalem.name.he,
      address: "",
      pickup_or_delivery_price: jerusalem.pickupPrice,
      order_total: orderTotal,
    },
  ]);
  expect(storedDishes(shop, customerName)).toMatchObject(dishesIn(customer));
  await leave(customer);
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("a customer has dishes delivered", async ({ customer, customerName, shop }) => {
    await fillCart(customer);
    await seeCart(customer);
    const checkout = await customer.goesToCheckout();
    await checkout.fill({
      name: customerName,
      phoneNumber: "+972 52 123 4567",
      email: "noa@mail.example",
    });
    await checkout.delivery.check();
    const tzur = seedPlace("Tzur Hadassa");
    await checkout.city.selectOption(customer.reads(tzur.name));
    await checkout.address.fill("הרקפת 5");
    await checkout.send.click();
    const number = await seeOrderSent(customer, cartTotal + tzur.deliveryPrice);
    expect(shop.ordersOf(customerName)).toMatchObject([
      { number, phone_number: "0521234567", order_total: cartTotal + tzur.deliveryPrice },
    ]);
    await leave(customer);
  });
});

/** Returns the order number that the customer sees. */
async function seeOrderSent(customer: Customer, orderTotal: number): Promise<string> {
  const { orderSent } = customer.words;
  await expect(customer.orderSent).toBeVisible();
  const facts = customer.orderSent.getByRole("definition").locator("bdi");
  await expect(facts).toHaveText([/^\d{9}$/u, shown(orderTotal)]);
  await expect(customer.orderSent.getByRole("term")).toHaveText([
    orderSent.number,
    orderSent.total,
  ]);
  // The seed does not say where to pay, so no placeholder is shown in its place.
  await expect(customer.orderSent).toContainText(orderSent.payLater);
  return (await facts.first().textContent()) ?? "";
}

async function leave(customer: Customer): Promise<void> {
  await customer.orderSent.getByRole("button", { name: customer.words.orderSent.close }).click();
  await expect(customer.orderSent).toBeHidden();
  await expect(customer.lastOrder).toBeVisible();
  await customer.page.reload();
  await expect(customer.lastOrder).toBeVisible();
  await expect(customer.button(customer.words.cart.placeOrder)).toBeDisabled();
}

/** With their names in the language in which the customer saw them. */
function storedDishes(shop: RunningShop, customerName: string): unknown {
  const { all_orders: dishes, language } = found(shop.ordersOf(customerName)[0]);
  return JSON.parse(
    dishes,
    (_, value: Readonly<Record<string, unknown>> | null) => value?.[language] ?? value,
  );
}

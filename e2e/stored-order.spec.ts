import { expect } from "@playwright/test";
import { test, visitInBothLanguages } from "./visit.ts";
import { found, seedDish, seedType, shown } from "./words.ts";

const malabi = seedDish("Coconut malabi");
const cup = found(malabi.selections[0]);
const sweetened = found(cup.addOns[0]);
const topping = found(malabi.options[0]);
const pistachio = found(topping.choices[1]);
const syrup = found(malabi.extras[0]);
const liver = seedDish("Chopped chicken liver");

const droppedCart = /the stored cart is damaged or of an older version/u;

visitInBothLanguages((language) => {
  test("a damaged choice of language is ignored", async ({ customer, page }) => {
    await customer.visits("/");
    await page.evaluate(() => localStorage.setItem("language", "fr"));
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await customer.switchesLanguage();
  });
});

test("a reload keeps the cart", async ({ customer, page }) => {
  await customer.visits("/");
  await customer.puts(3, liver);
  await page.reload();
  await expect(customer.dishRow(liver)).toContainText(customer.words.menu.inCart(3));
  await customer.goesToCart();
  await page.reload();
  await expect(customer.dishRow(liver)).toBeVisible();
  await expect(customer.cartTotal).toHaveText(shown(9600));
});

test("session storage holds the order in the shape of the specification, with amounts in shekels", async ({
  customer,
  page,
}) => {
  const name = customer.reads.bind(customer);
  await customer.visits("/");
  const dish = await customer.opens(malabi);
  await dish.count(name(cup.name)).fill("3");
  await dish.addOn(name(sweetened.name), name(cup.name)).check();
  await dish.choice(name(topping.name), name(pistachio.name)).check();
  await dish.count(name(syrup.name)).fill("2");
  await dish.addToCart.click();
  await expect(dish.dialog).toBeHidden();
  const stored: unknown = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem("order"))) ?? "",
  );
  expect(stored).toMatchObject({
    customerData: null,
    allOrders: [
      {
        typeName: name(seedType("Cakes and desserts")),
        typeOrder: 80,
        orders: [
          {
            dishName: name(malabi.name),
            dishOrder: 1,
            totalPrice: 87,
            selections: [
              {
                selectionName: name(cup.name),
                amount: 3,
                checkedOptions: [{ name: name(sweetened.name), addedPrice: 1 }],
                price: 14,
                order: 0,
              },
            ],
            options: [
              {
                name: name(topping.name),
                choice: name(pistachio.name),
                choiceIndex: 1,
                price: [2, 10.5],
                order: 0,
              },
            ],
            extras: [{ name: name(syrup.name), amount: 2, price: 18, order: 0 }],
          },
        ],
      },
    ],
  });
});

test("an order that was sent is still shown after a reload, until it is closed", async ({
  customer,
  customerName,
  page,
  shop,
}) => {
  await customer.returnsTo("/cart", [liver, 1]);
  const form = await customer.goesToCheckout();
  await form.fill({ name: customerName, phoneNumber: "0521234567", email: "noa@mail.example" });
  await form.pickup.check();
  await form.city.selectOption({ index: 1 });
  await form.send.click();
  await expect(customer.orderSent).toBeVisible();
  const stored = await page.evaluate(() => sessionStorage.getItem("order"));
  expect(JSON.parse(stored ?? "")).toMatchObject({
    customerData: {
      name: customerName,
      phoneNumber: "0521234567",
      orderType: "pickup",
      address: "",
    },
  });
  await page.reload();
  await expect(customer.orderSent).toContainText(found(shop.ordersOf(customerName)[0]).number);
  await page.keyboard.press("Escape");
  await expect(customer.orderSent).toBeHidden();
  await expect(customer.lastOrder).toBeVisible();
});

const damages: readonly (readonly [what: string, damage: (order: string) => string])[] = [
  ["that is no JSON", (order) => order.slice(0, -9)],
  ["that is empty", () => ""],
  ["of an older version", (order) => order.replace(/"version":\d+/u, '"version":0')],
  ["with a count of 21", (order) => order.replace('"amount":3', '"amount":21')],
  ["with another total", (order) => order.replace('"totalPrice":96', '"totalPrice":95')],
  ["without its groups", (order) => order.replace('"allOrders":[', '"orders":[')],
];
test("a damaged stored cart is dropped, and the page works", async ({
  customer,
  page,
  expectOnConsole,
}) => {
  expectOnConsole(droppedCart);
  await customer.visits("/");
  await customer.puts(3, liver);
  await customer.goesToCart();
  const storedOrder = () => page.evaluate(() => sessionStorage.getItem("order"));
  const whole = (await storedOrder()) ?? "";
  const findsStored = async (text: string) => {
    await page.evaluate((order) => {
      sessionStorage.setItem("order", order);
      // The page stores its cart now and then, and must not do so before it is left.
      Storage.prototype.setItem = () => undefined;
    }, text);
    await page.reload();
  };
  for (const [what, damage] of damages) {
    const damaged = damage(whole);
    expect(damaged, what).not.toBe(whole);
    await findsStored(damaged);
    await expect(page.getByText(customer.words.cart.empty), what).toBeVisible();
    expect(await storedOrder(), what).toBeNull();
    // With the undamaged cart back, the next empty cart can only be due to the next damage.
    await findsStored(whole);
    await expect(customer.cartTotal, what).toHaveText(shown(9600));
  }
  await findsStored("{");
  await customer.goesToMenu();
  await customer.puts(2, liver);
  await customer.goesToCart();
  await expect(customer.cartTotal).toHaveText(shown(6400));
});

import { expect, type Page } from "@playwright/test";
import { expectToFit } from "./expect-to-fit.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { found, seedDish, seedPlace, shown } from "./words.ts";

const malabi = seedDish("Coconut malabi");
const cup = found(malabi.selections[0]);
const sweetened = found(cup.addOns[0]);
const topping = found(malabi.options[0]);
const peanuts = found(topping.choices[0]);
const liver = seedDish("Chopped chicken liver");
const jerusalem = seedPlace("Jerusalem");
const total = 2 * (cup.price + sweetened.addedPrice) + 3200 + jerusalem.deliveryPrice;

/** Conditions that leave little room, and how to set them up. */
const conditions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "on a screen 320 wide": (page) => page.setViewportSize({ width: 320, height: 640 }),
  "with text of 200 percent on a phone": async (page) => {
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () => {
        document.documentElement.style.fontSize = "200%";
      });
    });
  },
  "on a wide screen at a zoom of 400 percent": (page) =>
    page.setViewportSize({ width: 320, height: 256 }),
};

visitInBothLanguages(() => {
  placesOrder("on a screen 320 wide");
  placesOrder("with text of 200 percent on a phone");
});

// The width is the same as on the screen 320 wide, so one language is enough to test the height.
placesOrder("on a wide screen at a zoom of 400 percent");

test("with text of 200 percent the bars scroll with the page", async ({ customer, page }) => {
  await found(conditions["with text of 200 percent on a phone"])(page);
  await customer.visits("/");
  await customer.puts(1, liver);
  const height = page.viewportSize()?.height ?? 0;
  expect((await page.getByRole("main").boundingBox())?.height).toBeGreaterThan(0.6 * height);
  await customer.bottomBar.scrollIntoViewIfNeeded();
  await expect(customer.bottomBar).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await customer.goesToCart();
  await expect(customer.heading(customer.words.cart.title)).toBeInViewport({ ratio: 1 });
});

/** Declares the test of a whole order under a condition. */
function placesOrder(condition: string): void {
  test(`a whole order is placed ${condition}, without scrolling sideways`, async ({
    customer,
    customerName,
    page,
    shop,
  }) => {
    const name = customer.reads.bind(customer);
    await found(conditions[condition])(page);
    await customer.visits("/");
    await expectToFit(page);
    const dish = await customer.opens(malabi);
    await expectToFit(page);
    await dish.more(name(cup.name)).click();
    await dish.more(name(cup.name)).click();
    await dish.addOn(name(sweetened.name), name(cup.name)).check();
    await dish.choice(name(topping.name), name(peanuts.name)).check();
    await expectToFit(page);
    await dish.addToCart.click();
    await customer.puts(1, liver);
    await expectToFit(page);
    await customer.goesToCart();
    await expectToFit(page);

    const form = await customer.goesToCheckout();
    await form.delivery.check();
    await form.send.click();
    await expect(form.problems).toBeFocused();
    await expectToFit(page);
    await form.fill({ name: customerName, phoneNumber: "0521234567", email: "noa@mail.example" });
    await form.city.selectOption(name(jerusalem.name));
    await form.address.fill(`https://maps.example/${"x".repeat(200)}`);
    await expectToFit(page);
    await form.send.click();
    await expect(customer.orderSent).toContainText(shown(total));
    await expectToFit(page);
    expect(shop.ordersOf(customerName)).toMatchObject([{ order_total: total }]);
  });
}

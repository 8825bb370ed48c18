import { expect } from "@playwright/test";
import { seedCatalogue } from "#seed/catalogue.ts";
import { test } from "./visit.ts";
import { found, seedDish, seedPlace, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const cartTotal = found(liver.selections[0]).price;
const [efrat, jerusalem, alonShvut] = [
  seedPlace("Efrat"),
  seedPlace("Jerusalem"),
  seedPlace("Alon Shvut"),
];

test("the form follows the order type and the city", async ({ customer }) => {
  await customer.returnsTo("/cart", [liver, 1]);
  const form = await customer.goesToCheckout();

  await test.step("before an order type is chosen there is no address and no total that will still grow", async () => {
    await expect(form.amount("cartTotal")).toHaveText(shown(cartTotal));
    await expect(form.amount("orderTotal")).toHaveCount(0);
    await expect(form.address).toHaveCount(0);
  });

  await test.step("a city without a pickup address disables pickup and says why", async () => {
    await form.city.selectOption(customer.reads(alonShvut.name));
    await expect(form.pickup).toBeDisabled();
    await expect(form.delivery).toBeEnabled();
    const { noPickupHere } = customer.words.checkout;
    await expect(form.dialog).toContainText(noPickupHere);
    await expect(form.city).toHaveAccessibleDescription(noPickupHere);
    await expect(form.pickup).toHaveAccessibleDescription(noPickupHere);
    await form.city.selectOption(customer.reads(efrat.name));
    await expect(form.pickup).toBeEnabled();
    await expect(form.dialog).not.toContainText(customer.words.checkout.noPickupHere);
  });

  await test.step("the list has every city with its price, and for pickup only those with a pickup address", async () => {
    const cities = form.city.getByRole("option");
    const { chooseCity, free } = customer.words.checkout;
    const all = seedCatalogue.deliveryPlaces;
    const withPickup = all.filter(({ pickupAddress }) => pickupAddress.en !== "");
    expect(withPickup.length).toBeLessThan(all.length);
    const priced = (name: string, price: number) =>
      price === 0 ? `${name}, ${free}` : `${name}, \u2066${shown(price)}\u2069`;

    await expect(cities).toHaveText([chooseCity, ...all.map(({ name }) => name.he)]);
    await form.pickup.check();
    await expect(cities).toHaveText([
      chooseCity,
      ...withPickup.map(({ name, pickupPrice }) => priced(name.he, pickupPrice)),
    ]);
    await form.delivery.check();
    await expect(cities).toHaveText([
      chooseCity,
      ...all.map(({ name, deliveryPrice }) => priced(name.he, deliveryPrice)),
    ]);
  });

  await test.step("the address field shows for deliveries only, the pickup address for pickups only", async () => {
    await form.delivery.check();
    await expect(form.address).toBeVisible();
    await form.city.selectOption(customer.reads(jerusalem.name));
    await expect(form.dialog).not.toContainText(customer.reads(jerusalem.pickupAddress));
    await form.pickup.check();
    await expect(form.address).toHaveCount(0);
    await expect(form.dialog).toContainText(
      customer.words.checkout.pickupAt(customer.reads(jerusalem.pickupAddress)),
    );
  });

  await test.step("the total follows the order type and the city", async () => {
    const { free } = customer.words.checkout;
    const { notChosenYet } = customer.words;
    await form.city.selectOption("");
    await form.delivery.check();
    await expect(form.amount("deliveryPrice")).toHaveText(notChosenYet);
    // A total that will still grow is not shown.
    await expect(form.amount("orderTotal")).toHaveCount(0);
    await form.city.selectOption(customer.reads(jerusalem.name));
    await expect(form.amount("deliveryPrice")).toHaveText(shown(jerusalem.deliveryPrice));
    await expect(form.amount("orderTotal")).toHaveText(shown(cartTotal + jerusalem.deliveryPrice));

    await form.pickup.check();
    await expect(form.amount("pickupPrice")).toHaveText(shown(jerusalem.pickupPrice));
    await expect(form.amount("orderTotal")).toHaveText(shown(cartTotal + jerusalem.pickupPrice));

    await form.city.selectOption(customer.reads(efrat.name));
    await expect(form.amount("pickupPrice")).toHaveText(free);
    await expect(form.amount("orderTotal")).toHaveText(shown(cartTotal));

    await form.delivery.check();
    await expect(form.amount("orderTotal")).toHaveText(shown(cartTotal + efrat.deliveryPrice));
    await form.city.selectOption("");
    await expect(form.amount("orderTotal")).toHaveCount(0);
  });
});

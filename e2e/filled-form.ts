import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { Customer } from "./customer.ts";
import type { OrderForm } from "./order-form.ts";
import { seedDish, seedPlace } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const jerusalem = seedPlace("Jerusalem");

/** Total of the order of `fillIn` with delivery, in agorot. */
export const filledOrderTotal = 3 * 3200 + jerusalem.deliveryPrice;

/** Puts three portions of liver into the cart and fills in the form for a delivery to Jerusalem, without sending it. */
export async function fillIn(customer: Customer, customerName: string): Promise<OrderForm> {
  await customer.visits("/");
  await customer.puts(3, liver);
  await customer.goesToCart();
  const form = await customer.goesToCheckout();
  await form.fill({ name: customerName, phoneNumber: "0521234567", email: "noa@mail.example" });
  await form.delivery.check();
  await form.city.selectOption(customer.reads(jerusalem.name));
  await form.address.fill("HaGefen 1");
  return form;
}

/** Advances the clock of the page by ten seconds at a time until a condition holds. */
export async function passTimeUntil(
  page: Page,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return isSo();
    })
    .toBe(true);
}

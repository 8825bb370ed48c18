import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { Customer } from "./customer.ts";
import type { OrderForm } from "./order-form.ts";
import { seedDish, seedPlace } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const jerusalem = seedPlace("Jerusalem");

/** In agorot: what the order of `fillIn` costs with its delivery. */
export const filledOrderTotal = 3 * 3200 + jerusalem.deliveryPrice;

/** Three portions of chopped liver in the cart, and the form filled in to have them brought to Jerusalem; to be sent. */
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

/** Moves the page's clock on, ten seconds at a time, until something is so. */
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

import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Customer } from "./customer.ts";
import { inBothLanguages, test } from "./visit.ts";
import { found, seedDish } from "./words.ts";

const cake = seedDish("Orange cake");
const malabi = seedDish("Coconut malabi");
const liver = seedDish("Chopped chicken liver");

/** The screens that are looked at, and how a customer comes there. */
const screens: Readonly<Record<string, (customer: Customer) => Promise<void>>> = {
  "the menu": (customer) => customer.visits("/"),
  "a dish with add-ons": async (customer) => {
    await customer.visits("/");
    const dish = await customer.opens(cake);
    await dish.count(customer.reads(found(cake.selections[0]).selectionName)).fill("1");
  },
  "a dish with an option and an extra": async (customer) => {
    await customer.visits("/");
    await customer.opens(malabi);
  },
  "a large picture": async (customer) => {
    await customer.visits("/");
    await customer.button(customer.words.menu.enlarge(customer.reads(malabi.dishName))).click();
    await expect(customer.page.getByRole("dialog")).toBeVisible();
  },
  "the empty cart": async (customer) => {
    await customer.visits("/cart");
    await expect(customer.page.getByText(customer.words.cart.empty)).toBeVisible();
  },
  "the full cart": fillCart,
  "the question before clearing": async (customer) => {
    await fillCart(customer);
    await customer.button(customer.words.cart.clear).click();
    await expect(customer.page.getByRole("alertdialog")).toBeVisible();
  },
  "the order form with errors": async (customer) => {
    await fillCart(customer);
    const form = await customer.goesToCheckout();
    await form.delivery.check();
    await form.send.click();
    await expect(form.address).toHaveAttribute("aria-invalid", "true");
  },
  "the order that was sent": async (customer) => {
    await fillCart(customer);
    const form = await customer.goesToCheckout();
    await form.fill({ name: "Noa", phoneNumber: "0521234567", email: "noa@mail.example" });
    await form.pickup.check();
    await form.city.selectOption({ index: 1 });
    await form.send.click();
    await expect(customer.orderSent).toBeVisible();
  },
  "the page about the shop": (customer) => customer.visits("/about"),
  "the reasons to choose the shop": (customer) => customer.visits("/whyChooseArisGourmet"),
  "an unknown address": (customer) => customer.visits("/FaQ"),
};

inBothLanguages(() => {
  for (const [screen, goThere] of Object.entries(screens)) {
    test(`axe finds nothing on ${screen}`, async ({ customer, page, expectOnConsole }) => {
      expectOnConsole(/Failed to load resource: .*404/u);
      await goThere(customer);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => [id, width, ...nodes.map(({ html }) => html)]),
        ).toEqual([]);
      }
    });
  }
});

async function fillCart(customer: Customer): Promise<void> {
  await customer.visits("/");
  await customer.puts(2, liver);
  await customer.puts(1, cake);
  await customer.goesToCart();
}

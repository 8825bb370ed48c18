import { expect } from "@playwright/test";
import { test } from "./visit.ts";
import { found, seedDish, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const cake = seedDish("Orange cake");

test("after a dish was added, a note above the bottom bar says so and leads to the cart", async ({
  customer,
  page,
}) => {
  await page.clock.install();
  await customer.visits("/");
  await customer.puts(3, liver);
  const note = page.getByRole("status").filter({ hasText: customer.reads(liver.dishName) });
  await expect(note).toBeInViewport({ ratio: 1 });
  const toCart = page.getByRole("main").getByRole("link", { name: shown(9600) });
  await expect(toCart).toBeInViewport({ ratio: 1 });
  const [bar, link] = [await customer.bottomBar.boundingBox(), await toCart.boundingBox()];
  const end = found(link ?? undefined).y + found(link ?? undefined).height;
  expect(end).toBeLessThanOrEqual(found(bar ?? undefined).y);
  // The links at the end of the page may stand between.
  expect(end).toBeGreaterThan(found(bar ?? undefined).y - 100);
  await expect(customer.dishRow(liver)).toContainText(customer.words.menu.inCart(3));
  await toCart.click();
  await expect(customer.heading(customer.words.cart.title)).toBeVisible();
});

test("the note goes after a while, but not while the focus or the pointer is on it", async ({
  customer,
  page,
}) => {
  await customer.visits("/");
  await page.clock.install();
  await customer.puts(1, cake);
  const toCart = page.getByRole("main").getByRole("link", { name: shown(4600) });
  await toCart.focus();
  await page.clock.runFor(60_000);
  await expect(toCart).toBeFocused();
  await toCart.hover();
  await customer.orderButton(liver).focus();
  await page.clock.runFor(60_000);
  await expect(toCart).toBeVisible();
  await page.mouse.move(0, 0);
  // Until the note has noticed that the pointer has left, its time does not run.
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(toCart).toHaveCount(0, { timeout: 100 });
  }).toPass();
});

test("an update of a dish in the cart is not said to have added it", async ({ customer, page }) => {
  await customer.visits("/");
  await customer.puts(1, cake);
  const note = page.getByRole("status").filter({ hasText: customer.reads(cake.dishName) });
  await expect(note).toBeVisible();
  const dish = await customer.opens(cake);
  await dish.count(customer.reads(found(cake.selections[0]).selectionName)).fill("2");
  await dish.updateCart.click();
  await expect(dish.dialog).toBeHidden();
  await expect(customer.dishRow(cake)).toContainText(customer.words.menu.inCart(2));
  // Not the note of before either, which would go by itself after a while.
  expect(await note.count()).toBe(0);
});

import { expect, type Page, type Route } from "@playwright/test";
import { fillIn, filledOrderTotal as orderTotal } from "./filled-form.ts";
import { passTimeUntil, stopClock, timedOut } from "./page-clock.ts";
import { test } from "./visit.ts";
import { found, seedDish, seedPlace, shown } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const cake = seedDish("Orange cake");
const jerusalem = seedPlace("Jerusalem");

/** Console messages of the site and of Chromium when an order gets no answer. */
const noAnswer = /no answer to the order|Failed to load resource|the order was not placed/u;

test("pressing send repeatedly while waiting for the answer places one order", async ({
  customer,
  customerName,
  page,
  shop,
}) => {
  const form = await fillIn(customer, customerName);
  const line = Promise.withResolvers<void>();
  let calls = 0;
  await onOrder(page, async (route) => {
    calls += 1;
    await line.promise;
    await route.continue();
  });
  await form.send.click();
  await expect(form.dialog.getByRole("status")).toHaveText(customer.words.checkout.sending);
  await expect(form.send).toBeDisabled();
  await expect(form.send).toBeFocused();
  await form.send.click({ force: true });
  await form.name.press("Enter");
  // The customer may leave the form at any time; the answer is shown wherever it arrives.
  await page.keyboard.press("Escape");
  await expect(form.dialog).toBeHidden();
  await expect(page.getByText(customer.words.inDoubt)).toBeVisible();
  line.resolve();
  await expect(customer.orderSent).toBeVisible();
  expect(calls).toBe(1);
  expect(shop.ordersOf(customerName)).toHaveLength(1);
});

test("a dish that is added after leaving the form, before the answer, stays in the cart for another order", async ({
  customer,
  customerName,
  page,
  shop,
}) => {
  const form = await fillIn(customer, customerName);
  const line = Promise.withResolvers<void>();
  await onOrder(page, async (route) => {
    await line.promise;
    await route.continue();
  });
  await form.send.click();
  await page.keyboard.press("Escape");
  await expect(form.dialog).toBeHidden();
  await customer.goesToMenu();
  await customer.puts(2, cake);
  line.resolve();
  await expect(customer.orderSent).toContainText(shown(orderTotal));
  const { close } = customer.words.orderSent;
  await customer.orderSent.getByRole("button", { name: close, exact: true }).click();
  await customer.goesToCart();
  await expect(customer.dishRow(cake)).toBeVisible();
  await expect(customer.dishRow(liver)).toHaveCount(0);
  await expect(customer.lastOrder).toContainText(found(shop.ordersOf(customerName)[0]).number);
});

test("an order whose connection breaks before and after it arrives is placed once", async ({
  customer,
  customerName,
  page,
  shop,
  expectOnConsole,
}) => {
  expectOnConsole(noAnswer);
  expectOnConsole(timedOut);
  const form = await fillIn(customer, customerName);
  await stopClock(page);
  const keys: (string | undefined)[] = [];
  await onOrder(page, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length === 1) return route.abort();
    if (keys.length > 2) return route.continue();
    // The second request arrives, but its answer is lost.
    expect((await route.fetch()).ok()).toBe(true);
    return route.abort();
  });
  await form.send.click();
  await expect(form.dialog.getByRole("status")).toHaveText(customer.words.waiting["no-answer"]);
  await page.clock.fastForward(1_000);
  await expect.poll(() => keys.length).toBe(2);
  await expect.poll(() => shop.ordersOf(customerName)).toHaveLength(1);
  await passTimeUntil(page, () => keys.length === 3);

  await expect(customer.orderSent).toContainText(shown(orderTotal));
  const orders = shop.ordersOf(customerName);
  expect(orders).toHaveLength(1);
  await expect(customer.orderSent).toContainText(found(orders[0]).number);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^.{16,}$/u);
});

test("without an answer the form says so, keeps its contents, and sends the same order again", async ({
  customer,
  customerName,
  page,
  shop,
  expectOnConsole,
}) => {
  expectOnConsole(noAnswer);
  expectOnConsole(timedOut);
  const form = await fillIn(customer, customerName);
  await stopClock(page);
  await onOrder(page, (route) => route.abort());
  await form.send.click();
  const note = form.dialog.getByRole("alert");
  await passTimeUntil(page, () => note.isVisible());
  await expect(note).toContainText(customer.words.checkout.failed);
  await expect(note).toContainText(customer.words.checkout.failedNext);
  await expect(note).toBeFocused();
  await expect(form.name).toHaveValue(customerName);
  await expect(form.address).toHaveValue("HaGefen 1");
  await expect(form.amount("orderTotal")).toHaveText(shown(orderTotal));
  expect(shop.ordersOf(customerName)).toHaveLength(0);

  await page.unroute("**/graphql");
  await form.send.click();
  await expect(customer.orderSent).toContainText(shown(orderTotal));
  expect(shop.ordersOf(customerName)).toMatchObject([{ order_total: orderTotal }]);
});

test("reloading while waiting for the answer and sending again places one order", async ({
  customer,
  customerName,
  page,
  shop,
  expectOnConsole,
}) => {
  expectOnConsole(noAnswer);
  const form = await fillIn(customer, customerName);
  let calls = 0;
  await onOrder(page, async (route) => {
    calls += 1;
    // The first request arrives, but its answer never does.
    await (calls === 1 ? route.fetch() : route.continue());
  });
  await form.send.click();
  await expect.poll(() => shop.ordersOf(customerName)).toHaveLength(1);
  await page.reload();

  const again = await customer.goesToCheckout();
  await expect(again.name).toHaveValue(customerName);
  await again.send.click();
  await expect(customer.orderSent).toContainText(found(shop.ordersOf(customerName)[0]).number);
  expect(calls).toBe(2);
  expect(shop.ordersOf(customerName)).toHaveLength(1);
});

test("pressing send twice places one order, and the next cart is another order, even with the same dishes", async ({
  customer,
  customerName,
  shop,
}) => {
  const form = await fillIn(customer, customerName);
  await form.send.dblclick();
  await expect(customer.orderSent).toBeVisible();
  expect(shop.ordersOf(customerName)).toHaveLength(1);
  const close = customer.words.orderSent.close;
  await customer.orderSent.getByRole("button", { name: close, exact: true }).click();
  await expect(customer.lastOrder).toBeVisible();

  await customer.goesToMenu();
  await customer.puts(3, liver);
  await customer.goesToCart();
  const next = await customer.goesToCheckout();
  // The details of the last order are filled in.
  await expect(next.name).toHaveValue(customerName);
  await expect(next.phoneNumber).toHaveValue("0521234567");
  await expect(next.delivery).toBeChecked();
  await expect(next.city).toHaveValue(customer.reads(jerusalem.name));
  await expect(next.address).toHaveValue("HaGefen 1");
  await next.send.click();
  await expect(customer.orderSent).toBeVisible();
  const [first, second, ...others] = shop.ordersOf(customerName);
  expect(others).toEqual([]);
  expect(second?.number).not.toBe(first?.number);
  await expect(customer.orderSent).toContainText(found(second).number);
  // Only the dishes of the new cart.
  expect(second?.order_total).toBe(orderTotal);
});

/** Routes the calls that place an order; other calls pass through. */
async function onOrder(page: Page, take: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    await (operationName.startsWith("InsertCustomerOrder") ? take(route) : route.continue());
  });
}

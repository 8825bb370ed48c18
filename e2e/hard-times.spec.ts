import { expect } from "@playwright/test";
import { dayText } from "#domain/schedule/date-text.ts";
import { Customer } from "./customer.ts";
import { filledOrderTotal, fillIn } from "./filled-form.ts";
import { passTimeUntil, stopClock, timedOut } from "./page-clock.ts";
import { test } from "./visit.ts";
import { found, shown } from "./words.ts";

/** Console messages of the site and of Chromium when offline or without a server. */
// Code is prefetched when the browser is idle, so a slow machine may still be prefetching, or asking, when the server goes down.
const noAnswer =
  /no answer to the order|Failed to load resource|could not be prefetched|^\w+ failed TypeError: Failed to fetch/u;

test("two tabs with the same cart, both sent at once, place one order", async ({
  customer,
  customerName,
  page,
  shop,
}) => {
  await fillIn(customer, customerName);
  // A tab that the page opens gets a copy of its session storage, with what was typed into the form.
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => void window.open("/cart")),
  ]);
  const twin = new Customer(popup, customer.language);
  const twinForm = await twin.goesToCheckout();
  await expect(twinForm.city).toHaveValue(await customer.orderForm.city.inputValue());
  await Promise.all([customer.orderForm.send.click(), twinForm.send.click()]);
  await expect(customer.orderSent).toBeVisible();
  await expect(twin.orderSent).toBeVisible();
  const orders = shop.ordersOf(customerName);
  expect(orders).toHaveLength(1);
  for (const sent of [customer.orderSent, twin.orderSent]) {
    await expect(sent).toContainText(found(orders[0]).number);
  }
});

test("an order that is sent while offline is placed after reconnecting", async ({
  context,
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
  await context.setOffline(true);
  await form.send.click();
  await expect(form.dialog.getByRole("status")).toHaveText(customer.words.waiting.offline);
  expect(shop.ordersOf(customerName)).toEqual([]);
  await context.setOffline(false);
  await passTimeUntil(page, () => customer.orderSent.isVisible());
  expect(shop.ordersOf(customerName)).toMatchObject([{ order_total: filledOrderTotal }]);
});

test("an order that is sent while the server is down is placed after it restarts", async ({
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
  await shop.kill();
  try {
    await form.send.click();
    await expect(form.dialog.getByRole("status")).toHaveText(customer.words.waiting["no-answer"]);
  } finally {
    await shop.startAgain();
  }
  await passTimeUntil(page, () => customer.orderSent.isVisible());
  await expect(customer.orderSent).toContainText(shown(filledOrderTotal));
  expect(shop.ordersOf(customerName)).toMatchObject([{ order_total: filledOrderTotal }]);
});

test("a form that was closed by mistake keeps its contents, and the sent order shows the week that the server stored", async ({
  customer,
  customerName,
  page,
  shop,
}) => {
  // The clock of this phone is years behind, so the week can only come from the server.
  await page.clock.setFixedTime(new Date("2020-01-01T00:00:00Z"));
  const form = await fillIn(customer, customerName);
  await page.keyboard.press("Escape");
  await expect(form.dialog).toBeHidden();
  const again = await customer.goesToCheckout();
  await expect(again.name).toHaveValue(customerName);
  await expect(again.delivery).toBeChecked();
  await expect(again.address).toHaveValue("HaGefen 1");
  await again.send.click();
  await expect(customer.orderSent).toBeVisible();
  const [order] = shop.ordersOf(customerName);
  const week = `${customer.words.orderSent.week} ${dayText(found(order).week, "he")}`;
  await expect(customer.orderSent).toContainText(week);
  await page.reload();
  await expect(customer.orderSent).toContainText(week);
});

import { expect, type Page } from "@playwright/test";
import { dayText } from "#domain/schedule/date-text.ts";
import { closedWeek } from "#domain/testing/week-rules.ts";
import { ordersOfWeek } from "#server/testing/stored-orders.ts";
import { weekTexts } from "#site/language/week-texts.ts";
import { axeViolations } from "./axe-violations.ts";
import { type ClockShop, withClockShop } from "./clock-shop.ts";
import type { Customer } from "./customer.ts";
import { expectToFit } from "./expect-to-fit.ts";
import type { OrderForm } from "./order-form.ts";
import { test } from "./shop.ts";
import { seedDish, seedPlace } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const jerusalem = seedPlace("Jerusalem");
const minute = 60_000;

const end = Date.parse("2026-12-09T12:00:00Z");
const next = "יום רביעי, 16 בדצמבר, 14:00";
const last = "יום רביעי, 9 בדצמבר, 14:00";
const afterSkipped = "יום רביעי, 6 בינואר, 14:00";
const skipped = {
  exceptions: ["2026-12-16", "2026-12-23", "2026-12-30"].map((week) => closedWeek(week)),
};

/** A customer with the filled-in form, ten minutes before the deadline on her phone. */
async function fillsForm(shop: ClockShop): Promise<{ customer: Customer; form: OrderForm }> {
  const customer = await shop.newCustomer(end - 10 * minute);
  await customer.returnsTo("/cart", [liver, 2]);
  return { customer, form: await fillsIn(customer) };
}

async function fillsIn(customer: Customer): Promise<OrderForm> {
  const form = await customer.goesToCheckout();
  await form.fill({ name: "נועה", phoneNumber: "0521234567", email: "noa@mail.example" });
  await form.pickup.check();
  await form.city.selectOption(customer.reads(jerusalem.name));
  return form;
}

/** She looks at the page again, which asks for the week. */
const looksAgain = ({ page }: Customer) => page.evaluate(() => dispatchEvent(new Event("focus")));

const storedIn = async ({ store }: ClockShop, week: string) =>
  (await ordersOfWeek(store, week)).orders.length;

/** On the narrowest phone, too. */
async function expectInOrder(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
}

/** The form asks about another week, and one press places the order for it. */
async function agrees(
  shop: ClockShop,
  { customer, form }: { customer: Customer; form: OrderForm },
  [week, until]: readonly [string, string] = ["2026-12-16", next],
): Promise<void> {
  const { changed, agree } = customer.words.orderWeek;
  await expect(form.dialog.getByRole("alert")).toHaveText(`${changed(until)}${agree}`);
  await expect(form.name).toHaveValue("נועה");
  // The answer is the only way to send the form, and until then nothing else in it names a week.
  await expect(form.send).toHaveCount(0);
  await expect(form.dialog.getByText(until)).toHaveCount(1);
  const friday = new Date(Date.parse(week) + 2 * 24 * 60 * minute).toISOString().slice(0, 10);
  await expect(form.dialog.getByText(dayText(friday, "he"))).toBeVisible();
  await expectInOrder(customer.page);
  const before = await storedIn(shop, week);
  await form.dialog.getByRole("button", { name: agree, exact: true }).click();
  await expect(customer.orderSent).toContainText(until);
  expect(await storedIn(shop, week)).toBe(before + 1);
}

test("an order that is sent a second after the deadline is stored for no week until the customer agrees to the next one", async ({
  browser,
}) => {
  await withClockShop(browser, end - 10 * minute, async (shop) => {
    const { customer, form } = await fillsForm(shop);
    shop.setTime(end + 1_000);
    await form.send.click();
    await agrees(shop, { customer, form });
    expect(await storedIn(shop, "2026-12-09")).toBe(0);
  });
});

test("a form that was opened before the deadline asks as soon as it is looked at again, and says only what is true now", async ({
  browser,
}) => {
  await withClockShop(browser, end - 10 * minute, async (shop) => {
    const asksWith = (until: string) =>
      `ההזמנה לא נרשמה: עכשיו מתקבלות הזמנות לשבוע אחר מזה שראיתם, והן נסגרות ב${until}. לשלוח אותה לתאריך החדש?`;

    await test.step("where an earlier week takes orders again", async () => {
      await shop.keepRules({ exceptions: [closedWeek("2026-12-09")] });
      const { customer, form } = await fillsForm(shop);
      await expect(form.dialog).toContainText(next);
      await shop.keepRules({ exceptions: [] });
      await looksAgain(customer);
      await expect(form.dialog.getByRole("alert")).toContainText(asksWith(last));
      await agrees(shop, { customer, form }, ["2026-12-09", last]);
    });

    await test.step("where the next week is weeks away", async () => {
      await shop.keepRules(skipped);
      const { customer, form } = await fillsForm(shop);
      shop.setTime(end + 1_000);
      await looksAgain(customer);
      await expect(form.dialog.getByRole("alert")).toContainText(asksWith(afterSkipped));
      await agrees(shop, { customer, form }, ["2027-01-06", afterSkipped]);
    });
  });
});

test("after an attempt that failed the form keeps the week that the customer saw, and sends the order for no other unasked", async ({
  browser,
}) => {
  await withClockShop(browser, end - 10 * minute, async (shop) => {
    const { customer, form } = await fillsForm(shop);
    const { page } = customer;
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("InsertCustomerOrder") === true
        ? route.fulfill({ status: 429 })
        : route.fallback(),
    );
    await form.send.click();
    await expect(form.dialog.getByRole("alert")).toHaveText(customer.words.checkout.tooMany);
    await page.unrouteAll();

    shop.setTime(end + 1_000);
    await looksAgain(customer);
    // What the cart behind the form says follows the week.
    await expect(page.getByText(weekTexts.he.until(next))).toHaveCount(1);
    await expect(form.dialog).not.toContainText(next);
    await expect(form.dialog).toContainText(weekTexts.he.until(last));
    await form.send.click();
    await agrees(shop, { customer, form });
    expect(await storedIn(shop, "2026-12-09")).toBe(0);
  });
});

test("a week that the form learns only after it was opened is the one that the customer saw", async ({
  browser,
}) => {
  await withClockShop(browser, end - 10 * minute, async (shop) => {
    const customer = await shop.newCustomer(end - 10 * minute);
    const { page } = customer;
    await customer.returnsTo("/cart", [liver, 2]);
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("OrderWeek") === true ? route.abort() : route.fallback(),
    );
    await customer.switchesLanguage();
    const form = await fillsIn(customer);
    await expect(form.dialog).not.toContainText("December 9");
    await page.unrouteAll();
    await looksAgain(customer);
    await expect(form.dialog).toContainText("Orders close on Wednesday, December 9, 2 pm");

    shop.setTime(end + 1_000);
    await page.clock.fastForward(minute);
    await looksAgain(customer);
    await expect(form.dialog.getByRole("alert")).toContainText(
      "Your order has not been placed: orders are now taken for another week than the one you saw, and close on Wednesday, December 16, 2 pm",
    );
    await expect(form.send).toHaveCount(0);
  });
});

test("before the opening nothing is stored; at the opening the same cart is ordered", async ({
  browser,
}) => {
  await withClockShop(browser, end - 10 * minute, async (shop) => {
    const { customer, form } = await fillsForm(shop);
    await shop.keepRules({ opening: { weekday: 0, hour: 8, minute: 0 } });
    shop.setTime(end + 1_000);
    await form.send.click();
    const opening = "יום ראשון, 13 בדצמבר, 8:00";
    await expect(form.dialog.getByRole("alert")).toContainText(
      customer.words.orderWeek.notOpen(opening),
    );
    expect(await storedIn(shop, "2026-12-16")).toBe(0);
    await expectInOrder(customer.page);
    await customer.visits("/");
    await expect(customer.page.getByRole("main")).toContainText(`ההזמנות ייפתחו ב${opening}`);
    await expectInOrder(customer.page);

    shop.setTime(Date.parse("2026-12-13T06:00:00Z"));
    await customer.visits("/cart");
    const again = await customer.goesToCheckout();
    await again.send.click();
    await expect(customer.orderSent).toContainText(next);
    expect(await storedIn(shop, "2026-12-16")).toBe(1);
  });
});

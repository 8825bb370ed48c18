import { expect, type Page, test } from "@playwright/test";
import { orderWeekDocument } from "#contract/generated/operations.ts";
import type { WeekRules } from "#domain/schedule/week-exception.ts";
import { closedWeek, movedWeek } from "#domain/testing/week-rules.ts";
import { weekTextsHe } from "#site/language/week-texts-he.ts";
import { axeViolations } from "./axe-violations.ts";
import { type ClockShop, withClockShop } from "./clock-shop.ts";
import type { Customer } from "./customer.ts";
import { expectToFit } from "./expect-to-fit.ts";
import type { OrderForm } from "./order-form.ts";
import { found, seedDish, seedPlace, wordsIn } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
const jerusalem = seedPlace("Jerusalem");
const words = wordsIn("he");
const minute = 60_000;
const hanukkah = { he: "חנוכה שמח!", en: "Happy Hanukkah!" };

interface Turn {
  readonly rules: Partial<WeekRules>;
  /** The deadline that passes, and the one after it, on the clock of Jerusalem. */
  readonly passes: readonly [instant: string, inWords: string];
  readonly next: readonly [instant: string, inWords: string];
  /** What a line above the page says about the week after it; undefined where the hint of the specification is there. */
  readonly reason?: string;
}

const ordinary = ["2026-12-16T12:00:00Z", "יום רביעי, 16 בדצמבר 2026, 14:00"] as const;

/** In the sequence of their deadlines: time only goes on. */
const turns: readonly (readonly [what: string, turn: Turn])[] = [
  [
    "the week in which daylight saving time begins",
    {
      rules: {},
      passes: ["2026-03-25T12:00:00Z", "יום רביעי, 25 במרץ 2026, 14:00"],
      next: ["2026-04-01T11:00:00Z", "יום רביעי, 1 באפריל 2026, 14:00"],
    },
  ],
  [
    "the week in which daylight saving time ends",
    {
      rules: {},
      passes: ["2026-10-21T11:00:00Z", "יום רביעי, 21 באוקטובר 2026, 14:00"],
      next: ["2026-10-28T12:00:00Z", "יום רביעי, 28 באוקטובר 2026, 14:00"],
    },
  ],
  [
    "a week before two closed ones",
    {
      rules: { exceptions: [closedWeek("2026-12-02", hanukkah), closedWeek("2026-12-09")] },
      passes: ["2026-11-25T12:00:00Z", "יום רביעי, 25 בנובמבר 2026, 14:00"],
      next: ordinary,
      reason: hanukkah.he,
    },
  ],
  [
    "a deadline that was moved to an earlier day",
    {
      rules: { exceptions: [movedWeek("2026-12-09", ["2026-12-07", "20:30"], hanukkah)] },
      passes: ["2026-12-07T18:30:00Z", "יום שני, 7 בדצמבר 2026, 20:30"],
      next: ordinary,
      reason: hanukkah.he,
    },
  ],
  [
    "an ordinary week",
    {
      rules: { exceptions: [] },
      passes: ["2026-12-09T12:00:00Z", "יום רביעי, 9 בדצמבר 2026, 14:00"],
      next: ordinary,
    },
  ],
  [
    "a deadline that was moved to a later day",
    {
      rules: { exceptions: [movedWeek("2026-12-09", ["2026-12-13", "9:00"])] },
      passes: ["2026-12-13T07:00:00Z", "יום ראשון, 13 בדצמבר 2026, 9:00"],
      next: ordinary,
    },
  ],
];

test("server, cached pages of two processes, open tab, cart, mails and desk name the same week, before and after the end of each kind of week", async ({
  browser,
}) => {
  const endOf = ({ passes }: Turn) => Date.parse(passes[0]);
  await withClockShop(browser, endOf(found(turns[0])[1]) - minute, async (shop) => {
    for (const [what, turn] of turns) {
      await test.step(what, async () => {
        const { rules, passes, next, reason } = turn;
        const end = endOf(turn);
        shop.setTime(end - minute);
        await shop.keepRules(rules);
        const customer = await shop.newCustomer(end - minute);
        await customer.returnsTo("/cart", [liver, 1]);
        await expectWeek(shop, customer, passes);
        await expectOrder(shop, passes);

        shop.setTime(end);
        // The clock of the device has reached the deadline too, and nobody touches the tab.
        await customer.page.clock.fastForward(minute + 1_000);
        await expectWeek(shop, customer, next);
        await expectOrder(shop, next);
        if (reason !== undefined) await expect(customer.page.getByText(reason)).toBeVisible();
        // The cart outlives the deadline.
        await expect(customer.dishRow(liver)).toBeVisible();
        await customer.page.context().close();
      });
    }
  });
});

/** The API, a page of each process, the tab that is open, and the desk name this deadline. */
async function expectWeek(
  shop: ClockShop,
  { page }: Customer,
  [instant, inWords]: Turn["passes"],
): Promise<void> {
  const deadline = new Date(instant).toISOString();
  for (const address of [shop.address, shop.secondAddress]) {
    const body = { query: orderWeekDocument.text, variables: { filter: { language: "he" } } };
    const answer = await page.request.post(`${address}/graphql`, { data: body });
    expect(await answer.json()).toMatchObject({ data: { orderWeek: { deadline } } });
    expect(await (await page.request.get(`${address}/`)).text()).toContain(
      `"deadline":"${deadline}"`,
    );
  }
  await expect(page.getByRole("main").getByText(weekTextsHe.until(inWords))).toBeVisible();
  expect(await shop.deadlineAtDesk()).toBe(Date.parse(instant));
}

/** An order is stored for this deadline, and both its mails name it. */
async function expectOrder(shop: ClockShop, [instant, inWords]: Turn["passes"]): Promise<void> {
  const { _id: number, deadline } = await shop.placeOrder();
  expect(deadline).toBe(new Date(instant).toISOString());
  const mails = await shop.mailsOf(number);
  expect(mails).toHaveLength(2);
  const time = inWords.replace(/, (?<time>\d+:\d\d)$/u, ", בשעה $<time>");
  for (const mail of mails) expect(mail).toContain(time);
}

const end = Date.parse("2026-12-09T12:00:00Z");
const question = words.orderWeek.changed(ordinary[1]);

/** A customer with the filled-in form, ten minutes before the deadline on her phone. */
async function fillsForm(shop: ClockShop): Promise<{ customer: Customer; form: OrderForm }> {
  const customer = await shop.newCustomer(end - 10 * minute);
  await customer.returnsTo("/cart", [liver, 2]);
  const form = await customer.goesToCheckout();
  await form.fill({ name: "נועה", phoneNumber: "0521234567", email: "noa@mail.example" });
  await form.pickup.check();
  await form.city.selectOption(jerusalem.name.he);
  return { customer, form };
}

const storedIn = async ({ store }: ClockShop, week: string) =>
  (await store.ordersOfWeek(week)).orders.length;

/** On the narrowest phone, too. */
async function expectInOrder(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
  expect(await axeViolations(page)).toEqual([]);
}

/** One press places the order for the next week. */
async function agrees(shop: ClockShop, customer: Customer, form: OrderForm): Promise<void> {
  await expect(form.dialog.getByRole("alert")).toContainText(question);
  await expect(form.name).toHaveValue("נועה");
  // The answer is the only way to send the form, and until then nothing else in it names a week.
  await expect(form.send).toHaveCount(0);
  await expect(form.dialog.getByText(ordinary[1])).toHaveCount(1);
  await expectInOrder(customer.page);
  expect(await storedIn(shop, "2026-12-09")).toBe(0);
  expect(await storedIn(shop, "2026-12-16")).toBe(0);
  await form.dialog.getByRole("button", { name: words.orderWeek.agree, exact: true }).click();
  await expect(customer.orderSent).toContainText(ordinary[1]);
  expect(await storedIn(shop, "2026-12-09")).toBe(0);
  expect(await storedIn(shop, "2026-12-16")).toBe(1);
}

test("an order that is sent a second after the deadline is stored for no week until the customer agrees to the next one", async ({
  browser,
}) => {
  await withClockShop(browser, end - 10 * minute, async (shop) => {
    const { customer, form } = await fillsForm(shop);
    shop.setTime(end + 1_000);
    await form.send.click();
    await agrees(shop, customer, form);
  });
});

test("a form that is open since before the deadline asks as soon as it is looked at again", async ({
  browser,
}) => {
  await withClockShop(browser, end - 10 * minute, async (shop) => {
    const { customer, form } = await fillsForm(shop);
    shop.setTime(end + 1_000);
    await customer.page.evaluate(() => dispatchEvent(new Event("focus")));
    await agrees(shop, customer, form);
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
    const opening = "יום ראשון, 13 בדצמבר 2026, 8:00";
    await expect(form.dialog.getByRole("alert")).toContainText(words.orderWeek.notOpen(opening));
    expect(await storedIn(shop, "2026-12-16")).toBe(0);
    await expectInOrder(customer.page);
    await customer.visits("/");
    await expect(customer.page.getByRole("main")).toContainText(`ההזמנות ייפתחו ב${opening}`);
    await expectInOrder(customer.page);

    shop.setTime(Date.parse("2026-12-13T06:00:00Z"));
    await customer.visits("/cart");
    const again = await customer.goesToCheckout();
    await again.send.click();
    await expect(customer.orderSent).toContainText(ordinary[1]);
    expect(await storedIn(shop, "2026-12-16")).toBe(1);
  });
});

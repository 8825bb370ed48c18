import { expect } from "@playwright/test";
import { orderWeekDocument } from "#contract/generated/operations.ts";
import { cancelOrderDocument } from "#contract/generated/placed-order-operations.ts";
import type { WeekRules } from "#domain/schedule/week-exception.ts";
import { closedWeek, movedWeek } from "#domain/testing/week-rules.ts";
import { weekTexts } from "#site/language/week-texts.ts";
import { type ClockShop, withClockShop } from "./clock-shop.ts";
import type { Customer } from "./customer.ts";
import { test } from "./shop.ts";
import { found, seedDish } from "./words.ts";

const liver = seedDish("Chopped chicken liver");
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

const ordinary = ["2026-12-16T12:00:00Z", "יום רביעי, 16 בדצמבר, 14:00"] as const;

/** In the sequence of their deadlines: time only goes on. */
const turns: readonly (readonly [what: string, turn: Turn])[] = [
  [
    "the week in which daylight saving time begins",
    {
      rules: {},
      passes: ["2026-03-25T12:00:00Z", "יום רביעי, 25 במרץ, 14:00"],
      next: ["2026-04-01T11:00:00Z", "יום רביעי, 1 באפריל, 14:00"],
    },
  ],
  [
    "the week in which daylight saving time ends",
    {
      rules: {},
      passes: ["2026-10-21T11:00:00Z", "יום רביעי, 21 באוקטובר, 14:00"],
      next: ["2026-10-28T12:00:00Z", "יום רביעי, 28 באוקטובר, 14:00"],
    },
  ],
  [
    "a week before two closed ones",
    {
      rules: { exceptions: [closedWeek("2026-12-02", hanukkah), closedWeek("2026-12-09")] },
      passes: ["2026-11-25T12:00:00Z", "יום רביעי, 25 בנובמבר, 14:00"],
      next: ordinary,
      reason: hanukkah.he,
    },
  ],
  [
    "a deadline that was moved to an earlier day",
    {
      rules: { exceptions: [movedWeek("2026-12-09", ["2026-12-07", "20:30"], hanukkah)] },
      passes: ["2026-12-07T18:30:00Z", "יום שני, 7 בדצמבר, 20:30"],
      next: ordinary,
      reason: hanukkah.he,
    },
  ],
  [
    "an ordinary week",
    {
      rules: { exceptions: [] },
      passes: ["2026-12-09T12:00:00Z", "יום רביעי, 9 בדצמבר, 14:00"],
      next: ordinary,
    },
  ],
  [
    "a deadline that was moved to a later day",
    {
      rules: { exceptions: [movedWeek("2026-12-09", ["2026-12-13", "9:00"])] },
      passes: ["2026-12-13T07:00:00Z", "יום ראשון, 13 בדצמבר, 9:00"],
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
  await expect(page.getByRole("main").getByText(weekTexts.he.until(inWords))).toBeVisible();
  const today = await shop.callOwner("today", {});
  expect(today.openWeek.deadline).toBe(Date.parse(instant));
}

/** An order is stored for this deadline, and both its mails name it. */
async function expectOrder(shop: ClockShop, [instant, inWords]: Turn["passes"]): Promise<void> {
  const { _id: number, deadline } = await shop.placeOrder();
  expect(deadline).toBe(new Date(instant).toISOString());
  const mails = await shop.mailsOf(number);
  expect(mails).toHaveLength(2);
  for (const mail of mails) expect(mail).toContain(inWords);
}

test("page, mail, calendars and desk name one hour at which the food comes: where clocks change, after the seller has moved it, and after canceling", async ({
  browser,
}) => {
  const monday = Date.parse("2026-03-23T08:00:00Z");
  const week = "2026-03-25";
  await withClockShop(browser, monday, async (shop) => {
    const { page } = await shop.newCustomer(monday);
    const { _id: number } = await shop.placeOrder();
    const link = /https?:\S+\/order\/\d+\/[\w-]+/u.exec((await shop.mailsOf(number)).join("\n"));
    const [address] = found(link ?? undefined);

    const calendarLinks = page.locator('a[href*="calendar"]');
    const readCalendar = async () => (await page.request.get(`${address}/calendar.ics`)).text();
    const expectEverywhere = async (
      [day, hours, short]: readonly [day: string, hours: string, short: string],
      { start, mails }: { readonly start: string; readonly mails: number },
    ) => {
      const saying = (await shop.mailsOf(number)).filter((each) =>
        each.includes(`${day}, ${hours}`),
      );
      expect(saying).toHaveLength(mails);
      await page.goto(address);
      await expect(page.getByRole("main")).toContainText(`${day}, ${hours}`);
      await expect(calendarLinks).toHaveCount(2);
      const calendar = await readCalendar();
      expect(calendar).toContain(`DTSTART:${start}`);
      expect(calendar).toContain("STATUS:CONFIRMED");
      const google = await page.request.get(`${address}/google-calendar`, { maxRedirects: 0 });
      expect(new URL(found(google.headers()["location"])).searchParams.get("dates")).toMatch(
        new RegExp(`^${start}/`, "u"),
      );
      // Lists, labels and slips are made from it.
      const { orders } = await shop.callOwner("week", { week, language: "he" });
      expect(orders.map(({ handOver }) => handOver)).toEqual([short]);
    };

    // In the night to Friday the clocks go forward.
    const friday = ["יום שישי, 27 במרץ", "בין 8:00 ל־10:00", "יום ו׳, 8:00 עד 10:00"] as const;
    // The seller and the customer are told.
    await expectEverywhere(friday, { start: "20260327T050000Z", mails: 2 });

    const { weeks } = await shop.callOwner("nextWeeks", {});
    await shop.callOwner("keepWeek", {
      actionId: "hours",
      pressedAt: monday,
      week,
      seen: found(weeks.find((each) => each.week === week)).version,
      isClosed: false,
      handOver: { date: "2026-03-26", from: "17:00", to: "19:00" },
      tellsCustomers: true,
    });
    shop.setTime(monday + 3 * minute);
    const thursday = ["יום חמישי, 26 במרץ", "בין 17:00 ל־19:00", "יום ה׳, 17:00 עד 19:00"] as const;
    const start = "20260326T150000Z";
    await expectEverywhere(thursday, { start, mails: 1 });

    const [, key = ""] = /\/order\/\d+\/(\S+)/u.exec(address) ?? [];
    await page.request.post("/graphql", {
      data: {
        query: cancelOrderDocument.text,
        variables: { number, key, language: "he", isCancelled: true },
      },
    });
    // Only a calendar still has the hour of an order that is not coming.
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
    await expect(calendarLinks).toHaveCount(0);
    const calendar = await readCalendar();
    expect(calendar).toContain(`DTSTART:${start}`);
    expect(calendar).toContain("STATUS:CANCELLED");
  });
});

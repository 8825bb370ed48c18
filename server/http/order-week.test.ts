import { expect, test } from "vitest";
import { insertCustomerOrderAndWeekDocument } from "#contract/generated/late-operations.ts";
import { orderWeekDocument } from "#contract/generated/operations.ts";
import { shopLanguageOf } from "#domain/language/language.ts";
import type { WeekRules } from "#domain/schedule/week-exception.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { closedWeek, movedWeek } from "#domain/testing/week-rules.ts";
import { graphqlCall, openShop, ruthsWireOrder } from "#server/testing/open-shop.ts";
import type { PageRenderer } from "./page-renderer.ts";

const monday = Date.UTC(2026, 0, 5, 9);
const deadline = Date.UTC(2026, 0, 7, 12);
const day = 24 * 60 * 60_000;
const hanukkah = { he: "חנוכה", en: "Hanukkah" };
const purim = { he: "פורים", en: "Purim" };

/** A site whose pages show the order week, as the answer has it. */
const renderer: PageRenderer = {
  render: async ({ language, execute }) => {
    const { data } = await execute(orderWeekDocument, {
      filter: { language: shopLanguageOf(language) },
    });
    return { status: 200, html: `<!doctype html><p>${JSON.stringify(data?.orderWeek)}</p>` };
  },
};

/** The soup kitchen at a time that the test moves, with week rules that it changes. */
async function openAt(start: number, latestStored?: number) {
  let now = start;
  let version = 1;
  const { app, store } = await openShop({
    clock: () => now,
    renderer,
    change: (each) => ({ ...each, latestStoredAt: () => Promise.resolve(latestStored) }),
  });
  const query = (language: string) =>
    app.inject(graphqlCall(orderWeekDocument.text, { filter: { language } }));
  return {
    moveTo: (time: number) => {
      now = time;
    },
    keepRules: async (rules: Partial<WeekRules>) => {
      const catalogue = { ...soupKitchen, shop: { ...soupKitchen.shop, ...rules } };
      await store.saveCatalogue({ catalogue, after: version, savedAt: now });
      version += 1;
    },
    /** The week as the API answers it and as a page shows it, which are the same. */
    week: async (language = "he") => {
      const { data } = (await query(language)).json<{ data: { orderWeek: object } }>();
      const page = await app.inject({ url: "/", headers: { cookie: `language=${language}` } });
      expect(page.body).toContain(JSON.stringify(data.orderWeek));
      return data.orderWeek;
    },
    order: async (week?: string) =>
      (
        await app.inject(
          graphqlCall(insertCustomerOrderAndWeekDocument.text, {
            customerOrder: ruthsWireOrder,
            week,
          }),
        )
      ).json<object>(),
  };
}

const ordinary = { opensAt: null, isOrdinary: true, reason: null };

test("cached answers and pages turn over at the deadline, though nothing was saved", async () => {
  const shop = await openAt(monday);
  const first = {
    ...ordinary,
    week: "2026-01-07",
    deadline: "2026-01-07T12:00:00.000Z",
    handOverDays: "יום חמישי, 8 בינואר או ביום שישי, 9 בינואר",
  };
  for (const time of [monday, monday + 1, deadline - 1]) {
    shop.moveTo(time);
    expect(await shop.week()).toEqual(first);
  }
  shop.moveTo(deadline);
  expect(await shop.week()).toMatchObject({
    ...ordinary,
    week: "2026-01-14",
    deadline: "2026-01-14T12:00:00.000Z",
  });
});

test("a week that is closed or moved is told at once, with its reasons in the language that is asked for", async () => {
  const shop = await openAt(monday);
  expect(await shop.week()).toMatchObject({ week: "2026-01-07", isOrdinary: true });
  await shop.keepRules({
    exceptions: [
      closedWeek("2026-01-07", hanukkah),
      movedWeek("2026-01-14", ["2026-01-13", "9:30"], purim),
    ],
  });
  const week = { week: "2026-01-14", deadline: "2026-01-13T07:30:00.000Z", opensAt: null };
  expect(await shop.week("he")).toMatchObject({
    ...week,
    isOrdinary: false,
    reason: "חנוכה · פורים",
  });
  expect(await shop.week("en")).toMatchObject({
    ...week,
    isOrdinary: false,
    reason: "Hanukkah · Purim",
  });
  // The closed week is over: only the moved deadline is left to explain, with the same week and deadline.
  shop.moveTo(deadline);
  expect(await shop.week("en")).toMatchObject({ ...week, isOrdinary: false, reason: "Purim" });
});

test("pages and answers turn over at the opening", async () => {
  const shop = await openAt(monday);
  await shop.keepRules({ opening: { weekday: 2, hour: 8, minute: 0 } });
  const opensAt = "2026-01-06T06:00:00.000Z";
  expect(await shop.week()).toMatchObject({ week: "2026-01-07", opensAt });
  shop.moveTo(Date.parse(opensAt));
  expect(await shop.week()).toMatchObject({ week: "2026-01-07", opensAt: null });
});

test("an order for a week that is over is refused with the week that orders are taken for", async () => {
  const shop = await openAt(deadline);
  expect(await shop.order("2026-01-07")).toMatchObject({
    data: null,
    errors: [
      {
        extensions: {
          code: "WEEK_CHANGED",
          week: "2026-01-14",
          deadline: "2026-01-14T12:00:00.000Z",
        },
      },
    ],
  });
  const record = { week: "2026-01-14", deadline: "2026-01-14T12:00:00.000Z" };
  expect(await shop.order("2026-01-14")).toMatchObject({ data: { createOrder: { record } } });
  expect(await shop.order()).toMatchObject({ data: { createOrder: { record } } });
});

test.for([
  ["is set back by a day while the server runs", deadline, undefined],
  ["is a day behind what is stored when the server starts", deadline - day, deadline],
] as const)(
  "a clock that %s opens no deadline that has passed",
  async ([, start, latestStored]) => {
    const shop = await openAt(start, latestStored);
    const next = { week: "2026-01-14" };
    expect(await shop.week()).toMatchObject(next);
    shop.moveTo(deadline - day);
    expect(await shop.week()).toMatchObject(next);
    const refused = { errors: [{ extensions: { code: "WEEK_CHANGED", ...next } }] };
    expect(await shop.order("2026-01-07")).toMatchObject(refused);
    expect(await shop.order()).toMatchObject({ data: { createOrder: { record: next } } });
  },
);

test("an order before the opening is refused with the opening", async () => {
  const shop = await openAt(deadline);
  await shop.keepRules({ opening: { weekday: 0, hour: 8, minute: 0 } });
  const extensions = {
    code: "ORDERS_NOT_OPEN",
    week: "2026-01-14",
    deadline: "2026-01-14T12:00:00.000Z",
    opensAt: "2026-01-11T06:00:00.000Z",
  };
  for (const week of [undefined, "2026-01-07", "2026-01-14"])
    expect(await shop.order(week)).toMatchObject({ data: null, errors: [{ extensions }] });
});

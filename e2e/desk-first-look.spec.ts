import { expect, type Page } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { languages } from "#domain/language/language.ts";
import { signedAgorot } from "#domain/money/agorot.ts";
import type { OrderAction } from "#domain/order-log/mark.ts";
import type { Store } from "#server/store/store.ts";
import { withDemoDesk } from "./demo-desk.ts";
import { goWithin } from "./go-within.ts";
import { holdBack } from "./hold-back.ts";
import { test } from "./shop.ts";

const phone = { width: 360, height: 740 };
const laptop = { width: 1280, height: 800 };
const week = "2026-01-07";
/** In Jerusalem: Thursday 17:10, Friday 11:20. */
const thursday = Date.UTC(2026, 0, 8, 15, 10);
const friday = Date.UTC(2026, 0, 9, 9, 20);

/** How many whole rows each page shows without scrolling, at least. */
const onThursday = [
  { path: "/orders", phone: 6, laptop: 14 },
  { path: "/shopping", phone: 10, laptop: 36 },
  { path: "/kitchen", phone: 5, laptop: 12 },
  { path: "/packing", phone: 3, laptop: 9 },
  { path: "/money", phone: 7, laptop: 24 },
  { path: "/menu", phone: 5, laptop: 7 },
] as const;
const onFriday = [
  { path: "/handing-over", phone: 5, laptop: 12 },
  { path: "/route", phone: 4, laptop: 9 },
] as const;

test("the first look of each working page of the desk has as many rows as the work needs", async ({
  browser,
}) => {
  await withDemoDesk(browser, thursday, async ({ enter, setTime, store }) => {
    const page = await enter("owner", "iPhone", { viewport: phone });
    await page.goto("/desk");
    await expectSteadyToday(page);
    const look = async (pages: typeof onThursday | typeof onFriday) => {
      for (const language of languages) {
        const { shell } = messagesIn(language);
        await page.evaluate((each) => localStorage.setItem("desk-language", each), language);
        await page.goto("/desk");
        for (const { path, ...least } of pages) {
          await page.setViewportSize(phone);
          await goWithin(page, `/desk${path}`);
          await expect(page.getByRole("main").locator("li, tbody tr").first()).toBeVisible();
          await expect(page.getByText(shell.loading)).toHaveCount(0);
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const places = page.getByRole("navigation", { name: shell.sections }).getByRole("list");
          expect(await places.first().getByRole("listitem").evaluateAll(linesOfLabels)).toEqual([
            1, 1, 1, 1, 1,
          ]);
          for (const [size, rows] of [
            [phone, least.phone],
            [laptop, least.laptop],
          ] as const) {
            await page.setViewportSize(size);
            await expect
              .poll(() => wholeRows(page), {
                message: `${path} at ${String(size.width)} px, ${language}`,
                timeout: 10_000,
              })
              .toBeGreaterThanOrEqual(rows);
          }
        }
      }
    };
    await look(onThursday);
    await setTime(friday);
    // With everything open a row has the most to say.
    await setAll(store, friday, { isPacked: false, isPaid: false });
    await look(onFriday);
    await setAll(store, friday, { isPacked: true, isPaid: true });
    await look(onFriday);
  });
});

/** Marks every order of the week, at a time in milliseconds since 1970 UTC, as packed and paid, or as neither. */
async function setAll(
  store: Store,
  at: number,
  { isPacked, isPaid }: { readonly isPacked: boolean; readonly isPaid: boolean },
): Promise<void> {
  const { orders } = await store.workingOrders(week);
  const frame = { deviceId: null, pressedAt: at, at };
  const seen = { event: Number.MAX_SAFE_INTEGER, actionIds: [] };
  await Promise.all(
    orders.flatMap(({ stored: { number }, state: { due, received } }) => {
      const amount = signedAgorot((isPaid ? due : 0) - received);
      const actions: readonly OrderAction[] = [
        { kind: "packed", isPacked },
        ...(amount === 0 ? [] : [{ kind: "money", amount, way: "app" } as const]),
      ];
      return actions.map((action) =>
        store.mark({ ...frame, seen, actionId: crypto.randomUUID(), orderNumber: number, action }),
      );
    }),
  );
}

/** On Today what is wrong and what is new come later than the week, and move nothing of it. */
async function expectSteadyToday(page: Page): Promise<void> {
  const problem = page.getByRole("main").getByRole("alert");
  const link = page.getByRole("link", { name: messagesIn("he").orders.newOrder });
  await expect(problem).toBeVisible();
  const place = await link.boundingBox();
  const answer = await holdBack(page, "**/desk/calls", '"today"');
  await page.reload();
  await expect.poll(() => link.boundingBox()).toEqual(place);
  await expect(problem).toBeHidden();
  answer();
  await expect(problem).toBeVisible();
  expect(await link.boundingBox()).toEqual(place);
  await page.unrouteAll({ behavior: "wait" });
}

/** Runs in the page: how many lines the label of each place of the bar takes. */
function linesOfLabels(places: readonly Element[]): readonly number[] {
  return places.map((place) => {
    const label = document.createRange();
    label.selectNodeContents(place.firstElementChild?.lastChild ?? place);
    return label.getClientRects().length;
  });
}

/** The rows of the lists of a page that are wholly above its bar and its lower edge. */
function wholeRows(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bottom = Math.min(
      innerHeight,
      ...[...document.querySelectorAll("nav")]
        .map((bar) => bar.getBoundingClientRect())
        .filter(({ top, width }) => top > innerHeight / 2 && width > innerWidth / 2)
        .map(({ top }) => top),
    );
    return [...document.querySelectorAll("main :is(li, tbody tr)")].filter((row) => {
      if (row.parentElement?.closest("li, tr") != null) return false;
      const { top, bottom: end, height } = row.getBoundingClientRect();
      return height > 0 && top >= 0 && end <= bottom + 0.5;
    }).length;
  });
}

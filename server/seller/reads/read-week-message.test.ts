import { expect, test } from "vitest";
import type { ShownWeekMessage } from "#contract/desk-calls/messages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { limitedKitchen, soldOutKitchen } from "#domain/testing/limited-kitchen.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { closedWeek } from "#domain/testing/week-rules.ts";
import { newOrder } from "#server/testing/new-order.ts";
import { contextOf, letIn } from "#server/testing/open-desk.ts";
import { shopDatabases } from "#server/testing/shop-databases.ts";
import { keepText, readWeekMessage } from "./read-week-message.ts";

const hour = 60 * 60_000;
/** Monday, five days after orders for the week before closed. */
const monday = Date.UTC(2026, 0, 5, 9);
const lastDeadline = Date.UTC(2025, 11, 31, 12);
const chicken = soupKitchen.menu[0]?.dishes[0];
const withoutCake = { ...soupKitchen, menu: soupKitchen.menu.slice(0, 1) };

for (const database of shopDatabases) {
  const open = async (...versions: readonly (readonly [savedAt: number, content: Catalogue])[]) => {
    const { store } = await database.prepare();
    const phone = await letIn(store, "owner", lastDeadline - 2 * hour);
    let after = 1;
    const save = async (savedAt: number, catalogue: Catalogue) => {
      await store.saveCatalogue({ catalogue, after, savedAt });
      after += 1;
    };
    for (const [savedAt, content] of versions) await save(savedAt, content);
    const context = (now = monday) => contextOf(phone, store, now);
    const read = async (now?: number): Promise<ShownWeekMessage> =>
      readWeekMessage(await context(now));
    return { store, read, save, context };
  };

  test(`new dishes are named from the deadline of the previous week on, ${database.name}`, async () => {
    const { read, save } = await open(
      [lastDeadline - hour, withoutCake],
      [lastDeadline + hour, soldOutKitchen(chicken?.id)],
    );
    const message = await read();
    expect(message).toMatchObject({ week: "2026-01-07", greeting: { he: "", en: "" } });
    expect(message.text.en).toMatch(
      /^New on the menu, or back:\n• Apple cake\n\nOrders close on W/u,
    );
    expect(message.text.he).toContain("• עוגת תפוחים\n");
    expect(message.dishes.map(({ name }) => name.en)).toEqual(["Lentil soup", "Apple cake"]);
    // Customers could order the cake before orders for the week closed.
    await save(lastDeadline + 2 * hour, soupKitchen);
    const { week, text } = await read(lastDeadline + 8 * 24 * hour);
    expect(week).toBe("2026-01-14");
    expect(text.en).not.toContain("New on the menu");
  });

  test(`a skipped week is announced before it and in its place, ${database.name}`, async () => {
    const exceptions = [closedWeek("2026-01-07", { he: "חתונה", en: "A wedding" })];
    const shop = { ...soupKitchen.shop, exceptions };
    const { read } = await open(
      [lastDeadline - hour, withoutCake],
      [lastDeadline + hour, { ...soupKitchen, shop }],
    );
    const skipped =
      "We are not taking orders for the week of Wednesday, January 7 (A wedding).\nOrders close on";
    const before = await read(lastDeadline - 2 * hour);
    expect(before.text.en).toContain(`${skipped} Wednesday, December 31`);
    const instead = await read();
    expect(instead.week).toBe("2026-01-14");
    expect(instead.text.en).toContain(`• Apple cake\n\n${skipped} Wednesday, January 14`);
    const after = await read(lastDeadline + 8 * 24 * hour);
    expect(after.text.en).not.toContain("not taking");
  });

  test(`changed hours of a week that is cooked are announced until its food has come, ${database.name}`, async () => {
    const [from, to] = [
      { hour: 9, minute: 0 },
      { hour: 12, minute: 0 },
    ];
    const own = { week: "2025-12-31", isClosed: false, deadline: null, reason: null };
    const exceptions = [{ ...own, handOver: { date: "2026-01-03", from, to } }];
    const shop = { ...soupKitchen.shop, exceptions };
    const { read } = await open([lastDeadline - hour, { ...soupKitchen, shop }]);
    const isTold = async (now: number) =>
      (await read(now)).text.en.includes("closed on Wednesday, December 31 comes at a different");
    expect(await isTold(lastDeadline - hour)).toBe(false);
    expect(await isTold(lastDeadline + 3 * 24 * hour)).toBe(true);
    expect(await isTold(lastDeadline + 4 * 24 * hour)).toBe(false);
  });

  test(`what is limited and ordered up is not offered, ${database.name}`, async () => {
    const { store, read, save } = await open();
    // It takes four portions.
    await store.saveOrders([newOrder()]);
    await save(monday, limitedKitchen(5));
    expect((await read()).text.en).toContain("In limited quantity:\n• Chicken soup\n");
    await save(monday, limitedKitchen(4));
    const { text, dishes } = await read();
    expect(text.en).not.toContain("limited");
    expect(dishes.map(({ name }) => name.en)).toEqual(["Lentil soup", "Apple cake"]);
  });

  test(`a dish that has a name in one language is named without what is missing, ${database.name}`, async () => {
    const { read, save } = await open();
    const [soups, ...others] = soupKitchen.menu;
    if (soups === undefined) expect.fail("there are no soups");
    const name = { he: "מרק", en: "מרק", missing: "en" } as const;
    const dishes = soups.dishes.map((dish, index) => (index === 0 ? { ...dish, name } : dish));
    await save(monday, { ...soupKitchen, menu: [{ ...soups, dishes }, ...others] });
    expect((await read()).dishes[0]?.name).toEqual({ he: "מרק", en: "מרק" });
  });

  test(`a greeting is kept until another one is, ${database.name}`, async () => {
    const { read, context } = await open();
    const greetings = [
      { he: "שלום לכולם", en: "" },
      { he: "שבוע טוב!\nמה שלומכם?", en: "Good week" },
    ];
    for (const greeting of greetings) {
      await keepText(await context(), "greeting", greeting);
      expect((await read()).greeting).toEqual(greeting);
    }
    const long = keepText(await context(), "greeting", { he: "", en: "a".repeat(1_001) });
    await expect(long).rejects.toMatchObject({ refusal: { code: "BAD_REQUEST" } });
    expect((await read()).greeting).toEqual(greetings[1]);
  });
}

import { expect } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { orderTableTexts } from "#desk/language/order-table-texts.ts";
import { axeViolations } from "./axe-violations.ts";
import { seedOrderOf, withDesk } from "./desk-shop.ts";
import { test } from "./shop.ts";
import { storedEvents } from "./stored-events.ts";

const texts = orderTableTexts.he;

const { orders, order } = messagesIn("he");

const customers = [
  { name: "רות כהן", count: 3, digit: 1 },
  { name: "אדם לוי", count: 1, digit: 2 },
  { name: "יעל ברק", count: 2, digit: 3 },
];

test("on a laptop the orders of a week are a table that is sorted, worked and left with the keyboard alone", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    for (const { name, count, digit } of customers)
      await shop.place(
        seedOrderOf({
          language: "he",
          name,
          phoneNumber: `050123456${String(digit)}`,
          email: `customer${String(digit)}@example.com`,
          count,
        }),
      );
    const options = { baseURL: shop.address, viewport: { width: 1280, height: 800 } };
    const context = await browser.newContext(options);
    await shop.letSellerIn(context);
    const page = await context.newPage();
    await page.goto("/desk/orders");
    const table = page.getByRole("table", { name: orders.list });
    const rows = table.locator("tbody").getByRole("row");
    const link = (name: string) => table.getByRole("link", { name });
    const press = (keys: string) => page.keyboard.press(keys);
    const expectNames = (...names: readonly string[]) =>
      expect(rows.getByRole("link")).toHaveText([...names]);
    const stored = (...events: readonly string[]) =>
      expect.poll(() => storedEvents(shop.folder)).toEqual(events.toSorted());

    await test.step("a column sorts, and the other way round when it is pressed again", async () => {
      await expectNames("יעל ברק", "אדם לוי", "רות כהן");
      const column = (title: string) => table.getByRole("columnheader", { name: title });
      await column(texts.due).getByRole("button").click();
      await expectNames("רות כהן", "יעל ברק", "אדם לוי");
      await expect(column(texts.due)).toHaveAttribute("aria-sort", "descending");
      await column(texts.due).getByRole("button").click();
      await expectNames("אדם לוי", "יעל ברק", "רות כהן");
      await column(texts.name).getByRole("button").click();
      await expectNames("אדם לוי", "יעל ברק", "רות כהן");
      await expect(column(texts.due)).not.toHaveAttribute("aria-sort");
      await expect(column(texts.name)).toHaveAttribute("aria-sort", "ascending");
      await column(texts.received).getByRole("button").click();
    });

    await test.step("letters mark the order of the row, which keeps its place", async () => {
      await press("ArrowDown");
      await press("ArrowDown");
      await press("ArrowUp");
      await press("ArrowDown");
      const before = await rows.getByRole("link").allInnerTexts();
      await expect(link(before[1] ?? "")).toBeFocused();
      await press("p");
      await stored("money");
      await press("a");
      await stored("money", "packed 1");
      await press("h");
      await stored("handed-over 1", "money", "packed 1");
      await expectNames(...before);
      await expect(rows.nth(1).getByText("✓", { exact: true })).toHaveCount(2);
      await expect(link(before[1] ?? "")).toBeFocused();
    });

    await test.step("an order opens beside the table, and the way back is its row", async () => {
      await press("Enter");
      const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
      await expect(heading).toBeVisible();
      await expect(table).toBeVisible();
      await expect(page.getByRole("heading", { name: order.history })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await press("Escape");
      await expect(page.getByRole("heading", { name: order.history })).toHaveCount(0);
      await expect(rows.nth(1).getByRole("link")).toBeFocused();
    });

    await test.step("the slash searches, and letters that are typed there mark nothing", async () => {
      await press("/");
      const search = page.getByRole("textbox", { name: orders.search });
      await expect(search).toBeFocused();
      await page.keyboard.type("יע");
      await expectNames("יעל ברק");
      await page.keyboard.type("pah");
      await press("Escape");
      await expect(rows).toHaveCount(3);
      await stored("handed-over 1", "money", "packed 1");
    });

    await test.step("the question mark names every key", async () => {
      await rows.first().getByRole("link").focus();
      await press("?");
      const card = page.getByRole("dialog", { name: texts.help });
      for (const key of Object.keys(texts.keys))
        await expect(card.getByText(key, { exact: true })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await press("Escape");
      await expect(card).toHaveCount(0);
      await press("n");
      await expect(page).toHaveURL(/\/desk\/orders\/new\?week=/u);
    });
    await context.close();
  });
});

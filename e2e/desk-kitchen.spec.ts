import { expect, type Page } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { axeViolations } from "./axe-violations.ts";
import { withDesk } from "./desk-shop.ts";
import { goWithin } from "./go-within.ts";
import { pressUndo } from "./press-undo.ts";
import { test } from "./shop.ts";
import { byDifferentPeople, weekOrders } from "./week-orders.ts";

const { kitchen, order, orders, packing, paper, handingOver, route } = messagesIn("he");

const places = ["kitchen", "packing", "handing-over", "route"];
/** What is bought has a test of its own. */
const sheets = Object.keys(paper.papers).flatMap((name) =>
  name === "shopping" ? [] : [`paper/${name}`],
);

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("a week is cooked, packed, handed over and delivered at 360 px, with no finding of axe", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const { address } = shop;
    await Promise.all(byDifferentPeople(weekOrders(1, 8)).map(shop.place));
    const context = await browser.newContext({
      baseURL: address,
      serviceWorkers: "block",
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await shop.letSellerIn(context);
    const opens = (path: string) => page.goto(`/desk/${path}`);

    await test.step("a dish type, a dish and single portions are done; what folds out says who gets it", async () => {
      await opens("kitchen");
      const type = page.getByRole("main").locator("section").first();
      const done = type.getByText(kitchen.isDone, { exact: true });
      const dish = type.getByRole("listitem").first();
      const fold = dish.locator("[aria-expanded]");
      const all = type.getByRole("button", { name: new RegExp(`^${kitchen.allDone}: `, "u") });
      await expect(all.first()).toBeVisible();
      const dishes = (await all.count()) - 1;
      await all.first().click();
      // Every dish and the type itself: no button is left that a second press could hit.
      await expect(done).toHaveCount(dishes + 1);
      await expect(type.getByRole("heading")).toBeFocused();
      await pressUndo(page);
      await expect(done).toHaveCount(0);
      await all.nth(1).click();
      await expect(done).toHaveCount(1);
      await expect(fold).toBeFocused();
      await page.reload();
      await expect(done).toHaveCount(1);
      await button(page, order.together).press("Enter");
      const together = page.getByRole("region", { name: order.together });
      await expect(together.getByRole("listitem").first()).toBeFocused();
      await fold.click();
      await expect(dish.getByText(kitchen.whoGets).first()).toBeVisible();
      const count = dish.getByRole("combobox").first();
      await dish
        .getByRole("button", { name: new RegExp(`^${kitchen.oneLess}: `, "u") })
        .first()
        .click();
      await expect(done).toHaveCount(0);
      await count.selectOption("0");
      await expect(count).toHaveValue("0");
      const sent = page.waitForRequest(
        // The press before may not have been sent yet.
        (request) => request.postData()?.includes('"more":1') === true,
      );
      await dish
        .getByRole("button", { name: new RegExp(`^${kitchen.oneMore}: `, "u") })
        .first()
        .click();
      // What another device has counted meanwhile counts too.
      expect((await sent).postDataJSON()).toMatchObject({
        press: { action: { cooked: { more: 1 } } },
      });
      await expect(count).toHaveValue("1");
      // The tablet on the wall shows large figures, and stays so.
      const height = async () => (await fold.boundingBox())?.height ?? 0;
      const before = await height();
      await page.getByRole("checkbox", { name: kitchen.largeFigures }).check();
      expect(await height()).toBeGreaterThan(1.4 * before);
      await page.reload();
      await expect(page.getByRole("checkbox", { name: kitchen.largeFigures })).toBeChecked();
      await page.getByRole("checkbox", { name: kitchen.largeFigures }).uncheck();
    });

    await test.step("packed boxes are counted, and one press too many is taken back", async () => {
      await opens("packing");
      await button(page, new RegExp(`^${packing.packed}: `, "u"))
        .first()
        .click();
      await expect(page.getByText(packing.packedOf(1, 8))).toBeVisible();
      await pressUndo(page);
      await expect(page.getByText(packing.packedOf(0, 8))).toBeVisible();
    });

    await test.step("two letters find a name; one Undo takes back paying and handing over", async () => {
      await opens("handing-over");
      await page.getByRole("textbox", { name: handingOver.search }).fill("רו");
      await expect(page.getByText(orders.found(2))).toBeVisible();
      const pay = button(page, /במזומן/u).first();
      await pay.click();
      await expect(page.getByText(handingOver.handedOverOf(1, 8))).toBeVisible();
      await expect(button(page, /במזומן/u)).toHaveCount(1);
      // The next name can be typed at once, and what was found stays under the finger until then.
      const search = page.getByRole("textbox", { name: handingOver.search });
      await expect(search).toHaveValue("");
      await expect(search).toBeFocused();
      await page.keyboard.type("יוס");
      await expect(page.getByText(orders.found(2))).toBeVisible();
      await search.fill("רו");
      await pressUndo(page);
      await expect(button(page, /במזומן/u)).toHaveCount(2);
      await expect(page.getByText(handingOver.handedOverOf(0, 8))).toBeVisible();
    });

    await test.step("a stop is moved by keyboard, and every device has it there", async () => {
      await opens("route");
      await button(page, route.change).click();
      const stops = page.getByRole("main").getByRole("listitem");
      const second = await stops.nth(1).locator("p").innerText();
      await stops
        .nth(1)
        .getByRole("button", { name: new RegExp(`^${route.up}: `, "u") })
        .press("Enter");
      await expect(stops.first().locator("p")).toHaveText(second, { useInnerText: true });
      await expect(stops.first().getByRole("button").first()).toBeFocused();
      await expect(page.getByText(route.kept)).toBeVisible();
      const other = await browser.newContext({ baseURL: address, serviceWorkers: "block" });
      const phone = await other.newPage();
      await shop.letSellerIn(other);
      await phone.goto(`/desk/route`);
      await button(phone, route.change).click();
      const first = phone.getByRole("main").getByRole("listitem").first().locator("p");
      await expect(first).toHaveText(second, { useInnerText: true });
      await other.close();
    });

    await test.step("three flats of a building are one stop, on the phone and on paper", async () => {
      const flats = ["הגפן 40, דירה 3", "רח׳ הגפן 40/5", "הגפן 40 קומה 2 דירה 8"];
      const [any] = weekOrders(6, 1);
      if (any === undefined) throw new Error("there is no order");
      const { city } = any.customerData;
      const numbers = await Promise.all(
        flats.map((flat, index) =>
          shop.place({
            ...any,
            customerData: {
              ...any.customerData,
              name: `${String.fromCodePoint(0x5d0 + index)} שכן`,
              address: flat,
            },
          }),
        ),
      );
      await opens("route");
      const stop = page
        .getByRole("main")
        .getByRole("listitem")
        .filter({
          has: page.getByRole("heading", { level: 2, name: "הגפן 40" }),
        });
      await expect(stop.getByRole("heading", { level: 3 })).toHaveText(
        flats.map((flat, index) => `${String.fromCodePoint(0x5d0 + index)} שכן · ${flat}`),
      );
      const waze = stop.getByRole("link", { name: /Waze/u });
      const link = new URL((await waze.getAttribute("href")) ?? "");
      expect(link.searchParams.get("q")).toBe(`הגפן 40, ${city}`);
      await button(page, route.change).click();
      const up = button(page, `${route.up}: הגפן 40`);
      while ((await up.getAttribute("aria-disabled")) !== "true") await up.press("Enter");
      await expect(page.getByText(route.kept)).toBeVisible();
      await opens("paper/route");
      const first = page.locator("[data-paper] ol > li").first();
      await expect(first.getByRole("heading")).toContainText("הגפן 40");
      for (const [index, number] of numbers.entries())
        await expect(first.locator(`[data-order="${number}"]`)).toContainText(flats[index] ?? "");
    });

    await test.step("axe finds nothing on any page, in either language", async () => {
      for (const language of ["he", "en"]) {
        await page.evaluate((each) => localStorage.setItem("desk-language", each), language);
        await page.reload();
        for (const path of [...places, ...sheets]) {
          await goWithin(page, `/desk/${path}`);
          await expect(page.getByRole("main").locator("li, article").first()).toBeVisible();
          expect([path, ...(await axeViolations(page))]).toEqual([path]);
        }
      }
    });
    await context.close();
  });
});

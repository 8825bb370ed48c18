import { expect, type Page } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { languages } from "#domain/language/language.ts";
import { withDesk } from "./desk-shop.ts";
import { piecesTornByPages, printedPaper, tornPieces } from "./printed-paper.ts";
import { test } from "./shop.ts";
import { weekOrders } from "./week-orders.ts";
import { found } from "./words.ts";

/** Points in a millimetre. */
const millimetre = 72 / 25.4;

/** From now on the page says of its `@page` rules what another browser says of them: they are without what it does not know. */
async function forgetPageRules(page: Page, unknown: readonly string[]): Promise<void> {
  await page.addInitScript((parts) => {
    Object.defineProperty(CSSPageRule.prototype, "cssText", {
      get(this: CSSPageRule): string {
        const text = Reflect.get(CSSRule.prototype, "cssText", this);
        return parts.reduce((left, part) => left.replaceAll(part, ""), text);
      },
    });
  }, unknown);
}

test("a browser whose pages are all of one size prints each slip of the roll whole, and the desk says how", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    await Promise.all(weekOrders(1, 12).map(shop.place));
    const context = await browser.newContext({ baseURL: shop.address, serviceWorkers: "block" });
    await shop.letSellerIn(context);
    const page = await context.newPage();
    await forgetPageRules(page, ["@bottom-center"]);
    const { pages, places } = await printedPaper(page, "roll", "[data-slip]");
    expect(pages).toHaveLength(12);
    expect(piecesTornByPages(places)).toEqual([]);
    const { width, height } = found(pages[0]);
    for (const each of pages) expect(each).toMatchObject({ width, height });
    expect(width).toBeCloseTo(80 * millimetre, 0);
    expect(height).toBeGreaterThan(width);
    const { otherBrowser } = messagesIn("he").paper;
    await expect(page.getByText(otherBrowser.sameLength)).toBeVisible();
    await page.goto("/desk/paper/kitchen");
    await expect(page.getByText(otherBrowser.pageNumbers)).toBeVisible();
    await context.close();
  });
});

for (const language of languages)
  test(`where the print window decides about pages, the desk says so first and no slip is torn (${language})`, async ({
    browser,
  }) => {
    await withDesk(async (shop) => {
      await Promise.all(weekOrders(1, 100).map(shop.place));
      const context = await browser.newContext({ baseURL: shop.address, serviceWorkers: "block" });
      await shop.letSellerIn(context);
      const page = await context.newPage();
      await page.addInitScript((chosen) => localStorage.setItem("desk-language", chosen), language);
      await forgetPageRules(page, ["@bottom-center", "page-orientation"]);
      const { otherBrowser } = messagesIn(language).paper;
      await page.goto("/desk/paper/labels");
      await expect(page.getByText(otherBrowser.labels)).toBeVisible();
      await page.goto("/desk/paper/roll");
      await expect(page.getByText(otherBrowser.roll)).toBeVisible();
      await page.getByRole("link", { name: otherBrowser.slipsOnA4 }).click();
      await expect(page).toHaveURL(/\/desk\/paper\/slips/u);
      await expect(page.getByText(otherBrowser.pageNumbers)).toBeVisible();
      const { places } = await printedPaper(page, "slips", "[data-slip]");
      expect(places).toHaveLength(100);
      expect(tornPieces(places)).toEqual([]);
      const kitchen = await printedPaper(page, "kitchen", "[data-paper] article");
      expect(piecesTornByPages(kitchen.places)).toEqual([]);
      const headed = await printedPaper(page, "slips", "[data-whole]:has(h3)");
      expect(headed.places).toHaveLength(6);
      expect(piecesTornByPages(headed.places)).toEqual([]);
      const shopping = await printedPaper(page, "shopping", "[data-whole]");
      expect(shopping.count).toBeGreaterThan(100);
      expect(shopping.pages).toHaveLength(1);
      await context.close();
    });
  });

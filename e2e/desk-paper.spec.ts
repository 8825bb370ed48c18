import { expect, type Page, test } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { withDesk } from "./desk-shop.ts";
import { pagesOfPdf } from "./pages-of-pdf.ts";
import { weekOrders } from "./week-orders.ts";

const { paper: texts } = messagesIn("he");

/** The PDF of a sheet. Every piece of paper is full of links with its name, so that the PDF says where its parts are. */
async function printed(page: Page, path: string, piece: string) {
  await page.goto(`/desk/paper/${path}`);
  await expect(page.locator(piece).first()).toBeVisible();
  const count = await page.locator(piece).evaluateAll((pieces) => {
    for (const [index, each] of pieces.entries())
      for (const text of each.querySelectorAll("h4, h3, p, li > *")) {
        const link = document.createElement("a");
        link.href = `http://piece/${String(index)}`;
        link.append(...text.childNodes);
        text.append(link);
      }
    return pieces.length;
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const pages = pagesOfPdf(await page.pdf({ preferCSSPageSize: true }));
  const places = new Map<string, Set<string>>();
  for (const [index, { width, links }] of pages.entries())
    for (const { address, left } of links) {
      const place = `page ${String(index + 1)}, ${left < width / 2 ? "left" : "right"} half`;
      places.set(address, (places.get(address) ?? new Set()).add(place));
    }
  return { count, pages, places: [...places.values()].map((each) => [...each]) };
}

const onePlaceEach = (places: readonly (readonly string[])[]) =>
  places.filter((each) => each.length !== 1);
/** Points in a millimetre. */
const millimetre = 72 / 25.4;

test("a hundred orders on paper: slips, labels, roll, kitchen sheet and route; later only what changed", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const { address } = shop;
    await Promise.all(weekOrders(1, 100).map(shop.place));
    const context = await browser.newContext({ baseURL: address, serviceWorkers: "block" });
    const page = await context.newPage();
    await shop.letSellerIn(context);

    await test.step("the slips are on at most 20 pages of A4, none torn by a page or a column", async () => {
      const { count, pages, places } = await printed(page, `slips`, "[data-slip]");
      expect(count).toBe(100);
      expect(places).toHaveLength(100);
      expect(onePlaceEach(places)).toEqual([]);
      expect(pages.length).toBeLessThanOrEqual(20);
      test.info().annotations.push({ type: "pages of slips", description: String(pages.length) });
      expect(pages[0]?.width).toBeCloseTo(210 * millimetre, -1);
    });

    await test.step("24 labels are on a page", async () => {
      const { pages, places } = await printed(page, `labels`, "[data-label]");
      expect(places).toHaveLength(100);
      expect(pages).toHaveLength(5);
      const onPage = pages.map(({ links }) => new Set(links.map((link) => link.address)).size);
      expect(onPage).toEqual([24, 24, 24, 24, 4]);
    });

    await test.step("no dish of the kitchen sheet and no stop of the route is torn", async () => {
      const kitchen = await printed(page, "kitchen", "[data-paper] article");
      expect(kitchen.places.length).toBe(kitchen.count);
      const pagesOf = (places: readonly string[]) =>
        new Set(places.map((each) => each.split(",")[0]));
      expect(kitchen.places.filter((each) => pagesOf(each).size !== 1)).toEqual([]);
      // A dish type that is longer than the rest of the page does not leave the page empty.
      expect(kitchen.places.some((each) => pagesOf(each).has("page 1"))).toBe(true);
      const route = await printed(page, "route", "[data-paper] ol > li");
      expect(route.places.filter((each) => pagesOf(each).size !== 1)).toEqual([]);
    });

    await test.step("the paper that was printed names the orders that came since, and prints only those", async () => {
      await Promise.all(weekOrders(101, 12).map(shop.place));
      await page.goto("/desk/paper/roll");
      await expect(page.getByText(texts.changed(12))).toBeVisible();
      await page.getByRole("button", { name: texts.toChanged(12) }).click();
      await expect(page.locator("[data-slip]")).toHaveCount(12);
    });

    await test.step("each slip is a page of the roll, 80 mm wide and as high as the slip", async () => {
      const path = `roll?only=changed`;
      const { pages, places } = await printed(page, path, "[data-slip]");
      expect(pages).toHaveLength(12);
      expect(places).toHaveLength(12);
      expect(pages.map(({ links }) => new Set(links.map((link) => link.address)).size)).toEqual(
        pages.map(() => 1),
      );
      for (const { width } of pages) expect(width).toBeCloseTo(80 * millimetre, 0);
      expect(new Set(pages.map(({ height }) => height)).size).toBeGreaterThan(1);
      await expect(page.getByText(texts.nothingChanged)).toBeVisible();
      // A printer may jam: what was on the sheet stays on it.
      await expect(page.locator("[data-slip]")).toHaveCount(12);
    });
    await context.close();
  });
});

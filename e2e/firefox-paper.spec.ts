import { expect } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { withDesk } from "./desk-shop.ts";
import { wide } from "./engine-page.ts";
import { signInByLink } from "./engine-seller.ts";
import { test } from "./engine-test.ts";
import type { PdfPage } from "./pages-of-pdf.ts";
import { namePieces, paperOf, piecesTornByPages, tornPieces } from "./printed-paper.ts";
import { weekOrders } from "./week-orders.ts";

const { paper } = messagesIn("he");

/** Points in a millimetre. */
const millimetre = 72 / 25.4;
const orders = 26;

test("Firefox: a week's orders on the five papers", async ({ openFirefox }) => {
  await withDesk(async (shop) => {
    await Promise.all(weekOrders(1, orders).map(shop.place));
    const page = await openFirefox(wide);
    const seller = await signInByLink(page, shop);

    const printed = async (sheet: string, piece: string) => {
      await seller.visits(`/desk/paper/${sheet}`);
      const isThere = () => page.run((each) => document.querySelector(each) !== null, piece);
      await expect.poll(isThere).toBe(true);
      const count = await page.run(namePieces, piece);
      const found = paperOf(count, await page.print());
      // A piece without a link would be found in no place, and so be whole.
      expect(found.places).toHaveLength(count);
      return found;
    };

    await test.step("slips: none torn by a page or a column, no place alone at the end of one", async () => {
      const { count, pages, places } = await printed("slips", "[data-slip]");
      expect(count).toBe(orders);
      expect(tornPieces(places)).toEqual([]);
      expect(pages.length).toBeLessThanOrEqual(6);
      expectA4(pages);
      const headings = await printed("slips", "[data-whole]:has(h3)");
      expect(headings.count).toBeGreaterThan(1);
      expect(tornPieces(headings.places)).toEqual([]);
    });

    await test.step("labels: 24 on a page", async () => {
      const { pages } = await printed("labels", "[data-label]");
      const onPage = pages.map(({ links }) => new Set(links.map(({ address }) => address)).size);
      expect(onPage).toEqual([24, orders - 24]);
      expectA4(pages);
    });

    await test.step("kitchen and route: no dish type alone at the end of a page, no stop torn", async () => {
      const pieces = { kitchen: "[data-whole]:has(h3)", route: "[data-paper] ol > li" };
      for (const [sheet, piece] of Object.entries(pieces)) {
        const { count, pages, places } = await printed(sheet, piece);
        expect(count, sheet).toBeGreaterThan(1);
        expect(piecesTornByPages(places), sheet).toEqual([]);
        expectA4(pages);
      }
    });

    await test.step("roll: each slip is a page, all of them upright and of one size", async () => {
      const { pages, places } = await printed("roll", "[data-slip]");
      expect(pages).toHaveLength(orders);
      expect(piecesTornByPages(places)).toEqual([]);
      const [first] = pages;
      for (const each of pages)
        expect(each).toMatchObject({ width: first?.width, height: first?.height });
      expect(first?.width).toBeCloseTo(80 * millimetre, 0);
      expect(first?.height).toBeGreaterThan(80 * millimetre);
      await seller.reads(paper.otherBrowser.sameLength);
    });
  });
});

function expectA4(pages: readonly PdfPage[]): void {
  for (const { width, height } of pages) {
    // Firefox writes whole points.
    expect(Math.abs(width - 210 * millimetre)).toBeLessThan(1);
    expect(Math.abs(height - 297 * millimetre)).toBeLessThan(1);
  }
}

import { expect } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { withDesk } from "./desk-shop.ts";
import { expectToFit } from "./expect-to-fit.ts";
import { lookOften } from "./look-often.ts";
import { piecesTornByPages, printedPaper, tornPieces } from "./printed-paper.ts";
import { test } from "./shop.ts";
import { weekOrders } from "./week-orders.ts";

const { paper: texts } = messagesIn("he");

/** Points in a millimetre. */
const millimetre = 72 / 25.4;
const pixelsInMillimetre = 96 / 25.4;

test("a hundred orders on paper: slips, labels, roll, kitchen sheet and route; later only what changed", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const { address } = shop;
    const numbers = await Promise.all(weekOrders(1, 100).map(shop.place));
    const context = await browser.newContext({ baseURL: address, serviceWorkers: "block" });
    const page = await context.newPage();
    await shop.letSellerIn(context);

    await test.step("the slips are on at most 20 pages of A4, none torn by a page or a column", async () => {
      const { count, pages, places } = await printedPaper(page, `slips`, "[data-slip]");
      expect(count).toBe(100);
      expect(places).toHaveLength(100);
      expect(tornPieces(places)).toEqual([]);
      expect(pages.length).toBeLessThanOrEqual(20);
      test.info().annotations.push({ type: "pages of slips", description: String(pages.length) });
      expect(pages[0]?.width).toBeCloseTo(210 * millimetre, -1);
    });

    await test.step("the heading of a place is above its first slip, not alone at the end of a column", async () => {
      const { places } = await printedPaper(page, "slips", "[data-whole]:has(h3)");
      expect(places).toHaveLength(6);
      expect(tornPieces(places)).toEqual([]);
    });

    await test.step("24 labels are on a page", async () => {
      const { pages, places } = await printedPaper(page, `labels`, "[data-label]");
      expect(places).toHaveLength(100);
      expect(pages).toHaveLength(5);
      const onPage = pages.map(({ links }) => new Set(links.map((link) => link.address)).size);
      expect(onPage).toEqual([24, 24, 24, 24, 4]);
    });

    await test.step("no dish of the kitchen sheet and no stop of the route is torn", async () => {
      const kitchen = await printedPaper(page, "kitchen", "[data-paper] article");
      expect(kitchen.places.length).toBe(kitchen.count);
      expect(piecesTornByPages(kitchen.places)).toEqual([]);
      // 46 dishes in 144 variants, and 30 stops with 100 orders.
      expect(kitchen.pages.length).toBeLessThanOrEqual(5);
      // A dish type that is longer than the rest of the page does not leave the page empty.
      expect(kitchen.places.flat().some((place) => place.startsWith("page 1,"))).toBe(true);
      const types = await printedPaper(page, "kitchen", "[data-whole]:has(h3)");
      expect(types.places.length).toBe(types.count);
      expect(piecesTornByPages(types.places)).toEqual([]);
      const route = await printedPaper(page, "route", "[data-paper] ol > li");
      expect(piecesTornByPages(route.places)).toEqual([]);
      expect(route.pages.length).toBeLessThanOrEqual(4);
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
      const { pages, places } = await printedPaper(page, path, "[data-slip]");
      expect(pages).toHaveLength(12);
      expect(places).toHaveLength(12);
      expect(pages.map(({ links }) => new Set(links.map((link) => link.address)).size)).toEqual(
        pages.map(() => 1),
      );
      for (const { width } of pages) expect(width).toBeCloseTo(80 * millimetre, 0);
      expect(new Set(pages.map(({ height }) => height)).size).toBeGreaterThan(1);
      await expect(page.getByText(texts.nothingChanged)).toBeVisible();
      // A printer may jam: what was on the sheet stays on it, also what came while it was open.
      await expect(page.locator("[data-slip]")).toHaveCount(12);
      await page.reload();
      await expect(page.getByText(texts.empty)).toBeVisible();
      await lookOften(page);
      await Promise.all(weekOrders(113, 1).map(shop.place));
      await expect(page.locator("[data-slip]")).toHaveCount(1);
      await page.pdf();
      await expect(page.getByText(texts.nothingChanged)).toBeVisible();
      await expect(page.locator("[data-slip]")).toHaveCount(1);
    });

    const mark = async (actionId: string, action: object) => {
      const press = { actionId, pressedAt: Date.now(), seen: { event: 0, actionIds: [] }, action };
      const marked = await context.request.post(`${address}/desk/calls`, {
        headers: { origin: address },
        data: { press: { ...press, orderNumber: numbers[0] } },
      });
      expect(await marked.json()).toMatchObject({ press: { answer: { outcome: "recorded" } } });
    };

    await test.step("what changes while the print window is open is not on the paper that counts as printed", async () => {
      await page.goto("/desk/paper/slips");
      await lookOften(page);
      const slip = page.locator(`[data-slip="${numbers[0] ?? ""}"]`);
      await expect(slip).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await mark("allergy", { note: "בלי אגוזים" });
      await expect(slip).toContainText("בלי אגוזים");
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await expect(page.getByText(texts.saidPrinted(texts.papers.slips))).toBeVisible();
      await page.reload();
      await expect(page.getByText(texts.changed(1))).toBeVisible();
    });

    await test.step("a label has all of a note for the driver of three lines, and nothing sticks out of it", async () => {
      const text = "הקוד בכניסה 1904, קומה שלישית. לצלצל פעמיים ולהשאיר ליד הדלת, כי הכלב נובח.";
      await mark("note", { lastingNote: { reader: "driver", text } });
      await page.goto("/desk/paper/labels");
      const labels = page.locator("[data-label]");
      const notes = labels.getByText(text);
      // All orders belong to one person.
      await expect(notes).toHaveCount(113);
      for (const each of [labels, notes])
        expect(
          await each.evaluateAll((all) =>
            all
              .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
              .map((cut) => cut.textContent),
          ),
        ).toEqual([]);
      // On a phone the same sheet is seen smaller as a whole, as high as it is seen.
      await page.setViewportSize({ width: 360, height: 740 });
      const sheet = page.locator("[data-page]").first();
      expect(await sheet.evaluate((each) => (each as HTMLElement).offsetWidth)).toBe(794);
      await expectToFit(page);
      const paper = await page.locator("[data-paper]").boundingBox();
      const region = await page.locator("section:has([data-paper])").boundingBox();
      const [width, height] = [paper?.width ?? 0, paper?.height ?? 0];
      expect(width).toBeGreaterThan(300);
      expect(width).toBeLessThanOrEqual(360);
      expect(Math.abs((region?.height ?? 0) - height - 16)).toBeLessThan(2);
    });
    await test.step("smaller labels fit as many on a page as their sheet has, with the same orders and nothing that sticks out", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const [size, onSheet] of [
        ["63.5 × 38.1", 21],
        ["48.5 × 25.4", 40],
      ] as const) {
        await page.goto("/desk/paper/labels");
        await page.getByLabel(texts.labelSheet).selectOption(size);
        const labels = page.locator("[data-label]");
        await expect(labels).toHaveCount(113);
        expect(
          await labels.evaluateAll((all) =>
            all
              .filter((each) => each.scrollHeight > each.clientHeight)
              .map((cut) => cut.textContent),
          ),
        ).toEqual([]);
        const { pages } = await printedPaper(page, "labels", "[data-label]");
        expect(pages).toHaveLength(Math.ceil(113 / onSheet));
      }
    });

    await test.step("labels are printed as far from the edge as the device keeps, and shown so", async () => {
      const edges = async () => {
        const { pages } = await printedPaper(page, "labels", "[data-label]");
        const shown = await page.locator("[data-label]").first().boundingBox();
        const left = Math.min(...(pages[0]?.links ?? []).map((link) => link.left));
        return { printed: left / millimetre, shown: (shown?.x ?? 0) / pixelsInMillimetre };
      };
      const before = await edges();
      await page.getByLabel(texts.labelsAcross).selectOption("-3.5");
      await page.getByLabel(texts.labelsAlong).selectOption("1");
      const moved = await edges();
      for (const edge of ["printed", "shown"] as const)
        expect(moved[edge] - before[edge]).toBeCloseTo(-3.5, 1);
    });
    await context.close();
  });
});

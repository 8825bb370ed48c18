import { expect, type Page } from "@playwright/test";
import { seedCatalogue } from "#seed/catalogue.ts";
import { axeViolations } from "./axe-violations.ts";
import type { Customer } from "./customer.ts";
import { test, visitInBothLanguages } from "./visit.ts";
import { found, seedDish, shown } from "./words.ts";

const cookOfSeed = found(seedCatalogue.shop.cook ?? undefined);
const soup = seedDish("Orange lentil soup");
const clearSoup = seedDish("Clear chicken soup with vegetables");
const liver = seedDish("Chopped chicken liver");

const computers = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
];

visitInBothLanguages(() => {
  test("a phone shows two and a half dishes at first, the menu page fits every screen of a computer, and short screens show a dish", async ({
    customer,
    page,
  }) => {
    await customer.visits("/");
    const area = menuArea(customer);
    expect(await dishesInSight(customer)).toBeGreaterThanOrEqual(2.5);
    expect(await area.evaluate(({ scrollHeight }) => scrollHeight)).toBeLessThan(8_000);
    // Price and button are on one line.
    const row = customer.dishRow(soup);
    const price = await boxOf(row.locator("bdi"));
    const button = await boxOf(customer.orderButton(soup));
    expect(price.top).toBeGreaterThanOrEqual(button.top);
    expect(price.bottom).toBeLessThanOrEqual(button.bottom);
    expect(await sidewaysScroll(page)).toBe(0);

    const whoCooks = area.getByText(customer.words.menu.cook, { exact: true });
    const sentence = area.getByText(cookOfSeed.sentence[customer.language]);
    await test.step("who cooks is folded in, and folds out over the dishes", async () => {
      await expect(sentence).toBeHidden();
      const before = await boxOf(row);
      await whoCooks.click();
      await expect(sentence).toBeVisible();
      expect(await boxOf(row)).toEqual(before);
      expect(await axeViolations(page)).toEqual([]);
      await whoCooks.click();
      await expect(sentence).toBeHidden();
    });

    for (const size of computers) {
      const { width, height } = size;
      await test.step(`on ${String(width)} × ${String(height)} the whole page fits, and only the menu area scrolls`, async () => {
        await page.setViewportSize(size);
        const scrolling = await page.evaluate(() =>
          [...document.querySelectorAll("html, body *")]
            .filter((element) => {
              const style = getComputedStyle(element);
              const scrolls = element.localName === "html" || /auto|scroll/u.test(style.overflowY);
              return scrolls && element.scrollHeight > element.clientHeight;
            })
            .map(({ id }) => id),
        );
        expect(scrolling).toEqual(["menu-area"]);
        expect((await boxOf(menuArea(customer))).height).toBeCloseTo(0.6 * height, 0);
        const { sections } = customer.words.menu;
        const buttons = page.getByRole("navigation", { name: sections }).getByRole("button");
        const tops = await buttons.evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect().top),
        );
        expect(tops.length).toBeGreaterThan(1);
        expect(new Set(tops).size).toBe(1);
        await expect(whoCooks).toBeHidden();
        await expect(sentence).toBeInViewport({ ratio: 1 });
        await expect(buttons.first()).toBeInViewport({ ratio: 1 });
        await expect(buttons.last()).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("contentinfo")).toBeInViewport({ ratio: 1 });
      });
    }

    await test.step("a phone held upright with an open keyboard keeps its bars, so that the cart keeps its place", async () => {
      await page.setViewportSize({ width: 360, height: 380 });
      await expect(customer.bottomBar).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(380);
    });

    for (const [width, height] of [
      [740, 360],
      [320, 256],
    ] as const) {
      await test.step(`on ${String(width)} × ${String(height)} a dish is visible and the bars scroll away`, async () => {
        await page.evaluate(() => scrollTo(0, 0));
        await page.setViewportSize({ width, height });
        await expect(customer.dishRow(soup).locator("img")).toBeInViewport({ ratio: 0.2 });
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        await expect(page.getByRole("banner")).not.toBeInViewport();
        await expect(customer.bottomBar).toBeInViewport({ ratio: 0.9 });
        expect((await boxOf(menuArea(customer))).height).toBeCloseTo(0.6 * height, 0);
      });
    }
  });

  test("on a phone of 360 × 640 the first look is two and a half dishes and no link, the cart has one bar and two dishes, and large text shows a dish's name", async ({
    customer,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const footer = page.getByRole("contentinfo");

    await test.step("the menu", async () => {
      await customer.settlesOn("/");
      expect(await dishesInSight(customer)).toBeGreaterThanOrEqual(2.5);
      for (const dish of [soup, clearSoup])
        await expect(customer.dishRow(dish).locator("bdi")).toBeInViewport({ ratio: 1 });
      for (const path of ["/", "/about"]) {
        await customer.settlesOn(path);
        await expect(footer).not.toBeInViewport();
        await footer.scrollIntoViewIfNeeded();
        await expect(footer).toBeInViewport({ ratio: 1 });
      }
    });

    await test.step("the cart", async () => {
      await customer.returnsTo("/cart", [soup, { counts: [2], choices: [0] }], [liver, 3]);
      for (const dish of [soup, liver])
        await expect(customer.dishRow(dish).getByRole("heading")).toBeInViewport({ ratio: 1 });
      await expect(customer.dishRow(liver).locator("bdi").first()).toBeInViewport({ ratio: 1 });
      await expect(customer.dishRow(soup).locator("img")).toBeInViewport({ ratio: 1 });
      const order = customer.button(customer.words.cart.placeOrder);
      await expect(order).toBeInViewport({ ratio: 1 });
      await expect(order).toContainText(shown(2 * 2490 + 3 * 3200));
      await expect(customer.bottomBar).not.toBeInViewport();
      await customer.bottomBar.scrollIntoViewIfNeeded();
      await expect(customer.bottomBar).toBeInViewport({ ratio: 1 });
    });

    await test.step("with text of 200 percent", async () => {
      await customer.settlesOn("/");
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await expect(customer.heading(customer.reads(soup.name))).toBeInViewport({ ratio: 1 });
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });

  test("on a tablet the menu leaves no empty band below its area", async ({ customer, page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await customer.visits("/");
    const { bottom, height } = await boxOf(menuArea(customer));
    expect(height).toBeCloseTo(0.6 * 1024, 0);
    const [footer, heading] = [
      page.getByRole("contentinfo"),
      page.getByRole("heading", { level: 1 }),
    ];
    const below = (await boxOf(footer)).top - bottom;
    const above = (await boxOf(menuArea(customer))).top - (await boxOf(heading)).bottom;
    expect(below).toBeLessThan(40);
    // What is left is shared out.
    expect(Math.abs(below - above)).toBeLessThan(20);
  });

  test("the bottom bar is 64 px high and each label is on one line, with a full cart too", async ({
    customer,
    page,
  }) => {
    await customer.returnsTo("/", [liver, 20]);
    await expect(customer.dishRow(liver)).toContainText(customer.words.menu.inCart(20));
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect((await boxOf(customer.bottomBar)).height).toBe(64);
      for (const link of await customer.bottomBar.getByRole("link").all()) {
        const lines = await link.evaluate((element) => {
          const range = document.createRange();
          const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const tops = new Set<number>();
          while (text.nextNode() !== null) {
            // A space between two elements has no box.
            if (text.currentNode.textContent?.trim() === "") continue;
            // Text for screen readers only is clipped.
            if (text.currentNode.parentElement?.closest("[class*=heard]") != null) continue;
            range.selectNodeContents(text.currentNode);
            const { top, height } = range.getBoundingClientRect();
            // A badge lies on the icon, above the label.
            if (text.currentNode.parentElement?.closest("[class*=badge]") == null)
              tops.add(Math.round(top + height / 2));
          }
          return tops.size;
        });
        expect(lines).toBe(1);
      }
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });
});

function menuArea(customer: Customer) {
  return customer.page.getByRole("region", { name: customer.words.menu.title, exact: true });
}

async function boxOf(locator: ReturnType<Page["locator"]>) {
  return locator.evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return { top, bottom, height };
  });
}

/** How many dishes the menu shows above the bottom bar. */
async function dishesInSight(customer: Customer): Promise<number> {
  const area = menuArea(customer);
  const bars = await boxOf(customer.bottomBar);
  const bottom = Math.min((await boxOf(area)).bottom, bars.top);
  const rows = await area.getByRole("listitem").all();
  const parts = await Promise.all(
    rows.slice(0, 4).map(async (row) => {
      const { top, height } = await boxOf(row);
      return Math.min(1, Math.max(0, (bottom - top) / height));
    }),
  );
  return parts.reduce((sum, part) => sum + part, 0);
}

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

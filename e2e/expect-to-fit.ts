import { expect, type Page } from "@playwright/test";

/** Nothing is cut off or has to be scrolled to sideways, and no price is broken in two. */
export async function expectToFit(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const scrollers = [
      document.documentElement,
      ...document.querySelectorAll("main, main section[tabindex], nav, dialog, dialog > div"),
    ];
    const prices = [...document.querySelectorAll("bdi")].filter((bdi) =>
      bdi.textContent.includes("₪"),
    );
    return {
      wide: scrollers
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ localName, scrollWidth }) => `${localName}: ${String(scrollWidth)}`),
      prices: prices.length,
      broken: prices
        .filter((price) => price.getClientRects().length > 1)
        .map((price) => price.textContent),
    };
  });
  expect(found.prices).toBeGreaterThan(0);
  expect(found.wide).toEqual([]);
  expect(found.broken).toEqual([]);
}

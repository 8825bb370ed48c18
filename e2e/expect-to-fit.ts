import { expect, type Page } from "@playwright/test";

/**
 * Nothing is cut off or has to be scrolled to sideways, no price is broken across two lines, and an open dialog is as high as its
 * content: a percentage of a dialog without a height of its own is 0 in WebKit, though not in Chromium. Only the frame in the dialog
 * scrolls. `screen` is named in failures.
 */
export async function expectToFit(page: Page, screen?: string): Promise<void> {
  const found = await page.evaluate(() => {
    const scrollers = [
      document.documentElement,
      ...document.querySelectorAll(
        "#scroller, main, main section[tabindex], nav, dialog, dialog > div",
      ),
    ];
    const prices = [...document.querySelectorAll("bdi")].filter((bdi) =>
      bdi.textContent.includes("₪"),
    );
    return {
      wide: scrollers
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ localName, scrollWidth }) => `${localName}: ${String(scrollWidth)}`),
      // A price outside of a bdi element would escape this check.
      arePricesFound: prices.length > 0 || !document.body.innerText.includes("₪"),
      fixedFrames: [...document.querySelectorAll("dialog:modal > *")]
        .map((frame) => String(frame.computedStyleMap().get("height")))
        .filter((height) => height !== "auto"),
      scrollingDialogs: [...document.querySelectorAll("dialog:modal")]
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
        .map(({ scrollHeight }) => scrollHeight),
      broken: prices
        .filter((price) => price.getClientRects().length > 1)
        .map((price) => price.textContent),
    };
  });
  expect
    .soft(found, screen)
    .toEqual({ wide: [], arePricesFound: true, fixedFrames: [], scrollingDialogs: [], broken: [] });
}

import { expect, type Page } from "@playwright/test";

/** What a finger needs, in px. */
const least = 44;

/**
 * Everything in the topmost dialog, or on the page if none is open, that can be pressed and is smaller than a finger needs.
 * A checkbox or radio button counts with its label. Links within a sentence are exempt.
 */
export async function smallTargets(page: Page) {
  const targets = await page.evaluate(() => {
    const open = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    return [...open.querySelectorAll<HTMLElement>("a[href], button, input, select")]
      .filter((each) => each.checkVisibility() && getComputedStyle(each).display !== "inline")
      .map((each) => {
        const isTicked = each.matches("[type=checkbox], [type=radio]");
        const { width, height } = (
          isTicked ? (each.closest("label") ?? each) : each
        ).getBoundingClientRect();
        const name = each.getAttribute("aria-label") ?? each.textContent;
        return { what: `${each.localName} ${name}`, width, height };
      });
  });
  expect(targets.length).toBeGreaterThan(0);
  return targets.filter(({ width, height }) => width < least || height < least);
}

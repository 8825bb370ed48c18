import { expect, type Page } from "@playwright/test";
import { screens, toldOnTheWay } from "./screens.ts";
import { inBothLanguages, test } from "./visit.ts";

/** A finger needs so much, in px; the specification's customers are no acrobats. */
const least = 44;

inBothLanguages(() => {
  for (const [screen, goThere] of Object.entries(screens)) {
    test(`a finger hits everything on ${screen}`, async ({ customer, page, expectOnConsole }) => {
      expectOnConsole(toldOnTheWay);
      await goThere(customer);
      const targets = await measureTargets(page);
      expect(targets.length).toBeGreaterThan(0);
      expect(targets.filter(({ width, height }) => width < least || height < least)).toEqual([]);
    });
  }
});

/** All that can be pressed in what is open, in px; a box or a radio is as large as its label. Links inside a sentence are none. */
async function measureTargets(page: Page) {
  return page.evaluate(() => {
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
}

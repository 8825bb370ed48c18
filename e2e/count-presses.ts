import { expect, type Locator, type Page, test } from "@playwright/test";
import { standsStill } from "./stands-still.ts";

/** Presses as a finger does, and counts. */
export function countPresses(page: Page) {
  const presses: string[] = [];
  /** Fails if nothing on the page changes. */
  const press = async (what: string, target: Locator) => {
    presses.push(what);
    const before = await page.content();
    const focused = await page.evaluateHandle(() => document.activeElement);
    await standsStill(target);
    await target.click();
    await expect
      .poll(
        async () =>
          (await page.content()) !== before ||
          (await focused.evaluate((element) => element !== document.activeElement)),
        `${what} is no dead press`,
      )
      .toBe(true);
  };
  return {
    presses,
    press,
    /** Typing is not counted, but the press into a field that has not the focus is. */
    type: async (what: string, field: Locator, text: string) => {
      const hasFocus = await field.evaluate((element) => element === document.activeElement);
      if (!hasFocus) await press(what, field);
      await page.keyboard.type(text);
    },
    /** Choosing from the browser's own list is two presses: one opens it. */
    choose: async (what: string, list: Locator, option: string) => {
      presses.push(`${what}: the list`, `${what}: ${option}`);
      await list.selectOption(option);
    },
    /** Fails if it took more presses; notes what was pressed. */
    expectAtMost: (most: number, way: string) => {
      const description = `${way}: ${String(presses.length)} presses: ${presses.join(", ")}`;
      test.info().annotations.push({ type: "presses", description });
      expect(presses.length, way).toBeLessThanOrEqual(most);
    },
  };
}

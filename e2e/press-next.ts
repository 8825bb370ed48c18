import type { Locator } from "@playwright/test";

declare global {
  /** Whether the last click of `pressNext` reached a control. */
  var wasReached: boolean | undefined;
}

/**
 * Presses the next of several controls as a person does who scrolls to it, and once more if nothing was pressed. What Playwright scrolls
 * to the spot of the last press does not answer, because for the desk it has slid under the finger; and a click whose control moves
 * between pressing and releasing reaches what lies around it.
 */
export async function pressNext(control: Locator): Promise<void> {
  const page = control.page();
  do {
    await page.mouse.wheel(0, 1);
    await page.evaluate(() => {
      globalThis.wasReached = false;
      // The guard of double presses lets no click that it refuses come this far.
      addEventListener(
        "click",
        ({ target }) => {
          const pressable = "a, button, input, label, select, summary";
          globalThis.wasReached = (target as Element).closest(pressable) !== null;
        },
        { once: true },
      );
    });
    await control.click();
    // A press that loads another page leaves nothing to be read.
  } while ((await page.evaluate(() => globalThis.wasReached)) === false);
}

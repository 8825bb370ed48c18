import type { Locator } from "@playwright/test";

/**
 * Scrolls to an element and waits until it has not moved for some frames. Rows of the menu that a jump brings into view get their height
 * in the frames after it, on a busy machine only after Playwright's click has begun: the press then ends on another row and does nothing.
 */
export async function standsStill(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(async (element) => {
    let before = Number.NaN;
    for (let frames = 0; frames < 5; ) {
      await new Promise(requestAnimationFrame);
      const { top } = element.getBoundingClientRect();
      frames = top === before ? frames + 1 : 0;
      before = top;
    }
  });
}

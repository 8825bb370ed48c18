import type { Locator } from "@playwright/test";

/**
 * Presses the next of several controls as a person does who scrolls to it. What Playwright scrolls to the spot of the last press does
 * not answer, because for the desk it has slid under the finger.
 */
export async function pressNext(control: Locator): Promise<void> {
  await control.page().mouse.wheel(0, 1);
  await control.click();
}

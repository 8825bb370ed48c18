import { expect, type Page } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";

const { shell } = messagesIn("he");

/** Presses Undo in the bar until it answers: for two seconds it does not where something was just pressed. */
export async function pressUndo(page: Page): Promise<void> {
  const undo = page.getByRole("button", { name: shell.undo, exact: true });
  await expect(undo).toBeVisible();
  await expect(async () => {
    if (await undo.isVisible()) await undo.click();
    await expect(undo).toHaveCount(0, { timeout: 3000 });
  }).toPass();
}

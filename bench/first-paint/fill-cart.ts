import type { Browser } from "@playwright/test";
import { isQuiet, openProfile, openTab, type Visitor } from "./phone.ts";

/** Puts the first dish of every type into the cart as a customer does; gives what session storage keeps of it. */
export async function fillCart(browser: Browser, visitor: Visitor): Promise<string> {
  const context = await openProfile(browser, visitor);
  const { page } = await openTab(context, visitor, { isSlow: false });
  await isQuiet(page);
  const types = page.locator("main section section");
  const count = await types.count();
  for (let type = 0; type < count; type += 1) {
    await types.nth(type).locator("li").first().getByRole("button").last().click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("input:not([type=checkbox], [type=radio])").first().fill("2");
    for (const group of await dialog
      .getByRole("radiogroup")
      .or(dialog.locator("fieldset:has([type=radio])"))
      .all())
      await group.getByRole("radio").first().check();
    await dialog.getByRole("button").last().click();
    await dialog.waitFor({ state: "hidden" });
  }
  const stored = await page.evaluate(() => sessionStorage.getItem("order"));
  await context.close();
  if (stored === null) throw new Error("the cart was not stored");
  return stored;
}

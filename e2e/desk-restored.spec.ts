import { expect, type Page } from "@playwright/test";
import { menuTexts } from "#desk/language/menu-texts.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import { withDesk } from "./desk-shop.ts";
import { test } from "./shop.ts";
import { found } from "./words.ts";

const menu = menuTexts.he;

const dish = found(found(seedCatalogue.menu[0]).dishes[0]).name.he;

test("an open page of the menu shows the menu of a backup that was restored", async ({
  browser,
}) => {
  await withDesk(async (shop) => {
    const context = await browser.newContext({ baseURL: shop.address, serviceWorkers: "block" });
    await shop.letSellerIn(context);
    const page = await context.newPage();
    const restore = await keepBackup(page);
    const mark = (text: string) => page.getByRole("button", { name: `${text}: ${dish}` });
    await page.goto("/desk/menu");
    await mark(menu.soldOut).click();
    await expect(mark(menu.available)).toBeVisible();

    restore();
    // As when the seller comes back to the page.
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(mark(menu.soldOut)).toBeVisible();
    await context.close();
  });
});

/** Keeps the catalogue that a page reads first. The function that it gives puts it back, with another generation. */
async function keepBackup(page: Page): Promise<() => void> {
  let catalogue: string | undefined;
  let isRestored = false;
  await page.route("**/desk/calls", async (route) => {
    const calls = route.request().postDataJSON() as object;
    const response = await route.fetch();
    const body = await response.text();
    if ("catalogue" in calls) {
      catalogue ??= body;
      await route.fulfill({ response, body: isRestored ? catalogue : body });
    } else {
      const ofBackup = body.replace(/"generation":"/u, '"generation":"restored-');
      await route.fulfill({ response, body: isRestored ? ofBackup : body });
    }
  });
  return () => {
    isRestored = true;
  };
}

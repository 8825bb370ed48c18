import { expect, type Page } from "@playwright/test";
import { arePagesCached } from "./are-pages-cached.ts";
import { filledOrderTotal, fillIn } from "./filled-form.ts";
import { ordersAndOpens } from "./order-page.ts";
import { passTimeUntil, stopClock } from "./page-clock.ts";
import { test } from "./visit.ts";
import { offlineText, seedDish, shown } from "./words.ts";

const soup = seedDish("Orange lentil soup");
const liver = seedDish("Chopped chicken liver");

/** Console messages of the site and of Chromium when offline. */
const noLine =
  /Failed to load resource|no answer to the order|navigation preload|failed|cannot be kept/iu;

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ expectOnConsole }) => {
  expectOnConsole(noLine);
});

test("after one visit the menu can be read and the cart filled while offline", async ({
  context,
  customer,
  page,
  shop,
}) => {
  await customer.visits("/");
  await pagesAreKept(page, "he");
  await context.setOffline(true);
  await expect(customer.connectionLine).toHaveText(customer.reads(offlineText));

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "he");
  await expect(customer.dishRow(liver)).toBeVisible();
  await expect(customer.connectionLine).toHaveText(customer.reads(offlineText));

  await test.step("a picture that was never loaded is empty, not broken", async () => {
    const last = page.getByRole("main").locator("img").last();
    await last.scrollIntoViewIfNeeded();
    await customer.button(customer.words.menu.enlarge(customer.reads(soup.name))).click();
    const large = page.getByRole("dialog").locator("img");
    for (const picture of [last, large])
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
        )
        .toBe(true);
    await page.keyboard.press("Escape");
  });

  await customer.puts(2, liver);
  await customer.goesToCart();
  await page.reload();
  await expect(customer.dishRow(liver)).toBeVisible();
  await expect(customer.connectionLine).toHaveText(customer.reads(offlineText));

  await test.step("a page that is not cached leads to the menu", async () => {
    await customer.visits("/about");
    await expect(page).toHaveURL("/");
    await expect(customer.dishRow(liver)).toBeVisible();
  });

  await test.step("a cached page shows current prices after reconnecting", async () => {
    await customer.goesToCart();
    await expect(customer.cartTotal).toContainText(shown(2 * 3200));
    const takeBack = shop.changeCatalogue((content) => content.replaceAll("3200", "3300"));
    try {
      await context.setOffline(false);
      await expect(customer.cartTotal).toContainText(shown(2 * 3300));
      await expect(customer.connectionLine).toBeEmpty();
      await expect(customer.dishRow(liver)).toBeVisible();
    } finally {
      takeBack();
    }
  });
});

test("the page of an order is kept nowhere, so that offline nobody can open it again", async ({
  context,
  customer,
  customerName,
  page,
}) => {
  await customer.visits("/");
  await pagesAreKept(page, "he");
  const { path, number, key } = await ordersAndOpens(customer, customerName, "לעמוד ההזמנה");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`הזמנה ${number}`);
  const kept = await page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat();
    const texts = await Promise.all(
      requests.map(async (request) => (await (await caches.match(request))?.text()) ?? ""),
    );
    return { addresses: requests.map(({ url }) => url), texts };
  });
  expect(kept.addresses.some((address) => address.endsWith("/?kept=he"))).toBe(true);
  for (const text of [...kept.addresses, ...kept.texts]) expect(text.includes(key)).toBe(false);

  await context.setOffline(true);
  await expect(page.goto(path)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
});

test("after a switch of language the offline page is in the chosen language", async ({
  context,
  customer,
  page,
}) => {
  await customer.visits("/");
  await pagesAreKept(page, "he");
  await customer.switchesLanguage();
  await pagesAreKept(page, customer.language);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", customer.language);
  await expect(customer.dishRow(liver)).toBeVisible();
});

test("a switch of language while offline shows the other menu after a reload", async ({
  context,
  customer,
  page,
}) => {
  await customer.visits("/");
  await pagesAreKept(page, "he");
  await context.setOffline(true);
  await customer.switchesLanguage();
  await expect.poll(() => notedLanguage(page)).toBe(customer.language);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", customer.language);
  await expect(customer.dishRow(liver)).toBeVisible();
});

test("an order sent while offline shows a message, stays in the form, and is placed after reconnecting", async ({
  context,
  customer,
  customerName,
  page,
  shop,
  expectOnConsole,
}) => {
  // The code of other pages may be on its way when the connection is lost.
  expectOnConsole(/could not be prefetched/u);
  const form = await fillIn(customer, customerName);
  await stopClock(page);
  await context.setOffline(true);
  await form.send.click();
  const note = form.dialog.getByRole("alert");
  await passTimeUntil(page, () => note.isVisible());
  await expect(note).toContainText(customer.words.checkout.offline);
  await expect(form.name).toHaveValue(customerName);
  expect(shop.ordersOf(customerName)).toEqual([]);

  await context.setOffline(false);
  await form.send.click();
  await expect(customer.orderSent).toContainText(shown(filledOrderTotal));
  expect(shop.ordersOf(customerName)).toHaveLength(1);
});

/** The chosen language as the service worker has stored it. */
function notedLanguage(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await caches.match("/language"))?.text());
}

/** Waits until the service worker has cached the menu and the cart in a language. */
async function pagesAreKept(page: Page, language: string): Promise<void> {
  await expect.poll(() => page.evaluate(arePagesCached, language)).toBe(true);
  await expect.poll(() => notedLanguage(page)).toBe(language);
}

import { expect, type Page } from "@playwright/test";
import { storeCart } from "./stored-cart.ts";
import { test } from "./visit.ts";
import { seedDish } from "./words.ts";

const liver = seedDish("Chopped chicken liver");

/** Console messages of the site and of Chromium when a script does not load. */
const noCode =
  /code could not be loaded|Failed to load resource|dynamically imported module|Unable to preload|error loading/iu;

test("a page whose code does not load is reloaded once, and works when it loads again", async ({
  customer,
  page,
  expectOnConsole,
}) => {
  expectOnConsole(noCode);
  let isBroken = true;
  await page.route(/\/assets\/cart-route-[^/]*\.js$/u, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await customer.settlesOn("/about");
  const loads = documentLoads(page);
  const shownFault = page.waitForEvent("pageerror");
  await customer.bottomBar.getByRole("link", { name: customer.words.shell.cart }).click();
  // After one reload the error is reported and the page stays as it is.
  await shownFault;
  await expect(page).toHaveURL("/cart");
  await expect(customer.heading(customer.words.cart.title)).toBeVisible();
  expect(loads()).toBe(1);

  isBroken = false;
  await page.reload();
  await expect(page.getByText(customer.words.cart.empty)).toBeVisible();
  expect(loads()).toBe(2);
});

test("a page whose code loads only after a reload shows the cart", async ({
  customer,
  page,
  expectOnConsole,
}) => {
  expectOnConsole(noCode);
  await storeCart(page, customer.language, [[liver, 1]]);
  const loads = documentLoads(page);
  await page.route(/\/assets\/cart-route-[^/]*\.js$/u, (route) =>
    loads() < 2 ? route.abort() : route.continue(),
  );
  await customer.visits("/");
  await expect(customer.dishRow(liver)).toContainText(customer.words.menu.inCart(1));
  await customer.bottomBar.getByRole("link", { name: customer.words.shell.cart }).click();
  await expect(customer.dishRow(liver).getByRole("listitem")).toHaveCount(1);
  await expect(customer.heading(customer.words.cart.title)).toBeVisible();
  expect(loads()).toBe(2);
});

test("pages can be opened while offline, because their code was prefetched", async ({
  customer,
  context,
  page,
  expectOnConsole,
}) => {
  // The cart prefetches the code and the cities of the order form.
  expectOnConsole(noCode);
  expectOnConsole(/DeliveryPlaces\w* failed/u);
  const isAhead = page.waitForResponse(/\/assets\/cart-route-[^/]*\.js$/u);
  await customer.visits("/");
  await (await isAhead).finished();
  await context.setOffline(true);
  await customer.bottomBar.getByRole("link", { name: customer.words.shell.cart }).click();
  await expect(page.getByText(customer.words.cart.empty)).toBeVisible();
});

test("dish code that does not load has no effect until a dish is opened, and then reloads the page once", async ({
  customer,
  page,
  expectOnConsole,
}) => {
  expectOnConsole(noCode);
  const loads = documentLoads(page);
  await page.route(/\/assets\/dish-dialog-[^/]*\.js$/u, (route) =>
    loads() < 2 ? route.abort() : route.continue(),
  );
  const failure = page.waitForEvent("requestfailed");
  await customer.visits("/");
  await failure;
  await customer.switchesLanguage();
  expect(loads()).toBe(1);
  await customer.pressesOrder(liver);
  await expect.poll(loads).toBe(2);
  await customer.puts(1, liver);
  expect(loads()).toBe(2);
});

/** Counts the documents that the page loads from the call on. */
function documentLoads(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

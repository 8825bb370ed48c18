import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./visit.ts";
import { found, seedDish, shown, wordsOfPage } from "./words.ts";

const liver = seedDish("Chopped chicken liver");

/** Console messages of the site and of Chromium when a query fails. */
const failedQuery =
  /FullMenu\w* failed|DeliveryPlaces(?:InLanguage)? failed|Shop failed|Failed to load resource/u;

test.beforeEach(({ expectOnConsole }) => {
  expectOnConsole(failedQuery);
});

for (const way of ["no line", "a broken server"] as const) {
  test(`with ${way} the menu in the other language shows an error, and loads on retry`, async ({
    customer,
    page,
  }) => {
    await customer.visits("/");
    const restore = await breakQueries(page, "FullMenu", way);
    await customer.switchesLanguage();
    const { words } = customer;
    await expect(page.getByRole("alert")).toContainText(words.menu.failed);
    await expect(customer.heading(words.menu.title)).toBeVisible();
    await expect(customer.orderButton(liver)).toHaveCount(0);
    await triesInVain(customer.button(words.tryAgain));
    await expect(page.getByRole("alert")).toContainText(words.menu.failed);

    await restore();
    await customer.button(words.tryAgain).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(customer.heading(words.menu.title)).toBeFocused();
    await customer.puts(1, liver);
  });
}

test("the retry button shows that it is busy, and sends one request however often it is pressed", async ({
  customer,
  page,
}) => {
  await customer.visits("/");
  const restore = await breakQueries(page, "FullMenu", "a broken server");
  await customer.switchesLanguage();
  const tryAgain = customer.button(customer.words.tryAgain);
  await expect(tryAgain).toHaveAttribute("aria-busy", "false");
  await restore();

  const hold = Promise.withResolvers<void>();
  let asked = 0;
  await page.route("**/graphql", async (route) => {
    asked += 1;
    await hold.promise;
    await route.fallback();
  });
  await tryAgain.dblclick();
  await expect(tryAgain).toHaveAttribute("aria-busy", "true");
  hold.resolve();
  await expect(tryAgain).toHaveCount(0);
  expect(asked).toBe(1);
});

test("a menu that failed to load on the way from another page loads on retry", async ({
  customer,
  page,
}) => {
  await customer.settlesOn("/about");
  const restore = await breakQueries(page, "FullMenu", "no line");
  await customer.goesToMenu();
  await expect(page.getByRole("alert")).toContainText(customer.words.menu.failed);
  await restore();
  await customer.button(customer.words.tryAgain).click();
  await expect(customer.orderButton(liver)).toBeAttached();
});

test("a full cart survives a switch of language in which the menu does not load", async ({
  customer,
  page,
}) => {
  await customer.returnsTo("/cart", [liver, 3]);
  await expect(customer.cartTotal).toHaveText(shown(9600));
  const restore = await breakQueries(page, "FullMenu", "no line");
  await customer.switchesLanguage();
  await expect(customer.heading(wordsOfPage("en").cart.title)).toBeVisible();
  await expect(customer.cartTotal).toHaveText(shown(9600));
  await restore();
  await page.reload();
  await expect(customer.heading(liver.name.en)).toBeVisible();
  await expect(customer.cartTotal).toHaveText(shown(9600));
});

for (const way of ["no line", "a broken server"] as const) {
  test(`with ${way} the list of cities shows an error, loads on retry, and nothing typed is lost`, async ({
    customer,
    customerName,
    page,
    shop,
  }) => {
    const restore = await breakQueries(page, "DeliveryPlaces", way);
    await customer.returnsTo("/cart", [liver, 1]);
    const form = await customer.goesToCheckout();
    const { checkout, tryAgain } = customer.words;
    await expect(form.dialog.getByRole("alert")).toContainText(checkout.placesFailed);
    await expect(form.city.getByRole("option")).toHaveCount(1);
    await form.fill({ name: customerName, phoneNumber: "0521234567", email: "noa@mail.example" });
    await form.delivery.check();
    await form.address.fill("HaGefen 1");
    await triesInVain(form.dialog.getByRole("button", { name: tryAgain }));
    await expect(form.dialog.getByRole("alert")).toContainText(checkout.placesFailed);

    await restore();
    await form.dialog.getByRole("button", { name: tryAgain }).click();
    await expect(form.dialog.getByRole("alert")).toHaveCount(0);
    await expect(form.name).toHaveValue(customerName);
    await expect(form.address).toHaveValue("HaGefen 1");
    await form.city.selectOption({ index: 1 });
    await form.send.click();
    await expect(customer.orderSent).toBeVisible();
    expect(found(shop.ordersOf(customerName)[0])).toMatchObject({ address: "HaGefen 1" });
  });
}

/** Presses the button and waits until the attempt has failed. */
async function triesInVain(tryAgain: Locator): Promise<void> {
  await tryAgain.click();
  await expect(tryAgain).toHaveAttribute("aria-busy", "false");
}

/** Makes the queries whose name starts with `name` fail. Returns a function that ends this. */
async function breakQueries(
  page: Page,
  name: string,
  way: "no line" | "a broken server",
): Promise<() => Promise<void>> {
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (!operationName.startsWith(name)) return route.fallback();
    return way === "no line" ? route.abort() : route.fulfill({ status: 500, body: "<p>broken" });
  });
  return () => page.unroute("**/graphql");
}

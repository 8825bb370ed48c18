import { expect } from "@playwright/test";
import { storeCart } from "./stored-cart.ts";
import { test } from "./visit.ts";
import { pagePaths, seedDish } from "./words.ts";

const liver = seedDish("Chopped chicken liver");

// visit.ts fails every test that causes a console message. Here every page is loaded and hydrated, with an empty cart and with
// a full one.
for (const cart of ["empty", "full"] as const) {
  test(
    `every page hydrates without console messages, with an ${cart} cart`.replace(
      "an full",
      "a full",
    ),
    async ({ customer, page, expectOnConsole }) => {
      expectOnConsole(/Failed to load resource: .*404/u);
      const { shell } = customer.words;
      const cartLink = cart === "full" ? shell.cartWith(1) : shell.cart;
      if (cart === "full") await storeCart(page, customer.language, [[liver, 1]]);
      for (const path of [...pagePaths, "/FaQ"]) {
        await customer.visits(path);
        await expect(customer.bottomBar.getByRole("link", { name: cartLink })).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", "he");
        // A working toggle shows that the page is hydrated.
        await customer.switchesLanguage();
        await customer.switchesLanguage();
        await expect(page.getByRole("alert")).toHaveCount(0);
      }
    },
  );
}

test("no page requests anything that is missing", async ({ customer, page }) => {
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) missing.push(response.url());
  });
  page.on("requestfailed", (request) => void missing.push(request.url()));
  await customer.visits("/");
  const area = page.getByRole("region", { name: customer.words.menu.title, exact: true });
  const pictures = area.getByRole("button").locator("img");
  await expect
    .poll(
      () =>
        pictures.evaluateAll((all) => {
          const coming = all.filter((each) => (each as HTMLImageElement).naturalWidth === 0);
          // Pictures are loaded lazily, when they come near the viewport.
          coming[0]?.scrollIntoView({ behavior: "instant" });
          return coming.length;
        }),
      { intervals: [100] },
    )
    .toBe(0);
  await customer.bottomBar.getByRole("link", { name: customer.words.shell.cart }).click();
  await expect(customer.heading(customer.words.cart.title)).toBeVisible();
  expect(missing).toEqual([]);
});

import { expect } from "@playwright/test";
import { test } from "./visit.ts";
import { pagePaths } from "./words.ts";

// visit.ts fails every test that causes a console message; every-page.spec.ts looks at every page of a full cart in both languages.
test("every page hydrates without console messages", async ({
  customer,
  page,
  expectOnConsole,
}) => {
  expectOnConsole(/Failed to load resource: .*404/u);
  for (const path of [...pagePaths, "/FaQ"]) {
    await customer.visits(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "he");
    // A working toggle shows that the page is hydrated.
    await customer.switchesLanguage();
    await customer.switchesLanguage();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

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

import { expect } from "@playwright/test";
import { type Deployments, openDeployments } from "./deployments.ts";
import { test as visitTest } from "./visit.ts";
import { found, seedDish } from "./words.ts";

const liver = seedDish("Chopped chicken liver");

const test = visitTest.extend<{ readonly deployments: Deployments }>({
  serviceWorkers: "allow",
  deployments: async ({ shop }, use) => {
    const deployments = await openDeployments(shop.address);
    await use(deployments);
    deployments.close();
  },
  baseURL: async ({ deployments }, use) => {
    await use(deployments.address);
  },
});

test("a tab that was open during a deployment keeps working, and the next page is the new build", async ({
  context,
  customer,
  deployments,
  page,
}) => {
  await customer.visits("/");
  await customer.puts(1, liver);
  await page.evaluate(() => navigator.serviceWorker.ready);

  deployments.deploy();
  // Repeated: update() joins an update check of the browser that began before the deployment, and then finds nothing new.
  const isWaiting = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return registration.waiting != null;
    });
  await expect.poll(isWaiting).toBe(true);
  // The code of the form is not loaded yet and no longer on the server.
  await customer.goesToCart();
  const form = await customer.goesToCheckout();
  await expect(form.name).toBeEditable();
  await page.keyboard.press("Escape");

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-build", "new");
  await expect(customer.dishRow(liver)).toBeVisible();

  // When the last tab of the old build is closed, the new worker becomes active.
  const newWorker = found(context.serviceWorkers().at(-1));
  await page.close();
  await expect.poll(() => newWorker.evaluate(stateOfWorker)).toBe("activated");
  const next = await context.newPage();
  await next.goto("/");
  await expect(next.locator("html")).toHaveAttribute("data-build", "new");
  await expect(next.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await next.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
});

/** Runs in a service worker. */
function stateOfWorker(): string {
  return (globalThis as unknown as { readonly serviceWorker: ServiceWorker }).serviceWorker.state;
}

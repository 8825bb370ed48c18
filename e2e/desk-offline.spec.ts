import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page } from "@playwright/test";
import { messagesIn } from "#desk/language/messages.ts";
import { axeViolations } from "./axe-violations.ts";
import { openDeployments } from "./deployments.ts";
import { seedOrderOf, withDesk } from "./desk-shop.ts";
import { pressNext } from "./press-next.ts";
import { test } from "./shop.ts";

const { packing } = messagesIn("he");
const orders = 30;
const customer = {
  language: "he",
  phoneNumber: "0501234567",
  email: "customer@shop.example",
  count: 1,
} as const;

test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 740 } });

test("30 presses without a connection survive a reload and become 30 events, and two tabs agree", async ({
  context,
  page,
}) => {
  await withDesk(async (shop) => {
    const { address, folder } = shop;
    const names = Array.from({ length: orders }, (_, index) => `רות כהן ${String(index + 1)}`);
    await Promise.all(names.map((name) => shop.place(seedOrderOf({ ...customer, name }))));
    await shop.letSellerIn(context);
    await page.goto(`${address}/desk/packing`);
    const main = page.getByRole("main");
    await expect(main.getByText(`0 מתוך ${String(orders)} ארוזות`).first()).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => isWeekKept(page)).toBe(true);

    await context.setOffline(true);
    for (const name of names)
      await pressNext(
        main.getByRole("button", { name: `${packing.packed}: ${name}`, exact: true }),
      );
    await expect(page.getByText(`${String(orders)} סימונים מחכים לשליחה.`)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await page.reload();
    await expect(page.getByText(`${String(orders)} סימונים מחכים לשליחה.`)).toBeVisible();
    await expect(main.getByText("הכול ארוז").first()).toBeVisible();
    expect(packedEvents(folder)).toEqual([]);

    // What needs a connection asks once without it, and opens by itself when it is back.
    let asked = 0;
    page.on("console", (said) => void (said.text().startsWith("today failed") && (asked += 1)));
    await page.goto(`${address}/desk/orders/new`);
    await expect(main.getByRole("alert")).toBeVisible();
    expect(asked).toBe(1);

    await context.setOffline(false);
    await expect(main.getByRole("button", { name: "רישום ההזמנה" })).toBeVisible();
    await expect.poll(() => packedEvents(folder)).toHaveLength(orders);
    expect(new Set(packedEvents(folder)).size).toBe(orders);

    const other = await context.newPage();
    const inOther = other.getByRole("main").getByRole("status").first();
    await other.goto(`${address}/desk/packing`);
    await expect(inOther).toHaveText(`${String(orders)} מתוך ${String(orders)} ארוזות`);
    await page.bringToFront();
    await page.goto(`${address}/desk/packing`);
    await main.getByRole("combobox", { name: "מה מוצג" }).selectOption("הכול");
    await main
      .getByRole("button", { name: `${packing.notPacked}: ${names[0] ?? ""}`, exact: true })
      .click();
    await expect(inOther).toHaveText(`${String(orders - 1)} מתוך ${String(orders)} ארוזות`);
    await page.getByRole("button", { name: "החזרה לקודם" }).click();
    await expect(inOther).toHaveText(`${String(orders)} מתוך ${String(orders)} ארוזות`);
  });
});

test("a new build takes over while presses wait, and none is lost", async ({ context, page }) => {
  await withDesk(async (shop) => {
    const names = ["רות כהן", "יעל ברק", "דוד לוי"];
    for (const name of names) await shop.place(seedOrderOf({ ...customer, name }));
    const deployments = await openDeployments(shop.address);
    try {
      await shop.letSellerIn(context);
      await page.goto(`${deployments.address}/desk/packing`);
      const main = page.getByRole("main");
      await expect(main.getByText("0 מתוך 3 ארוזות").first()).toBeVisible();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await expect.poll(() => isWeekKept(page)).toBe(true);

      deployments.loseCalls(true);
      for (const name of names)
        await main.getByRole("button", { name: `${packing.packed}: ${name}`, exact: true }).click();
      await expect(page.getByText("3 סימונים מחכים לשליחה.")).toBeVisible();

      const worker = await page.evaluateHandle(() => navigator.serviceWorker.controller);
      deployments.deploy();
      // Repeated: update() joins an update check of the browser that began before the deployment, and then finds nothing new.
      // Chromium activates the new worker once the previous one is idle, and otherwise 5 minutes after skipWaiting().
      await expect
        .poll(
          () =>
            page.evaluate(async (first) => {
              const registration = await navigator.serviceWorker.ready;
              await registration.update();
              if (navigator.serviceWorker.controller !== first) return "another worker";
              const { installing, waiting, active } = registration;
              return [installing, waiting, active].map((found) => found?.state ?? "none").join();
            }, worker),
          { timeout: 330_000 },
        )
        .toBe("another worker");
      await expect(page.getByText("3 סימונים מחכים לשליחה.")).toBeVisible();
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("data-build", "new");
      await expect(page.getByText("3 סימונים מחכים לשליחה.")).toBeVisible();
      expect(packedEvents(shop.folder)).toEqual([]);

      deployments.loseCalls(false);
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect.poll(() => packedEvents(shop.folder)).toHaveLength(3);
      expect(new Set(packedEvents(shop.folder)).size).toBe(3);
      await expect(page.getByText("סימונים מחכים")).toBeHidden();

      // A page of another build asks for what no longer fits the server: it stays while something is typed, and is then reloaded.
      await page.goto(`${deployments.address}/desk/orders`);
      const search = main.getByRole("search").getByRole("textbox");
      const ask = () =>
        page.evaluate(async () => {
          const answer = await fetch("/desk/calls", {
            method: "POST",
            headers: {
              "content-type": "application/json",
              "desk-build": "/desk/assets/earlier.js",
            },
            body: JSON.stringify({ year: { year: "2026" } }),
          });
          return answer.text();
        });
      const heard = page.evaluate(
        () =>
          new Promise((resolve) => {
            const { serviceWorker } = navigator;
            serviceWorker.addEventListener("message", ({ data }) => resolve(data), { once: true });
          }),
      );
      await search.fill("רות");
      expect(await ask()).toContain('"reason":"older-page"');
      expect(await heard).toBe("newer-page");
      await expect(search).toHaveValue("רות");
      await search.fill("");
      const loaded = page.waitForEvent("load");
      // The reload may end the question.
      void ask().catch(() => undefined);
      await loaded;
      await page.goto(`${deployments.address}/desk/packing`);
      await expect(main.getByText("3 מתוך 3 ארוזות").first()).toBeVisible();
    } finally {
      deployments.close();
    }
  });
});

/** Whether the device has the week for times without a connection. */
function isWeekKept(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open("desk");
        opening.addEventListener("error", () => reject(opening.error ?? new Error("no database")));
        opening.addEventListener("success", () => {
          const database = opening.result;
          const reading = database.transaction("kept").objectStore("kept").get("week now he");
          reading.addEventListener("success", () => {
            database.close();
            resolve(reading.result !== undefined);
          });
        });
      }),
  );
}

/** The orders of the stored presses, in the sequence of the log. */
function packedEvents(folder: string): readonly unknown[] {
  const database = new DatabaseSync(join(folder, "shop.sqlite"), { readOnly: true });
  try {
    const rows = database.prepare("select * from events where kind = 'packed' order by id").all();
    return rows.map(({ order_number: number }) => number);
  } finally {
    database.close();
  }
}

import { type CDPSession, expect } from "@playwright/test";
import { pushTexts } from "#desk/language/push-texts.ts";
import { findChromium } from "#scripts/browsers.ts";
import { openStore } from "#server/main/open-store.ts";
import { axeViolations } from "./axe-violations.ts";
import { withDesk } from "./desk-shop.ts";
import { test } from "./shop.ts";
import { found } from "./words.ts";

const push = pushTexts.he;

test("the seller chooses what her phone tells her, and a message of the push service is shown without opening the desk", async ({
  playwright,
}) => {
  await withDesk(async (shop) => {
    // One that shows notifications.
    await using browser = await playwright.chromium.launch({
      executablePath: found(findChromium()),
    });
    const context = await browser.newContext({
      baseURL: shop.address,
      serviceWorkers: "allow",
    });
    await context.grantPermissions(["notifications"], { origin: shop.address });
    await shop.letSellerIn(context);
    const page = await context.newPage();
    // The push service of the browser cannot be reached from here.
    await page.addInitScript(() => {
      const bytes = (count: number) => new Uint8Array(count).fill(4).buffer;
      const subscription = {
        endpoint: "https://fcm.googleapis.com/fcm/send/abc",
        getKey: (name: string) => bytes(name === "auth" ? 16 : 65),
      };
      let isSubscribed = false;
      PushManager.prototype.subscribe = () => {
        isSubscribed = true;
        return Promise.resolve(subscription as unknown as PushSubscription);
      };
      PushManager.prototype.getSubscription = () =>
        Promise.resolve(isSubscribed ? (subscription as unknown as PushSubscription) : null);
    });
    await page.goto("/desk/devices");
    const choice = page.getByRole("region", { name: push.title });
    const orders = choice.getByRole("checkbox", { name: push.kinds.new_order });
    await expect(orders).not.toBeChecked();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await orders.click();
    await expect(orders).toBeChecked();
    await choice.getByRole("checkbox", { name: push.kinds.problem }).click();
    await expect(choice.getByRole("checkbox", { name: push.kinds.problem })).toBeChecked();
    expect(await axeViolations(page)).toEqual([]);
    const store = await openStore({ dataFolder: shop.folder, databaseUrl: undefined });
    const [device] = await store.devicesToPush(Date.now());
    await store.close();
    expect(device?.push).toMatchObject({ kinds: ["new_order", "problem"], language: "he" });

    const client = await context.newCDPSession(page);
    const text = { title: "הזמנה חדשה: ₪219.30", body: "איסוף: חיפה", language: "he" };
    const data = JSON.stringify({ ...text, path: "/desk/orders/1", tag: "order-1" });
    const message = { origin: shop.address, registrationId: await registrationOf(client), data };
    // A browser drops a message that comes while the worker is being stopped; a push service would send it again.
    await expect
      .poll(async () => {
        await client.send("ServiceWorker.deliverPushMessage", message);
        return page.evaluate(async () => {
          const shown = await (await navigator.serviceWorker.ready).getNotifications();
          return shown.map(({ title, body, dir, lang }) => ({ title, body, dir, lang }));
        });
      })
      .toEqual([{ title: text.title, body: text.body, dir: "rtl", lang: "he" }]);
    await context.close();
  });
});

/** By its id, the browser hands a worker a message as it does with one that it has decrypted. */
async function registrationOf(client: CDPSession): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    client.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await client.send("ServiceWorker.enable");
  return registered;
}

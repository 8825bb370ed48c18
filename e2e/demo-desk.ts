import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import type { DeviceRole } from "#domain/order-log/device.ts";
import { type DemoSize, fillDemoShop } from "#scripts/demo/fill-demo-shop.ts";
import { makeDeviceLink } from "#server/seller/session/device-link.ts";
import type { Store } from "#server/store/store.ts";
import { composeShopInProcess } from "./shop-in-process.ts";

/** The shop of `npm run demo`, at a time that stands still until it is set. */
export interface DemoDesk {
  readonly address: string;
  readonly store: Store;
  /** In milliseconds since 1970 UTC. Pages show it from their next load on. */
  readonly setTime: (now: number) => Promise<void>;
  /** A page of a device that is let in; `null` is a device with a link that is not used yet, whose address is opened. */
  readonly enter: (
    role: DeviceRole | null,
    device: string,
    options: BrowserContextOptions,
  ) => Promise<Page>;
}

const day = 24 * 3_600_000;

/** Opens the shop of the demo in this process, as it is at `start`, of a size, for as long as `use` takes. */
export async function withDemoDesk(
  browser: Browser,
  start: number,
  use: (desk: DemoDesk) => Promise<void>,
  size: DemoSize = {},
): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), "shop-")), (each) =>
    rm(each, { recursive: true }),
  );
  let now = start;
  const shop = opened.adopt(
    await composeShopInProcess(folder, {
      settings: { HOST: "localhost" },
      clock: () => now,
      sendsMails: false,
    }),
    (each) => each.stop(),
  );
  let orders = 0;
  const makeNumber = () => {
    orders += 1;
    return String(100_000_000 + ((orders * 48_271_271) % 899_999_999));
  };
  await fillDemoShop(shop.store, now, {
    makeNumber,
    ...size,
  });
  const address = await shop.open();
  const pages: Page[] = [];
  await use({
    address,
    store: shop.store,
    setTime: async (time) => {
      now = time;
      for (const page of pages) await page.clock.setFixedTime(now);
    },
    enter: async (role, device, options) => {
      const context = await browser.newContext({
        ...options,
        baseURL: address,
        serviceWorkers: "block",
        reducedMotion: "reduce",
      });
      opened.defer(() => context.close());
      const page = await context.newPage();
      pages.push(page);
      await page.clock.setFixedTime(now);
      const { url } = await makeDeviceLink(shop.store, {
        role: role ?? "owner",
        endsAt: now + 2 * day,
        by: null,
        origin: address,
        now,
      });
      if (role === null) {
        await page.goto(url);
        return page;
      }
      const answer = await page.request.post("/desk/sign-in/redeem", {
        headers: { origin: address },
        data: { code: url.slice(url.indexOf("#") + 1), name: device },
      });
      expect(answer.status()).toBe(200);
      return page;
    },
  });
}

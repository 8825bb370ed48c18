import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { insertCustomerOrderAndWeekDocument } from "#contract/generated/late-operations.ts";
import type { AnswerOf, CallName, RequestOf } from "#contract/wire/desk-calls.ts";
import { orderToWire } from "#contract/wire/order.ts";
import type { WeekRules } from "#domain/schedule/week-exception.ts";
import { seedCatalogue } from "#seed/catalogue.ts";
import type { RenderedMail } from "#server/mail/letters/rendered-mail.ts";
import { createOutboxWorker } from "#server/mail/outbox/outbox-worker.ts";
import type { ComposedShop } from "#server/main/compose-shop.ts";
import { createOrderKeysReader } from "#server/ordering/order-keys.ts";
import { answerOf } from "#server/testing/call-desk.ts";
import { letIn } from "#server/testing/open-desk.ts";
import { Customer } from "./customer.ts";
import { seedOrderOf } from "./desk-shop.ts";
import { composeShopInProcess } from "./shop-in-process.ts";
import type { Language } from "./words.ts";

/** A shop in this process whose clock the test sets. */
export interface ClockShop {
  readonly address: string;
  /** Another server on the same database. */
  readonly secondAddress: string;
  readonly store: ComposedShop["store"];
  /** In milliseconds since 1970 UTC. */
  readonly setTime: (now: number) => void;
  readonly keepRules: (rules: Partial<WeekRules>) => Promise<void>;
  /** A customer on a small phone of her own, whose clock shows `now` and goes on. */
  readonly newCustomer: (now: number, language?: Language) => Promise<Customer>;
  /** She comes back on the same phone, in a new tab. */
  readonly comesBack: (customer: Customer, now: number) => Promise<Customer>;
  /** Places an order of so many of the first amount without a browser; 1 unless it is said. */
  readonly placeOrder: (
    count?: number,
  ) => Promise<{ readonly _id: string; readonly deadline: string }>;
  /** Sends the mails that are due, and gives the texts of those of an order. */
  readonly mailsOf: (orderNumber: string) => Promise<readonly string[]>;
  /** What the desk answers its owner. */
  readonly callOwner: <Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
  ) => Promise<AnswerOf<Name>>;
}

/** Opens the shop at `start`, for as long as `use` takes. */
export async function withClockShop(
  browser: Browser,
  start: number,
  use: (shop: ClockShop) => Promise<void>,
): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), "shop-")), (each) =>
    rm(each, { recursive: true }),
  );
  let now = start;
  const clock = () => now;
  const openServer = async () =>
    opened.adopt(await composeShopInProcess(folder, { clock, sendsMails: false }), (each) =>
      each.stop(),
    );
  const [shop, second] = [await openServer(), await openServer()];
  const { store } = shop;
  const [address, secondAddress] = [await shop.open(), await second.open()];
  const readKeys = createOrderKeysReader({ store, clock });
  const sent: RenderedMail[] = [];
  const worker = createOutboxWorker({
    store,
    transport: {
      send: (mail) => {
        sent.push(mail);
        return Promise.resolve({ kind: "sent" });
      },
      close: () => undefined,
    },
    from: undefined,
    pageOf: async (number) => `${address}${(await readKeys()).pathOf(number)}`,
    publicOrigin: undefined,
    sellerAddress: () => Promise.resolve(undefined),
    clock,
    random: () => 0,
    makeToken: () => crypto.randomUUID(),
    log: { info: () => undefined, warn: noProblem, error: noProblem },
  });
  opened.defer(() => worker.stop());
  /** A device that was let in months ago is signed out. */
  const owner = async () => {
    const device = await letIn(store, "owner", now);
    await store.confirmDevice({ id: device.id, at: now });
    return device;
  };
  await use({
    address,
    secondAddress,
    store,
    setTime: (time) => {
      now = time;
    },
    keepRules: async (rules) => {
      const { version = 0 } = (await store.currentCatalogue()) ?? {};
      const catalogue = { ...seedCatalogue, shop: { ...seedCatalogue.shop, ...rules } };
      await store.saveCatalogue({ catalogue, after: version, savedAt: now });
    },
    newCustomer: async (time, language = "he") => {
      const page = await openPage(browser, address);
      opened.defer(() => page.context().close());
      await page.context().addCookies([{ name: "language", value: language, url: address }]);
      await page.clock.install({ time });
      return new Customer(page, language);
    },
    comesBack: async ({ page, language }, time) => {
      const tab = await page.context().newPage();
      await page.close();
      await tab.clock.setSystemTime(time);
      return new Customer(tab, language);
    },
    placeOrder: (count) => placeOrder(address, count),
    mailsOf: async (orderNumber) => {
      await worker.wake();
      return sent
        .filter(({ messageId }) => messageId.includes(orderNumber))
        .map(({ text }) => text);
    },
    callOwner: async (name, request) => answerOf(shop.app, await owner(), name, request),
  });
}

/** A mail that is not sent fails the test. */
function noProblem(fields: object, line: string): never {
  throw new Error(`${line} ${JSON.stringify(fields)}`);
}

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 640 } });
  return context.newPage();
}

async function placeOrder(address: string, count = 1) {
  const noa = { name: "נועה", phoneNumber: "0521234567", email: "noa@mail.example" };
  const order = seedOrderOf({ ...noa, language: "he", count });
  const response = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
    body: JSON.stringify({
      query: insertCustomerOrderAndWeekDocument.text,
      variables: { customerOrder: orderToWire(order) },
    }),
  });
  const answer = (await response.json()) as {
    readonly data: { createOrder: { record: { _id: string; deadline: string } } };
  };
  return answer.data.createOrder.record;
}

import { onTestFinished } from "vitest";
import type { MailAddress } from "#domain/customer/mail-address.ts";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import type { MailTransport } from "#server/mail/outbox/mail-transport.ts";
import {
  createOutboxWorker,
  mailsAtOnce,
  type OutboxWorker,
} from "#server/mail/outbox/outbox-worker.ts";
import { smtpTransport } from "#server/mail/outbox/smtp-transport.ts";
import { sellerAddressNow } from "#server/main/set-up-outbox-worker.ts";
import { openSqliteStore } from "#server/store/sqlite/open-sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { emptyDatabaseFile } from "./database-file.ts";
import { newOrder } from "./new-order.ts";

export interface OutboxUnderTest {
  readonly store: Store;
  readonly worker: OutboxWorker;
  /** Another worker on the same database, as of another process. */
  readonly openAnother: (transport?: MailTransport, from?: MailAddress) => Promise<OutboxWorker>;
  /** Stores so many orders of different customers, `customer1@example.com` and so on. */
  readonly order: (count?: number) => Promise<void>;
  /** Lets time pass, and the worker look for mails then. */
  readonly later: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  /** All that was logged so far. */
  readonly log: () => string;
}

interface OutboxOptions {
  /** For how many milliseconds a worker waits for the mails under way when it stops: by default as long as it takes. */
  readonly atStop?: number;
  /** Opens the database, once for each worker; by default one in SQLite. */
  readonly openStore?: () => Promise<Store>;
}

/** The soup kitchen's outbox on its own database, sending to the SMTP server of a URL. The test moves the clock. */
export async function openOutbox(
  url: string,
  { atStop = 60_000, openStore }: OutboxOptions = {},
): Promise<OutboxUnderTest> {
  const file = await emptyDatabaseFile();
  const lines: string[] = [];
  let now = newOrder().receivedAt;
  let orders = 0;
  let claims = 0;

  const write = (fields: object, line: string) => {
    lines.push(`${line} ${JSON.stringify(fields)}`);
  };
  const open = async (
    transport: MailTransport = smtpTransport(url, mailsAtOnce),
    from?: MailAddress,
  ) => {
    const store = await (openStore?.() ?? openSqliteStore(file));
    const worker = createOutboxWorker({
      store,
      transport,
      from,
      publicOrigin: "https://shop.example",
      pageOf: (number) => Promise.resolve(`https://shop.example/order/${number}/key`),
      sellerAddress: () => sellerAddressNow({ sellerAddress: undefined }, store),
      clock: () => now,
      random: () => 0,
      makeToken: () => `claim ${String((claims += 1))}`,
      log: { info: write, warn: write, error: write },
      patience: { atStop, atAbort: 60_000 },
    });
    onTestFinished(async () => {
      await worker.stop();
      await store.close();
    });
    return { store, worker };
  };

  const { store, worker } = await open();
  await store.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: now });
  return {
    store,
    worker,
    openAnother: async (transport, from) => (await open(transport, from)).worker,
    order: async (count = 1) => {
      await store.saveOrders(Array.from({ length: count }, () => orderOf((orders += 1), now)));
    },
    later: async (milliseconds) => {
      now += milliseconds;
      await worker.wake();
    },
    now: () => now,
    log: () => lines.join("\n"),
  };
}

function orderOf(index: number, receivedAt: number) {
  const { order } = newOrder();
  const email = `customer${String(index)}@example.com`;
  return newOrder({
    order: { ...order, customerData: { ...order.customerData, email } },
    number: String(100_000_000 + index),
    receivedAt,
  });
}

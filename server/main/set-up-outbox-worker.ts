import { join } from "node:path";
import { isReservedAddress } from "#domain/customer/is-reserved-address.ts";
import { emlTransport } from "#server/mail/outbox/eml-transport.ts";
import {
  createOutboxWorker,
  type MailLog,
  mailsAtOnce,
  type OutboxWorker,
} from "#server/mail/outbox/outbox-worker.ts";
import { smtpTransport } from "#server/mail/outbox/smtp-transport.ts";
import { createOrderKeysReader } from "#server/ordering/order-keys.ts";
import type { Store } from "#server/store/store.ts";
import type { Config } from "./config.ts";
import { OperatorProblem } from "./operator-problem.ts";

export interface OutboxWorkerSetup {
  readonly config: Pick<
    Config,
    "smtpUrl" | "mailFrom" | "sellerAddress" | "dataFolder" | "publicOrigin"
  >;
  readonly store: Store;
  readonly log: MailLog;
}

/**
 * Creates the worker that sends the shop's mails, with the transport that the settings name: SMTP, or `.eml` files in the data
 * folder where no SMTP server is set. The worker does nothing until it is started or woken.
 */
export function setUpOutboxWorker({ config, store, log }: OutboxWorkerSetup): OutboxWorker {
  if (config.smtpUrl === undefined) {
    log.warn({}, "SMTP_URL is not set: mails are written to files in DATA_DIR/mails and not sent");
  }
  return createOutboxWorker({
    store,
    transport:
      config.smtpUrl === undefined
        ? emlTransport(mailFolder(config))
        : smtpTransport(config.smtpUrl, mailsAtOnce),
    from: config.mailFrom,
    pageOf: pageReader({ config, store }),
    sellerAddress: () => sellerAddressNow(config, store),
    clock: Date.now,
    random: Math.random,
    makeToken: () => crypto.randomUUID(),
    log,
  });
}

/** Where mails are written to files. */
export function mailFolder({ dataFolder }: Pick<Config, "dataFolder">): string {
  return join(dataFolder, "mails");
}

/** Gives the addresses of orders' pages; undefined if the settings do not say the shop's own address. */
function pageReader({
  config: { publicOrigin },
  store,
}: Pick<OutboxWorkerSetup, "config" | "store">): (
  orderNumber: string,
) => Promise<string | undefined> {
  if (publicOrigin === undefined) return () => Promise.resolve(undefined);
  const readKeys = createOrderKeysReader({ store, clock: Date.now });
  return async (orderNumber) => `${publicOrigin}${(await readKeys()).pathOf(orderNumber)}`;
}

/**
 * The address of the seller's mails now: that of the settings, otherwise the contact address of the newest catalogue.
 * Undefined before the first catalogue.
 */
export async function sellerAddressNow(
  { sellerAddress }: Pick<Config, "sellerAddress">,
  store: Pick<Store, "currentCatalogue">,
): Promise<string | undefined> {
  return sellerAddress ?? (await store.currentCatalogue())?.catalogue.shop.contactAddress;
}

interface MailsToLookAt {
  readonly config: Pick<Config, "mailFrom" | "sellerAddress" | "smtpUrl">;
  readonly store: Pick<Store, "countMails" | "currentCatalogue">;
  readonly log: { readonly warn: (fields: object, line: string) => void };
}

/**
 * Looks at the outbox when the server starts. Undelivered mails and those that wait are logged as counts.
 * Throws an `OperatorProblem` if mails are to be sent and the address of the seller or of the sender is only an example.
 */
export async function lookAtMails({ config, store, log }: MailsToLookAt): Promise<void> {
  const contact = (await store.currentCatalogue())?.catalogue.shop.contactAddress;
  if (config.smtpUrl !== undefined) {
    refuseExample("SELLER_ADDRESS", config.sellerAddress ?? contact);
    refuseExample("MAIL_FROM", config.mailFrom?.address ?? contact);
  }
  const { dead, waiting, waitingSince } = await store.countMails();
  if (dead > 0) {
    log.warn({ mails: dead }, "mails to customers could not be delivered: see npm run mails");
  }
  if (waitingSince !== undefined) {
    const since = new Date(waitingSince).toISOString();
    log.warn({ mails: waiting, since }, "mails are waiting to be sent: see npm run mails");
  }
}

function refuseExample(variable: string, address: string | undefined): void {
  if (address === undefined || !isReservedAddress(address)) return;
  throw new OperatorProblem(
    `SMTP_URL is set, but ${address} is only an example: set ${variable}, or the contact address with npm run catalogue`,
  );
}

import { join } from "node:path";
import { isReservedAddress } from "#domain/customer/is-reserved-address.ts";
import type { Config } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { emlTransport } from "#server/mail/outbox/eml-transport.ts";
import type { MailLog } from "#server/mail/outbox/mail-transport.ts";
import {
  createOutboxWorker,
  mailsAtOnce,
  type OutboxWorker,
} from "#server/mail/outbox/outbox-worker.ts";
import { smtpTransport } from "#server/mail/outbox/smtp-transport.ts";
import { createOrderKeysReader } from "#server/ordering/order-keys.ts";
import { orderPush } from "#server/push/push-text.ts";
import type { SendPush } from "#server/push/send-push.ts";
import type { Store } from "#server/store/store.ts";

export interface OutboxWorkerSetup {
  readonly config: Pick<
    Config,
    "smtpUrl" | "mailFrom" | "sellerAddress" | "dataFolder" | "publicOrigin"
  >;
  readonly store: Store;
  readonly log: MailLog;
  /** The time of the shop, in milliseconds since 1970 UTC. */
  readonly clock: () => number;
  readonly sendPush: SendPush;
}

/**
 * Creates the worker that sends the shop's mails, with the transport that the settings name: SMTP, or `.eml` files in the data
 * folder where no SMTP server is set. The worker does nothing until it is started or woken.
 */
export function setUpOutboxWorker({
  config,
  store,
  log,
  clock,
  sendPush,
}: OutboxWorkerSetup): OutboxWorker {
  return createOutboxWorker({
    store,
    transport:
      config.smtpUrl === undefined
        ? emlTransport(mailFolder(config))
        : smtpTransport(config.smtpUrl, mailsAtOnce),
    from: config.mailFrom,
    pageOf: pageReader({ config, store, clock }),
    publicOrigin: config.publicOrigin,
    sellerAddress: () => sellerAddressNow(config, store),
    clock,
    random: Math.random,
    onFirstSending: ({ about, order }) => {
      if (about.kind === "seller") void sendPush(orderPush(order, undefined));
      if (about.kind === "seller-change") void sendPush(orderPush(order, about.change.told.kind));
    },
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
  clock,
}: Pick<OutboxWorkerSetup, "clock" | "config" | "store">): (
  orderNumber: string,
) => Promise<string | undefined> {
  if (publicOrigin === undefined) return () => Promise.resolve(undefined);
  const readKeys = createOrderKeysReader({ store, clock });
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

interface AddressesToCheck {
  readonly config: Pick<Config, "mailFrom" | "operatorAddress" | "sellerAddress" | "smtpUrl">;
  readonly store: Pick<Store, "currentCatalogue">;
}

/** Throws an `OperatorProblem` if mails are to be sent and the address of the seller, the sender or the operator is only an example. */
export async function refuseExamples({ config, store }: AddressesToCheck): Promise<void> {
  if (config.smtpUrl === undefined) return;
  const contact = (await store.currentCatalogue())?.catalogue.shop.contactAddress;
  refuseExample("SELLER_ADDRESS", config.sellerAddress ?? contact);
  refuseExample("MAIL_FROM", config.mailFrom?.address ?? contact);
  refuseExample("OPERATOR_ADDRESS", config.operatorAddress);
}

function refuseExample(variable: string, address: string | undefined): void {
  if (address === undefined || !isReservedAddress(address)) return;
  throw new OperatorProblem(
    `SMTP_URL is set, but ${address} is only an example: set ${variable}, or the contact address with npm run catalogue`,
  );
}

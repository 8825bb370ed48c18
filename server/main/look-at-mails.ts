import { isReservedAddress } from "#domain/customer/is-reserved-address.ts";
import type { Store } from "#server/store/store.ts";
import type { Config } from "./config.ts";
import { OperatorProblem } from "./operator-problem.ts";

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

import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { Store } from "#server/store/store.ts";
import { emlTransport } from "./eml-transport.ts";
import {
  createOutboxWorker,
  type MailLog,
  mailsAtOnce,
  type OutboxWorker,
} from "./outbox-worker.ts";
import { smtpTransport } from "./smtp-transport.ts";

export interface OutboxDeps {
  readonly config: Pick<Config, "smtpUrl" | "mailFrom" | "dataFolder">;
  readonly store: Store;
  readonly log: MailLog;
}

/** The worker that sends the shop's mails, by SMTP or, where no server is set, as files below the data folder. */
export function createOutbox({ config, store, log }: OutboxDeps): OutboxWorker {
  if (config.smtpUrl === undefined) {
    log.warn(
      {},
      "SMTP_URL is not set: mails are written as files into DATA_DIR/mails, sent to nobody",
    );
  }
  return createOutboxWorker({
    store,
    transport:
      config.smtpUrl === undefined
        ? emlTransport(join(config.dataFolder, "mails"))
        : smtpTransport(config.smtpUrl, mailsAtOnce),
    from: config.mailFrom,
    clock: Date.now,
    random: Math.random,
    makeToken: () => crypto.randomUUID(),
    log,
  });
}

import type { Store } from "./store.ts";

/**
 * What becomes of the shop's mails: they are sent, they are only written to files because no mail server was ever set, or they are held
 * because the mail server that sent them before is not set any more.
 */
export type MailDelivery = "sent" | "files" | "held";

/** Where the database remembers that a mail server was set. It is a secret of no value, in the table of small values. */
const name = "mail-delivery";

/** What becomes of the mails with or without a mail server, which is remembered. Throws what the store throws. */
export async function mailDeliveryOf(
  hasMailServer: boolean,
  store: Pick<Store, "readOrMakeSecret" | "replaceSecret">,
  at: number,
): Promise<MailDelivery> {
  const value: MailDelivery = hasMailServer ? "sent" : "files";
  const before = await store.readOrMakeSecret({ name, value, at });
  if (before === value) return value;
  if (!hasMailServer) return "held";
  await store.replaceSecret({ name, value, at });
  return value;
}

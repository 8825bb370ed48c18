import type { Store } from "#server/store/store.ts";

/**
 * What happens to the shop's mails: they are sent, they are only written to files because no mail server was ever set, or they are held
 * because the mail server that sent them before is not set anymore.
 */
export type MailDelivery = "sent" | "files" | "held";

/** Where the database remembers that a mail server was set. It is a secret of no value, in the table of small values. */
const name = "mail-delivery";

interface MailDeliveryNow {
  readonly hasMailServer: boolean;
  /** Whether mails were ever written to files. */
  readonly hasFiles: boolean;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
}

/**
 * What happens to the mails with or without a mail server, which is remembered. Earlier versions did not remember it: if mails count as
 * sent and none was ever written to a file, they had a mail server. Throws what the store throws.
 */
export async function mailDeliveryOf(
  store: Pick<Store, "listMails" | "readOrMakeSecret" | "replaceSecret">,
  { hasMailServer, hasFiles, at }: MailDeliveryNow,
): Promise<MailDelivery> {
  const value: MailDelivery = hasMailServer ? "sent" : "files";
  const wereSent = async () => (await store.listMails({ status: "sent", limit: 1 })).length > 0;
  const first = hasFiles || !(await wereSent()) ? value : "sent";
  const before = await store.readOrMakeSecret({ name, value: first, at });
  if (before === value) return value;
  if (!hasMailServer) return "held";
  await store.replaceSecret({ name, value, at });
  return value;
}

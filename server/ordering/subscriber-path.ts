import { randomBytes, timingSafeEqual } from "node:crypto";

const tokenBytes = 16;

/** A token for the links of a subscriber: 128 random bits, 22 characters of base64url. */
export function makeSubscriberToken(): string {
  return randomBytes(tokenBytes).toString("base64url");
}

/**
 * The path of the page where a subscriber confirms and stops: who has a mail to the address knows its token. It is below `/order/`, which the log
 * of the server, and proxies that are set up as documented, leave out.
 */
export function subscriberPath({
  id,
  token,
}: {
  readonly id: number;
  readonly token: string;
}): string {
  return `/order/emails/${String(id)}/${token}`;
}

/** Whether a token is that of a subscriber, in the same time for every token. Any text may be given. */
export function fitsSubscriber({ token }: { readonly token: string }, given: string): boolean {
  const [own, other] = [Buffer.from(token), Buffer.from(given)];
  return own.length === other.length && timingSafeEqual(own, other);
}

/** The mails to the seller. They are retried without end, because they are how she learns of an order or of a problem with it. */
export const sellerMailKinds = ["seller", "undelivered", "seller-change"] as const;

/** The mails to the customer of an order whose failure the seller must learn of. */
export const reportedMailKinds = ["customer", "change", "message", "request"] as const;

export type ReportedMailKind = (typeof reportedMailKinds)[number];

/** The mails to customers. One to an address that was given up may fail: often it was mistyped. */
export const customerMailKinds = [...reportedMailKinds, "readdressed"] as const;

export const mailKinds = [...sellerMailKinds, ...customerMailKinds] as const;

/**
 * What a mail about an order is: the confirmation to the `customer`, the notice to the `seller`, the report to the seller
 * that a mail to the customer is `undelivered`, the `change` that tells the customer what happened to the order, the
 * `seller-change` that tells the seller what the customer did, a `message` to the customers of a week, `readdressed`, which tells the
 * previous address that the customer gave the order another one, and the `request` that asks the customer to pay.
 */
export type MailKind = (typeof mailKinds)[number];

/** The mails about an event. */
export const eventMailKinds = ["change", "readdressed", "seller-change", "request"] as const;

/** Whether a mail goes to the seller, and not to a customer. */
export function isToSeller(kind: MailKind): boolean {
  return (sellerMailKinds as readonly MailKind[]).includes(kind);
}

/** Whether the seller learns that a mail could not be delivered. */
export function isReported(kind: MailKind): kind is ReportedMailKind {
  return (reportedMailKinds as readonly MailKind[]).includes(kind);
}

/** Longer than any mail waits for its next attempt, and than any is claimed, in milliseconds (`nextAttempt`, `createOutboxWorker`). */
export const [longestWait, longestClaim] = [4 * 60 * 60_000, 10 * 60_000] as const;

/**
 * Whether a time until which something waits has passed. If it is further off than `longest`, it was stored while the clock was ahead, and
 * has passed too.
 */
export function isOver(until: number, longest: number, now: number): boolean {
  return until <= now || until > now + longest;
}

/**
 * Whether a mail waits since a time that is still to come, which is two minutes off at most (`undoableFor`): the clock was ahead when it
 * was stored.
 */
export function waitsSinceFuture(waitingSince: number, now: number): boolean {
  return waitingSince > now + 3 * 60_000;
}

export const mailStatuses = ["waiting", "sent", "dead", "withdrawn"] as const;

/**
 * A `dead` mail is not tried anymore: the customer's address does not exist, or the mail failed for too long. A `withdrawn` one is
 * never sent, because what it tells was taken back before, or what it asks for was paid.
 */
export type MailStatus = (typeof mailStatuses)[number];

/** The reason, in place of a failure, of a request that was withdrawn because its order has another email address since it was asked for. */
export const readdressed = "READDRESSED";

/** A mail about an event; it is stored with the event, and withdrawn if that is undone before the mail is sent. */
export interface NewEventMail {
  readonly kind: (typeof eventMailKinds)[number];
  readonly recipient: string;
  /** When it may be sent, in milliseconds since 1970 UTC. */
  readonly dueAt: number;
}

export interface MailList {
  readonly status: MailStatus;
  readonly limit: number;
}

export interface MailClaim {
  readonly now: number;
  /** The maximum number of mails. */
  readonly limit: number;
  /** Groups of kinds of mails, each with a maximum number of its own, the most urgent first; all kinds in one if it is missing. */
  readonly groups?: readonly MailGroup[];
  readonly claimedUntil: number;
  /** Identifies the claim; a new one for each claim. */
  readonly token: string;
}

export interface MailGroup {
  readonly kinds: readonly MailKind[];
  readonly limit: number;
}

/** What a mail is about, beside its order. */
export interface MailSubject {
  /** The id of an event; null for the mails about the order itself, and for messages. */
  readonly eventId: number | null;
  /** The id of a message; null for other mails. */
  readonly messageId: number | null;
}

export interface ClaimedMail extends MailSubject {
  readonly id: number;
  readonly orderNumber: string;
  readonly kind: MailKind;
  /** The revision of the order that the mail shows; 0 is the order as it was placed. */
  readonly revision: number;
  readonly recipient: string;
  /** How often the mail was claimed, including this claim. */
  readonly attempts: number;
  /** When sending began: when the order was received, when a mail about an event was due first, or when it was retried by hand. */
  readonly waitingSince: number;
}

export interface MailFailure {
  readonly id: number;
  readonly token: string;
  readonly now: number;
  /** May name the recipient, so it must not be logged. */
  readonly reason: string;
  /** When to try again; undefined makes the mail dead. */
  readonly nextAttemptAt: number | undefined;
  /** Whether it was not sent because what it tells is not so anymore: then it is withdrawn. */
  readonly isOver?: boolean;
  /** The recipient of the `undelivered` mail; undefined for that of the order's mail to the seller. */
  readonly reportTo?: string | undefined;
}

export interface MailRetry {
  readonly now: number;
  readonly which: { readonly id: number } | { readonly status: MailStatus };
  /** Another address for those of some kinds, or of all kinds. */
  readonly to?:
    | { readonly recipient: string; readonly kinds?: readonly MailKind[] | undefined }
    | undefined;
  /** Leaves out mails whose claim is still valid: they are being sent. */
  readonly sparesClaimed?: boolean;
}

export interface ListedMail extends Omit<ClaimedMail, "waitingSince"> {
  readonly status: MailStatus;
  readonly createdAt: number;
  readonly nextAttemptAt: number;
  readonly sentAt: number | undefined;
  readonly lastError: string | undefined;
}

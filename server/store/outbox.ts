export const mailKinds = ["customer", "seller", "undelivered"] as const;

/**
 * What a mail about an order is: the confirmation to the `customer`, the notice to the `seller`, and the report to the seller
 * that the confirmation is `undelivered`.
 */
export type MailKind = (typeof mailKinds)[number];

/** The mails to the seller. They are retried without end, because they are how she learns of an order or of a problem with it. */
export const sellerMailKinds: readonly MailKind[] = ["seller", "undelivered"];

export const mailStatuses = ["waiting", "sent", "dead"] as const;

/** A `dead` mail is not tried any more: the customer's address does not exist, or the mail failed for too long. */
export type MailStatus = (typeof mailStatuses)[number];

/**
 * The mails about orders. `saveOrders` adds both mails of an order in the order's own transaction, so no order is without
 * them. A mail is stored without text: it is rendered from its order when it is sent. Times are milliseconds since 1970 UTC.
 */
export interface Outbox {
  /**
   * Claims mails that are due at `now`, those due longest first. Until `claimedUntil` no other process can claim them. A mail
   * whose claim expires is due again, because the process that claimed it may have ended.
   */
  readonly claimMails: (claim: MailClaim) => Promise<readonly ClaimedMail[]>;

  /** Marks a mail as sent, even if another claim on it has been made meanwhile, so that it is not sent once more. */
  readonly markMailSent: (mail: { readonly id: number; readonly sentAt: number }) => Promise<void>;

  /**
   * Records that sending failed. Has no effect if `token` no longer holds the claim: the mail belongs to another claim then.
   * A customer's mail that becomes dead adds an `undelivered` mail, due at `now`, in the same transaction.
   */
  readonly markMailFailed: (failure: MailFailure) => Promise<void>;

  /** The mails of one status, by due time, latest first. */
  readonly listMails: (list: {
    readonly status: MailStatus;
    readonly limit: number;
  }) => Promise<readonly ListedMail[]>;

  /** The mail of one kind about an order; undefined if there is none. */
  readonly findMail: (mail: {
    readonly orderNumber: string;
    readonly kind: MailKind;
  }) => Promise<ListedMail | undefined>;

  /**
   * Makes mails due at `now` as if they were new, whatever their status, and gives their number. `recipients` replaces the
   * addresses of the mails of a kind. A customer's mail takes its `undelivered` mail back if that was not sent yet.
   */
  readonly retryMails: (retry: MailRetry) => Promise<number>;

  /** Sends the waiting mails to the seller to another address, due at `now`, and gives the number of those that had another one. */
  readonly redirectSellerMails: (to: {
    readonly recipient: string;
    readonly now: number;
  }) => Promise<number>;

  readonly countMails: () => Promise<MailCounts>;
}

/** A mail that tells about an event of an order, stored together with the event. */
export interface NewToldMail {
  /** `change`: to the customer; `seller-change`: to the seller, about what the customer did. */
  readonly kind: "change" | "seller-change";
  readonly recipient: string;
  readonly dueAt: number;
}

export interface MailClaim {
  readonly now: number;
  /** The maximum number of mails. */
  readonly limit: number;
  /** The kinds of mails; all of them if it is missing. */
  readonly kinds?: readonly MailKind[];
  /** Instead of `kinds`: groups of kinds, each with a maximum number of its own, the most urgent first. */
  readonly groups?: readonly MailGroup[];
  readonly claimedUntil: number;
  /** Identifies the claim; a new one for each claim. */
  readonly token: string;
}

export interface MailGroup {
  readonly kinds: readonly MailKind[];
  readonly limit: number;
}

export interface ClaimedMail {
  readonly id: number;
  readonly orderNumber: string;
  readonly kind: MailKind;
  readonly recipient: string;
  /** How often the mail was claimed, including this claim. */
  readonly attempts: number;
  /** When sending began: when the order was received, or when the mail was retried by hand. */
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
  /** The recipient of the `undelivered` mail; undefined for that of the order's mail to the seller. */
  readonly reportTo?: string | undefined;
}

export interface MailRetry {
  readonly now: number;
  readonly which: { readonly id: number } | { readonly status: MailStatus };
  readonly recipients?: { readonly [Kind in MailKind]?: string };
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

export interface MailCounts {
  readonly waiting: number;
  readonly dead: number;
  /** The earliest `waitingSince` of the waiting mails; undefined if there are none. */
  readonly waitingSince: number | undefined;
}

export const mailKinds = ["customer", "seller"] as const;

/** To whom a mail tells of an order: the confirmation to the customer, the notice to the seller. */
export type MailKind = (typeof mailKinds)[number];

export const mailStatuses = ["waiting", "sent", "dead"] as const;

/** `dead` is a mail that is not tried any more: it was refused for good, or failed for too long. */
export type MailStatus = (typeof mailStatuses)[number];

/**
 * The mails that tell of orders. `saveOrders` adds both mails of an order in the order's own transaction, so that there is
 * no order without them. A mail has no text here: it is rendered from its order when it is sent.
 * Times are milliseconds since 1970 UTC.
 */
export interface Outbox {
  /**
   * Gives mails that are due at `now`, the longest due first, and keeps them from everybody else until `claimedUntil`: of
   * any number of processes one gets a mail. A mail whose claim runs out is due again, since whoever had it may be gone.
   */
  readonly claimMails: (claim: MailClaim) => Promise<readonly ClaimedMail[]>;

  /** The mail was handed over. Holds whoever has claimed the mail since: it must not be sent once more than needed. */
  readonly markMailSent: (mail: { readonly id: number; readonly sentAt: number }) => Promise<void>;

  /** Sending failed. Without effect where `token` does not hold the claim any more: somebody else answers for the mail then. */
  readonly markMailFailed: (failure: MailFailure) => Promise<void>;

  /** Mails of one status, those that were due last first. */
  readonly listMails: (list: {
    readonly status: MailStatus;
    readonly limit: number;
  }) => Promise<readonly ListedMail[]>;

  /**
   * Makes mails due at `now` as if they were new, be they sent, dead or waiting; gives how many there were.
   * `recipients` replaces the address of mails of a kind.
   */
  readonly retryMails: (retry: MailRetry) => Promise<number>;

  readonly countMails: () => Promise<MailCounts>;
}

export interface MailClaim {
  readonly now: number;
  /** At most so many mails. */
  readonly limit: number;
  readonly claimedUntil: number;
  /** Names who claims; a new one for each claim. */
  readonly token: string;
}

export interface ClaimedMail {
  readonly id: number;
  readonly orderNumber: string;
  readonly kind: MailKind;
  readonly recipient: string;
  /** How often it was claimed, this time counted. */
  readonly attempts: number;
  /** Since when it has been tried: when its order was received, or when it was retried. */
  readonly waitingSince: number;
}

export interface MailFailure {
  readonly id: number;
  readonly token: string;
  /** May name the recipient, so it is not for logs. */
  readonly reason: string;
  /** When to try again; undefined for never: the mail is dead then. */
  readonly nextAttemptAt: number | undefined;
}

export interface MailRetry {
  readonly now: number;
  readonly which: { readonly id: number } | { readonly status: MailStatus };
  readonly recipients?: { readonly [Kind in MailKind]?: string };
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
  /** Since when the longest waiting mail has waited; undefined where none waits. */
  readonly waitingSince: number | undefined;
}

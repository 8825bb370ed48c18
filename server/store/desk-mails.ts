import type { ListedMail, MailStatus } from "./outbox.ts";

/** What the seller sees of the mails about orders. Times are milliseconds since 1970 UTC. */
export interface DeskMails {
  /** All mails about an order, oldest first. */
  readonly mailsOfOrder: (orderNumber: string) => Promise<readonly NamedMail[]>;

  /** A mail by its id; undefined if there is none. */
  readonly findNamedMail: (id: number) => Promise<NamedMail | undefined>;

  /** Those of `reportedMailKinds` of one status, by due time, latest first. */
  readonly customerMails: (list: {
    readonly status: MailStatus;
    readonly limit: number;
  }) => Promise<readonly NamedMail[]>;

  /**
   * Makes a mail due at `now` as if it were new, to `recipient` if one is given. A mail that is being sent is not changed, because
   * its outcome belongs to the claim; whoever asks sees the old recipient. Undefined for an unknown mail.
   */
  readonly sendMailAgain: (mail: {
    readonly id: number;
    readonly recipient: string | undefined;
    readonly now: number;
  }) => Promise<NamedMail | undefined>;
}

export interface NamedMail extends ListedMail {
  /** The name of the customer of its order. */
  readonly customerName: string;
}

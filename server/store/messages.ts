import type { LocalizedText } from "#domain/language/language.ts";

/** The messages of the seller to the customers of a week. Times are milliseconds since 1970 UTC. */
export interface Messages {
  /**
   * Stores a message and its mails, one for each recipient, in one durable transaction. It may be stored again with its action id
   * at any time: it stays one message with the mails of the first time.
   */
  readonly saveMessage: (message: NewMessage) => Promise<SaveMessageOutcome>;

  /** The messages to customers of a week, newest first. */
  readonly messagesOfWeek: (week: string) => Promise<readonly SentMessage[]>;

  /** Undefined for an unknown message. */
  readonly findMessage: (
    which: { readonly id: number } | { readonly actionId: string },
  ) => Promise<SentMessage | undefined>;

  /** Withdraws the mails of a message that are neither sent nor being sent. Undefined for an unknown message. */
  readonly withdrawMessage: (message: {
    readonly actionId: string;
    readonly now: number;
  }) => Promise<SentMessage | undefined>;
}

/** What the seller wrote. A language that no recipient reads may be empty. */
export interface Message {
  /** Made by the device for this message; a repetition has the same. */
  readonly actionId: string;
  readonly deviceId: number | null;
  readonly at: number;
  /** When its mails may be sent. */
  readonly dueAt: number;
  /** The week whose customers get it. */
  readonly week: string;
  /** The delivery place whose customers get it, in Hebrew; null for all of them. */
  readonly place: string | null;
  readonly subject: LocalizedText;
  readonly text: LocalizedText;
}

export interface NewMessage extends Message {
  readonly recipients: readonly {
    readonly orderNumber: string;
    /** The revision of the order that the mail names. */
    readonly revision: number;
    /** The address of the order. A mail goes to the corrected one if the seller corrected it. */
    readonly email: string;
  }[];
}

export type SaveMessageOutcome =
  | { readonly kind: "stored" | "repeated"; readonly message: SentMessage }
  /** Another message has this action id. */
  | { readonly kind: "action-reused" };

/** A message, and what became of its mails. */
export interface SentMessage extends Message {
  readonly id: number;
  readonly waiting: number;
  readonly sent: number;
  readonly dead: number;
  readonly withdrawn: number;
}

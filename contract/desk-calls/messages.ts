import * as v from "valibot";
import type { OpeningOffer } from "#domain/catalogue/tells-of-opening.ts";
import type { Language } from "#domain/language/language.ts";
import { answers, type Call, nothing, sentAction } from "./call.ts";
import { owner, quiet, reads } from "./call-rules.ts";
import { type InLanguages, inLanguages } from "./in-languages.ts";

/** A message to the customers of a week, and how many of its mails became what. Times are milliseconds since 1970 UTC. */
export interface ShownMessage {
  readonly actionId: string;
  /** When it was written. */
  readonly at: number;
  /** When its mails are sent; until then all of them can be withdrawn. */
  readonly dueAt: number;
  readonly week: string;
  /** The delivery place whose customers got it; null for all of them. */
  readonly place: string | null;
  readonly subject: InLanguages;
  readonly text: InLanguages;
  readonly waiting: number;
  readonly sent: number;
  /** Mails that could not be delivered. */
  readonly dead: number;
  readonly withdrawn: number;
}

/** The outcome of sending a message. */
export type MessageOutcome =
  /** Its mails are in the outbox. */
  | "recorded"
  /** It was stored before, with the same action id. */
  | "repeated"
  /** Nothing was stored, as with those below: another message has this action id. */
  | "action-reused"
  /** There is no such order with an email address. */
  | "nobody"
  /** There is a subject without a text or a text without a subject, in the language of one of the orders. */
  | "language-missing";

/** Who asked to be told by email when orders open, and what was sent to them. Times are milliseconds since 1970 UTC. */
export interface ShownSubscribers {
  /** Whether customers are offered it, and messages are sent. */
  readonly offer: OpeningOffer;
  /** How many have confirmed their address, by the language that they read. */
  readonly confirmed: Readonly<Record<Language, number>>;
  readonly unconfirmed: number;
  /** In the last 90 days, as `undeliverable`: the addresses that do not exist, which get nothing more. */
  readonly stopped: number;
  readonly undeliverable: readonly { readonly email: string; readonly at: number }[];
  /** Whether orders are taken now. */
  readonly isOpen: boolean;
  /** The newest message to them of which not everything was withdrawn. */
  readonly last: ShownMessage | null;
  /** From when on the next one can be sent; null: now. */
  readonly nextAt: number | null;
}

/** The outcome of `tellSubscribers`; those of messages mean the same. */
export type TellOutcome =
  | Exclude<MessageOutcome, "language-missing">
  /** Nothing was stored, as with those below: these mails are not offered, see `ShownSubscribers`. */
  | "not-offered"
  /** Orders of this week are not taken now. */
  | "not-open"
  /** Another message was sent less than six days ago. */
  | "too-soon";

/** The text for a chat about the week that orders are taken for. The program sends it to nobody: the seller copies or shares it. */
export interface ShownWeekMessage {
  readonly week: string;
  /** As it was kept last; empty until then. */
  readonly greeting: InLanguages;
  /** What is new or back, what is limited, when orders close and when the food comes. Line breaks are `\n`. */
  readonly text: InLanguages;
  /** The dishes that can be ordered now, in the order of the menu. */
  readonly dishes: readonly { readonly id: string; readonly name: InLanguages }[];
  /** Who ordered in at least three of the last four weeks that were not skipped, and has no order of this week, not even a canceled one. */
  readonly regulars: readonly Regular[];
  /** What she writes to them, as it was kept last; until then words of the shop. */
  readonly invitation: InLanguages;
}

/** Somebody who orders nearly every week, as in the newest order. */
export interface Regular {
  /** The number of that order. */
  readonly number: string;
  readonly name: string;
  readonly phoneNumber: string;
  readonly language: Language;
}

/** The texts that the seller writes once, for all weeks. */
const keptTexts = ["greeting", "invitation"] as const;
export type KeptTextName = (typeof keptTexts)[number];

/** The date of a deadline, `YYYY-MM-DD`. */
const week = v.string();

export const messageCalls = {
  /** The messages that were sent to the customers of a week, newest first. */
  messages: {
    ...reads(owner),
    request: v.strictObject({ week }),
    answer: answers<readonly ShownMessage[]>(),
  },

  /**
   * Sends a message to the customers of a week, or to those of one delivery place: one mail for each order that is not canceled and has an
   * email address, in the language of the order. The mails wait two minutes. It is idempotent by its action id.
   */
  sendMessage: {
    roles: owner,
    confirmed: "always",
    mails: "customers",
    words: "customers",
    undo: "yes",
    orders: "of a week",
    limit: "taken back for two minutes",
    request: v.strictObject({
      actionId: sentAction.actionId,
      week,
      /** The name of a delivery place in either language; null for all of them. */
      place: v.nullable(v.string()),
      /** 1 to 120 characters. Subject and text of one of the languages may be empty; its readers get the other, with a line that says so. */
      subject: inLanguages,
      /** 1 to 4,000 characters; line breaks stay. */
      text: inLanguages,
    }),
    answer: answers<{ readonly outcome: MessageOutcome }>(),
  },

  /** Withdraws the mails of a message that are not sent yet; null for an unknown one. */
  withdrawMessage: {
    ...quiet,
    roles: owner,
    confirmed: "never",
    undo: "no",
    orders: "of a week",
    request: v.strictObject({ actionId: v.string() }),
    answer: answers<ShownMessage | null>(),
  },

  /** Whole for the owner only: it has addresses. */
  subscribers: {
    ...reads(owner),
    request: nothing,
    answer: answers<ShownSubscribers>(),
  },

  /**
   * Sends everybody who asked for it and confirmed it a mail that orders are open, with a text, at most once in six days. The mails wait two
   * minutes, and `withdrawMessage` takes them back. It is idempotent by its action id.
   */
  tellSubscribers: {
    roles: owner,
    confirmed: "always",
    mails: "customers",
    words: "customers",
    undo: "yes",
    orders: "none",
    limit: "once in six days; taken back for two minutes",
    request: v.strictObject({
      actionId: sentAction.actionId,
      /** The week that orders are taken for, as in `weekMessage`. */
      week,
      /** Up to 4,000 characters; line breaks stay. One of the languages may be empty; its readers get the other, with a line that says so. */
      text: inLanguages,
    }),
    answer: answers<{ readonly outcome: TellOutcome }>(),
  },

  /** Takes an address off the list, because its reader asked the seller to; false if it is not on it. */
  removeSubscriber: {
    ...quiet,
    roles: owner,
    confirmed: "always",
    undo: "no",
    limit: "one address, which can ask again",
    request: v.strictObject({ email: v.string() }),
    answer: answers<boolean>(),
  },

  weekMessage: {
    ...reads(owner),
    request: nothing,
    answer: answers<ShownWeekMessage>(),
  },

  /** Keeps a text of `weekMessage` for the next weeks: at most 1,000 characters in each language. It is idempotent. */
  keepText: {
    ...quiet,
    roles: owner,
    confirmed: "never",
    words: "customers",
    limit: "she sends it herself, and reads it before",
    request: v.strictObject({ name: v.picklist(keptTexts), text: inLanguages }),
    answer: answers<boolean>(),
  },
} as const satisfies Readonly<Record<string, Call>>;

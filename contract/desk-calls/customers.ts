import * as v from "valibot";
import { type Language, languages } from "#domain/language/language.ts";
import { answers, type Call } from "./call.ts";
import { owner, quiet, reads } from "./call-rules.ts";
import type { RecordOfOrder } from "./order-page.ts";
import type { OrderOnDesk } from "./shown-order.ts";

/** Somebody who ordered, as one order says. Sums are over the orders of all weeks, in agorot. */
export interface FoundCustomer {
  /** The number of the newest order; of those that are not canceled, if there is one. */
  readonly number: string;
  readonly phoneNumber: string;
  readonly name: string;
  /** The delivery place, in the language of the order. */
  readonly place: string;
  /** Empty for a pickup. */
  readonly address: string;
  /** When that order was received. */
  readonly receivedAt: number;
  /** How many there are. */
  readonly orders: number;
  readonly toPay: number;
  readonly toGiveBack: number;
}

/** Orders with the same phone number or email address are of the same person, unless the seller decided otherwise. */
export interface PersonOnRecord {
  /** All orders, the newest first, canceled ones too. The first has the person's details. The lasting notes about the person are in each. */
  readonly orders: readonly OrderOnDesk[];
  /** The numbers of damaged orders. */
  readonly unreadable: readonly string[];
  /** What the seller decided about who it is and did not take back, the newest first. */
  readonly decisions: readonly ShownDecision[];
  /** Orders that have something of this person and of others, and joined them not. */
  readonly questions: readonly ShownQuestion[];
}

/** That an order is of the same person as another one, or was parted: it is of somebody else than those with other names. */
export interface ShownDecision {
  /** The order on which it was written. */
  readonly number: string;
  /** What takes it back. */
  readonly actionId: string;
  /** The other order of the same person; null if it was parted. */
  readonly with: string | null;
}

/**
 * An order that has the phone number of one customer and the email address of another one, or that was changed to what somebody else has.
 * `joined` and `parted` of the order answer it.
 */
export interface ShownQuestion {
  readonly order: NamedOrder;
  /** An order of each of the others. */
  readonly others: readonly NamedOrder[];
}

export interface NamedOrder {
  readonly number: string;
  /** The customer's. */
  readonly name: string;
}

/** Everything that is stored of a person. */
export interface CustomerOnRecord {
  /** Oldest first. */
  readonly orders: readonly RecordOfOrder[];
  /** The orders that erasing would leave now. */
  readonly staying: readonly LeftOrder[];
  /** Everybody whom erasing takes: what the orders that it would take say of whom they are, or said before a change. */
  readonly takes: readonly TakenContact[];
  /** Who asked, with an address of this customer, to be told by email when orders open. */
  readonly subscriptions: readonly StoredSubscription[];
  /** Of other people's orders those that have something of this customer, too; erasing leaves them. */
  readonly questions: readonly ShownQuestion[];
  /** The copies of the database that have data of the customer, also after erasing. */
  readonly copies: readonly KeptCopy[];
}

/** Times are milliseconds since 1970 UTC. */
export interface StoredSubscription {
  readonly email: string;
  readonly language: Language;
  readonly askedAt: number;
  readonly confirmedAt: number | null;
  /** When the reader wanted nothing more. */
  readonly stoppedAt: number | null;
  /** When the mail server refused the address. */
  readonly undeliverableAt: number | null;
}

export interface TakenContact {
  readonly name: string;
  readonly phoneNumber: string;
  /** Empty without one. */
  readonly email: string;
  /** The numbers of the orders. */
  readonly orders: readonly string[];
}

export interface ErasedCustomer {
  /** How many orders were erased now. */
  readonly erased: number;
  readonly left: readonly LeftOrder[];
  readonly copies: readonly KeptCopy[];
}

/** An order that was not erased: it is still to be handed over, or a mail about it is being sent in this moment. */
export interface LeftOrder {
  readonly number: string;
  readonly why: "open" | "mailing";
}

/** A copy of the database that still has data of the customer. */
export interface KeptCopy {
  /** The name of the file. */
  readonly name: string;
  /** When it will be removed; null if somebody has to delete it. */
  readonly endsAt: number | null;
}

export const customerCalls = {
  /** The people whom a search finds, see `Store.findPeople`, at most 30, those who ordered last first; an empty one finds all. */
  customers: {
    ...reads(owner),
    request: v.strictObject({ search: v.string() }),
    answer: answers<readonly FoundCustomer[]>(),
  },

  /** The person of an order; null for an unknown order and for an erased one. */
  person: {
    ...reads(owner),
    request: v.strictObject({ number: v.string(), language: v.picklist(languages) }),
    answer: answers<PersonOnRecord | null>(),
  },

  /** Everything that is stored of the person of an order; null for an unknown order and for an erased one. */
  customer: {
    ...reads(owner),
    request: v.strictObject({ number: v.string(), language: v.picklist(languages) }),
    answer: answers<CustomerOnRecord | null>(),
  },

  /**
   * Erases name, phone number, email address, address and notes from all orders of the person of an order, and the mails about them.
   * Dishes, sums and payments stay. It cannot be taken back, and may be sent again.
   */
  eraseCustomer: {
    ...quiet,
    roles: owner,
    confirmed: "always",
    undo: "no",
    orders: "of a person",
    request: v.strictObject({ number: v.string() }),
    answer: answers<ErasedCustomer>(),
  },

  /**
   * Lets the coming night erase the customers of all old weeks up to one, which must be the last of those that wait; null takes that back,
   * as long as they are not erased. Gives whether any week was let go.
   */
  eraseOldWeeks: {
    ...quiet,
    roles: owner,
    confirmed: { when: "it lets weeks go" },
    orders: "of a week",
    limit: "done in the coming night, and taken back until then",
    request: v.strictObject({ through: v.nullable(v.string()) }),
    answer: answers<boolean>(),
  },
} as const satisfies Readonly<Record<string, Call>>;

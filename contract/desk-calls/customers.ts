import * as v from "valibot";
import { answers, type Call } from "./call.ts";
import { owner, quiet, reads } from "./call-rules.ts";

/** Somebody who ordered, as one order says. Sums are over the orders of all weeks, in agorot. */
export interface FoundCustomer {
  /** The number of the newest order; of those that are not cancelled, if there is one. */
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
  /** The people whom a search finds, see `Store.findPeople`, at most 30, whoever ordered last first; an empty one finds all. */
  customers: {
    ...reads(owner),
    request: v.strictObject({ search: v.string() }),
    answer: answers<readonly FoundCustomer[]>(),
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

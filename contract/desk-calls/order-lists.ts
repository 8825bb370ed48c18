import * as v from "valibot";
import { languages } from "#domain/language/language.ts";
import { answers, type Call, whole } from "./call.ts";
import { owner, reads, rolesWithSums } from "./call-rules.ts";
import type { OrderOnDesk } from "./shown-order.ts";

/** A page of orders of all weeks. */
export interface FoundOrders {
  readonly orders: readonly OrderOnDesk[];
  /** The numbers of those that are damaged and cannot be read. */
  readonly unreadable: readonly string[];
  /** The `before` of the next page; null if there are no older ones. */
  readonly before: number | null;
}

/** A page of the orders with something to pay or to give back. The sums are of all of them, whatever the search, in agorot. */
export interface OrdersWithBalance {
  readonly orders: readonly OrderOnDesk[];
  /** The numbers of those of the page that are damaged and cannot be read. */
  readonly unreadable: readonly string[];
  /** The `after` of the next page; null on the last one. */
  readonly after: string | null;
  /** How many are not paid. */
  readonly unpaid: number;
  readonly toPay: number;
  /** How many have something to give back. */
  readonly refunds: number;
  readonly toGiveBack: number;
}

const language = v.picklist(languages);

export const orderListCalls = {
  /**
   * The orders of all weeks that a search finds, the newest first, 30 at a time: by beginnings of the words of a name (two letters at
   * least), whatever marks are in them, by the last four or more digits of a phone number, by the beginning of an email address with its
   * `@`, by three or more digits with which the order number begins, or by an amount in shekels that an order costs or that is open. An
   * order is also found by what it was before it was changed.
   */
  findOrders: {
    ...reads(owner),
    request: v.strictObject({ search: v.string(), before: v.nullable(whole), language }),
    answer: answers<FoundOrders>(),
  },

  /**
   * The orders of all weeks that are not paid or have something to give back, oldest week first, 100 at a time; those of the week
   * `otherThan` are left out. With `search` only those that it finds, as the desk searches a week.
   */
  ordersWithBalance: {
    ...reads(rolesWithSums),
    request: v.strictObject({
      search: v.string(),
      /** `YYYY-MM-DD`. */
      otherThan: v.nullable(v.string()),
      after: v.nullable(v.string()),
      language,
    }),
    answer: answers<OrdersWithBalance>(),
  },
} as const satisfies Readonly<Record<string, Call>>;

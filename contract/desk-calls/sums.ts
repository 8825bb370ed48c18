import * as v from "valibot";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import { answers, type Call, nothing } from "./call.ts";
import { owner, reads, rolesWithSums } from "./call-rules.ts";

/** An order that is not paid. */
export interface OwedOrder {
  readonly number: string;
  /** The customer's. */
  readonly name: string;
  /** In agorot. */
  readonly toPay: number;
  readonly hasEmail: boolean;
  /** Whether its customer was asked within the last day. */
  readonly isAskedLately: boolean;
}

/** Money that changed hands in one way, in agorot. */
export interface WaySum {
  readonly way: PaymentWay;
  readonly amount: number;
}

/** A payment that was marked as received and stands. */
export interface ReceivedPayment {
  /** Of its order. */
  readonly number: string;
  /** The customer's. */
  readonly name: string;
  readonly phoneNumber: string;
  /** In agorot, more than 0. */
  readonly amount: number;
  /** When it was marked, in milliseconds since 1970 UTC. */
  readonly at: number;
  readonly actionId: string;
}

export interface LimitTaken {
  /** The id of the limit. */
  readonly id: string;
  /** Portions of all orders that are not canceled, or how many orders, see `orderLimits`. More than the limit allows, if the seller took more. */
  readonly taken: number;
}

/** The date of a deadline, `YYYY-MM-DD`. */
const week = v.string();

export const sumCalls = {
  /** The years from the newest to the oldest week that has orders. */
  years: {
    ...reads(rolesWithSums),
    request: nothing,
    answer: answers<readonly number[]>(),
  },

  /** The orders that are not paid of a week, or with null of all weeks, oldest week first. */
  owed: {
    ...reads(owner),
    request: v.strictObject({ week: v.nullable(week) }),
    answer: answers<readonly OwedOrder[]>(),
  },

  /** What was received for the orders of a week in each way, less what was given back in that way. */
  moneyByWay: {
    ...reads(rolesWithSums),
    request: v.strictObject({ week }),
    answer: answers<readonly WaySum[]>(),
  },

  /** The payments that were marked as received in the last 60 days and stand, oldest first. A list that is pasted is compared with them. */
  paymentsLately: {
    ...reads(owner),
    request: nothing,
    answer: answers<readonly ReceivedPayment[]>(),
  },

  /** The orders of a week as a CSV file for spreadsheets. */
  ordersCsv: {
    ...reads(owner),
    request: v.strictObject({ week }),
    answer: answers<string>(),
  },

  /** What the orders of the week that orders are taken for take of each limit of the newest catalogue, in its sequence. */
  limits: {
    ...reads(owner),
    request: nothing,
    answer: answers<readonly LimitTaken[]>(),
  },
} as const satisfies Readonly<Record<string, Call>>;

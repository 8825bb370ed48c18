import * as v from "valibot";
import { languages } from "#domain/language/language.ts";
import type { PaymentWay } from "#domain/order-log/desk-event.ts";
import type { YearSums } from "#domain/order-log/sum-year.ts";
import { answers, type Call, whole } from "./call.ts";
import { reads, rolesWithSums } from "./call-rules.ts";

/** What was sold and received in a year, in agorot. Canceled orders are in `received` only. */
export interface ShownYear extends Omit<YearSums, "months"> {
  /** The months of the weeks, and what was received in each month for any order; months with neither are left out. */
  readonly months: readonly MonthSums[];
  /** What was received in the year in each way, for any order, less what was given back. */
  readonly byWay: readonly { readonly way: PaymentWay; readonly amount: number }[];
  /** The numbers of the orders that cannot be read: they are in no table of dishes and places. */
  readonly unreadable: readonly string[];
  /** In the year of the week that is worked on now: this week, the four before it, and the same week a year before, if there were orders. */
  readonly compared: ComparedWeeks | null;
}

export interface MonthSums {
  /** 1 to 12. */
  readonly month: number;
  readonly orders: number;
  readonly due: number;
  readonly received: number;
}

export interface ComparedWeeks {
  readonly now: ComparedWeek;
  readonly before: readonly ComparedWeek[];
  readonly yearAgo: ComparedWeek | null;
}

export interface ComparedWeek {
  /** `YYYY-MM-DD`. */
  readonly week: string;
  readonly orders: number;
  readonly due: number;
}

const year = v.pipe(whole, v.minValue(1970), v.maxValue(9998));

export const yearCalls = {
  /**
   * What was sold and received in a year. An order belongs to the year of its week, a payment to the year in which it was pressed.
   */
  year: {
    ...reads(rolesWithSums),
    request: v.strictObject({ year, language: v.picklist(languages) }),
    answer: answers<ShownYear>(),
  },

  /** A table of a year for the accountant, as a CSV file with Hebrew headings. */
  accountCsv: {
    ...reads(rolesWithSums),
    request: v.strictObject({ year, table: v.picklist(["orders", "payments"]) }),
    answer: answers<string>(),
  },
} as const satisfies Readonly<Record<string, Call>>;

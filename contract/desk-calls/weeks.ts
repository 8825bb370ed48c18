import * as v from "valibot";
import { timeOfWeek } from "#domain/catalogue/parse-weeks.ts";
import type { OfOrders } from "#domain/order-log/desk-event.ts";
import type { WeekDeadline } from "#domain/schedule/week-exception.ts";
import { answers, type Call, nothing } from "./call.ts";
import { owner, reads, rolesWithSums } from "./call-rules.ts";
import type { InLanguages } from "./in-languages.ts";
import type { WeekSums } from "./week-sums.ts";

/** What the list of all weeks says of one. */
export type ListedWeek = Pick<WeekSums, "week" | "isClosed" | "orders" | "unpaid" | "due">;

/** A week that is to come, by a weekly deadline that may not be saved yet. Times are milliseconds since 1970 UTC. */
export interface WeekAhead {
  /** The date of its ordinary deadline, `YYYY-MM-DD`, which stays its name where it has another one. */
  readonly week: string;
  /** Of a closed week the one that it would have. */
  readonly deadline: number;
  /** When orders for it are taken from; null where they are taken now, or from the deadline of the week before. */
  readonly opensAt: number | null;
  /** Whether no orders are taken for it. */
  readonly isClosed: boolean;
  /** Without the canceled ones. */
  readonly orders: number;
}

export interface NextWeek extends WeekAhead {
  readonly ordinaryDeadline: number;
  /** Its own deadline on the shop's clock; null for the ordinary one. */
  readonly ownDeadline: WeekDeadline | null;
  /** When all of its orders are handed over, whatever the times of the places are; null for those. */
  readonly ownHandOver: OwnHandOver | null;
  /** The days on which its orders are handed over at its places, in words that follow a colon; null where no place has a time. */
  readonly handOverDays: InLanguages | null;
  /** How many of its orders were told another time than counts now, without those that are canceled or handed over. */
  readonly toldOtherwise: number;
  /** Why it is closed or has another deadline, as customers read it. */
  readonly reason: InLanguages | null;
  /** The same as long as nobody keeps the week otherwise. */
  readonly version: string;
  /** How many of its orders have an email address of the customer. */
  readonly withEmail: number;
  /** The week into which its orders can be moved: the next one that is not closed. */
  readonly nextOpenWeek: string;
  /** The `keepWeek` that made it as it is, where it can be taken back. */
  readonly lastKept: KeptWeek | null;
  /** Those on the days from the day before the deadline until the Saturday after it, when the orders are cooked and handed over. */
  readonly holidays: readonly ShownHoliday[];
}

/** A time of handing over of one week, on the shop's clock. */
export interface OwnHandOver {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly from: string;
  /** `HH:MM`, later than `from`. */
  readonly to: string;
}

export interface KeptWeek {
  readonly actionId: string;
  readonly ofOrders: OfOrders;
  /** How many orders it moved, canceled or promised for another time. */
  readonly orders: number;
}

export interface ShownHoliday {
  readonly name: InLanguages;
  /** The first of its days that are near the deadline, `YYYY-MM-DD`; it begins on the evening before. */
  readonly from: string;
  /** The last of these days. */
  readonly until: string;
  /** Whether work is forbidden on it. */
  readonly isRest: boolean;
  /** A reason for customers. */
  readonly reason: InLanguages;
}

export interface NextWeeks {
  /** Eight weeks, the nearest first, closed ones too. The first one is the week whose deadline is next. */
  readonly weeks: readonly NextWeek[];
  /** Weeks that are closed for orders and whose orders are being cooked and handed over; only their time of handing over can change. */
  readonly handedOver: readonly NextWeek[];
}

export const weekCalls = {
  /**
   * The weeks that have orders and the one that orders are taken for, newest first, 60 at a time. With `before` those that are older than
   * that week.
   */
  weeks: {
    ...reads(rolesWithSums),
    request: v.strictObject({ before: v.nullable(v.string()) }),
    answer: answers<readonly ListedWeek[]>(),
  },

  /** The weeks about which something can be decided. */
  nextWeeks: {
    ...reads(owner),
    request: nothing,
    answer: answers<NextWeeks>(),
  },

  /**
   * The coming weeks as they would be with this weekly deadline and opening: those that keep the previous deadline, and three after
   * them.
   */
  weeksWith: {
    ...reads(owner),
    request: v.strictObject({ deadline: timeOfWeek, opening: v.nullable(timeOfWeek) }),
    answer: answers<readonly (WeekAhead & { readonly keepsDeadline: boolean })[]>(),
  },

  /** The weeks to which an order can be moved, the earliest first: the one that is worked on now and the coming ones that are not closed. */
  weeksToMove: {
    ...reads(owner),
    request: nothing,
    answer: answers<readonly string[]>(),
  },
} as const satisfies Readonly<Record<string, Call>>;

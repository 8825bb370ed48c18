import * as v from "valibot";
import { languages } from "#domain/language/language.ts";
import type { ShoppingList } from "#domain/order/shopping-list.ts";
import type { Cursor, ListedIngredient, Sheet } from "#domain/order-log/desk-event.ts";
import type { KitchenLine } from "#domain/order-log/kitchen-lines.ts";
import type { PressTogether } from "#domain/order-log/presses-together.ts";
import type { RouteStop } from "#domain/order-log/route-stops.ts";
import type { Printing } from "#domain/order-log/week-state.ts";
import { answers, type Call, cursor } from "./call.ts";
import { ownerAndDriver, ownerAndHelper, quiet, reads, rolesWithOrders } from "./call-rules.ts";
import type { OrderOnDesk } from "./shown-order.ts";

/** A week with everything that is worked with, as a device reads it. Times are milliseconds since 1970 UTC. */
export interface ShownWeek {
  /** `YYYY-MM-DD`. */
  readonly week: string;
  readonly deadline: number;
  /** The server's time. */
  readonly now: number;
  readonly isClosed: boolean;
  readonly cursor: Cursor;
  /** Another one after a backup was restored: then all that was read before is outdated, and `since` of another generation means nothing. */
  readonly generation: string;
  /** In the sequence in which they were stored, canceled ones too. */
  readonly orders: readonly OrderOnDesk[];
  /** The numbers of the orders that are damaged. */
  readonly unreadable: readonly string[];
  /** What is to be cooked, in the order of the menu. Empty for a role that does not read it. */
  readonly kitchen: readonly KitchenLineOfWeek[];
  /** The delivery places in the seller's order. */
  readonly places: readonly string[];
  /** The stops of the driver, in the kept order: one for a building. Empty for a role that does not read them. */
  readonly route: readonly ShownStop[];
  /** The numbers of orders that one person gets at one door, for each person with two or more; an earlier version of the server gives none. */
  readonly ofOnePerson?: readonly (readonly string[])[];
  /** What is to be bought. Empty for a role that does not read it. */
  readonly shopping: ShoppingList;
  /** The last printing of each sheet that the role prints. */
  readonly printed: readonly ShownPrinting[];
}

export interface KitchenLineOfWeek extends KitchenLine {
  /** How many are cooked. */
  readonly cooked: number;
}

/** A stop with the numbers of its orders. */
export type ShownStop = Omit<RouteStop<string>, "written">;

export interface ShownPrinting extends Omit<Printing, "list"> {
  readonly sheet: Sheet;
  /** The numbers of the orders that came or changed since, so that their paper is wrong. */
  readonly changed: readonly string[];
  /** What the orders needed when the shopping list was printed; null for other sheets. */
  readonly list: readonly ListedIngredient[] | null;
}

export interface WeekChanges {
  /** The numbers of the orders of the week that came or changed, and of those that left it (their `state.week` is another one). */
  readonly orders: readonly string[];
  /** Whether something happened to the week as a whole. */
  readonly week: boolean;
  readonly cursor: Cursor;
  /** As in `ShownWeek`. */
  readonly generation: string;
}

/** What one press set of several kitchen lines, or boxes. */
export interface ShownPress extends Omit<PressTogether, "deviceId" | "handedOver"> {
  /** The numbers of the orders that it handed over; an earlier version of the server gives none. */
  readonly handedOver?: PressTogether["handedOver"];
  /** The name of the device; null for a command of the operator. */
  readonly device: string | null;
}

export const workingWeekCalls = {
  /**
   * A week with everything that is worked with. Without a date it is the one that is worked on now: for four days the week whose deadline
   * was last, if it has orders, and otherwise the one that orders are taken for. A role that does not read all weeks reads these two and no
   * other. A driver reads only orders that are delivered.
   */
  week: {
    ...reads(rolesWithOrders),
    request: v.strictObject({ week: v.nullable(v.string()), language: v.picklist(languages) }),
    answer: answers<ShownWeek>(),
  },

  /** What changed in a week since a cursor. */
  changes: {
    ...reads(rolesWithOrders),
    request: v.strictObject({
      week: v.string(),
      since: cursor,
      /** Null where the device knows none. */
      generation: v.nullable(v.string()),
    }),
    answer: answers<WeekChanges>(),
  },

  /**
   * What one press set of several kitchen lines (`allCooked`), or packed or handed over of several boxes in a week, the newest first, at most
   * 100. The action ids of the marks of one press on several orders begin alike: `<id>_1`, `<id>_2` and so on.
   */
  pressesTogether: {
    ...reads(ownerAndHelper),
    request: v.strictObject({ week: v.string() }),
    answer: answers<readonly ShownPress[]>(),
  },

  /** Keeps the sequence of the stops, for this week and the next ones. `stops` are the keys of all stops. */
  keepRoute: {
    ...quiet,
    roles: ownerAndDriver,
    confirmed: "never",
    request: v.strictObject({ stops: v.array(v.string()) }),
    answer: answers<boolean>(),
  },
} as const satisfies Readonly<Record<string, Call>>;

import type { Agorot, SignedAgorot } from "#domain/money/agorot.ts";

/** How money changed hands. */
export const paymentWays = ["app", "cash", "transfer"] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** How a customer is asked to pay: `again` is by mail, too, although it was done less than a day before. */
export const askingWays = ["mail", "again", "whatsapp"] as const;
export type AskingWay = (typeof askingWays)[number];

/** The papers that can be printed. */
export const sheets = ["kitchen", "slips", "labels", "route", "shopping"] as const;
export type Sheet = (typeof sheets)[number];

/**
 * How much of the log was known: every event up to an id, and every order up to a position. Orders have positions of their own,
 * because a new order is not an event.
 */
export interface Cursor {
  readonly event: number;
  readonly order: number;
}

/** Whom the seller writes a lasting note about a customer for: herself, the kitchen (cooks and packers), and the driver. */
export const noteReaders = ["owner", "kitchen", "driver"] as const;
export type NoteReader = (typeof noteReaders)[number];

/** Something that happened to an order after it was stored. */
export type OrderContent =
  | { readonly kind: "packed"; readonly isPacked: boolean }
  | { readonly kind: "handed-over"; readonly isHandedOver: boolean }
  | { readonly kind: "cancelled" }
  | { readonly kind: "restored" }
  /** Received where `amount` is above 0, given back where it is below. */
  | { readonly kind: "money"; readonly amount: SignedAgorot; readonly way: PaymentWay }
  /**
   * The order has new content; `due` is its new total. `missing` is what it was changed for; without it it was changed by hand, and
   * `stillMissing` is what is missing after that: all of it, and left out where nothing was before.
   */
  | {
      readonly kind: "changed";
      readonly revision: number;
      readonly due: Agorot;
      readonly missing?: MissingLine;
      readonly stillMissing?: StillMissing;
    }
  | { readonly kind: "moved"; readonly toWeek: string }
  /** Notes are a list; a new one replaces none. */
  | { readonly kind: "note"; readonly text: string }
  /** About the person who ordered, for all their orders. It replaces the previous one for the same reader; an empty one removes it. */
  | { readonly kind: "lasting-note"; readonly reader: NoteReader; readonly text: string }
  /** The order with this number belongs to the same person, whatever contacts both have. */
  | { readonly kind: "joined"; readonly with: string }
  /** The customer with the name of this order is not the same as others with its phone number or email address. */
  | { readonly kind: "parted" }
  /** The customer was asked to pay what is open. */
  | { readonly kind: "asked"; readonly by: AskingWay }
  /** The customer's data was erased. */
  | { readonly kind: "erased" };

/** How many of a line of an order, 1 or more, are missing from its box; `line` is its key. */
export interface MissingLine {
  readonly line: string;
  readonly amount: number;
}

/** All that is missing from the box of an order, and what is taken off its price for that. */
export interface StillMissing {
  readonly lines: readonly MissingLine[];
  readonly off: Agorot;
}

/** Something that happened to a week as a whole. */
export type WeekContent =
  /** `done` portions or extras of a kitchen line are cooked; `line` is its key. */
  | { readonly kind: "cooked"; readonly line: string; readonly done: number }
  /** How many more are cooked, below 0 for fewer. Such events add up, whatever other devices count meanwhile. */
  | { readonly kind: "cooked"; readonly line: string; readonly more: number }
  /** The same as `done` of several lines, such as those of a dish type, set and taken back together. */
  | { readonly kind: "cooked"; readonly lines: readonly CookedLine[] }
  /** How much of an ingredient is there, at home or in the cart; `with` has the ids of those that were joined into it and count with it. */
  | (ListedIngredient & { readonly kind: "shopping"; readonly with?: readonly string[] })
  /** `shows` is what the device knew when it printed; `list` is what the orders needed, for the shopping list only. */
  | {
      readonly kind: "printed";
      readonly sheet: Sheet;
      readonly shows: Cursor;
      readonly list?: readonly ListedIngredient[];
    }
  | { readonly kind: "week-closed" }
  | { readonly kind: "week-reopened" }
  /** The week was closed, opened or given another deadline by a version of the catalogue. */
  | { readonly kind: "menu-saved"; readonly version: number; readonly kept: WeekDecision };

/** How many of a kitchen line are cooked; `line` is its key. */
export interface CookedLine {
  readonly line: string;
  readonly done: number;
}

/** An amount of an ingredient, by its id and in its unit: 0 or more, with at most three decimals. */
export interface ListedIngredient {
  readonly ingredient: string;
  readonly amount: number;
}

/** What the seller decided about a week, beside what its version of the catalogue says. */
export interface WeekDecision {
  readonly ofOrders: OfOrders;
  /** The week into which orders are moved; null if they are not. */
  readonly toWeek: string | null;
  /** Whether customers get mails about what happens to their orders. */
  readonly tellsCustomers: boolean;
  /** The action that it takes back; null if it takes back none. */
  readonly undoes: string | null;
  /** A hash of what was asked for; tells a repetition from something else with the same action id. */
  readonly contentHash: string;
}

/** What happens to the orders of a week: they stay in it, are moved to the next one that is not closed, or are canceled. */
export const waysOfOrders = ["keep", "move", "cancel"] as const;
export type OfOrders = (typeof waysOfOrders)[number];

/** Something that happened to the shop. */
export type ShopContent =
  /** The catalogue has a new version. */
  | { readonly kind: "menu-saved"; readonly version: number; readonly saved: SavedMenu }
  | { readonly kind: "device-linked"; readonly device: number }
  | { readonly kind: "device-revoked"; readonly device: number };

/** What is kept of a change of the catalogue beside its version. */
export interface SavedMenu {
  /** The names of the settings of the shop that it changed; missing if there are none. */
  readonly settings?: readonly string[] | undefined;
  /** The action that it takes back; null if it takes back none. */
  readonly undoes: string | null;
  /** As in `WeekDecision`. */
  readonly contentHash: string;
}

/** An event that takes back the event `undoes` (its id), which may itself be such an event. */
export interface UndoContent {
  readonly kind: "undone";
  readonly undoes: number;
}

/** What every event has. Times are milliseconds since 1970 UTC. */
interface EventBase {
  /** The position in the log: a later event has a higher id. */
  readonly id: number;
  /** When the server stored it. */
  readonly at: number;
  /** When it was pressed, by the clock of the device, but never after `at`. */
  readonly pressedAt: number;
  /** Made by the device, one for each mark: a mark that is sent again is the same event. */
  readonly actionId: string;
  /** Null for the customer, a command of the operator, or the server itself. */
  readonly deviceId: number | null;
}

export interface OrderEvent extends EventBase {
  readonly orderNumber: string;
  /** The week that the order was in: the date of the deadline, `YYYY-MM-DD`. */
  readonly week: string;
  readonly content: OrderContent | UndoContent;
}

export interface WeekEvent extends EventBase {
  readonly orderNumber: null;
  readonly week: string;
  readonly content: WeekContent | UndoContent;
}

export interface ShopEvent extends EventBase {
  readonly orderNumber: null;
  readonly week: null;
  readonly content: ShopContent;
}

/** One row of the seller's log: added once, and never changed or removed. */
export type DeskEvent = OrderEvent | WeekEvent | ShopEvent;

import type { MissingLine, OrderContent, UndoContent, WeekContent } from "./desk-event.ts";

/** What can be pressed about an order. The other kinds of events are written together with what they report. */
export type OrderAction = Exclude<OrderContent, { readonly kind: "changed" | "erased" }>;

/** More of an order is missing from its box. It is pressed as a mark is, and stored as a change of the order. */
export type MissingAction = MissingLine & { readonly kind: "missing" };

/** What can be pressed about a week. */
export type WeekAction = Exclude<WeekContent, { readonly kind: "menu-saved" }>;

/** Takes back an event, which is named by its action because the device may not know its id yet. */
export interface UndoAction {
  readonly kind: "undone";
  readonly actionId: string;
}

/** A mark on a device. It sets a state and never toggles it, so sending it again does no harm. */
export type Mark = MarkBase &
  (
    | { readonly orderNumber: string; readonly action: OrderAction | UndoAction }
    | {
        readonly orderNumber: null;
        readonly week: string;
        readonly action: WeekAction | UndoAction;
      }
  );

interface MarkBase {
  /** Made by the device for this mark; a repetition has the same. */
  readonly actionId: string;
  /** Null for the customer, a command of the operator, or the server itself. */
  readonly deviceId: number | null;
  /** Milliseconds since 1970 UTC, by the clock of the device. */
  readonly pressedAt: number;
  readonly seen: Seen;
}

/** What the device showed when it was pressed. */
export interface Seen {
  /** The newest event that it knew. */
  readonly event: number;
  /** Its own marks since then that had no answer yet. */
  readonly actionIds: readonly string[];
}

/** What a mark adds to the log, if it adds anything. */
export type Decision =
  | { readonly kind: "record"; readonly content: OrderContent | WeekAction | UndoContent }
  /** Something that the device had not seen has decided the same matter otherwise. */
  | { readonly kind: "outdated" }
  /** The customer's data of the order was erased, and the mark would bring some back. */
  | { readonly kind: "erased" }
  /** No such event, or it is undone already, or it is of a kind that cannot be undone. */
  | { readonly kind: "nothing-to-undo" };

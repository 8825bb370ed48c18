import type { KeptWeek, WeekEvent } from "#domain/desk/desk-event.ts";
import type { CatalogueChange } from "./store.ts";

/** A version of the catalogue that says something else of a week, with the event that reports it. Times are milliseconds since 1970 UTC. */
export interface NewKeptWeek extends CatalogueChange {
  readonly actionId: string;
  readonly deviceId: number | null;
  /** By the clock of the device. */
  readonly pressedAt: number;
  readonly week: string;
  readonly kept: KeptWeek;
}

export type KeepWeekOutcome =
  | { readonly kind: "saved"; readonly event: KeptWeekEvent }
  /** It was stored before, with the same action id. */
  | { readonly kind: "repeated"; readonly event: KeptWeekEvent }
  /** `after` is not the newest version any more, and nothing was stored. */
  | { readonly kind: "catalogue-changed" }
  /** Something else has this action id. */
  | { readonly kind: "action-reused" };

export interface KeptWeekEvent extends WeekEvent {
  readonly content: Extract<WeekEvent["content"], { readonly kind: "menu-saved" }>;
}

/** What the seller decides about weeks. */
export interface KeptWeeks {
  /** Saves the catalogue and the event in one durable transaction. An action id is stored once, so this may be repeated after any error. */
  readonly keepWeek: (week: NewKeptWeek) => Promise<KeepWeekOutcome>;

  /** The decision of an action; undefined if the action is unknown or something else. */
  readonly findKeptWeek: (actionId: string) => Promise<KeptWeekEvent | undefined>;
}

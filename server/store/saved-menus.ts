import type { SavedMenu, ShopEvent } from "#domain/desk/desk-event.ts";
import type { CatalogueChange } from "./store.ts";

/** A version of the catalogue that the seller saved, with the event that reports it. Times are milliseconds since 1970 UTC. */
export interface NewSavedMenu extends CatalogueChange {
  readonly actionId: string;
  /** Null for a command of the operator. */
  readonly deviceId: number | null;
  /** By the clock of the device. */
  readonly pressedAt: number;
  readonly saved: SavedMenu;
  /** The addresses that get a mail about it, see `Notices`. */
  readonly notices: readonly string[];
}

export type SaveMenuOutcome =
  | { readonly kind: "saved"; readonly event: SavedMenuEvent }
  /** It was stored before, with the same action id. */
  | { readonly kind: "repeated"; readonly event: SavedMenuEvent }
  /** `after` is not the newest version any more, and nothing was stored. */
  | { readonly kind: "catalogue-changed" }
  /** Something else has this action id. */
  | { readonly kind: "action-reused" };

export interface SavedMenuEvent extends ShopEvent {
  readonly content: Extract<ShopEvent["content"], { readonly kind: "menu-saved" }>;
}

export interface CatalogueVersion {
  readonly version: number;
  readonly savedAt: number;
  /** Null for a command of the operator and for the first version. */
  readonly deviceId: number | null;
}

/** What the seller saves of the catalogue. */
export interface SavedMenus {
  /** Saves the catalogue, the event and the notices in one durable transaction. An action id is stored once, so this may be repeated after any error. */
  readonly saveMenu: (menu: NewSavedMenu) => Promise<SaveMenuOutcome>;

  /** What an action saved; undefined if the action is unknown or something else. */
  readonly findSavedMenu: (actionId: string) => Promise<SavedMenuEvent | undefined>;

  /** The events of versions that changed settings of the shop, saved at `since` or later, the newest first. */
  readonly changesOfSettings: (list: {
    readonly since: number;
    readonly limit: number;
  }) => Promise<readonly SavedMenuEvent[]>;

  /** The versions of the catalogue, the newest first, at most `limit`; with `before` only older ones than that version. */
  readonly catalogueVersions: (list: {
    readonly before?: number | undefined;
    readonly limit: number;
  }) => Promise<readonly CatalogueVersion[]>;
}

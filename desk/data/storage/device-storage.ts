/** The prefix of the names of drafts. */
export const draftNames = "draft ";
/** The prefix of names that are kept when the device is signed out: drafts of the menu and the shop, which hold no customer's data. */
export const lastingNames = `${draftNames}catalogue `;

/** The lists that are kept. */
export type ListName = "presses" | "refused";

/** An item of a list. Keys grow: a later item has a higher key, whichever tab added it. */
export interface Entry {
  readonly key: number;
  readonly value: unknown;
}

export type Change =
  | { readonly kind: "add"; readonly list: ListName; readonly value: unknown }
  | { readonly kind: "remove"; readonly list: ListName; readonly key: number };

/**
 * What the desk keeps on a device, shared by its tabs. What a promise has confirmed is durable. All of them reject if the browser
 * refuses, because storage is blocked, full or damaged, or if it does not answer: then it may still store a change later. Values are
 * what `structuredClone` can copy.
 */
export interface DeviceStorage {
  /** The value of a name; undefined if there is none. */
  readonly read: (name: string) => Promise<unknown>;
  /** Removes the name where the value is undefined. */
  readonly keep: (name: string, value: unknown) => Promise<void>;
  /** The items of a list, in sequence. */
  readonly list: (list: ListName) => Promise<readonly Entry[]>;
  /** Makes all changes or none. */
  readonly change: (changes: readonly Change[]) => Promise<void>;
  /** Deletes everything, except what begins with `kept`, `lastingNames` by default, and the lists if `keepsLists`; by default it does not. */
  readonly wipe: (kept?: string, keepsLists?: boolean) => Promise<void>;
}

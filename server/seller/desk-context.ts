import type { Device } from "#domain/order-log/device.ts";
import type { Problem } from "#server/problems/problem.ts";
import type { UnconfirmedMails } from "#server/seller/orders/count-unconfirmed-mails.ts";
import type { VersionedCatalogue } from "#server/store/catalogue/versioned-catalogue.ts";
import type { Erased, EraseRequest } from "#server/store/erasing/erase-request.ts";
import type { DamagedEvent } from "#server/store/log/event-log.ts";
import type { Store } from "#server/store/store.ts";
import type { MarkLimit } from "./orders/mark-limit.ts";

/** Copies of the backups away from the machine. Times are milliseconds since 1970 UTC. */
export interface BackupCopies {
  readonly kind: "folder" | "s3";
  /** Where they are, without a secret. */
  readonly name: string;
  /** When the backup was made whose copy is the newest. */
  readonly newestAt: number | undefined;
  readonly isReachable: boolean;
  /** When a copy was last fetched and compared. */
  readonly comparedAt: number | undefined;
}

/** What the desk says and does about backups. Times are milliseconds since 1970 UTC. */
export interface Safety {
  readonly status: () => Promise<{
    readonly newestAt: number | undefined;
    /** Whether the backups are on the disk of the data, as far as the settings say. */
    readonly isBesideData: boolean;
    readonly nextAt: number;
    readonly isRunning: boolean;
    /** Undefined if none are made. */
    readonly copies: BackupCopies | undefined;
    /** When the recovery sheet was made whose key opens the copies. */
    readonly sheetMadeAt: number | undefined;
  }>;
  /** Begins a backup. */
  readonly backUpNow: () => void;
  /** A key and its recipient, which are kept nowhere. */
  readonly makeRecoveryKey: () => Promise<{ readonly key: string; readonly recipient: string }>;
  /** Encrypts copies for this recipient from now on, and begins with a new backup. False if it is not a recipient. */
  readonly useRecipient: (recipient: string) => Promise<boolean>;
}

/** What a device that is signed in works with, during one operation. */
export interface DeskCall {
  readonly store: Store;
  readonly device: Device;
  /** The origin of its page, such as `https://shop.example`. */
  readonly origin: string;
  /** The server's time, milliseconds since 1970 UTC. */
  readonly now: number;
  /** One catalogue for the whole answer. */
  readonly current: VersionedCatalogue;
  /** The recipient of the seller's notices; undefined for the shop's contact address. */
  readonly sellerAddress: string | undefined;
  /** The shop's public origin, without which no mail has a link; undefined if the settings have none. */
  readonly publicOrigin: string | undefined;
  /** What is wrong with the shop now, the worst first. */
  readonly problems: () => Promise<readonly Problem[]>;
  /** Undefined if this server makes no backups. */
  readonly safety: Safety | undefined;
  readonly eraser: CustomerEraser;
  readonly takesPress: MarkLimit;
  readonly unconfirmedMails: UnconfirmedMails;
  /** How many orders of a customer may be stored in an hour; undefined for no limit. */
  readonly mostInAnHour: number | undefined;
  /** Called when a mail is due at once. */
  readonly onMailDue: () => void;
  /** Reports damaged events to the operator, each once. */
  readonly reportDamaged: (events: readonly DamagedEvent[]) => void;
}

/** A file that still has what was stored when it was made. */
interface KeptCopy {
  readonly name: string;
  /** When it is removed, in milliseconds since 1970 UTC, if a backup is made every night; null for a file that somebody has to delete. */
  readonly endsAt: number | null;
}

/** Erases customers from the database and from the files of a shop. */
export interface CustomerEraser {
  /**
   * Erases orders, see `Store.eraseOrders`, the files of their mails, and who ordered from the lists that a restore wrote. Rejects if
   * something could not be erased; it may be called again then, and finishes it.
   */
  readonly erase: (request: Omit<EraseRequest, "overBefore">) => Promise<Erased>;
  /** The copies of the database that were made since a time, which still have what was stored then. */
  readonly copiesSince: (since: number, now: number) => Promise<readonly KeptCopy[]>;
}

import type { SavedMenuEvent } from "./saved-menus.ts";

/**
 * The mails to the seller about a change of the catalogue that she must learn of, such as whom customers pay. They are stored with the
 * change (`SavedMenus.saveMenu`) and sent at least once. Times are milliseconds since 1970 UTC.
 */
export interface Notices {
  /** Claims notices that are due at `now`. Until `until` no other process gets them; then they are due again, unless they were marked. */
  readonly claimNotices: (claim: {
    readonly now: number;
    readonly until: number;
    readonly limit: number;
  }) => Promise<readonly ClaimedNotice[]>;

  /** For the operator, the newest first: those that were sent, or those that wait and that were given up. */
  readonly listNotices: (list: {
    readonly isSent: boolean;
    readonly limit: number;
  }) => Promise<readonly ListedNotice[]>;

  readonly markNoticeSent: (notice: {
    readonly id: number;
    readonly sentAt: number;
  }) => Promise<void>;

  readonly markNoticeFailed: (notice: {
    readonly id: number;
    /** In the words of the mail server. */
    readonly reason: string;
    /** Null: it is given up. */
    readonly nextAttemptAt: number | null;
  }) => Promise<void>;
}

export interface ListedNotice {
  readonly id: number;
  readonly recipient: string;
  readonly attempts: number;
  readonly createdAt: number;
  readonly sentAt: number | undefined;
  /** Undefined if it was sent or given up. */
  readonly nextAttemptAt: number | undefined;
  readonly lastError: string | undefined;
}

export interface ClaimedNotice {
  readonly id: number;
  readonly recipient: string;
  /** With this one. */
  readonly attempts: number;
  readonly createdAt: number;
  /** What it tells of. */
  readonly event: SavedMenuEvent;
}

/**
 * What can be wrong with a running shop, the worst first. The desk has words for each, and the operator gets those of the
 * problem itself (`server/problems`).
 */
export const problemKinds = [
  /** The database cannot be read or written. */
  "database",
  /** A later version has migrated the database of this process. */
  "older-version",
  /** There is no menu, so there is nothing to order. */
  "catalogue",
  "database-slow",
  "disk",
  "unreadable-orders",
  /** The settings no longer name the mail server that they named before: mails wait. */
  "mails-held",
  /** Mails are only written as files, because no mail server was ever set. */
  "mails-to-files",
  "mails-waiting",
  "mails-dead",
  /** Devices without a confirmed sign-in have caused as many mails in an hour as they may. */
  "desk-mails",
  "backup",
  /** No backup is kept away from the machine. */
  "backup-copies",
  "clock",
  /** Customers of many weeks are old by the clock, and not erased before the owner says so. */
  "old-weeks",
  "certificate",
] as const;

export type ProblemKind = (typeof problemKinds)[number];

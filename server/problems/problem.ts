/**
 * What can be wrong with a running shop, the worst first. The desk has words for each (`desk/language/…/problems.ts`), whoever runs the
 * shop gets those of the problem itself.
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
  /** The mail server that was set before is not set any more: mails wait. */
  "mails-held",
  /** Mails are only written as files, because no mail server was ever set. */
  "mails-to-files",
  "mails-waiting",
  "mails-dead",
  "backup",
  "clock",
  "certificate",
] as const;

export type ProblemKind = (typeof problemKinds)[number];

/** Something that is wrong now. */
export interface Finding {
  readonly kind: ProblemKind;
  /** When it began, in milliseconds since 1970 UTC; undefined if only its being found says that. */
  readonly since?: number | undefined;
  /** For whoever runs the shop: one line with the setting or the command that mends it, without personal data and passwords. */
  readonly words: string;
  /** Whether no order can be placed. */
  readonly stopsOrders: boolean;
  /** How many orders or mails it is about, or by how many milliseconds the clock jumped. */
  readonly amount?: number | undefined;
}

/** A finding with its beginning: at the latest when it was found first. */
export type Problem = Finding & { readonly since: number };

/** Looks for problems of some kinds. Rejects with what the store throws, which is a problem that another look finds. */
export type Look = () => Promise<readonly Finding[]>;

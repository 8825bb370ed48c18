import * as v from "valibot";
import { answers, type Call, nothing } from "./call.ts";
import { owner, quiet, reads } from "./call-rules.ts";

/** Where the backups are. Times are milliseconds since 1970 UTC. */
export interface ShownSafety {
  /** When the newest backup was made. */
  readonly newestAt: number | null;
  /** Whether the backups are in the folder of the data, so that they are lost with its disk. */
  readonly isBesideData: boolean;
  /** When the next backup will be made. */
  readonly nextAt: number;
  /** Whether a backup is being made or copied. */
  readonly isRunning: boolean;
  /** The copies away from the machine; null if the settings name no place for them. */
  readonly copies: ShownCopies | null;
  /** When the recovery sheet was made whose key opens the copies; null if there is none: then nothing is copied. */
  readonly sheetMadeAt: number | null;
}

export interface ShownCopies {
  readonly kind: "folder" | "s3";
  /** The path of the folder, or `s3://bucket/prefix`. */
  readonly name: string;
  /** When the backup was made whose copy is the newest. */
  readonly newestAt: number | null;
  /** Whether the place answers now. If not, `newestAt` is what this server has copied last. */
  readonly isReachable: boolean;
  /** When a copy was last fetched and compared with what was stored. */
  readonly comparedAt: number | null;
}

/** A key of age and its recipient. */
export interface ShownRecoveryKey {
  readonly key: string;
  readonly recipient: string;
}

/** A problem that is over, and who was notified. Today showed it while it lasted. */
export interface ShownToldProblem {
  /** Such as `database` or `mails-waiting`; the server may have more kinds than a desk has words for. */
  readonly kind: string;
  readonly since: number;
  /** Null while it lasts. */
  readonly overAt: number | null;
  /** How many of the seller's devices took a push message when it began. */
  readonly devices: number;
  /** The mails to the operator; null if the settings allowed none. */
  readonly mail: {
    readonly to: string;
    /** When the mail about the beginning left, and that about the end; null if it did not. */
    readonly begunAt: number | null;
    readonly overAt: number | null;
    /** Why the last attempt failed, such as `login` or `unreachable`; null if it left. */
    readonly failure: string | null;
  } | null;
}

export const safetyCalls = {
  /** Where the backups are; null if this server makes none, as in the demo. */
  safety: {
    ...reads(owner),
    request: nothing,
    answer: answers<ShownSafety | null>(),
  },

  /** The problems that lasted for more than two minutes, and who was notified of each, the newest first. */
  toldProblems: {
    ...reads(owner),
    request: nothing,
    answer: answers<readonly ShownToldProblem[]>(),
  },

  /** Begins a backup and its copy; `isRunning` of `safety` says how long they take. */
  backUpNow: {
    ...quiet,
    roles: owner,
    confirmed: "never",
    undo: "no",
    limit: "one backup at a time",
    request: nothing,
    answer: answers<ShownSafety>(),
  },

  /**
   * Makes a key for the recovery sheet. The server keeps it nowhere: only the answer has it. So it is no call that reads, though nothing is
   * stored: the desk keeps what it has read, and asks for it again.
   */
  makeRecoveryKey: {
    ...quiet,
    roles: owner,
    confirmed: "always",
    undo: "no",
    request: nothing,
    answer: answers<ShownRecoveryKey>(),
  },

  /**
   * Encrypts the copies of backups for the key of this recipient from now on, and begins with a new backup. Existing copies open with
   * the previous key. It is idempotent.
   */
  useRecoveryKey: {
    ...quiet,
    roles: owner,
    confirmed: "always",
    request: v.strictObject({ recipient: v.string() }),
    answer: answers<ShownSafety>(),
  },
} as const satisfies Readonly<Record<string, Call>>;

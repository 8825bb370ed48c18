import type { ProblemKind } from "#contract/wire/desk-problems.ts";

/** The texts of mails to the operator. They are in English, like the commands and the log. */
export const operatorMessages = {
  problems: {
    database: "orders cannot be saved",
    "older-version": "an earlier version is running",
    catalogue: "there is no menu",
    "database-slow": "the database is slow",
    disk: "the disk is nearly full",
    "unreadable-orders": "orders are damaged",
    "mails-held": "mails are held, no mail server is set",
    "mails-to-files": "no mail server is set",
    "mails-waiting": "mails are waiting",
    "mails-dead": "mails did not arrive",
    "desk-mails": "the desk sent many mails",
    backup: "no recent backup",
    "backup-copies": "no recent copy of a backup",
    clock: "the clock jumped",
    "old-weeks": "erasing many weeks waits for approval",
    certificate: "the certificate expires soon or has expired",
  } satisfies Readonly<Record<ProblemKind, string>>,
  otherProblem: "a problem",
  /** `problem` is the first of `count`. */
  begun: (problem: string, count: number) =>
    count === 1 ? problem : `${problem}, and ${String(count - 1)} more`,
  over: (problem: string) => `over: ${problem}`,
  since: (moment: string, words: string) => `Since ${moment}: ${words}`,
  isOver: (moment: string, begin: string, words: string) =>
    `Over since ${moment}, after it began at ${begin}: ${words}`,
  doctor: "On the server, npm run shop -- doctor lists what is wrong now.",
};

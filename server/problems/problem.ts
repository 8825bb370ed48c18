import type { ProblemKind } from "#contract/wire/desk-problems.ts";
import type { MailProblem } from "#domain/order-log/mail-problem.ts";

/** Something that is wrong now. */
export interface Finding {
  readonly kind: ProblemKind;
  /** When it began, in milliseconds since 1970 UTC; undefined if only its being found says that. */
  readonly since?: number | undefined;
  /** For the operator: one line with the setting or the command that mends it, without personal data and passwords. */
  readonly words: string;
  /** Whether no order can be placed. */
  readonly stopsOrders: boolean;
  /** Why mails wait, as far as the newest failure says. */
  readonly mailProblem?: MailProblem | undefined;
  /** How many orders or mails it is about, or by how many milliseconds the clock jumped. */
  readonly amount?: number | undefined;
}

/** A finding with its beginning: at the latest when it was found first. */
export type Problem = Finding & { readonly since: number };

/** Looks for problems of some kinds. Rejects with what the store throws, which is a problem that another look finds. */
export type Look = () => Promise<readonly Finding[]>;

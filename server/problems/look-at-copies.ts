import { timeInJerusalem } from "#domain/schedule/date-text.ts";
import type { Finding } from "./problem.ts";

/** Milliseconds without a new copy after which somebody is told: a copy follows each nightly backup. */
const longWithout = 48 * 60 * 60_000;

/** What is known of the backups away from the disk of the data. Times are milliseconds since 1970 UTC. */
export interface CopiesStatus {
  /** Whether the backups themselves are on the disk of the data, as far as the settings say. */
  readonly isBesideData: boolean;
  /** Undefined if the settings name no place for copies. */
  readonly copies:
    | { readonly newestAt: number | undefined; readonly isReachable: boolean }
    | undefined;
  /** When the recovery sheet was made, without which nothing is copied. */
  readonly sheetMadeAt: number | undefined;
}

/** Looks whether a backup would be left if the machine, or only its disk, were lost. `now` is in milliseconds since 1970 UTC. */
export function lookAtCopies(status: CopiesStatus | undefined, now: number): readonly Finding[] {
  if (status === undefined) return [];
  const { isBesideData, copies, sheetMadeAt } = status;
  const since = copies?.newestAt ?? sheetMadeAt;
  const words =
    copies === undefined
      ? isBesideData &&
        "the backups are on the disk of the data: set BACKUP_TO to a place away from this machine"
      : sheetMadeAt === undefined
        ? "nothing is copied to BACKUP_TO until the recovery sheet was made at the desk, at /desk/safety"
        : now - (since ?? now) > longWithout &&
          `no backup was copied to BACKUP_TO since ${timeInJerusalem(since ?? now)}${copies.isReachable ? "" : ": the place does not answer"}; the log has the reason`;
  return words === false
    ? []
    : [{ kind: "backup-copies", since: copies?.newestAt, words, stopsOrders: false }];
}

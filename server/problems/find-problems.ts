import { problemKinds } from "#contract/wire/desk-problems.ts";
import { timeInJerusalem } from "#domain/schedule/date-text.ts";
import type { StoreOfOldWeeks } from "#server/store/erasing/read-old-weeks.ts";
import type { MailDelivery } from "#server/store/mails/mail-delivery.ts";
import type { Store } from "#server/store/store.ts";
import { StoreDamaged } from "#server/store/store-damaged.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { type CopiesStatus, lookAtCertificate, lookAtCopies, lookAtDisk } from "./look-around.ts";
import {
  type DatabaseLook,
  lookAtDatabase,
  lookAtOldWeeks,
  lookAtOrders,
} from "./look-at-database.ts";
import { lookAtMails } from "./look-at-mails.ts";
import type { Finding, Look } from "./problem.ts";

/** Milliseconds for which the answers of slow looks hold. */
const [ordersHold, copiesHold, certificateHolds] = [10 * 60_000, 10 * 60_000, 6 * 60 * 60_000];

export interface ProblemSources extends DatabaseLook {
  readonly store: Pick<
    Store,
    "countMails" | "currentCatalogue" | "listMails" | "proveWritable" | "workingOrders"
  > &
    StoreOfOldWeeks;
  readonly mailDelivery: MailDelivery;
  /** The last jump of the machine's clock that somebody has to know of, both in milliseconds. */
  readonly clockJump: () => { readonly at: number; readonly by: number } | undefined;
  /** When devices without a confirmed sign-in last could cause no more mails, in milliseconds. */
  readonly unconfirmedMailsAt: () => number | undefined;
  /** Since when a backup is missing, if that is too long. */
  readonly backupMissingSince: () => Promise<number | undefined>;
  /** Undefined if this process makes no backups. */
  readonly copies: () => Promise<CopiesStatus | undefined>;
  /** Folders whose disk must have space, each by the name of its setting. */
  readonly folders: Readonly<Record<string, string>>;
  readonly publicOrigin: string | undefined;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
}

/** Finds all that is wrong with the shop, in one list: the worst first, one of each kind. It never rejects. */
export type FindProblems = () => Promise<readonly Finding[]>;

/**
 * Everything that looks for problems, put together: what Today, `/ready`, `npm run shop -- doctor`, the log and the operator's mails say is
 * wrong comes from here. What a look cannot find because the database does not answer is one finding, that of the database.
 */
export function problemFinder(sources: ProblemSources): FindProblems {
  const { store, mailDelivery, clock, report } = sources;
  const looks: readonly Look[] = [
    () => lookAtDatabase(sources),
    () => lookAtMails({ store, mailDelivery, now: clock() }),
    () => lookAtDisk(sources.folders),
    async () => backupFindings(await sources.backupMissingSince()),
    remembered(copiesHold, async () => lookAtCopies(await sources.copies(), clock())),
    async () => clockFindings(sources.clockJump()),
    async () => deskMailFindings(sources.unconfirmedMailsAt()),
    remembered(ordersHold, () => lookAtOrders(store, clock())),
    remembered(ordersHold, () => lookAtOldWeeks(store, clock())),
    remembered(certificateHolds, () => lookAtCertificate(sources.publicOrigin, clock())),
  ];
  return async () => {
    const found = await Promise.all(
      looks.map((look) =>
        look().catch((error: unknown) => {
          // The first look has found this too.
          if (!(error instanceof StoreUnavailable || error instanceof StoreDamaged)) report(error);
          return [];
        }),
      ),
    );
    return found
      .flat()
      .toSorted((one, other) => problemKinds.indexOf(one.kind) - problemKinds.indexOf(other.kind));
  };
}

function backupFindings(since: number | undefined): readonly Finding[] {
  if (since === undefined) return [];
  const words = `there has been no backup since ${timeInJerusalem(since)}: npm run backup says why; look at BACKUP_DIR and its disk`;
  return [{ kind: "backup", since, words, stopsOrders: false }];
}

function clockFindings(jump: ReturnType<ProblemSources["clockJump"]>): readonly Finding[] {
  if (jump === undefined) return [];
  const seconds = Math.round(jump.by / 1_000);
  const words = `the clock of this machine jumped by ${String(seconds)} s, or it was off for so long: check orders and their weeks, and that the clock is kept right (timedatectl)`;
  return [{ kind: "clock", since: jump.at, amount: jump.by, words, stopsOrders: false }];
}

function deskMailFindings(since: number | undefined): readonly Finding[] {
  if (since === undefined) return [];
  const words = `devices of the desk have made the shop send many mails in an hour (${timeInJerusalem(since)}) and were stopped: ask the seller whether that was her; npm run desk -- devices lists them, npm run desk -- revoke puts one out`;
  return [{ kind: "desk-mails", since, words, stopsOrders: false }];
}

/**
 * A slow look, whose answer holds for `milliseconds`. While it looks again, the last answer is given, so only the first look is
 * waited for. One that rejected is not remembered. `steady` gives milliseconds that never go back.
 */
export function remembered(
  milliseconds: number,
  look: Look,
  steady: () => number = () => performance.now(),
): Look {
  let latest: ReturnType<Look> | undefined;
  let lookedAt = 0;
  return () => {
    const before = latest;
    if (before !== undefined && steady() - lookedAt < milliseconds) return before;
    lookedAt = steady();
    const next = look();
    latest ??= next;
    next.then(
      () => (latest = next),
      () => (latest = undefined),
    );
    return before ?? next;
  };
}

import { existsSync } from "node:fs";
import type { Config } from "#server/config/config.ts";
import {
  type FindProblems,
  type ProblemSources,
  problemFinder,
} from "#server/problems/find-problems.ts";
import type { Problem } from "#server/problems/problem.ts";
import { type MailDelivery, mailDeliveryOf } from "#server/store/mails/mail-delivery.ts";
import type { Store } from "#server/store/store.ts";
import type { ConfigOfBackups } from "./backup-program.ts";
import { setUpBackups } from "./set-up-backups.ts";
import { mailFolder } from "./set-up-outbox-worker.ts";
import { watchClock } from "./watch-clock.ts";

type ConfigOfProblems = ConfigOfBackups & Pick<Config, "publicOrigin" | "smtpUrl">;

interface ProblemsSetup extends Omit<ProblemSources, "folders" | "publicOrigin"> {
  readonly config: ConfigOfProblems;
}

/** What finds the problems of a shop with these settings. */
export function setUpProblemFinder({ config, ...sources }: ProblemsSetup): FindProblems {
  const { dataFolder, backupFolder, publicOrigin } = config;
  return problemFinder({
    ...sources,
    publicOrigin,
    folders: { DATA_DIR: dataFolder, BACKUP_DIR: backupFolder },
  });
}

/** What happens to the mails of a shop with these settings, see `mailDeliveryOf`. `at` is in milliseconds since 1970 UTC. */
export function mailDeliveryNow(
  config: Pick<Config, "dataFolder" | "smtpUrl">,
  store: Pick<Store, "listMails" | "readOrMakeSecret" | "replaceSecret">,
  at: number,
): Promise<MailDelivery> {
  return mailDeliveryOf(store, {
    hasMailServer: config.smtpUrl !== undefined,
    hasFiles: existsSync(mailFolder(config)),
    at,
  });
}

interface ProblemsNow {
  readonly config: ConfigOfProblems;
  readonly store: Store;
  /** Milliseconds since 1970 UTC. */
  readonly clock?: () => number;
  /** Called with errors that are bugs. */
  readonly report: (error: unknown) => void;
}

/**
 * What is wrong with a shop now, the worst first, for a command that runs beside its server. It knows nothing that only the server has
 * seen: jumps of the clock while it ran, a backup that failed before there was any, and mails that devices caused. Rejects with `StoreUnavailable` if the database
 * cannot be read at all.
 */
export async function listProblems({
  config,
  store,
  clock = Date.now,
  report,
}: ProblemsNow): Promise<readonly Problem[]> {
  const now = clock();
  const backups = setUpBackups({ config, store, log: { error: report }, clock });
  const clockWatch = watchClock(await store.latestStoredAt(), clock);
  const find = setUpProblemFinder({
    config,
    store,
    clock,
    report,
    mailDelivery: await mailDeliveryNow(config, store, now),
    clockJump: clockWatch.latest,
    unconfirmedMailsAt: () => undefined,
    backupMissingSince: backups.missingSince,
    copies: backups.safety.status,
  });
  return (await find()).map((each) => ({ ...each, since: each.since ?? now }));
}

import { execFile } from "node:child_process";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { nextNight } from "#server/backups/backup-due.ts";
import { readBackups } from "#server/backups/backup-folder.ts";
import { readCopies } from "#server/backups/copy-backup.ts";
import { nameOfPlace, openCopyPlace } from "#server/backups/copy-place.ts";
import { isRecipient, makeRecoveryKey } from "#server/backups/encrypt-backup.ts";
import { type NightlyBackups, nightlyBackups } from "#server/backups/nightly-backups.ts";
import { projectRoot } from "#server/config/project-root.ts";
import type { BackupCopies, Safety } from "#server/seller/desk-context.ts";
import type { Store } from "#server/store/store.ts";
import type { BackupJob, ConfigOfBackups } from "./backup-program.ts";

const execute = promisify(execFile);
const program = fileURLToPath(new URL("server/main/backup-program.ts", projectRoot));
/** Characters of what the program says about an error. */
const longestReason = 500;
/** Milliseconds after which work is given up, and tried again an hour later: a place that hangs must not hold up the next backup. */
const longestWork = 60 * 60_000;
/** How long a comparison of a copy is good for, in milliseconds. */
const month = 30 * 24 * 60 * 60_000;
/** What the owner's key opens, and which copy was compared last, beside the secrets of the shop. */
const [recipientName, comparedName] = ["backup-recipient", "backup-compared"];

interface BackupsSetup {
  readonly config: ConfigOfBackups;
  readonly store: Pick<Store, "readSecret" | "replaceSecret">;
  readonly log: { readonly error: (fields: object, line: string) => void };
  readonly clock: () => number;
}

export interface Backups extends NightlyBackups {
  readonly safety: Safety;
}

/** Nightly backups of the database that the settings name, and what the desk's page of safety says and does. */
export function setUpBackups({ config, store, log, clock }: BackupsSetup): Backups {
  const { backupFolder, copyTo } = config;
  const place = copyTo && openCopyPlace(copyTo);
  /** When the backup was made that was copied last; unknown until this process has copied one. */
  let copiedAt: number | undefined;
  const newestAt = async (now: number) =>
    (await readBackups(backupFolder)).find(({ at }) => at <= now)?.at;
  const run = (signal: AbortSignal, work: BackupJob["work"]) => {
    const job: BackupJob = { config, work };
    const running = execute(process.execPath, [program], {
      signal: AbortSignal.any([signal, AbortSignal.timeout(longestWork)]),
    });
    // It may end before it has read everything.
    running.child.stdin?.on("error", () => {});
    running.child.stdin?.end(JSON.stringify(job));
    return running;
  };
  const failed = (line: string) => (why: unknown) => {
    const said = why instanceof Error && "stderr" in why ? String(why.stderr).trim() : "";
    const reason = said === "" ? String(why) : said.slice(0, longestReason);
    log.error({ reason }, `${line}; it is tried again in an hour`);
  };

  const backups = nightlyBackups({
    clock,
    newestAt,
    make: async (signal) => {
      await run(signal, { kind: "make" });
    },
    onFailure: failed("the nightly backup failed"),
    afterwards: [
      {
        isDue: async (now) => {
          if (place === undefined || (await store.readSecret(recipientName)) === undefined)
            return false;
          const newest = await newestAt(now);
          return newest !== undefined && newest !== copiedAt;
        },
        run: async (signal) => {
          const [newest, recipient] = [
            await newestAt(clock()),
            await store.readSecret(recipientName),
          ];
          if (recipient === undefined) return;
          await run(signal, { kind: "copy", recipient: recipient.value });
          copiedAt = newest;
        },
        onFailure: failed("the copy of the backup failed"),
      },
      {
        isDue: async (now) => {
          if (copiedAt === undefined) return false;
          const compared = await store.readSecret(comparedName);
          return compared === undefined || Math.abs(now - compared.at) > month;
        },
        run: async (signal) => {
          const { stdout: value } = await run(signal, { kind: "compare" });
          await store.replaceSecret({ name: comparedName, value, at: clock() });
        },
        onFailure: failed("the copy of the backup could not be compared"),
      },
    ],
  });

  const copies = async (): Promise<BackupCopies | undefined> => {
    if (copyTo === undefined || place === undefined) return undefined;
    const compared = await store.readSecret(comparedName);
    const where = { kind: copyTo.kind, name: nameOfPlace(copyTo), comparedAt: compared?.at };
    try {
      const [newest] = await readCopies(place);
      return { ...where, newestAt: newest?.at, isReachable: true };
    } catch {
      // The log has the reason, since copying fails as well.
      return { ...where, newestAt: copiedAt, isReachable: false };
    }
  };
  return {
    ...backups,
    safety: {
      status: async () => ({
        newestAt: await newestAt(clock()),
        isBesideData: !relative(config.dataFolder, backupFolder).startsWith(".."),
        nextAt: nextNight(clock()),
        isRunning: backups.isRunning(),
        copies: await copies(),
        sheetMadeAt: (await store.readSecret(recipientName))?.at,
      }),
      backUpNow: () => void backups.backUpNow(),
      makeRecoveryKey,
      useRecipient: async (value) => {
        if (!isRecipient(value)) return false;
        await store.replaceSecret({ name: recipientName, value, at: clock() });
        // What was copied before opens with another key.
        copiedAt = undefined;
        void backups.backUpNow();
        return true;
      },
    },
  };
}

import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { readBackups } from "#server/backups/backup-folder.ts";
import { type NightlyBackups, nightlyBackups } from "#server/backups/nightly-backups.ts";
import type { Config } from "./config.ts";

const execute = promisify(execFile);
const program = fileURLToPath(new URL("backup-program.ts", import.meta.url));
/** Characters of what the program says about an error. */
const longestReason = 500;

interface BackupsSetup {
  readonly config: Pick<Config, "backupFolder">;
  readonly log: { readonly error: (fields: object, line: string) => void };
  readonly clock: () => number;
}

/** Nightly backups of the database of this process' settings. */
export function setUpBackups({ config, log, clock }: BackupsSetup): NightlyBackups {
  return nightlyBackups({
    clock,
    newestAt: async (now) =>
      (await readBackups(config.backupFolder)).find(({ at }) => at <= now)?.at,
    make: async (signal) => {
      await execute(process.execPath, [program], { signal });
    },
    onFailure: (why) => {
      const said = why instanceof Error && "stderr" in why ? String(why.stderr).trim() : "";
      const reason = said === "" ? String(why) : said.slice(0, longestReason);
      log.error({ reason }, "the nightly backup failed; it is tried again in an hour");
    },
  });
}

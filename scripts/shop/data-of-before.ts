/**
 * Finds the backup that the start of a new version made before it migrated the tables, for the way back. Its argument is when that start was
 * begun, in milliseconds since 1970 UTC. Prints the path of the backup; nothing if there is none, or if something was stored since. The
 * server must be stopped. A program of its own, because only the user of the shop may open its database.
 */
import { join } from "node:path";
import { runCommand } from "#scripts/run-command.ts";
import { readBackups } from "#server/backups/backup-folder.ts";
import { readConfig } from "#server/config/config.ts";
import { databaseLocationOf } from "#server/main/back-up-shop.ts";
import { compareWithBackup } from "#server/store/backup/compare-with-backup.ts";

await runCommand(async () => {
  const since = Number(process.argv[2]);
  const config = readConfig(process.env);
  // Names have whole seconds.
  const made = (await readBackups(config.backupFolder)).filter(({ at }) => at >= since - 1_000);
  for (const { name } of made) {
    const backup = join(config.backupFolder, name);
    const { isOfEarlierVersion, isNewer } = await compareWithBackup(
      databaseLocationOf(config),
      backup,
    );
    if (!isOfEarlierVersion) continue;
    if (!isNewer) process.stdout.write(`${backup}\n`);
    return;
  }
});

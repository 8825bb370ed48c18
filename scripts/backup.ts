/**
 * `npm run backup`: copies the shop's database into one SQLite file in BACKUP_DIR, or at a given path
 * (`npm run backup -- /mnt/usb/shop.sqlite`), while the server may be running. The copy gets its name only after it was checked and
 * compared. In BACKUP_DIR old backups are removed (`keptBackups`).
 */
import { basename, dirname } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#server/config/config.ts";
import { OperatorProblem } from "#server/config/operator-problem.ts";
import { backUpShop, databaseLocationOf } from "#server/main/back-up-shop.ts";
import { makeFolder } from "#server/main/make-folder.ts";
import { expectShop } from "#server/main/open-store.ts";
import { backUp } from "#server/store/backup/back-up.ts";
import { asJson, type BackupMade } from "./backup-made.ts";
import { refuseOwnFile } from "./own-files.ts";
import { runCommand } from "./run-command.ts";
import { shopText } from "./shop-text.ts";

const help = `npm run backup [FILE]

makes a backup while the shop is running: in BACKUP_DIR, where old ones are removed, or as a new file of any name`;

await runCommand(async () => {
  const [target] = parseArgs({ allowPositionals: true }).positionals;
  const config = readConfig(process.env);
  // Before a folder is made.
  await expectShop(config);
  const { path, summary } =
    target === undefined ? await backUpShop(config, Date.now()) : await backUpTo(target);
  const isForProgram = process.env[asJson.name] === asJson.value;
  const said = isForProgram
    ? JSON.stringify({ path } satisfies BackupMade)
    : `backed up and checked (${shopText(summary)}): ${path}`;
  process.stdout.write(`${said}\n`);

  async function backUpTo(file: string) {
    await refuseOwnFile(file, config);
    const folder = dirname(file);
    await makeFolder(folder);
    try {
      return await backUp(databaseLocationOf(config), folder, () => basename(file));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw new OperatorProblem(`the backup to ${file} failed: ${error.message}`, { cause: error });
    }
  }
}, help);

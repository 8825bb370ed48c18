/**
 * `npm run backup`: copies the shop's SQLite file, while the server is running, to DATA_DIR/backups, or to a given path
 * (`npm run backup -- /mnt/usb/shop.sqlite`). The copy gets its name only after it was checked and compared.
 */
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#server/main/config.ts";
import { makeFolder } from "#server/main/make-folder.ts";
import { databaseFile } from "#server/main/open-store.ts";
import { OperatorProblem } from "#server/main/operator-problem.ts";
import { OtherVersion } from "#server/store/schema-fence.ts";
import { backUpSqlite } from "#server/store/sqlite/back-up-sqlite.ts";
import { runCommand } from "./run-command.ts";
import { shopText } from "./shop-text.ts";
import { withStore } from "./with-store.ts";

/** So that the copy is whole. A database whose tables are those of another version is copied as it is. */
async function repair(): Promise<void> {
  try {
    await withStore(() => Promise.resolve());
  } catch (error) {
    if (!(error instanceof OperatorProblem && error.cause instanceof OtherVersion)) throw error;
  }
}

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { dataFolder, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new OperatorProblem(
      "the shop is in PostgreSQL: back it up with pg_dump of the same version (docs/operations.md)",
    );
  }
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const target = positionals[0] ?? join(dataFolder, "backups", `shop-${moment}.sqlite`);
  // First: where there is no shop, it throws, and no folder is made.
  await repair();
  await makeFolder(dirname(target));
  try {
    const summary = await backUpSqlite(databaseFile(dataFolder), target);
    process.stdout.write(`backed up and checked (${shopText(summary)}): ${target}\n`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new OperatorProblem(`the backup of ${dataFolder} failed: ${error.message}`, {
      cause: error,
    });
  }
});

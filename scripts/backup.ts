/**
 * `npm run backup`: copies the shop's SQLite file, while the shop goes on, into DATA_DIR/backups, or to the path that it is
 * given (`npm run backup -- /mnt/usb/shop.sqlite`). The copy is looked through and compared before it has its name.
 */
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "#server/config.ts";
import { databaseFile } from "#server/open-store.ts";
import { StartProblem } from "#server/start-problem.ts";
import { backUpSqlite } from "#server/store/sqlite/back-up-sqlite.ts";
import { runCommand } from "./run-command.ts";
import { shopText } from "./shop-text.ts";

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { dataFolder, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) {
    throw new StartProblem(
      "the shop is in PostgreSQL: use pg_dump, which comes with it, knows its version and copies one moment (docs/operations.md)",
    );
  }
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const target = positionals[0] ?? join(dataFolder, "backups", `shop-${moment}.sqlite`);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  try {
    const summary = await backUpSqlite(databaseFile(dataFolder), target);
    process.stdout.write(`backed up and checked, ${shopText(summary)}: ${target}\n`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new StartProblem(`no backup was made of ${dataFolder}: ${error.message}`, {
      cause: error,
    });
  }
});

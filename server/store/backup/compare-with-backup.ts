import { DatabaseSync } from "node:sqlite";
import { openPostgres } from "#server/store/postgres/open-postgres-store.ts";
import { newestMigration } from "#server/store/schema-fence.ts";
import { shopSummary, type TableName, tableNames } from "#server/store/table-plans.ts";
import { type DatabaseLocation, databaseOf } from "./back-up.ts";
import { newerOrders } from "./newer-orders.ts";

/** Tables that a server also writes when nobody does anything: mails that it sends, pictures that it takes over, links and leases that end. */
const ofServer: ReadonlySet<TableName> = new Set([
  "device_links",
  "leases",
  "mails",
  "notices",
  "pictures",
  "secrets",
]);

/** What a database has that a backup of it does not have. */
export interface BackupComparison {
  /** Whether the tables of the backup are those of an earlier version. */
  readonly isOfEarlierVersion: boolean;
  /** Whether something that somebody was told is stored is in the database only: an order, a change, a press at the desk, a device. */
  readonly isNewer: boolean;
}

/** Compares a database, which no server may be writing, with a backup of it. Nothing is changed. Throws if one of them cannot be read. */
export async function compareWithBackup(
  location: DatabaseLocation,
  backup: string,
): Promise<BackupComparison> {
  const open = (file: string) => databaseOf(new DatabaseSync(file, { readOnly: true }));
  const now = location.kind === "sqlite" ? open(location.file) : openPostgres(location.url);
  const then = open(backup);
  try {
    const isOfEarlierVersion = (await newestMigration(then)) < (await newestMigration(now));
    const [summary, before] = [await shopSummary(now), await shopSummary(then)];
    const isSame = tableNames
      .filter((table) => !ofServer.has(table))
      .every(
        (table) =>
          summary[table].rows === before[table].rows && summary[table].sum === before[table].sum,
      );
    const isNewer = !isSame || (await newerOrders(now, then)).length > 0;
    return { isOfEarlierVersion, isNewer };
  } finally {
    await Promise.all([now.destroy(), then.destroy()]);
  }
}

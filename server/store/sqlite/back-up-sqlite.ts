import { chmod, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { assertSameSummary, type ShopSummary, shopSummary } from "#server/store/shop-summary.ts";
import type { Tables } from "#server/store/tables.ts";
import { SqliteDialect } from "./sqlite-dialect.ts";

/** More pages than any shop has, so that the copy is made in one step. */
const allPages = 1_000_000_000;

/**
 * Copies the database in `file` to a new file `target`, while the shop goes on with it, and gives what the copy holds. The copy
 * is one moment of the shop, looked through from end to end and compared, and on the disk before it has its name.
 * Throws where `file` is no database, where `target` is there already, and where the copy is damaged.
 */
export async function backUpSqlite(file: string, target: string): Promise<ShopSummary> {
  const unfinished = `${target}.unfinished`;
  // Customers are in it: for nobody else on the machine to read. Also holds the place against a second backup.
  await (await open(unfinished, "wx", 0o600)).close();
  try {
    const original = await copy(file, unfinished);
    const summary = await check(unfinished);
    assertSameSummary(summary, original);
    await putInPlace(unfinished, target);
    return summary;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Gives what the original held at the moment of the copy. */
async function copy(file: string, target: string): Promise<ShopSummary> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 1_000 });
  const original = new Kysely<Tables>({ dialect: new SqliteDialect(database) });
  try {
    // What is read from here on is one moment, for the summary and for the copy.
    database.exec("begin");
    const summary = await shopSummary(original);
    await backup(database, target, { rate: allPages });
    database.exec("commit");
    return summary;
  } finally {
    await original.destroy();
  }
}

async function check(file: string): Promise<ShopSummary> {
  const database = new DatabaseSync(file);
  const copied = new Kysely<Tables>({ dialect: new SqliteDialect(database) });
  try {
    // One file, without a log beside it.
    database.exec("pragma journal_mode = delete");
    const damage = database.prepare("pragma integrity_check").all();
    const orphans = database.prepare("pragma foreign_key_check").all();
    if (damage.length !== 1 || damage[0]?.["integrity_check"] !== "ok" || orphans.length > 0)
      throw new Error("the database is damaged, and so is its copy");
    return await shopSummary(copied);
  } finally {
    await copied.destroy();
  }
}

async function putInPlace(unfinished: string, target: string): Promise<void> {
  await chmod(unfinished, 0o600);
  await sync(unfinished, "r+");
  // Fails where the target is there, which `rename` would replace.
  await (await open(target, "wx", 0o600)).close();
  await rename(unfinished, target);
  await sync(dirname(target), "r");
}

async function sync(path: string, flags: "r" | "r+"): Promise<void> {
  await using handle = await open(path, flags);
  await handle.sync();
}

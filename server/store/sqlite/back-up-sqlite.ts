import { randomUUID } from "node:crypto";
import { chmod, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { generationName } from "#server/store/generation.ts";
import { assertSameSummary, type ShopSummary, shopSummary } from "#server/store/table-plans.ts";
import type { Tables } from "#server/store/tables.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";

/** More pages than any database has, so that the copy is made in one step. */
const allPages = 1_000_000_000;

/**
 * Copies the database in `file` to a new file `target`, while the server may be writing, and gives a summary of the copy. The
 * copy is consistent. It is checked, compared with the original and synced before it gets its name.
 * Throws if `file` is not a database, if it has no catalogue, if `target` exists, and if the copy is damaged.
 */
export async function backUpSqlite(file: string, target: string): Promise<ShopSummary> {
  const unfinished = `${target}.unfinished`;
  // Readable for the owner only, since it holds customers' data. An existing file means that another backup is running.
  await (await open(unfinished, "wx", 0o600)).close();
  try {
    const original = await copy(file, unfinished);
    const summary = await check(unfinished);
    assertSameSummary(summary, original);
    // An empty database in the place of the shop's is damage, and its copy no backup.
    if (summary.catalogues.rows === 0) throw new Error("the database has no catalogue");
    renewGeneration(unfinished);
    await putInPlace(unfinished, target);
    return summary;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Copies the file and gives a summary of the original at the moment of the copy. */
async function copy(file: string, target: string): Promise<ShopSummary> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 1_000 });
  const original = new Kysely<Tables>({ dialect: sqliteDialect(database) });
  try {
    // The transaction gives the summary and the copy the same snapshot.
    database.exec("begin");
    const summary = await shopSummary(original);
    await backup(database, target, { rate: allPages });
    database.exec("commit");
    return summary;
  } finally {
    await original.destroy();
  }
}

/** Whoever restores the copy starts a new generation of the shop. */
function renewGeneration(file: string): void {
  using database = new DatabaseSync(file);
  database.prepare("update secrets set value = ? where name = ?").run(randomUUID(), generationName);
}

async function check(file: string): Promise<ShopSummary> {
  const database = new DatabaseSync(file);
  const copied = new Kysely<Tables>({ dialect: sqliteDialect(database) });
  try {
    // The copy is a single file without a write-ahead log.
    database.exec("pragma journal_mode = delete");
    const damage = database.prepare("pragma integrity_check").all();
    const orphans = database.prepare("pragma foreign_key_check").all();
    if (damage.length !== 1 || damage[0]?.["integrity_check"] !== "ok" || orphans.length > 0)
      throw new Error("the database is damaged, and so is the copy");
    return await shopSummary(copied);
  } finally {
    await copied.destroy();
  }
}

async function putInPlace(unfinished: string, target: string): Promise<void> {
  await chmod(unfinished, 0o600);
  await sync(unfinished, "r+");
  // Fails if the target exists; `rename` alone would replace it.
  await (await open(target, "wx", 0o600)).close();
  await rename(unfinished, target);
  await sync(dirname(target), "r");
}

async function sync(path: string, flags: "r" | "r+"): Promise<void> {
  await using handle = await open(path, flags);
  await handle.sync();
}

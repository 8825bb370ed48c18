import { constants, existsSync } from "node:fs";
import { copyFile, link, rm } from "node:fs/promises";
import type { Kysely } from "kysely";
import { lockSqlite } from "#server/store/sqlite/open-sqlite-alone.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import type { Tables } from "#server/store/tables.ts";
import { momentInName, putInPlace, unfinishedEnd } from "./back-up.ts";

interface Replaced {
  readonly database: Kysely<Tables> | undefined;
  readonly keptAs: string | undefined;
}

/** Locks a database file. One that cannot be read is kept under another name, with its log, which must not meet the new file. */
export async function lockOrKeep(file: string, now: number): Promise<Replaced | "shop-is-open"> {
  const moment = `${file}.damaged-${momentInName(now)}`;
  let keptAs = moment;
  // One that was killed in this second has left its name.
  for (let count = 2; existsSync(keptAs); count += 1) keptAs = `${moment}-${String(count)}`;
  const ends = ["", "-wal", "-shm"].filter((end) => existsSync(`${file}${end}`));
  // Because SQLite deletes a log that it cannot read.
  for (const end of ends) await keepBytes(`${file}${end}`, `${keptAs}${end}`);
  const forget = async (names: readonly string[]) => {
    for (const name of names) await rm(name, { force: true });
  };
  try {
    const database = await lockSqlite(file);
    await forget(ends.map((end) => `${keptAs}${end}`));
    return database === undefined ? "shop-is-open" : { database, keptAs: undefined };
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    await forget([`${file}-wal`, `${file}-shm`]);
    return { database: undefined, keptAs };
  }
}

/** Gives the bytes of a file a second name, or copies them there where a disk has no second names, as exFAT and some shares. */
async function keepBytes(file: string, target: string): Promise<void> {
  try {
    await link(file, target);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!withoutLinks.has(code)) throw error;
    const unfinished = `${target}${unfinishedEnd}`;
    try {
      await copyFile(file, unfinished, constants.COPYFILE_EXCL);
      await putInPlace(unfinished, target);
    } finally {
      await rm(unfinished, { force: true });
    }
  }
}

/** What a system says whose disk has no second names. */
const withoutLinks: ReadonlySet<string> = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

import { execFileSync } from "node:child_process";
import { chownSync, statSync } from "node:fs";
import { onTestFinished } from "vitest";
import { createDatabase, executeOn, postgresDatabase } from "./postgres-database.ts";
import { mayMount, smallDisk } from "./small-disk.ts";
import type { SpawnedShop } from "./spawn-shop.ts";
import { startPostgres } from "./start-postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A place for a shop's data that a test can fill up. */
export interface FillablePlace {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** From now on the data of the shop, which runs, takes no new space. */
  readonly fill: (shop: SpawnedShop) => Promise<void> | void;
  /** The shop may take space again. */
  readonly clear: (shop: SpawnedShop) => Promise<void> | void;
}

export interface KindOfPlace {
  readonly name: string;
  /** Makes a place for the running test. */
  readonly make: () => Promise<FillablePlace>;
}

const onAnyMachine: readonly KindOfPlace[] = [
  { name: "SQLite, in files that must not grow", make: limitedFiles },
  { name: "PostgreSQL, which reports a full disk", make: reportedByPostgres },
];
const onMountedDisks: readonly KindOfPlace[] = [
  { name: "SQLite, on a full file system", make: sqliteOnSmallDisk },
  { name: "PostgreSQL, on a full file system", make: postgresOnSmallDisk },
];

/** The two kinds that need no privilege, and, where mounting is allowed, a real full file system for each database. */
export const fillablePlaces = mayMount() ? [...onAnyMachine, ...onMountedDisks] : onAnyMachine;

/** The kernel lets the process write only inside of what its log already takes (RLIMIT_FSIZE), as on a full disk. */
async function limitedFiles(): Promise<FillablePlace> {
  const dataFolder = await temporaryFolder();
  // Only the soft limit, which the process's own user may raise again.
  const limit = (shop: SpawnedShop, bytes: string) =>
    execFileSync("prlimit", ["--pid", String(shop.pid()), `--fsize=${bytes}:`]);
  return {
    dataFolder,
    databaseUrl: undefined,
    fill: (shop) => void limit(shop, String(statSync(`${dataFolder}/shop.sqlite-wal`).size)),
    clear: (shop) => void limit(shop, "unlimited"),
  };
}

/**
 * PostgreSQL itself answers with its code for a full disk where a table of the shop would grow, and where a new table would be
 * created.
 */
async function reportedByPostgres(): Promise<FillablePlace> {
  const databaseUrl = await postgresDatabase();
  const body = "language plpgsql as $$ begin raise exception using errcode = 'disk_full'; end $$";
  return {
    dataFolder: await temporaryFolder(),
    databaseUrl,
    fill: async () => {
      await executeOn(
        databaseUrl,
        `create function no_space_for_row() returns trigger ${body};
        create function no_space_for_table() returns event_trigger ${body};
        create trigger no_space before insert on orders
          for each statement execute function no_space_for_row();
        create event trigger no_space on ddl_command_start when tag in ('CREATE TABLE')
          execute function no_space_for_table()`,
      );
    },
    clear: async () => {
      await executeOn(
        databaseUrl,
        `drop event trigger no_space;
        drop function no_space_for_table;
        drop function no_space_for_row cascade`,
      );
    },
  };
}

async function sqliteOnSmallDisk(): Promise<FillablePlace> {
  const { folder, fill, clear } = await smallDisk(16);
  return { dataFolder: folder, databaseUrl: undefined, fill: () => fill(), clear };
}

/** Tables and indexes are on the small disk; the write-ahead log of PostgreSQL has space. */
async function postgresOnSmallDisk(): Promise<FillablePlace> {
  const { folder, fill, clear } = await smallDisk(48);
  const postgres = await startPostgres();
  onTestFinished(() => postgres.remove());
  const { uid, gid } = statSync(postgres.socketFolder);
  chownSync(folder, uid, gid);
  const url = await createDatabase(postgres.socketFolder);
  await executeOn(url, `create tablespace small location '${folder}'`);
  const databaseUrl = await createDatabase(postgres.socketFolder);
  const name = new URL(databaseUrl).pathname.slice(1);
  await executeOn(url, `alter database ${name} set tablespace small`);
  return { dataFolder: await temporaryFolder(), databaseUrl, fill: () => fill(), clear };
}

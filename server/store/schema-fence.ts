import { type Kysely, sql } from "kysely";
import { StoreUnavailable } from "./store-unavailable.ts";

/**
 * Keeps a server from writing into a database that a later version has migrated while the server runs: what it writes would lack what
 * the later version needs. Checked by the dialects inside every transaction, where no migration can come in between.
 */
export interface SchemaFence {
  /** The newest migration of this program; undefined as long as the migrations have not run. */
  newest: string | undefined;
  /** Called when the first transaction is refused. */
  onRefusal?: ((problem: OtherVersion) => void) | undefined;
}

/** What the options of a store say of its version. */
export interface VersionOptions {
  /** Whether pending migrations are run, `true` by default; otherwise a store that has any is refused with `OtherVersion`. */
  readonly mayMigrate?: boolean | undefined;
  /** Called when the first write is refused because a later version has migrated the database. */
  readonly onLaterVersion?: ((problem: OtherVersion) => void) | undefined;
}

/** The name of the newest migration that has run; empty if none has. Throws what the database throws. */
export async function newestMigration<T>(database: Kysely<T>): Promise<string> {
  const { rows } = await sql<{ readonly name: string | null }>`
    select max(name) as name from kysely_migration`.execute(database);
  return rows[0]?.name ?? "";
}

/** The statement whose rows `refuseLater` takes; undefined as long as the migrations have not run. */
export function laterMigrations({ newest }: SchemaFence): string | undefined {
  return (
    newest &&
    `select name from kysely_migration where name > '${newest}' order by name desc limit 1`
  );
}

/** Throws `OtherVersion` if a later version has migrated the database. */
export function refuseLater(rows: readonly unknown[], fence: SchemaFence): void {
  const { newest, onRefusal } = fence;
  const [later] = rows as readonly { readonly name: string }[];
  if (newest === undefined || later === undefined) return;
  const problem = new OtherVersion(later.name, newest);
  fence.onRefusal = undefined;
  onRefusal?.(problem);
  throw problem;
}

/** The tables of the database are not those of this program. Nothing was read or written. */
export class OtherVersion extends StoreUnavailable {
  /** Whether the database is of a later version than the program. */
  readonly isLater: boolean;

  /** Both are names of migrations, the newest that the database and the program have. */
  constructor(ofDatabase: string, ofProgram: string) {
    const [theirs, ours] = [numberOf(ofDatabase), numberOf(ofProgram)];
    super(
      ofDatabase > ofProgram
        ? `its tables are those of a later version of the shop (${theirs}, this one has ${ours}): start the later version, or restore a backup made before the upgrade`
        : `its tables are those of an earlier version of the shop (${theirs}, this one has ${ours}): start the server of this version once`,
    );
    this.name = "OtherVersion";
    this.isLater = ofDatabase > ofProgram;
  }
}

function numberOf(migration: string): string {
  return migration === "" ? "0" : String(Number.parseInt(migration, 10));
}

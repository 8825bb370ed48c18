import { type Kysely, sql } from "kysely";
import { OtherVersion } from "./other-version.ts";

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

import type { Kysely, RawBuilder } from "kysely";

/** The only parts of the tables that differ between databases: how ids of new rows are generated, and the names of two types. */
export interface MigrationDialect {
  /** The type of a column of ids that the database generates. */
  readonly id: RawBuilder<unknown>;
  /** Makes the ids of new rows follow those that were copied into a table. */
  readonly numberAfterCopy: (table: string) => readonly MigrationStep[];
  /** The type of a column that holds bytes. */
  readonly bytes: RawBuilder<unknown>;
  /** The schema that has the shop's tables or will have them; undefined if there is none. Only where a database has schemas. */
  readonly schemaOf?: <T>(database: Kysely<T>) => Promise<string | undefined>;
  /**
   * What is written after a text to compare it by its characters and not by the rules of a language, so that a beginning is a range;
   * undefined where every text is compared so.
   */
  readonly byCode?: RawBuilder<unknown>;
}

/** A step of a migration: a statement, or what no statement can do. */
export type MigrationStep = RawBuilder<unknown> | ((database: Kysely<unknown>) => Promise<void>);

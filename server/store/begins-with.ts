import { type Kysely, PostgresAdapter, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Tables } from "./tables.ts";

/** A text as indexes of beginnings have it. PostgreSQL compares texts by the rules of a language otherwise, by which a beginning is no range. */
export function byCode(database: Kysely<Tables>, text: RawBuilder<unknown>): RawBuilder<unknown> {
  return database.getExecutor().adapter instanceof PostgresAdapter
    ? sql`${text} collate "C"`
    : text;
}

/** Whether a text, by codes, begins with a prefix. */
export function beginsWith(text: RawBuilder<unknown>, beginning: string): RawBuilder<SqlBool> {
  return sql`(${text} >= ${beginning} and ${text} < ${`${beginning}\u{10ffff}`})`;
}

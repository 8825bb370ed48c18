import type { DatabaseSync } from "node:sqlite";
import { storeErrors } from "./store-errors.ts";

/** Makes a function that gives SQLite's `data_version`: another number after every commit of another connection, in any process. */
export function dataVersionOf(database: DatabaseSync): () => number {
  const statement = storeErrors(() => database.prepare("pragma data_version"));
  return () => storeErrors(() => Number(statement.get()?.["data_version"]));
}

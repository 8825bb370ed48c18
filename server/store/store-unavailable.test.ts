import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { openDatabase } from "./sqlite/open-database.ts";
import { withStoreErrors } from "./sqlite/sqlite-error.ts";
import { StoreUnavailable } from "./store-unavailable.ts";

test("a full disk is logged as one short line with SQLite's code and without calls", async () => {
  using database = await openDatabase(join(await temporaryFolder(), "shop.sqlite"));
  database.exec("create table rows (content text); pragma max_page_count = 2");
  const fill = () => {
    withStoreErrors(() => database.exec("insert into rows values (zeroblob(100000))"));
  };
  expect(fill).toThrow(StoreUnavailable);
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => lines.push(line) });
  try {
    fill();
  } catch (error) {
    log.error({ err: error }, "an operation failed");
  }
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines.join("")).err).toEqual({
    type: "StoreUnavailable",
    message: "the store is unavailable: disk full",
    stack: "StoreUnavailable: the store is unavailable: disk full (13)",
    name: "StoreUnavailable",
    isInDoubt: false,
  });
});
